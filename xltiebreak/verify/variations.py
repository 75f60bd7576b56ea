"""Ways in which another program may have made its figures: the right rule with one thing varied,
such as another system, edition, round or result; :mod:`~.wrong_rules` has the rules that are wrong.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any, Callable, NamedTuple, Optional

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.letters import write
from xltiebreak.event.results import TWIN, Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context, Countings
from xltiebreak.rules.editions import EDITIONS, FIDE, Edition
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import Needs, TieBreak, tie_break
from xltiebreak.verify.columns import SCORE


@dataclass(frozen=True, eq=False)
class Rule:
    """A way in which a column may have been computed.

    ``tie_break`` is empty for the score itself. ``end`` changes each value at the end. ``event``
    holds what is the same in all of them: ratings, lots, planned rounds. ``known`` keeps what rules
    on the same results share. ``others`` are those whose values stand in these players' rows.
    """

    table: Crosstable
    edition: Edition
    tie_break: TieBreak | None
    event: Context
    known: dict[Hashable, Context]
    end: Callable[[Figure], Figure] | None = None
    others: Mapping[int, int] = field(default_factory=dict)

    @property
    def system(self) -> str:
        """The code of the system, without its options."""
        return self.tie_break.system.code if self.tie_break else ""

    @property
    def code(self) -> str:
        """The code of the system with its options: ``PS/C1``."""
        return "/".join((self.system, *(self.tie_break.options if self.tie_break else ())))

    def column(self, numbers: Sequence[int]) -> Mapping[int, Optional[Figure]]:  # noqa: UP045 - 3.9
        """Return the value of each of these players."""
        context, others = self._context(), self.others
        shown = [others.get(number, number) for number in numbers] if others else numbers
        if self.tie_break is None:
            values: dict[int, Figure | None] = {number: context.score(number) for number in shown}
        else:
            values = self.tie_break.column(context, shown)
        if self.end is not None:
            values = {n: None if v is None else self.end(v) for n, v in values.items()}
        return {n: values[other] for n, other in zip(numbers, shown)} if others else values

    def _context(self) -> Context:
        by, scores = self.event.by, self.event.scores
        counts = (each for each in self.edition if not isinstance(each, Mapping))
        key = (id(self.table), id(self.event.ratings), *counts)
        if key not in self.known:
            if by.section and by.matches and self.table is scores.crosstable:
                counted = Countings.of_matches(by.section, by.matches, self.edition)
            else:
                rounds = (scores.kind, scores.last_round, scores.draw, scores.win)
                made = Scores(self.table, self.edition, *rounds, entry=scores.entry)
                counted = Countings.of_players(made)
            self.known[key] = self.event.counted(counted)
        return self.known[key]


Vary = Callable[[Rule], Optional[Rule]]
"""Returns the rule with one thing varied; nothing if that does not apply."""

Figures = Mapping[int, Any]
"""What would be printed for the players, by a way that varies no rule."""

Retype = Callable[[Section], Section]
"""Puts another result into a section."""

EARLIER, RESULT = "earlier-round", "result-typed-otherwise"
"""Codes of causes that are no rules."""


class Way(NamedTuple):
    """One known mistake, another known rule, or another result.

    ``code`` is its stable name; ``predicate`` completes "All 24 values …": ``agree if …``. ``vary``
    returns the rule that it makes of the right one, or figures; nothing if it does not apply. Of
    ways of one ``kind`` with the same figures, such as two ways to round, only one is named.
    ``asked`` is the user's setting, if the way is that another one was used. ``result`` puts the
    other result into a section, if that is the way.
    """

    code: str
    predicate: str
    vary: Callable[[Any], Rule | Figures | None]
    kind: Hashable
    asked: str = ""
    result: Retype | None = None

    @property
    def key(self) -> Hashable:
        """The same value for the same way in another column."""
        return self.code, self.kind


def on(what: Hashable, made: Callable[[Crosstable], Crosstable]) -> Vary:
    """Vary the table, which is ``made`` of the right one only once; it has to have other
    results."""

    def vary(rule: Rule) -> Rule | None:
        memory = rule.table.memory
        if what not in memory:
            memory[what] = made(rule.table)
        other: Crosstable = memory[what]
        return None if other.results == rule.table.results else replace(rule, table=other)

    return vary


def with_each(what: Hashable, change: Callable[[int, int, Result], Result]) -> Vary:
    """Vary each result, by player and round."""

    def made(table: Crosstable) -> Crosstable:
        rows = (
            tuple(change(number, round, result) for round, result in enumerate(row, start=1))
            for number, row in table.rows.items()
        )
        return Crosstable(table.numbers, tuple(rows))

    return on(what, made)


# What depends on the event

_NAMES = {
    "MED": "the plain Median, which drops the lowest and the highest score of everybody",
    "MM": "the Modified Median",
}


def systems(codes: str, ours: Standings) -> Iterator[Way]:
    """Return the ways that the values are those of each of these tie-breaks, or the score."""
    return map(_system, codes.split(", "))


@cache
def _system(code: str) -> Way:
    meant = None if code == SCORE else tie_break(code)

    def vary(rule: Rule) -> Rule | None:
        known = {Needs.RATINGS: rule.event.ratings, Needs.COLOURS: rule.event.scores.knows_colours}
        # figures that have another name, which suits the edition better
        alias = code == ("SOLK" if rule.edition.family == FIDE else "BH")
        if rule.tie_break is None or alias or (code == "BLACKS" and rule.system == "BPG"):
            return None
        if meant and (rule.tie_break.is_same_as(meant) or not known.get(meant.system.needs, True)):
            return None
        return replace(rule, tie_break=meant)

    name = _NAMES.get(code) or (f"{meant.name} ({code})" if meant else "the score")
    return Way(f"system-{code}", f"are {name}", vary, "system")


def editions(which: str, ours: Standings) -> Iterator[Way]:
    """Yield the editions of the same family as ours, or the ``other`` ones, the likeliest first:
    FIDE's newest first, those on another scale last. Each is a kind of its own, except one that
    only changes another's scale."""
    of_fide = ours.edition.family == FIDE
    by_date = sorted(EDITIONS.values(), key=lambda edition: edition.since, reverse=True)
    by_date.sort(key=lambda each: (bool(each.scale_of), not each.family, each.family == FIDE))
    for other in by_date:
        is_near = other.family != "" and (other.family == FIDE) == of_fide
        if other.code != ours.edition.code and is_near == (which != "other"):
            yield Way(
                f"edition-{other.code}",
                f"agree with edition {other.code} ({other.name.partition(':')[0]})",
                lambda rule, other=other: replace(rule, edition=other),  # type: ignore[misc]
                other.scale_of or other.code,
                asked=ours.edition.code,
            )


def unrated_at(ratings: str, ours: Standings) -> Iterator[Way]:
    """Yield the ways that all unrated players have one of these ratings."""
    for rating in map(int, ratings.split(", ")):
        words = f"agree if unrated players count as rated {rating}"
        yield Way(f"unrated-at-{rating}", words, partial(_rated, rating), "unrated")


def _rated(rating: int, rule: Rule) -> Rule | None:
    event, meant = rule.event, rule.tie_break
    ratings = {**event.ratings, **dict.fromkeys(event.unrated, rating)}
    if not meant or meant.system.needs is not Needs.RATINGS or ratings == event.ratings:
        return None

    def made() -> Context:
        other = event.counted(event.by)
        other.ratings = ratings
        return other

    return replace(rule, event=event.scores.once(("rated", rating), made))


def of_rounds(_: str, ours: Standings) -> Iterator[Way]:
    """Yield ways in which an incomplete round counts, or only earlier rounds do."""
    table = ours.context.scores.crosstable
    complete = table.complete_rounds
    begun = [r for r in range(1, table.rounds + 1) if table.started(r) and r not in complete]

    def as_it_stands(number: int, round: int, result: Result) -> Result:
        is_open = result.blank or result.outcome is Outcome.PENDING
        return Result(Outcome.UNPAIRED) if is_open and round in begun else result

    if begun:
        listed = ", ".join(map(str, begun))
        words = f"agree if round {listed}, which is not complete, is counted as it stands"
        yield Way("pending-counted", words, with_each("as they stand", as_it_stands), "rounds")
    for last in reversed(complete[:-1]):
        words = f"agree if the program had the results up to round {last} only"
        up_to = partial(Crosstable.up_to, round=last)
        yield Way(EARLIER, words, on(("up to", last), up_to), f"up to round {last}")


def of_withdrawals(_: str, ours: Standings) -> Iterator[Way]:
    """Yield ways in which a round-robin annuls the games of another player, or of nobody."""
    section, table = ours.section, ours.context.scores.crosstable
    if not section.is_roundrobin or section.matches is not None:
        return
    if table is not section.crosstable:
        words = "agree if the games of those who withdrew count, though they are annulled"
        all_games = on("with all games", lambda table: section.crosstable)
        yield Way("annulled-counted", words, all_games, "withdrawn")
    for gone in table.numbers:

        def annulled(number: int, round: int, result: Result, gone: int = gone) -> Result:
            is_his = gone in (number, result.opponent) and result.opponent
            return Result(Outcome.ANNULLED) if is_his else result

        words = f"agree if the games of player {gone} are annulled"
        yield Way("games-annulled", words, with_each(("without", gone), annulled), "withdrawn")


def in_other_rows(_: str, ours: Standings) -> Iterator[Way]:
    """Yield the right values in the wrong rows: all one row off, or in another order."""
    numbers, placed = ours.section.crosstable.numbers, [row.player.number for row in ours.rows]
    for code, order, rows, others in (
        ("shifted-down", "one row too low", numbers, [*numbers[:1], *numbers]),
        ("shifted-up", "one row too high", numbers, [*numbers[1:], *numbers[-1:]]),
        ("place-order", "in the order of the places, not in that of the rows", numbers, placed),
        ("row-order", "in the order of the rows, not in that of the places", placed, numbers),
    ):
        moved, predicate = dict(zip(rows, others)), f"stand {order}"
        yield Way(code, predicate, lambda rule, moved=moved: replace(rule, others=moved), code)  # type: ignore[misc]


OF_THE_EVENT: Mapping[str, Callable[[str, Standings], Iterable[Way]]] = {
    "systems": systems,
    "editions": editions,
    "unrated": unrated_at,
    "rounds": of_rounds,
    "withdrawals": of_withdrawals,
    "rows": in_other_rows,
}
"""What a row of the table of wrong rules stands for that has the field and words for several."""


# Another result of one game or bye

_PLAYED = (Outcome.WIN, Outcome.DRAW, Outcome.LOSS)
_WON, _LOST, _AWAY = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.UNPAIRED
_GAMES = (
    *((outcome, TWIN[outcome]) for outcome in (*_PLAYED, _WON, _LOST, Outcome.FORFEIT_DRAW)),
    *((_LOST, _LOST), (_AWAY, _AWAY)),
)
_ALONE = (Outcome.PAIRING_BYE, Outcome.HALF_BYE, _AWAY, _WON, _LOST)


def _retyped(section: Section, round: int, cells: Mapping[int, Result]) -> Way:
    """Return the way ``agree if round 3 of player 7 were D12 (the table has W12 in
    Crosstable!F9)``, from the cells of a round, by player."""
    at, number = round - 1, min(cells)

    def made(table: Crosstable) -> Crosstable:
        rows = (
            (*row[:at], cells[number], *row[at + 1 :]) if number in cells else row
            for number, row in table.rows.items()
        )
        return Crosstable(table.numbers, tuple(rows))

    where = section.origin.cell(section.crosstable.numbers.index(number), f"R{round}", number)
    place = f" in {where}" if section.origin.rows else ""
    was = _letters(section.crosstable.rows[number][at])
    words = (
        f"agree if round {round} of player {number} were {_letters(cells[number])} "
        f"(the table has {was}{place})"
    )

    return Way(
        RESULT,
        words,
        lambda rule: replace(rule, table=made(rule.table), known={}),
        words,
        result=lambda section: replace(section, crosstable=made(section.crosstable)),
    )


def _letters(result: Result) -> str:
    return "an empty cell" if result.blank else write(replace(result, colour=""))


def other_results(section: Section, table: Crosstable, differing: set[int]) -> Iterator[Way]:
    """Yield each other result of one game or bye that could affect all players who differ: in both
    cells of a game, as no program contradicts itself."""
    rows = table.rows
    met = {n: {n, *(r.opponent for r in row if r.opponent in rows)} for n, row in rows.items()}
    near = {number: set().union(*(met[each or 0] for each in met[number])) for number in met}
    for round in table.complete_rounds:
        for number, row in rows.items():
            was, other = row[round - 1], row[round - 1].opponent
            theirs = rows[other][round - 1] if other is not None and other in rows else None
            if other is None or theirs is None or theirs.opponent != number:
                reached = near[number]
                cells = [{number: Result(each)} for each in _ALONE if each is not was.outcome]
            elif number < other:
                reached, both = near[number] | near[other], (was.outcome, theirs.outcome)
                cells = [
                    {number: _with(was, mine), other: _with(theirs, twin)}
                    for mine, twin in _GAMES
                    if (mine, twin) != both
                ]
            else:
                continue
            if differing <= reached:
                yield from (_retyped(section, round, each) for each in cells)


def _with(result: Result, outcome: Outcome) -> Result:
    if outcome is Outcome.UNPAIRED:
        return Result(outcome)
    return Result(outcome, result.opponent, result.colour)
