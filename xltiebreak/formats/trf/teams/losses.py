"""What a team event holds and a TRF has no place for, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import BY_GAME_POINTS, FIDE_MATCH_POINTS
from xltiebreak.formats.trf.layout import Field
from xltiebreak.formats.trf.rounds import BYES
from xltiebreak.formats.trf.teams.completed import Completed
from xltiebreak.formats.trf.teams.layout import OLD_NAME, TEAM
from xltiebreak.formats.trf.teams.lineups import present
from xltiebreak.formats.trf.teams.seating import Side, seated
from xltiebreak.formats.trf.teams.without_play import AS_BYE
from xltiebreak.tables.cells import plain

_OF_A_PLAYER = ("title", "federation", "sex", "birth")


def team_losses(done: Completed, version: str) -> Iterator[str]:
    """A sentence for everything about the teams that is not in the file, or otherwise."""
    yield from _weights(done)
    yield from _teams(done, version)
    if version == "16":
        yield from _settings_of_trf26(done)
        yield from _orders(done)
    yield from _colours(done)
    yield from _results(done)
    yield from done.lost


def _weights(done: Completed) -> Iterator[str]:
    """Boards of one worth can make another winner: whoever converts must know."""
    if all(weight == 1 for weight in done.matches.weights):
        return
    weights = " ".join(map(decimal, done.matches.weights))
    yield f"The board weights ({weights}) are left out; a reader counts every board as 1."
    otherwise = sum(
        result.played and result.outcome is not _by_equal_boards(done, k, round)
        for k in range(len(done.section.players))
        for round, result in enumerate(done.results(k))
    )
    if otherwise:
        yield (
            f"Without them {otherwise // 2} of the matches end otherwise, so a reader's standings "
            "can differ."
        )


def _by_equal_boards(done: Completed, k: int, round: int) -> Outcome:
    other = done.row_of(done.results(k)[round].opponent)
    own, against = (0.0 if row is None else done.points(row, round) for row in (k, other))
    if own == against:
        return Outcome.DRAW
    return Outcome.WIN if own > against else Outcome.LOSS


def _teams(done: Completed, version: str) -> Iterator[str]:
    players = done.section.players
    for name in _OF_A_PLAYER:
        if any(getattr(team, name) for team in players):
            yield f"The column {name} of the teams is left out."
    fields = {"Name": OLD_NAME} if version == "16" else TEAM
    for team in players:
        for field, text in (("Name", team.name), ("ID", team.id), ("Rating", team.rating)):
            if field in fields:
                yield from _cut(fields[field], f"{_CALLED[field]} of team {team.number}", text)


_CALLED = {"Name": "name", "ID": "id", "Rating": "rating"}


def _cut(field: Field, whose: str, text: str | int | None) -> Iterator[str]:
    tidy = plain(str(text or ""))
    if len(tidy) > field.width:
        yield f"The {whose} ({tidy!r}) is cut to {counted(field.width, 'letter')}."


def _settings_of_trf26(done: Completed) -> Iterator[str]:
    matches, players = done.matches, done.section.players
    for called, count in (
        ("ratings", sum(team.rating is not None for team in players)),
        ("ids", sum(bool(team.id) for team in players)),
        ("places", sum(team.printed_place is not None for team in players)),
    ):
        if count:
            yield f"The {called} of {counted(count, 'team')} are left out."
    if [team.number for team in players] != list(range(1, len(players) + 1)):
        yield "The numbers of the teams are left out; a reader counts them from 1."
    if matches.match_points not in (None, FIDE_MATCH_POINTS):
        yield f"What matches are worth ({matches.match_points}) is left out; a reader takes 2-1-0."
    if matches.placed_by == BY_GAME_POINTS:
        yield "That game points place the teams is left out; a reader takes match points."
    byes = {
        (result.points, points)
        for row, inside in zip(done.section.crosstable.results, matches.points)
        for result, points in zip(row, inside)
        if result.outcome is Outcome.PAIRING_BYE
    }
    for match, game in sorted(byes, key=str):
        if game != match * done.boards:
            yield (
                f"The {counted(game or 0.0, 'game point')} of a bye are left out; a reader takes "
                f"{decimal(match * done.boards)}."
            )


def _orders(done: Completed) -> Iterator[str]:
    """The line-ups that a reader of the players' records cannot find again."""
    out_of_order = 0
    for round in range(done.section.crosstable.rounds):
        for k, result in enumerate(row[round] for row in done.section.crosstable.results):
            other = done.row_of(result.opponent)
            if other is None or other < k:
                continue
            sides = [Side(present(done.matches.rosters[row], round, done)) for row in (k, other)]
            stripped = [_without_end(seats) for seats in seated(*sides)]
            actual = [_without_end(done.seats[row][round]) for row in (k, other)]
            out_of_order += stripped != actual
    if out_of_order:
        yield (
            f"The order of the boards is left out where a team did not sit in its own (matches: "
            f"{out_of_order}); TRF26 has a record for it."
        )


def _without_end(seats: tuple[int, ...]) -> tuple[int, ...]:
    """The line-up without the empty boards at its end."""
    last = max((board for board, member in enumerate(seats, start=1) if member), default=0)
    return seats[:last]


def _colours(done: Completed) -> Iterator[str]:
    """The colours of teams whose players' colours nobody told."""
    unknown = sum(
        result.played
        and bool(result.colour)
        and not any(done.result(member, round).colour for member in seats if member)
        for k in range(len(done.section.players))
        for round, (result, seats) in enumerate(zip(done.results(k), done.seats[k]))
    )
    if unknown:
        yield f"Which team had White is left out (matches: {-(-unknown // 2)})."


def _results(done: Completed) -> Iterator[str]:
    for k, team in enumerate(done.section.players):
        for round, result in enumerate(done.results(k), start=1):
            where = f"of team {team.number} in round {round}"
            points = done.matches.points[k][round - 1]
            told = done.is_told_by_boards(k, round - 1)
            if result.outcome is Outcome.FORFEIT_DRAW and not told:
                yield f"The forfeit draw {where} is written as a half-point bye."
            elif result.ruling:
                yield f"The ruling {where} is left out; a reader goes by the boards."
            elif result.outcome is Outcome.FORFEIT_LOSS and result.opponent is None:
                yield f"The forfeit loss {where} is left out; a reader finds the team not paired."
            elif (
                result.outcome is Outcome.PAIRING_BYE
                and not done.is_allocated_bye(k, round - 1)
                and result.points in AS_BYE
            ):
                bye = BYES[AS_BYE[result.points]].value
                yield f"The second bye of the round, {where}, is written as a {bye}."
            of_its_own = done.is_allocated_bye(k, round - 1) or result.played
            if not of_its_own and (points or 0.0) != done.points(k, round - 1):
                yield (
                    f"The {counted(points or 0.0, 'point')} {where} are left out; a reader takes "
                    f"{decimal(done.points(k, round - 1))}."
                )
