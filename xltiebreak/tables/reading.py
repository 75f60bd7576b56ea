"""The cells of a table → results, each fault with its place and a cure, and in words how they were
read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple, Optional

from xltiebreak.event import letters as us
from xltiebreak.event.findings import ERROR, Finding, Place
from xltiebreak.event.letters import UnknownCell, bye_in, refuse, tidy, too_many_rulings
from xltiebreak.event.results import UNREADABLE, Outcome, Result
from xltiebreak.tables.cells import Cell
from xltiebreak.tables.grammar import (
    BAR,
    LETTER,
    PAIR,
    RUNNING,
    SCORE,
    SIGN,
    US,
    Way,
    names_somebody,
)
from xltiebreak.tables.judge import (
    KNOWN,
    PLUS_MINUS,
    Judged,
    Table,
    best,
    candidates,
    code_of,
    names_of,
)
from xltiebreak.tables.vocabulary import (
    ENGLISH,
    GRID,
    LANGUAGES,
    NAMES,
    NOTATIONS,
    known_name,
)

Where = Callable[[int, int], tuple[str, Optional[Place]]]
"""Where a cell stands, in words and in values, by its row (from 0) and its round (from 1)."""

Rows = tuple[tuple[Result, ...], ...]


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
    """Whether there are games, most cells are read, and no cell is one that no program prints:
    ``12-1``, or ``12 X`` among scores."""
    forms = (form for form, _ in made.table.forms(raw=False).values())
    is_read = 2 * made.unread < sum(made.table.counts.values()) or not made.unread
    return (
        code_of(made.way) == "chess-results"
        and is_read
        and any(result.opponent for row in made.results for result in row)
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
    is_read = any(result.opponent for row in in_us.results for result in row)
    slips = not any(map(names_somebody, in_us.left))
    if not in_us.rulings and slips and (is_read or not in_us.unread):
        return in_us, None  # W or = without a number is a slip, and no other notation
    counted = Counter({text: texts[text] for text in games})
    first, others = best(candidates(counted), table)
    doubtful = [one for one in (first, *others) if one.rulings or one.forfeits]
    if doubtful:
        [one, *_] = doubtful
        return one, rulings_for_results(texts) if one.rulings else _all_forfeits(one)
    return first, _told_apart(first, others)


_ALONE = re.compile(r"[wsWS] ?[1½0] ?[kK]?")
"""A color and a score, whose opponent is missing."""


def why_not(text: str, ways: Sequence[Way]) -> str:
    """Return why a cell is not read in these ways, and what was expected."""
    way, plain = ways[0], _shown(text)
    is_joined = BAR in text or "|" in text
    words, example = _language(ways), _example(way)
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
_AS_KNOWN = r"(?i)\d+ ?(?:[¦|] ?)?[wbsz] ?[1½0+-]?k?|[+=-] ?[wbf]? ?\d+ ?[wb]?"


def _cells_read(made: Judged, typed: Mapping[str, str]) -> str:
    """Return in words how cells were read: by the language of their letters, or by one of them as
    an example; nothing for a notation with a name of its own. ``typed`` is what stands in the
    file."""
    way = made.way
    is_english = way.kind == LETTER and way.letters is ENGLISH and way.order[0] == "R"
    if way == US or (is_english and way.so_far == RUNNING):
        return ""
    if words := _language(made.ways):
        return words
    games: dict[str, Result] = {}
    for row, line in zip(made.table.texts, made.results):
        for text, result in zip(row, line):
            if result.opponent is not None:
                games.setdefault(text, result)
    is_known = way in KNOWN.values()
    if not games or (is_known and all(re.fullmatch(_AS_KNOWN, tidy(text)) for text in games)):
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
    cells = zip(chain(*made.table.texts), chain(*made.results))
    text, result = next(cell for cell in cells if cell[1].forfeit and cell[1].opponent)
    return Undecided(
        text,
        f"{text!r} would be {_in_words(result)}, and so would all games here; state the "
        "notation: signs if + and - are games won and lost, forfeits if nobody played",
    )


_LETTER = r"(?i)[A-Z][ -]?\d"
_RULINGS = frozenset("NRS")


def rulings_for_results(texts: Iterable[str], *, only_us: bool = False) -> Undecided | None:
    """Return why a table is not read in US letters although it could be: it has too many of the
    letters N, R and S, which are rulings there. Other languages are not proposed for a table that
    can be ``only_us``."""
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
