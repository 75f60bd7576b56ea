"""A section's standings: its places under an edition and an order of tie-breaks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, TypeVar

from xltiebreak.checks import examine
from xltiebreak.checks.games import COLOURS_UNKNOWN
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.findings import Finding, TieBreakError, stop_on_errors
from xltiebreak.event.roundrobin import games_in_all, games_to_come, rounds_in_all
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import bare
from xltiebreak.ranking.asked import (
    AS_IN_THE_FILE,
    Asked,
    as_after,
    edition_of,
    order_of,
    rules_from,
    unrated_of,
    with_playoffs,
)
from xltiebreak.ranking.named import teams_of
from xltiebreak.ranking.orders import PLAYOFF, Order
from xltiebreak.ranking.places import (
    LOTS_DUE,
    PLAYOFF_DUE,
    Standing,
    Step,
    Tie,
    Values,
    how_many_needed,
    ranking_of,
    ratings_of,
    steps_between,
    ties_of,
)
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import Needs, TieBreak, tie_break
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.rules.worksheet import Worksheet

if TYPE_CHECKING:  # few events state a play-off
    from xltiebreak.ranking.playoffs import Playoff


@dataclass(frozen=True, eq=False)
class Ranked(ABC):
    """A list of places: of players, of teams that play matches, or of teams ranked by their top
    players.

    ``rows`` are the entries with a place, in place order; ``unplaced`` those without one, best
    score first; ``steps`` every time that one of the ``tie_breaks`` was applied; ``playoffs`` are
    those that decided above the tie-breaks, or are still due.
    """

    section: Section
    edition: Edition
    tie_breaks: tuple[TieBreak, ...]
    rows: tuple[Standing, ...]
    steps: tuple[Step, ...]
    unplaced: tuple[Standing, ...]
    playoffs: tuple[Playoff, ...]

    adds_up_players = False
    """Whether these are teams ranked by their top players."""

    @property
    @abstractmethod
    def players(self) -> Standings:
        """The section's standings: this list, or for teams ranked by their players, that of the
        players."""

    @abstractmethod
    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        """Return the calculation of one tie-break."""

    @abstractmethod
    def named(self, codes: Sequence[str]) -> Sequence[TieBreak]:
        """Return the tie-breaks of these codes or names; without any, those of the order.

        Raises:
            TieBreakError: one is unknown, or is not worked out for this list.
        """

    def meant(self, code: str) -> TieBreak:
        """Return the tie-break of this code or name; a play-off is known where one was played.

        Raises:
            TieBreakError: it is unknown.
        """
        is_playoff = bare(code) == bare(PLAYOFF)
        own = next((tie for tie in self.tie_breaks if is_playoff and tie.code == PLAYOFF), None)
        return own or tie_break(code, self.edition.code)

    def decided_by(self, row: Standing) -> str:
        """Return the code of what decided a place: ``MM``, ``Playoff (blitz 2–0)``; empty if
        nothing had to."""
        playoff = self.playoff_of(row.player.number) if row.decided_by == PLAYOFF else None
        return f"{PLAYOFF} ({playoff.words})" if playoff and playoff.words else row.decided_by or ""

    def decided_in_words(self, row: Standing) -> str:
        """Return ``decided by Modified Median``; empty if nothing had to decide."""
        code = row.decided_by
        names = {tie_break.code: tie_break.name for tie_break in self.tie_breaks}
        by = self.decided_by(row).replace(code, names[code], 1) if code else ""
        return f"decided by {by}" if by else ""

    def looked_at(self, number: int) -> Sequence[TieBreak]:
        """Return the tie-breaks that say something of this entry: a play-off only if it took
        part."""
        played = self.playoff_of(number) is not None
        return [tie for tie in self.tie_breaks if played or tie.code != PLAYOFF]

    def what_parts(self, number: int) -> str:
        """Return what has to part those who share this entry's place."""
        playoff = self.playoff_of(number)
        is_due = playoff is not None and playoff.is_due
        return PLAYOFF_DUE if is_due else LOTS_DUE

    def playoff_of(self, number: int) -> Playoff | None:
        """Return the play-off in which this entry took part; nothing if it did not."""
        return next((each for each in self.playoffs if number in each.numbers), None)

    def makers(self, number: int) -> Sequence[Standing]:
        """Return the rows of the players who make a team's score, best first."""
        return ()

    @property
    def why_unplaced(self) -> str:
        """Why some have no place; empty if all have one."""
        return ""

    @property
    def about_unplaced(self) -> str:
        """A sentence about who has no place, and why; empty if all have one."""
        if not self.unplaced:
            return ""
        names = listed([row.player.label for row in self.unplaced])
        have = "has" if len(self.unplaced) == 1 else "have"
        return f"{names} {have} no place: {self.why_unplaced}."

    @property
    def noun(self) -> str:
        """The word for an entry: ``player`` or ``team``."""
        return "team" if self.adds_up_players or self.section.matches is not None else "player"

    @property
    def called(self) -> str:
        """What the entries are called together: ``players``, ``teams``."""
        return f"{self.noun}s"

    @property
    def listed(self) -> tuple[Standing, ...]:
        """All entries, those without a place below the others."""
        return (*self.rows, *self.unplaced)

    def row_of(self, number: int) -> Standing:
        """Return the row of this number."""
        return self._row_of[number]

    @cached_property
    def _row_of(self) -> dict[int, Standing]:
        return {row.player.number: row for row in self.listed}

    def steps_between(self, number: int, other: int) -> list[Step]:
        """Return the steps that decided between two entries, in their order."""
        return steps_between(self._steps_of.get(number, ()), number, other)

    @cached_property
    def _steps_of(self) -> dict[int, list[Step]]:
        steps: dict[int, list[Step]] = {}
        for step in self.steps:  # thousands in a large list
            for number in step.group:
                steps.setdefault(number, []).append(step)
        return steps

    @property
    def needed(self) -> int:
        """How many of the tie-breaks were applied."""
        return how_many_needed(self.tie_breaks, self.steps)

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        """Every group of two or more on one score, best score first."""
        return ties_of(self.rows, self.steps)


@dataclass(frozen=True, eq=False)
class Standings(Ranked):
    """A section in place order, with everything that decided it.

    ``lots`` are the drawn order or the seed, as given; ``findings`` the warnings about the results;
    ``rules_from`` says why this edition and order apply, if nobody stated them.
    """

    order: Order
    context: Context = field(repr=False)
    lots: str = ""
    findings: tuple[Finding, ...] = ()
    rules_from: tuple[str, ...] = ()

    @property
    def players(self) -> Standings:
        """These standings."""
        return self

    def named(self, codes: Sequence[str]) -> Sequence[TieBreak]:
        """Return the tie-breaks of these codes or names; without any, those of the order."""
        return [*map(self.meant, codes)] or self.tie_breaks

    @property
    def rounds(self) -> int:
        """R of the rules: the number of complete rounds."""
        return self.context.rounds

    @property
    def has_scores(self) -> bool:
        """Whether anybody can lead: a round is complete, or it is a list of scores."""
        return bool(self.rounds) or self.section.has_only_scores

    @property
    def planned_rounds(self) -> int:
        """The number of rounds of the section; never fewer than have begun."""
        return max(rounds_in_all(self.section), self.section.crosstable.last_begun)

    @property
    def open_rounds(self) -> tuple[int, ...]:
        """The rounds that have begun and are not complete; nothing of them counts."""
        table = self.section.crosstable
        begun = range(1, table.last_begun + 1)
        return tuple(r for r in begun if table.started(r) and not table.complete(r))

    @property
    def is_final(self) -> bool:
        """Whether every round, and in a round-robin every game, is played, and no more rounds than
        are stated. Until then nobody has won anything."""
        if self.section.has_only_scores:
            return True  # such a list says nothing of rounds to come
        planned = self.planned_rounds
        stated = self.section.scheduled_rounds or planned
        return 0 < planned <= self.rounds and planned <= stated and not self.games_left

    @cached_property
    def games_left(self) -> int:
        """The number of games still to be played in a round-robin's grid."""
        return len(games_to_come(self.section))

    @property
    def progress(self) -> str:
        """How far the section has come: ``5 of 7 rounds``, in a grid ``17 of 21 games``."""
        if self.games_left:
            games = games_in_all(self.section)
            return f"{games - self.games_left} of {counted(games, 'game')}"
        planned = self.planned_rounds
        if self.rounds == planned:
            planned = max(self.section.scheduled_rounds or 0, planned)
        return f"{self.rounds} of {counted(planned, 'round')}"

    @property
    def rule(self) -> str:
        """The rule of the order, in words: that of the edition; for round-robins another."""
        name = self.edition.name.partition(":")[0]
        if self.order.name != ROUNDROBIN:
            return name
        whose = name.replace("34E", "34F") if "34E" in name else f"{name}; US Chess rule 34F"
        return f"{whose}, and {tie_break('WIN').name} after it"

    @property
    def not_meant(self) -> tuple[TieBreak, ...]:
        """The tie-breaks of the order that the edition does not mean for a round-robin."""
        in_roundrobins = self.edition.in_roundrobins if self.section.is_roundrobin else {}
        return tuple(tie for tie in self.tie_breaks if tie.system.code in in_roundrobins)

    @property
    def without_value(self) -> tuple[TieBreak, ...]:
        """The tie-breaks of the order that could not be worked out for anyone."""
        return tuple(
            tie
            for tie in self.tie_breaks
            if not tie.system.in_group
            and self.rows
            and all(row.values[tie.code] is None for row in self.rows)
        )

    @property
    def parted_by_playoff(self) -> float | None:
        """The score of players with all points, if only a play-off can part them."""
        all_points = self.context.scores.win * self.planned_rounds
        return all_points if self.section.perfect_scores and self.planned_rounds else None

    @property
    def playoff_due(self) -> str:
        """A sentence about the play-off that players with all points have to play; else empty."""
        due = next((playoff for playoff in self.playoffs if playoff.is_due), None)
        if due is None:
            return ""
        rows = [self.row_of(number) for number in due.numbers]
        names = listed([row.player.label for row in rows])
        return f"A play-off is due for places {rows[0].places}: {names} have all points."

    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        """Return a player's calculation of one tie-break, of the order or any other.

        A tie-break among tied players is shown for the group to which it was applied; if it is not
        in the order, for all players on the same score.
        """
        if not tie.system.in_group:
            return tie.worksheet(self.context, number)
        if self._ordered(tie) is None:
            score = self.context.score(number)
            group = [row.player.number for row in self.rows if row.score == score]
            return tie.worksheet(self.context, number, group)
        steps = (step for step in reversed(self.steps) if step.tie_break.is_same_as(tie))
        tied = next((step.group for step in steps if number in step.group), ())
        return tie.worksheet(self.context, number, tied, self._why_alone(number))

    def column(self, tie: TieBreak) -> Values:
        """Return all players' values of one tie-break, of the order or any other, as worksheets
        have them."""
        own = self._ordered(tie)
        if own is None:
            return tie.column(self.context, self.section.crosstable.numbers)
        return {row.player.number: row.values[own.code] for row in self.rows}

    def _ordered(self, tie: TieBreak) -> TieBreak | None:
        """Return the tie-break as the order spells it, if it is in the order."""
        return next((own for own in self.tie_breaks if own.is_same_as(tie)), None)

    def _why_alone(self, number: int) -> str:
        score, entry = self.context.score(number), self.context.entry
        if sum(row.score == score for row in self.rows) < 2:
            return f"no other {entry} has the same score"
        return f"no other {entry} was still tied with this one when its turn came"


def standings(
    section: Section,
    edition: str = "",
    order: str = "",
    lots: str = "",
    unrated: int | None = None,
) -> Standings:
    """Do as :func:`ranked`, with single words for what is asked."""
    return ranked(section, Asked(edition, order, lots, unrated))


def ranked(
    section: Section, asked: Asked = AS_IN_THE_FILE, examined: Sequence[Finding] | None = None
) -> Standings:
    """Return a section's places under the edition and the order of tie-breaks that were asked for.

    Edition and order are those asked for, else the section's own. A missing edition is the one that
    goes with the order, or ``uschess``; a missing order is the edition's. ``examined`` are the
    findings about the section's results, if it was checked before. A list of scores without rounds,
    such as another program's standings, has the places that it prints.

    Raises:
        EventError: the results contradict each other; it holds every finding with its cell.
        TieBreakError: the edition, the order or the lots are not understood.
    """
    if section.has_only_scores:
        return _ranked_by_score(section, asked)
    section, asked = with_playoffs(section, asked)
    whole = section
    if asked.round is not None:
        section, examined = as_after(section, asked.round), None
    findings = tuple(examine(section) if examined is None else examined)
    stop_on_errors(findings)
    order = order_of(section, asked)
    lots = asked.lots.strip() or section.lots.strip()
    if lots and not any(tie.system.code == "LOT" for tie in order.tie_breaks):
        order = order.with_lots()
    if not any(tie.system.needs is Needs.COLOURS for tie in order.tie_breaks):
        findings = tuple(finding for finding in findings if finding.code != COLOURS_UNKNOWN)
    rules = edition_of(section, asked)
    ratings = ratings_of(section, unrated_of(section, asked))
    context = context_of(section, rules, ratings, drawn(lots, section.crosstable.numbers))
    ranking = ranking_of(section.by_number, order.tie_breaks, context)
    placed = Standings(
        *(section, rules, order.tie_breaks, ranking.rows(), tuple(ranking.steps), (), ()),
        *(order, context, lots, findings),
        (
            *rules_from(section, asked),
            *[PLAYOFF_LEFT_OUT] * (whole.playoff != section.playoff),
            *_without_a_lot(section, context, ranking.steps),
        ),
    )
    return after_playoffs(placed, section.players, teams_of(section))


def _without_a_lot(section: Section, context: Context, steps: Sequence[Step]) -> Iterator[str]:
    """Yield who is left without a lot where others on the same place have one."""
    for step in steps:
        without = [n for n in step.group if n not in context.lots]
        if step.tie_break.system.needs is Needs.LOTS and 0 < len(without) < len(step.group):
            names = listed([section.by_number[n].label for n in without])
            yield f"The lots leave out {names}, who then stands last: draw for all who are level."


PLAYOFF_LEFT_OUT = "The play-off is left out: it comes after the last round."
List = TypeVar("List", bound=Ranked)


def after_playoffs(placed: List, entries: Sequence[Player], others: Sequence[Player]) -> List:
    """Return a list of ``entries`` in which play-offs decide above every tie-break; ``others`` may
    have a play-off in another list of the section.

    Source: US Chess 34E12.

    Raises:
        PlayoffError: a play-off is not understood, or contradicts the places.
    """
    section, players = placed.section, placed.players
    if not section.playoff and not section.perfect_scores:
        return placed
    from xltiebreak.ranking import playoffs as of  # late: few events state a play-off

    try:
        of_teams = placed.adds_up_players
        typed = [*of.playoffs_in(section.playoff, entries, others, of_teams=of_teams)]
        if typed and not players.is_final:
            raise of.PlayoffError(of.TOO_EARLY.format(f"after {players.progress}"))
        playoffs = [*_due(placed, typed), *typed]
        tie = of.tie_break_of(playoffs)
        rows, steps = of.played_off(placed.rows, placed.steps, playoffs, tie)
    except of.PlayoffError as error:
        where = f"section {section.name}: " if section.name else ""
        raise of.PlayoffError(f"{where}{error}", error.reason) from None
    if not playoffs:
        return placed
    every = (tie, *placed.tie_breaks)
    return replace(placed, rows=rows, steps=steps, tie_breaks=every, playoffs=tuple(playoffs))


def _due(placed: Ranked, typed: Sequence[Playoff]) -> Iterator[Playoff]:
    """Yield the play-off that players with all points still have to play, if they have to."""
    most = None if placed.adds_up_players else placed.players.parted_by_playoff
    perfect = tuple(sorted(row.player.number for row in placed.rows if row.score == most))
    is_settled = any(set(perfect) <= set(playoff.numbers) for playoff in typed)
    if placed.players.is_final and len(perfect) > 1 and not is_settled:
        from xltiebreak.ranking.playoffs import Playoff  # late: as above

        yield Playoff((perfect,), is_due=True)


# A list of names and scores, which is enough to divide prizes and for nothing else

_AS_PRINTED = (
    "Read as a final list of scores without rounds: cash goes by score; the places, which trophies "
    "go by, are those that the list prints."
)
_BY_SCORE_ALONE = (
    "Read as a final list of scores without rounds and places: players with the same score share "
    "the place; for trophies, add a column Place."
)

_WITHOUT_ROUNDS = "this is a list of scores without rounds"


class _ByScore(Standings):
    """A list of scores in place order."""

    @property
    def ties(self) -> tuple[Tie, ...]:
        """No ties: nothing parts players with the same score but what the list prints."""
        return ()

    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        """Return why there is no tie-break, if it needs more than a list of scores has."""
        sheet = super().worksheet(number, tie)
        return sheet._replace(missing=_WITHOUT_ROUNDS) if sheet.value is None else sheet


def _ranked_by_score(section: Section, asked: Asked) -> Standings:
    """Return the places of a list of scores: by score, then as the list prints them. Players on one
    score without printed places share the place. Tie-breaks and rounds there are none."""
    if asked.order or asked.round is not None:
        raise TieBreakError(
            f"{_WITHOUT_ROUNDS}, so there are no tie-breaks and no earlier places; ask without an "
            "order and a round, or type the results round by round"
        )
    findings = tuple(examine(section))
    stop_on_errors(findings)
    order = order_of(section, asked)._replace(name="", tie_breaks=())
    edition = edition_of(section, asked)
    have_places = all(player.printed_place is not None for player in section.players)
    rows = tuple(_rows(section.players, have_places=have_places))
    made = _ByScore(
        *(section, edition, (), rows, (), (), (), order),
        context_of(replace(section, scheduled_rounds=None), edition),
        "",
        findings,
        (_AS_PRINTED if have_places else _BY_SCORE_ALONE,),
    )
    return after_playoffs(made, section.players, teams_of(section))


def _rows(players: Sequence[Player], *, have_places: bool) -> Iterator[Standing]:
    def key(player: Player) -> tuple[float, int]:
        return -(player.printed_score or 0.0), (player.printed_place or 0) if have_places else 0

    in_order = sorted(players, key=key)
    first = 1
    for (score, _), sharing in groupby(in_order, key):
        players = list(sharing)
        last = first + len(players) - 1
        for player in players:
            yield Standing(first, last, player, -score, {}, None)
        first = last + 1
