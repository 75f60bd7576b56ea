"""Every way of reading that fits a table is tried, and the one is kept that the table itself
contradicts least.

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
from itertools import product

from xltiebreak.event.crosstable import Kind, contradictions
from xltiebreak.event.letters import BYES, PLAYED, is_empty, too_many_rulings
from xltiebreak.event.results import BLANK, TWIN, UNREADABLE, Outcome, Result
from xltiebreak.tables.grammar import (
    BAR,
    LETTER,
    PAIR,
    RUNNING,
    SAME,
    SCORE,
    SCORE_ALONE,
    SIGN,
    US,
    Parts,
    Said,
    Way,
    form_of,
    meaning,
    orders,
    outcomes_of,
    parts_of,
    read,
)
from xltiebreak.tables.vocabulary import COLOURS, ENGLISH, LANGUAGES, OUTCOMES, SIDES, Letters


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


CHESS_RESULTS, PLUS_MINUS = Way("OCR", SCORE), Way("RCOC", SIGN, signs=True)
UK = Way("OCR", SCORE, at=(0, 1, 1))
KNOWN: Mapping[str, Way] = {
    "us": US,
    "chess-results": CHESS_RESULTS,
    "plus-minus": PLUS_MINUS,
    "uk": UK,
}
"""The ways with a notation's name of their own."""


_NO_SCORES = r"[^\W\d_½]|[2-9]|1\d|[+=] ?1|- ?[-1½0]|^\+$"


def in_known_notations(texts: Iterable[str]) -> Iterator[int]:
    """Yield how many of these texts each of those in one column understands, US letters first;
    signs, and scores of two games, are none."""
    counts = Counter(text for text in texts if is_empty(text) or re.search(_NO_SCORES, text))
    for way in (US, CHESS_RESULTS, PLUS_MINUS):
        is_read = {text: read(text, way).result is not UNREADABLE for text in counts}
        yield sum(count for text, count in counts.items() if is_read[text])


def is_result(text: str) -> bool:
    """Whether a text alone is a result in any way."""
    ways = (ways[0] for ways in candidates(Counter([text])))
    return any(read(text, way).result is not UNREADABLE for way in ways)


_LOOKED_AT = 60
_NEARLY, _MOSTLY = 0.7, 0.75
_RAW = r"(?<!\d)1/2|\d,\d"


def candidates(texts: Counter[str], notation: str = "") -> Iterator[list[Way]]:
    """Yield the ways that fit most of these cells, those that mean the same together; with a stated
    ``notation`` only those that go by its name."""
    groups: dict[object, list[Way]] = {}
    sample = [text for text, _ in texts.most_common(_LOOKED_AT)]
    for raw in (False, True) if any(re.search(_RAW, text) for text in sample) else (False,):
        forms: Counter[str] = Counter()
        for text in sample:
            forms[form_of(text, raw=raw)[0]] += texts[text]
        is_beside = any(BAR in form for form in forms)
        always = [US, UK] if is_beside else [US, CHESS_RESULTS, PLUS_MINUS]
        stated = [own for own in LANGUAGES if own.language.lower() == notation]
        always += [Way("ROC", LETTER, own) for own in stated]
        for way in (*always, *_fitting(forms, stated)):
            if (way.so_far or not raw) and (not notation or notation in names_of(way)):
                own = way._replace(raw=raw, is_stated=notation not in ("", *KNOWN))
                meanings = tuple(meaning(form, own) for form in forms)
                groups.setdefault((meanings, way.so_far, raw), []).append(own)
    yield from groups.values()


_ORDERS = [
    (PLUS_MINUS.order if (order, kind) == ("RO", SIGN) else order, kind)
    for order, kind in product(orders(), (LETTER, SCORE, SIGN, PAIR, ""))
    if ("R" in order) == bool(kind) and (order, kind) not in (("ROC", SIGN), ("RCO", SIGN))
]


def _fitting(forms: Mapping[str, int], stated: Sequence[Letters]) -> Iterator[Way]:
    games = {form: count for form, count in forms.items() if re.search("[#1]", form)}
    found: list[tuple[int, Way, list[Parts]]] = []
    for order, kind in _ORDERS:
        so_far = RUNNING if "T" in order else ""
        way, got = _in_columns(Way(order, kind, sides=(), so_far=so_far), games)
        share = sum(games[form] for form in got)
        if kind in (LETTER, SCORE) and not any(
            "R" in parts and parts["R"].text not in "+-<>" for parts in got.values()
        ):
            continue  # signs alone are of their own kind
        needed = {*(order if order != PLUS_MINUS.order else "RO")}
        sets = [needed & {"R", "T"}, *map(set, needed)]  # result and score so far in one cell
        if got and all(
            2 * sum(games[form] for form, parts in got.items() if parts.keys() >= together) >= share
            for together in sets
        ):
            found.append((share, way, [*got.values()]))
    most = max((share for share, *_ in found), default=0)
    for share, way, parts_of_games in found:
        if share >= _NEARLY * most:
            yield from _meant(way, parts_of_games, stated)


def _in_columns(way: Way, games: Mapping[str, int]) -> tuple[Way, Mapping[str, Parts]]:
    """Return the way with the column in which each part mostly stands, and the parts of each form
    that has its order."""
    got = {form: parts for form in games if (parts := parts_of(form, way))}
    if got and any(BAR in form for form in games):
        columns = {part: Counter[int]() for part in way.order}
        for form, parts in got.items():
            for part in parts.keys() & columns.keys():
                columns[part][parts[part].column] += games[form]
        at = [max(counts, key=lambda c: counts[c], default=-1) for counts in columns.values()]
        way = way._replace(at=tuple(at))
        got = {form: parts for form in games if (parts := parts_of(form, way))}
    return way, got


def _meant(way: Way, games: Sequence[Parts], stated: Sequence[Letters]) -> Iterator[Way]:
    """Yield what the parts may mean: the language of letters, unless it is ``stated``, the letters
    of colors, whether + is a game won, whose score comes first, and what a further figure is."""
    used = {parts["R"].text.upper() for parts in games if "R" in parts}
    used = {text for text in used if text.isalpha() and text.casefold() not in OUTCOMES}
    sides = {parts["C"].text.casefold() for parts in games if "C" in parts} - SIDES.keys()
    languages = stated or [own for own in (ENGLISH, *LANGUAGES) if _share(used, own) >= _MOSTLY]
    if way.kind != LETTER or not used or not languages:
        languages = [ENGLISH]
    fit = {own: len(sides & {*own[0], *own[1]}) for own in COLOURS}
    colours = [own for own in COLOURS if fit[own] == max(fit.values())] if sides else COLOURS[:1]
    signs = (True,) if way.order[0] == "R" else (False, True)
    for letters, own, by_sign, first, so_far in product(
        languages,
        colours,
        signs if way.kind == SIGN else (False,),
        (False, True) if way.kind == PAIR else (False,),
        (RUNNING, SAME) if way.so_far else ("",),
    ):
        theirs = (letters.white, letters.black), COLOURS[0]
        if letters is ENGLISH or len(colours) == 1 or own in theirs:
            yield way._replace(
                letters=letters, sides=own, signs=by_sign, white_first=first, so_far=so_far
            )


def _share(used: Iterable[str], letters: Letters) -> float:
    """Return how many of the letters are this language's, or those of forfeits and rulings."""
    own = {*outcomes_of(letters), *("NRS" if letters is ENGLISH else "")}
    fitting = [letters.spelled(text) in own for text in used]
    return sum(fitting) / max(1, len(fitting))


def names_of(way: Way) -> tuple[str, ...]:
    """Return the names by which a way may be stated, the most telling first."""
    names = [] if way == US else [way.letters.language.lower()]
    if way.kind in (SCORE, SIGN, PAIR):
        names.append("signs" if way.signs else "forfeits")
        names.append("white-first" if way.white_first else "player-first")
    return tuple(filter(None, (code_of(way), *names)))


def code_of(way: Way) -> str:
    """Return the name of a way's notation or language; empty if it has none."""
    if way.is_foreign:
        return way.letters.language.lower()
    if way.is_beside:
        return "uk" if way.order[0] == "O" and way.kind == SCORE else ""
    first = {US.order: "us" if way == US else "", PLUS_MINUS.order: "plus-minus"}
    is_first = way.order[0] == "O" and way.kind != LETTER and not way.so_far
    return first.get(way.order, "chess-results" if is_first else "")


_A_FEW = 2


@dataclass(eq=False)
class Judged:
    """A table as some ways, which mean the same, read it, and what contradicts that. ``scores`` are
    those after each round, ``why`` has the reason for the cells, by row and round from 0, that
    these make unreadable."""

    ways: Sequence[Way]
    table: Table
    is_settled: bool = True
    why: dict[tuple[int, int], str] = field(default_factory=dict)
    odd_scores: int = 0
    scores: Sequence[Sequence[float | None]] = ()

    def __post_init__(self) -> None:
        forms = self.table.forms(raw=self.way.raw)
        said = {form: meaning(form, self.way) for form in {form for form, _ in forms.values()}}
        known = {text: said[form].of(numbers) for text, (form, numbers) in forms.items()}
        self.said = [[known[text] for text in row] for row in self.table.texts]
        self.results = [[said.result for said in row] for row in self.said]
        self.totals = [*self.table.totals, *[None] * len(self.said)][: len(self.said)]
        if self.way.so_far == RUNNING:
            _by_scores(self)
        if self.is_settled and any(said.bye for said in known.values()):
            _settle_byes(self)
        self.said = []  # of a large table these are large, and nobody asks again

    @property
    def way(self) -> Way:
        """The first of the ways."""
        return self.ways[0]

    @cached_property
    def misfits(self) -> int:
        """How much contradicts the results, except that they are rulings or forfeits throughout."""
        wrong = wrong_totals(self.results, self.totals)
        found = self._disagreeing + wrong + 3 * self.unread + 2 * self.odd_scores
        if self.way.kind:
            return found
        return found + self._count(lambda result: result.outcome is Outcome.PENDING)

    @property
    def most(self) -> int:
        """The misfits, with rulings or forfeits throughout."""
        return self.misfits + self.rulings + self.forfeits

    @cached_property
    def left(self) -> set[str]:
        """The texts that say nothing."""
        cells = zip(self.table.texts, self.results)
        return {text for row, line in cells for text, one in zip(row, line) if one is UNREADABLE}

    @cached_property
    def unread(self) -> int:
        """How many cells say nothing."""
        return sum([row.count(UNREADABLE) for row in self.results])

    @cached_property
    def rulings(self) -> int:
        """How many games are rulings, if these are too many to be any."""
        rulings = self._count(lambda result: result.ruling)
        return rulings if too_many_rulings(rulings, self._played) else 0

    @cached_property
    def forfeits(self) -> int:
        """How many games are forfeits, if they all are."""
        forfeits = self._count(lambda result: result.forfeit and result.opponent)
        return forfeits if forfeits > _A_FEW and not self._played else 0

    @cached_property
    def _played(self) -> int:
        return self._count(lambda result: result.played)

    def _count(self, is_so: Callable[[Result], object]) -> int:
        return sum([bool(is_so(result)) for row in self.results for result in row])

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
        """How many cells name an opponent who names them; how many rulings among these have no twin
        of their kind."""
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
    """Return the reading that the table contradicts least, and others that it contradicts as
    little and that mean other results."""
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


def _by_scores(made: Judged) -> None:
    """Fill in what follows from the scores so far; count those that no result explains."""
    made.scores = [[said.score for said in row] for row in made.said]
    for k, (row, line) in enumerate(zip(made.said, made.results)):
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
    is_clear = worth in BYES and said.worth in (None, worth)
    return Result(BYES[worth]) if is_clear else UNREADABLE


def _settle_byes(made: Judged) -> None:
    """Fill in the byes whose worth follows from the printed total of their row: ``bye`` alone, and
    a score without an opponent in a round in which others have one."""
    for row, line, total in zip(made.said, made.results, made.totals):
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
