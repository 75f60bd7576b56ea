"""What an event holds and a TRF has no place for, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import BY_GAME_POINTS, FIDE_MATCH_POINTS, Event, Player, Section
from xltiebreak.formats.dates import NEWEST_OF_FIDE, as_trf, edition_on
from xltiebreak.formats.losses import further_columns, games_of_a_grid, left_out
from xltiebreak.formats.trf.completed import Completed
from xltiebreak.formats.trf.layout import OLD_TEAM, PLAYER, TEAM, Field
from xltiebreak.formats.trf.rounds import ALONE, BYES
from xltiebreak.formats.trf.seating import Side, seated
from xltiebreak.formats.trf.team_writing import AS_BYE
from xltiebreak.ranking.orders import order_named
from xltiebreak.tables.cells import plain

_WITHOUT = "uschess"
"""The edition of an event that states none, and no order that goes with another."""
_SEXES = {"m": "m", "male": "m", "w": "w", "f": "w", "female": "w"}
_TEXTS = {
    "Title": "title",
    "Federation": "federation",
    "ID": "id",
    "Birth": "birth",
    "Name": "name",
}


def sex_of(player: Player) -> str:
    """``m`` or ``w`` as TRF has it, any other single letter as it is; empty for other texts."""
    text = plain(player.sex)
    return _SEXES.get(text.casefold(), text if len(text) == 1 else "")


def losses(event: Event, version: str, team_event: Completed | None = None) -> Iterator[str]:
    """A sentence for everything that is not in the file, or not as the event has it; of a team
    event, with the players' results as they are written."""
    section = event.sections[0]
    yield from left_out(
        ("venue", event.venue),
        ("organizer", event.organizer),
        ("rating body", event.rated_by),
        ("text of the notes", event.notes),
    )
    if event.dates and not any(as_trf(event.dates)):
        yield (
            f"The dates {event.dates!r} are left out; a TRF holds days such as "
            "2026/03/01 – 2026/03/05."
        )
    yield from _settings(section, event, version)
    yield from _awaited(section)
    if team_event is None:
        yield from _clubs(section)
        yield from _players(section)
        yield from _forfeits_alone(section)
        yield from _results(section)
        yield from games_of_a_grid(section)
    else:
        yield from _team_losses(team_event, version)
        yield from _players(team_event.players)
        yield from _results(team_event.players)


def _settings(section: Section, event: Event, version: str) -> Iterator[str]:
    if section.name and section.name != "Open":
        yield f"The section's name {section.name!r} is left out."
    if section.kind not in ("swiss", "roundrobin"):
        yield f"The kind {section.kind!r} is written as a Swiss."
    yield from _edition(section, event, version)
    if section.order and version == "16":
        yield f"The tie-break order {section.order} is left out; TRF26 has a record for it."
    if section.lots:
        yield f"The lots ({section.lots}) are left out."
    if section.withdrawn:
        listed = ", ".join(map(str, section.withdrawn))
        yield f"That these players withdrew ({listed}) is left out; a reader counts their games."
    yield from further_columns(section)
    yield from left_out(
        ("number of trophies", section.trophies),
        ("rating of unrated players", section.unrated),
        ("number of counting players", section.counting),
    )


def _edition(section: Section, event: Event, version: str) -> Iterator[str]:
    """The rules of the event, where a reader takes others: those of the dates, or those that go
    with the codes of the order."""
    named = order_named(section.order).edition if section.order else ""
    own = section.edition or named or _WITHOUT
    dated = edition_on(as_trf(event.dates)[0])
    newest = section.matches is not None and version == "26"
    taken = dated or (NEWEST_OF_FIDE if newest else _WITHOUT)
    if own != taken:
        source = "that of the dates" if dated else taken
        yield f"The edition {own} is left out; a reader takes {source}."


def _clubs(section: Section) -> Iterator[str]:
    clubs = sum(bool(player.team) for player in section.players)
    if clubs:
        yield f"The clubs of {counted(clubs, 'player')} are left out."


def _players(section: Section) -> Iterator[str]:
    provisional = sum(player.provisional is not None for player in section.players)
    if provisional:
        yield f"The games behind {counted(provisional, 'provisional rating')} are left out."
    for player in section.players:
        if player.sex and not sex_of(player):
            yield f"The sex of player {player.number} ({player.sex!r}) is left out."
        if player.rating is not None and len(str(player.rating)) > PLAYER["Rating"].width:
            yield f"The rating of player {player.number} is cut to four digits."
        for field, name in _TEXTS.items():
            whose = f"{name} of player {player.number}"
            yield from _cut(PLAYER[field], whose, getattr(player, name))


def _awaited(section: Section) -> Iterator[str]:
    results = (result for row in section.crosstable.results for result in row)
    count = sum(result.outcome is Outcome.AWAITED for result in results)
    if count:
        yield (
            f"That {counted(count, 'result')} {'is' if count == 1 else 'are'} still to be entered "
            "is left out; a reader takes whoever has none as absent."
        )


def _forfeits_alone(section: Section) -> Iterator[str]:
    for player, results in zip(section.players, section.crosstable.results):
        for round, result in enumerate(results, start=1):
            if result.opponent is None and result.outcome in ALONE:
                read = ALONE[result.outcome]
                found = read.outcome.value if read.points else "round not played"
                yield (
                    f"The {result.outcome.value} of player {player.number} in round {round} names "
                    f"no opponent; a reader finds a {found}."
                )


def _results(section: Section) -> Iterator[str]:
    for player, results in zip(section.players, section.crosstable.results):
        for round, result in enumerate(results, start=1):
            where = f"of player {player.number} in round {round}"
            if result.outcome is Outcome.FORFEIT_DRAW:
                yield f"The forfeit draw {where} is written as a half-point bye."
            elif result.ruling:
                yield f"The ruling {where} is written as its result alone."


def _team_losses(done: Completed, version: str) -> Iterator[str]:
    """A sentence for everything about the teams that is not in the file, or otherwise."""
    yield from _weights(done)
    yield from _teams(done, version)
    if version == "16":
        yield from _only_in_trf26(done)
        yield from _orders(done)
    yield from _colours(done)
    yield from _team_results(done)
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
    for name in ("title", "federation", "sex", "birth"):
        if any(getattr(team, name) for team in players):
            yield f"The column {name} of the teams is left out."
    fields = OLD_TEAM if version == "16" else TEAM
    for team in players:
        for name, text in (("Name", team.name), ("ID", team.id), ("Rating", team.rating)):
            if name in fields:
                yield from _cut(fields[name], f"{name.lower()} of team {team.number}", text)


def _cut(field: Field, whose: str, text: str | int | None) -> Iterator[str]:
    tidy = plain(str(text or ""))
    if len(tidy) > field.width:
        yield f"The {whose} ({tidy!r}) is cut to {counted(field.width, 'letter')}."


def _only_in_trf26(done: Completed) -> Iterator[str]:
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
        for pair in done.pairs(round):
            found = seated(*(Side(done.present(row, round)) for row in pair))
            actual = (done.seats[row][round] for row in pair)
            out_of_order += [*map(_without_end, found)] != [*map(_without_end, actual)]
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


def _team_results(done: Completed) -> Iterator[str]:
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
