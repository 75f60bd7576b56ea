"""Makes two spellings of one meaning alike, before sections are compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from xltiebreak.checks import examine
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import Origin, TieBreakError
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import EQUAL_BOARDS, Matches, MatchPoints, Player, Section
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.prizefund.typed_cells import list_name
from xltiebreak.ranking.asked import AS_IN_THE_FILE, edition_of, order_of
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import edition_named
from xltiebreak.tables.cells import plain

_UNPAIRED = Result(Outcome.UNPAIRED)


def as_meant(section: Section, original: Section) -> Section:
    """Return the section in one spelling: edition and order that apply, "not paired" in cells that
    say nothing, points that follow from the results.

    Printed scores and places that follow from the ``original`` are left out.
    """
    edition, order = _rules(section)
    table = _table(section.crosstable)
    room = 0 if original.scheduled_rounds else original.crosstable.rounds
    return replace(
        section,
        players=tuple(map(_player, section.players, *_following(original, section))),
        crosstable=table,
        kind=section.paired_as,
        scheduled_rounds=section.scheduled_rounds or table.rounds or room,
        edition=edition,
        order=order,
        matches=section.matches and _insides(section, section.matches, edition),
        prizes=prizes.as_meant if (prizes := stated_prizes(section)) else None,
        origin=Origin(),
        faults=(),
    )


def _rules(section: Section) -> tuple[str, str]:
    try:
        order = order_of(section, AS_IN_THE_FILE).text.replace(", ", ",")
        return edition_of(section, AS_IN_THE_FILE).code, order
    except TieBreakError:
        return section.edition, section.order


def _table(table: Crosstable) -> Crosstable:
    """Return the table up to its last round with an entry. In a round that has begun, "not paired"
    stands where no result is awaited."""
    last = max(
        (r for row in table.results for r, result in enumerate(row, 1) if result != BLANK),
        default=0,
    )
    begun = [round for round in range(1, last + 1) if table.started(round)]
    missing = {round: frozenset(table.missing(round)) for round in begun}
    rows = tuple(
        tuple(
            _UNPAIRED
            if result == BLANK and round in missing and number not in missing[round]
            else result
            for round, result in enumerate(row[:last], start=1)
        )
        for number, row in zip(table.numbers, table.results)
    )
    return Crosstable(table.numbers, rows)


def without_lists(of_prizes: Section, section: Section) -> Section:
    """Return the section without the columns that say who can win a prize, if the prizes of both
    know it."""
    both = [
        prizes.lists if (prizes := stated_prizes(each)) else {} for each in (of_prizes, section)
    ]
    printed = {
        head: column
        for head, column in section.printed.items()
        if not all(list_name(head) in lists for lists in both)
    }
    return replace(section, printed=printed)


def as_wide_as(other: Section, section: Section) -> Section:
    """Return the section with empty rounds up to the other's last one."""
    matches, theirs = section.matches, other.matches
    if matches is not None and theirs is not None:
        members, others = matches.members, theirs.members
        if members is not None and others is not None:
            table = _widened(members.crosstable, others.crosstable.rounds)
            matches = replace(matches, members=replace(members, crosstable=table))
        rounds = max(section.crosstable.rounds, other.crosstable.rounds)
        matches = replace(
            matches,
            points=tuple(row + (None,) * (rounds - len(row)) for row in matches.points),
            lineups=tuple(row + ((),) * (rounds - len(row)) for row in matches.lineups),
        )
    table = _widened(section.crosstable, other.crosstable.rounds)
    return replace(section, crosstable=table, matches=matches)


def _widened(table: Crosstable, rounds: int) -> Crosstable:
    more = (BLANK,) * (rounds - table.rounds)
    return Crosstable(table.numbers, tuple(row + more for row in table.results))


def _following(original: Section, section: Section) -> tuple[Iterable[float], Sequence[int | None]]:
    """Return the scores and places that a program would print."""
    places: Sequence[int | None] = [None] * len(section.players)
    if any(player.printed_place is not None for player in section.players):
        places = _places_of(original) or places
    scores = (sum(result.points for result in row) for row in original.crosstable.results)
    return scores, places


def _places_of(section: Section) -> Sequence[int] | None:
    if any(finding.is_error for finding in examine(section)):
        return None
    try:
        place = {row.player.number: row.place for row in standings(section).rows}
    except TieBreakError:
        return None
    return [place[number] for number in section.crosstable.numbers]


def _player(player: Player, score: float, place: int | None) -> Player:
    """Return the player without a printed score and place that only repeat these two."""
    return replace(
        player,
        printed_score=None if player.printed_score == score else player.printed_score,
        printed_place=None if player.printed_place == place else player.printed_place,
    )


def _insides(section: Section, matches: Matches, edition: str) -> Matches:
    """Return the matches in one spelling: no equal weights, the worth of a match stated, line-ups
    up to their last player, members with names and results only."""
    members = matches.members
    if members is not None:
        team_of = {
            number: team.name
            for team, roster in zip(section.players, matches.rosters)
            for number in roster
        }
        people = tuple(
            replace(
                _player(player, sum(result.points for result in row), None),
                team=""
                if plain(player.team) == plain(team_of.get(player.number, ""))
                else player.team,
            )
            for player, row in zip(members.players, members.crosstable.results)
        )
        members = Section("", people, _table(members.crosstable))
    try:
        usual: MatchPoints | None = edition_named(edition).match_points
    except TieBreakError:
        usual = None
    equal = all(weight == EQUAL_BOARDS for weight in matches.weights)
    rounds = _table(section.crosstable).rounds
    return replace(
        matches,
        points=tuple(row[:rounds] for row in matches.points),
        weights=() if equal else matches.weights,
        match_points=matches.match_points or usual,
        lineups=tuple(tuple(map(_to_the_last, row[:rounds])) for row in matches.lineups),
        members=members,
    )


def _to_the_last(lineup: tuple[int, ...]) -> tuple[int, ...]:
    last = max((board for board, member in enumerate(lineup, start=1) if member), default=0)
    return lineup[:last]


def with_numbers_of(before: Section, after: Section) -> Section:
    """Return the section that was read back, with the players' old numbers, if it has as many."""
    old, new = before.crosstable.numbers, after.crosstable.numbers
    if old == new or len(old) != len(new):
        return after
    number_of = dict(zip(new, old))
    players = tuple(replace(player, number=number_of[player.number]) for player in after.players)
    rows = tuple(
        tuple(
            replace(result, opponent=number_of.get(result.opponent or 0, result.opponent))
            for result in row
        )
        for row in after.crosstable.results
    )
    withdrawn = tuple(number_of.get(number, number) for number in after.withdrawn)
    return replace(after, players=players, crosstable=Crosstable(old, rows), withdrawn=withdrawn)


def games_of_players(section: Section) -> Section:
    """Return the section with the players of its teams instead of the teams, if their games are
    known."""
    members = section.matches and section.matches.members
    if not members:
        return section
    return replace(section, players=members.players, crosstable=members.crosstable, matches=None)


def rows_left_out(before: Section, after: Section) -> Sequence[int]:
    """Return the rows that were lost, if all other rows are there."""
    old, new = before.crosstable.numbers, after.crosstable.numbers
    there = frozenset(new)
    gone = [row for row, number in enumerate(old) if number not in there]
    return gone if len(old) - len(gone) == len(new) and before.matches is None else []


def without_rows(section: Section, rows: Sequence[int]) -> Section:
    """Return the section without the players of these rows."""
    kept = [row for row in range(len(section.players)) if row not in rows]
    table = section.crosstable
    return replace(
        section,
        players=tuple(section.players[row] for row in kept),
        crosstable=Crosstable(
            tuple(table.numbers[row] for row in kept), tuple(table.results[row] for row in kept)
        ),
    )
