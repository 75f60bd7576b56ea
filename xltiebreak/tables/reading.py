"""The cells of a table → results, each fault with its place and a cure, and in words how they were
read: every way that fits is tried, and the one is kept that the table itself contradicts least.

A table speaks against a way where a cell says nothing in it, where the two cells of a game
disagree, where a printed total is not the sum of its row, and where a score so far does not grow by
a result.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import NamedTuple, Optional

from xltiebreak.event import letters as us
from xltiebreak.event.crosstable import Kind, contradictions
from xltiebreak.event.findings import ERROR, Finding, Place
from xltiebreak.event.letters import (
    BYES,
    PLAYED,
    UnknownCell,
    bye_in,
    is_empty,
    refuse,
    tidy,
    too_many_rulings,
)
from xltiebreak.event.results import BLANK, TWIN, UNREADABLE, Outcome, Result
from xltiebreak.tables.cells import Cell
from xltiebreak.tables.grammar import (
    BAR,
    LETTER,
    PAIR,
    RUNNING,
    SCORE,
    SCORE_ALONE,
    SIGN,
    US,
    Said,
    Way,
    form_of,
    meaning,
    names_somebody,
)
from xltiebreak.tables.grammar import read as read_cell
from xltiebreak.tables.vocabulary import ENGLISH, GRID, LANGUAGES, NAMES, NOTATIONS, known_name
from xltiebreak.tables.ways import (
    KNOWN,
    PLUS_MINUS,
    candidates,
    code_of,
    is_in,
    known_candidates,
    names_of,
)

Where = Callable[[int, int], tuple[str, Optional[Place]]]
"""Where a cell stands, in words and in values, by its row (from 0) and its round (from 1)."""

Rows = tuple[tuple[Result, ...], ...]


@dataclass(eq=False)
class Table:
    """A table's texts by row and round, the numbers of its players, and their printed totals."""

    texts: Sequence[Sequence[str]]
    numbers: Sequence[int] = ()
    totals: Sequence[float | None] = ()
    _forms: dict[bool, dict[str, tuple[str, tuple[int, ...]]]] = field(default_factory=dict)

    @cached_property
    def counts(self) -> Counter[str]:
        """How often each text stands there."""
        return Counter([text for row in self.texts for text in row if not is_empty(text)])

    def forms(self, *, raw: bool) -> Mapping[str, tuple[str, tuple[int, ...]]]:
        """Return the form of each text, and its numbers."""
        if raw not in self._forms:
            texts = {text for row in self.texts for text in row}
            self._forms[raw] = {text: form_of(text, raw=raw) for text in texts}
        return self._forms[raw]


_A_FEW = 2


class Judged:
    """A table as some ways, which mean the same, read it, and what contradicts that. ``scores`` are
    those after each round, ``why`` has the reason for the cells, by row and round from 0, that
    these make unreadable; ``rulings`` counts these if they are too many to be any, ``forfeits`` if
    all games are."""

    def __init__(self, ways: Sequence[Way], table: Table, *, is_settled: bool = True) -> None:
        self.ways, self.way, self.table = ways, ways[0], table
        self.why: dict[tuple[int, int], str] = {}
        self.scores: Sequence[Sequence[float | None]] = ()
        self.odd_scores = 0
        forms = table.forms(raw=self.way.raw)
        meanings = {form: meaning(form, self.way) for form in {form for form, _ in forms.values()}}
        said = {text: meanings[form].of(numbers) for text, (form, numbers) in forms.items()}
        rows = [[said[text] for text in row] for row in table.texts]
        self.results = [[each.result for each in row] for row in rows]
        self.totals = [*table.totals, *[None] * len(rows)][: len(rows)]
        if self.way.so_far == RUNNING:
            _by_scores(self, rows)
        if is_settled and any(each.bye for each in said.values()):
            _settle_byes(self, rows)
        results = [result for row in self.results for result in row]
        self._outcomes = Counter([result.outcome for result in results])
        self.unread = self._outcomes[Outcome.UNREADABLE]
        rulings = sum([result.ruling for result in results])
        played = sum([self._outcomes[outcome] for outcome in PLAYED.values()])
        self.rulings = rulings if too_many_rulings(rulings, played) else 0
        forfeits = sum([result.forfeit and result.opponent is not None for result in results])
        self.forfeits = forfeits if forfeits > _A_FEW and not played else 0

    @cached_property
    def misfits(self) -> int:
        """How much contradicts the results, except that they are rulings or forfeits throughout."""
        wrong = wrong_totals(self.results, self.totals)
        unfinished = 0 if self.way.kind else self._outcomes[Outcome.PENDING]
        return self._disagreeing + wrong + 3 * self.unread + 2 * self.odd_scores + unfinished

    @property
    def most(self) -> int:
        """The misfits, with rulings or forfeits throughout."""
        return self.misfits + self.rulings + self.forfeits

    @property
    def cells(self) -> Iterator[tuple[str, Result]]:
        """Each text and its result."""
        return zip(chain(*self.table.texts), chain(*self.results))

    @cached_property
    def _disagreeing(self) -> int:
        found = [
            2 if kind in (Kind.SELF, Kind.NOBODY) else 1
            for column in zip(*self.results)
            for _, kind, _ in contradictions(column, self.table.numbers)
        ]
        return sum(found) + (self._twins[1] // 2 if self.rulings else 0)

    @cached_property
    def agreeing(self) -> int:
        """How many cells name an opponent who names them and agrees."""
        return self._twins[0] - 2 * self._disagreeing

    @cached_property
    def _twins(self) -> tuple[int, int]:
        """How many cells name an opponent who names them; how many rulings of these stand alone."""
        rows = dict(zip(self.table.numbers, self.results))
        count = hardly = 0
        for number, row in rows.items():
            for r, result in enumerate(row):
                twins = rows.get(result.opponent) if result.opponent else None
                if twins and twins[r].opponent == number:
                    count += 1
                    hardly += result.ruling and twins[r].outcome is not TWIN.get(result.outcome)
        return count, hardly

    def differs(self, other: Judged) -> tuple[int, int] | None:
        """Return the row and round, from 0, of the first cell that means another result there."""
        for k, (row, theirs) in enumerate(zip(self.results, other.results)):
            for r, (one, two) in enumerate(zip(row, theirs)):
                mine = one.outcome, one.opponent, one.ruling
                if mine != (two.outcome, two.opponent, two.ruling):
                    return k, r
        return None


def best(ways: Iterable[Sequence[Way]], table: Table) -> tuple[Judged, list[Judged]]:
    """Return the reading contradicted least, and others as little that mean other results."""
    found: list[Judged] = []
    most = 0
    for same in ways:
        one = Judged(same, table)
        most = min(most, one.most) if found else one.most
        found = [each for each in (*found, one) if each.misfits <= most]
    found.sort(key=lambda one: (one.most, -one.agreeing))
    first, *others = found
    rivals = [one for one in others if one.agreeing >= first.agreeing]
    return first, [one for one in rivals if first.differs(one)]


def wrong_totals(results: Sequence[Sequence[Result]], totals: Sequence[float | None]) -> int:
    """Count the printed totals that are not the sum of their row."""
    return sum(
        total is not None and sum([result.points for result in row]) != total
        for row, total in zip(results, totals)
    )


def _by_scores(made: Judged, rows: Sequence[Sequence[Said]]) -> None:
    """Fill in what follows from the scores so far; count those that no result explains."""
    made.scores = [[said.score for said in row] for row in rows]
    for k, (row, line) in enumerate(zip(rows, made.results)):
        before: float | None = 0.0
        for r, said in enumerate(row):
            got = None if said.score is None or before is None else said.score - before
            line[r] = result = _by_score(said, got)
            if result is UNREADABLE and said.result is not UNREADABLE and got is None:
                made.why[k, r] = _GAP.format(said.score)
            elif result is UNREADABLE and said.result is not UNREADABLE:
                made.odd_scores += 1
                made.why[k, r] = _JUMP.format(before, said.score)
            elif got is not None and not result.blank and result is not UNREADABLE:
                made.odd_scores += got != result.points
            if said.score is not None:
                before = said.score
            elif result is UNREADABLE or result.outcome is Outcome.PENDING or before is None:
                before = None
            else:
                before += result.points


_GAP = (
    "the score so far is {:g} here, and before this round it is not known; type it, or the result"
)
_JUMP = "the score so far goes from {:g} to {:g} in one round; correct one of them"


def _by_score(said: Said, got: float | None) -> Result:
    """Return the result of a cell beside a score that grew by so much."""
    result = said.result
    if result.outcome is Outcome.PENDING and said.score is not None:
        return Result(PLAYED[got], result.opponent, result.colour) if got in PLAYED else UNREADABLE
    if result is not UNREADABLE or not said.bye:
        return result
    if said.bye == SCORE_ALONE and not got:
        return BLANK
    worth = said.worth if got is None else got
    return Result(BYES[worth]) if worth in BYES and said.worth in (None, worth) else UNREADABLE


def _settle_byes(made: Judged, rows: Sequence[Sequence[Said]]) -> None:
    """Fill in the byes whose worth follows from the printed total of their row: ``bye`` alone, and
    a score without an opponent in a round in which others have one."""
    for row, line, total in zip(rows, made.results, made.totals):
        unread = [r for r, result in enumerate(line) if result is UNREADABLE]
        is_open = any(result.outcome is Outcome.PENDING for result in line)
        if total is None or is_open or not unread or not all(row[r].bye for r in unread):
            continue
        left = total - sum([result.points for result in line])
        worths = [row[r].worth for r in unread]
        if None not in worths:
            are_begun = (any(each[r].opponent for each in made.results) for r in unread)
            is_clear = sum(filter(None, worths)) == left and all(are_begun)
        else:
            is_word = all(len(row[r].bye) > 1 and row[r].worth is None for r in unread)
            is_clear = is_word and (len(unread) == 1 or left != 0.5 * len(unread))
            worths = [left / len(unread)] * len(unread)
        if is_clear and BYES.keys() >= {*worths}:
            for r, worth in zip(unread, worths):
                line[r] = Result(BYES[worth])


class Reading(NamedTuple):
    """The results of each row by round, and what is wrong; in words how a cell is read; whether it
    is as FIDE's programs print it, and the printed scores after each round, if there are any."""

    results: Rows
    faults: list[Finding]
    how: str
    of_fide: bool
    scores: Sequence[Sequence[float | None]] = ()


class Undecided(NamedTuple):
    """Why a table may be read in more than one way, with the first cell that shows it."""

    text: str
    why: str


def read(
    rows: Sequence[Sequence[Cell]],
    where: Where,
    notation: str = "",
    how_to_state: str = "",
    numbers: Sequence[int] = (),
    totals: Sequence[float | None] = (),
    *,
    only_us: bool = False,
    others_can_be_stated: bool = False,
) -> Reading:
    """Return the results of all rows in the stated notation, else in the way that fits them best;
    ``only_us`` allows US letters alone, unless ``others_can_be_stated``.

    A cell that cannot be read becomes an unreadable result and a finding; nothing is guessed.
    ``how_to_state`` tells where the table's notation is stated, if it can be. The ``numbers`` of
    the players and their printed ``totals`` help to tell the way.

    Raises:
        TieBreakError: there is no notation of that name.
    """
    table = Table(
        [["" if cell.fault else cell.text for cell in row] for row in rows], numbers, totals
    )
    name = known_name(notation) if notation else ""
    if only_us and not name:
        made = Judged([US], table, is_settled=False)
        doubt = rulings_for_results(table.counts, only_us=not others_can_be_stated)
    else:
        made, doubt = _decided(table, "" if name == GRID else name)
    faults: list[Finding] = []

    def report(k: int, r: int, code: str, message: str, hint: str = "") -> None:
        cell_at, place = where(k, r + 1)
        cell = rows[k][r]
        for text in (_shown(cell.text), tidy(cell.text), cell.text) if cell.typed else ():
            message = message.replace(repr(text), repr(cell.typed))
        message += f" ({hint})" if hint else ""
        faults.append(Finding(ERROR, code, cell_at, message, place))

    if doubt:
        cells = ((k, r) for k, row in enumerate(table.texts) for r in range(len(row)))
        k, r = next((k, r) for k, r in cells if table.texts[k][r] == doubt.text)
        report(k, r, "ambiguous-notation", doubt.why, how_to_state)
    for k, row in enumerate(rows):
        for r, cell in enumerate(row):
            if cell.fault is not None:
                made.results[k][r] = UNREADABLE
                report(k, r, *cell.fault)
            elif made.results[k][r] is UNREADABLE and (k, r) in made.why:
                report(k, r, "running-score", made.why[k, r])
            elif made.results[k][r] is UNREADABLE:
                report(k, r, "unknown-code", why_not(cell.text, made.ways))
    typed = {cell.text: cell.typed or cell.text for row in rows for cell in row}
    return Reading(
        tuple(map(tuple, made.results)),
        faults,
        _cells_read(made, typed),
        _is_of_fide(made),
        made.scores,
    )


def _is_of_fide(made: Judged) -> bool:
    """Whether most cells are read, and programs print all of them, unlike ``12-1``."""
    forms = (form for form, _ in made.table.forms(raw=False).values())
    is_read = 2 * made.unread < sum(made.table.counts.values()) or not made.unread
    return (
        code_of(made.way) == "chess-results"
        and is_read
        and not any(re.search(_NO_PROGRAMS, form) for form in forms)
    )


_NO_PROGRAMS = "(?i)^# ?- ?[1½0]$|#[ ¦wbsz]*[xf]$"


def _decided(table: Table, name: str) -> tuple[Judged, Undecided | None]:
    """Return how a table is read, and why it may be read otherwise."""
    texts = table.counts
    if name in ("us", "chess-results", "plus-minus") or not texts:
        return Judged([KNOWN.get(name, US)], table), None
    if name:
        first, others = best([*candidates(texts, name)] or [[KNOWN.get(name, US)]], table)
        return first, _told_apart(first, others) if name not in KNOWN else None
    games = [text for text in texts if bye_in(tidy(text)) is None] or [*texts]
    in_us = Judged([US], table)
    if all(_ALONE.fullmatch(tidy(text)) for text in games):
        return in_us, Undecided(
            games[0],
            f"{games[0]!r} names player {tidy(games[0])[-1]} in us notation, or a color and "
            "a score in uk notation, where the opponent's number stands in a column before it; "
            "add that column, or state the notation",
        )
    is_read = any(result.opponent for _, result in in_us.cells)
    left = {text for text, result in in_us.cells if result is UNREADABLE}
    are_slips = not any(map(names_somebody, left)) and (is_read or not left)
    if 2 * sum(map(_holds_two, games)) > len(games) or (are_slips and not in_us.rulings):
        return in_us, None  # W or = without a number is a slip, and no other notation
    counted = Counter({text: texts[text] for text in games})
    known = [] if in_us.rulings else known_candidates(games)
    first, others = best(known or candidates(counted), table)
    for each in (first, *others):
        if each.rulings or each.forfeits:
            return each, rulings_for_results(texts) if each.rulings else _all_forfeits(each)
    return first, _told_apart(first, others)


def _holds_two(text: str) -> bool:
    """Whether two columns of a round hold a game each in US letters."""
    return sum(bool(read_cell(part, US).result.opponent) for part in text.split(BAR)) > 1


_ALONE = re.compile(r"[wsWS] ?[1½0] ?[kK]?")  # a color and a score, whose opponent is missing


def why_not(text: str, ways: Sequence[Way]) -> str:
    """Return why a cell is not read in these ways, and what was expected."""
    way, plain = ways[0], _shown(text)
    is_joined = BAR in text or "|" in text
    words, example = _language(ways), _example(way)
    if _holds_two(text):
        return f"{plain!r} are two results in one round; head the column of each round R1, R2 …"
    try:
        if (way == US or way.is_like_us or not way.kind) and not is_joined:
            us.read(text)
        refuse(plain, example)
        if bye_in(plain) is UNREADABLE:
            us.read(plain)
    except UnknownCell as unknown:
        return str(unknown)
    if way.is_beside and not is_joined:
        return f"{plain!r} has no column with the opponent's number before it"
    meaning = way.letters.meanings if words else f"a win over player 12 is {example}"
    what = "is not a result" if any(map(str.isdigit, plain)) else "names no opponent"
    return (
        f"{plain!r} {what}; expected the opponent and what this table has for a game "
        f"({meaning}), or for a round without an opponent 1 bye, ½ bye or 0 bye"
    )


def _shown(text: str) -> str:
    """Return a cell as a message quotes it, with spaces between columns."""
    return " ".join(tidy(text).replace("|", " ").replace(BAR, " ").split())


def _example(way: Way) -> str:
    """Return a win over player 12."""
    if way.is_beside:
        return ("w 1" if "C" in way.order else "1") + " beside the opponent's number 12"
    if way.order.startswith("RO") and way.kind == SCORE:
        return "1 (12)"
    win = {LETTER: way.letters.win, SCORE: "1", SIGN: "+", PAIR: "1-0"}.get(way.kind, "W")
    parts = {"O": "12", "C": "w", "R": win, "T": ""}
    order = "RO" if way.order in (US.order, PLUS_MINUS.order) else way.order
    return "".join(parts[part] for part in order)


def _language(ways: Sequence[Way]) -> str:
    """Return the languages of the letters in words; nothing for English."""
    if not all(way.is_foreign for way in ways):
        return ""
    languages = dict.fromkeys(way.letters.language for way in ways)
    return f"{' or '.join(languages)} letters ({ways[0].letters.meanings})"


def _in_words(result: Result) -> str:
    if result is UNREADABLE:
        return "not a result"
    if result.outcome is Outcome.PENDING:
        return f"an unfinished game against player {result.opponent}"
    words = "not paired" if result.outcome is Outcome.UNPAIRED else f"a {result.outcome.value}"
    return f"{words} against player {result.opponent}" if result.opponent else words


_WITH = {"w": " with White", "b": " with Black", "": ""}
_TELLING = "[-+=:/><]"


def _cells_read(made: Judged, typed: Mapping[str, str]) -> str:
    """Return in words how cells were read: by the language of their letters, or by one of them as
    an example; nothing for a notation with its own name. ``typed`` is what the file has."""
    way = made.way
    is_english = way.kind == LETTER and way.letters is ENGLISH and way.order[0] == "R"
    if way == US or (is_english and way.so_far == RUNNING):
        return ""
    if words := _language(made.ways):
        return words
    games = {text: result for text, result in made.cells if result.opponent}
    is_known = way in KNOWN.values()
    if not games or (is_known and all(is_in(text, way) for text in games)):
        return ""
    text = next((text for text in games if re.search(_TELLING, typed[text])), next(iter(games)))
    return f"{typed[text]!r} as {_in_words(games[text])}{_WITH[games[text].colour]}"


def _told_apart(first: Judged, others: Sequence[Judged]) -> Undecided | None:
    """Return the first cell that two readings differ in, with both, and what to state."""
    place = first.differs(others[0]) if others else None
    if place is None:
        return None
    other, (k, r) = others[0], place
    text = first.table.texts[k][r]
    mine, theirs = names_of(first.way), names_of(other.way)
    stated = {*NOTATIONS, *NAMES}
    name = next((name for name in mine if name in stated and name not in theirs), mine[0])
    rival = next((name for name in theirs if name in stated and name not in mine), theirs[0])
    cure = f"state the notation: {name}, or {rival}"
    if name == rival:
        name, rival = _language(first.ways) or name, _language(other.ways) or rival
        cure = "write W, D and L for won, drawn and lost"
    return Undecided(
        text,
        f"{text!r} is {_in_words(first.results[k][r])} in {name} notation and "
        f"{_in_words(other.results[k][r])} in {rival} notation, and nothing else in the table "
        f"decides; {cure}",
    )


def _all_forfeits(made: Judged) -> Undecided:
    text, result = next(cell for cell in made.cells if cell[1].forfeit and cell[1].opponent)
    return Undecided(
        text,
        f"{text!r} would be {_in_words(result)}, and so would all games here; state the "
        "notation: signs if + and - are games won and lost, forfeits if nobody played",
    )


_LETTER = r"(?i)[A-Z][ -]?\d"
_RULINGS = frozenset("NRS")


def rulings_for_results(texts: Iterable[str], *, only_us: bool = False) -> Undecided | None:
    """Return why a table is not read in US letters although it could be: it has too many of the
    letters N, R and S, which are rulings there. If ``only_us``, no other language is proposed."""
    counts = Counter(texts)
    tidied = {text: tidy(text) for text in counts}
    letter_of = {
        text: plain[0].upper() for text, plain in tidied.items() if re.match(_LETTER, plain)
    }
    games = [text for text, letter in letter_of.items() if letter in _RULINGS | {*"WDL"}]
    rulings = [text for text in games if letter_of[text] in _RULINGS]
    count, of_all = (sum([counts[text] for text in which]) for which in (rulings, games))
    if not too_many_rulings(count, of_all):
        return None
    used = set(letter_of.values()) - {*"XZF"}
    fitting = [letters for letters in LANGUAGES if used <= letters.outcomes.keys()]
    named = " or ".join(f"{own.language} ({own.meanings})" for own in fitting)
    could_be = f"the table could be {named}; " if fitting else ""
    names = dict.fromkeys([] if only_us else [letters.language.lower() for letters in fitting])
    return Undecided(
        rulings[0],
        f"{tidied[rulings[0]]!r} is a director's ruling in US letters, and {count} of {of_all} "
        f"games here have such a letter (N, R or S); {could_be}write W, D and L for won, drawn and "
        f"lost, or state the notation: {''.join(f'{name}, or ' for name in names)}us if these "
        "really are rulings",
    )
