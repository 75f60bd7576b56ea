"""An event with one section → a TRF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.checks import examine_event
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.dates import as_trf
from xltiebreak.formats.kinds import THE_FILE, Written
from xltiebreak.formats.trf.completed import Completed
from xltiebreak.formats.trf.layout import (
    PLAYER,
    PLAYER_CODE,
    ROUND_1,
    ROUND_WIDTH,
    figure,
    in_columns,
)
from xltiebreak.formats.trf.losses import losses, sex_of
from xltiebreak.formats.trf.records import write_order
from xltiebreak.formats.trf.rounds import OTHER_COLOUR, write_round
from xltiebreak.formats.trf.team_writing import TeamRecords
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.cells import plain

VERSIONS = ("16", "26")
LARGEST_NUMBER = 10 ** PLAYER["No."].width - 1
_KINDS = {
    "swiss": ("Individual: Swiss-System", "CUSTOM_SWISS"),
    "roundrobin": ("Individual: Round-Robin", "CUSTOM_ROUNDROBIN"),
}


def write_trf26(event: Event) -> Written:
    """The event as TRF26; see :func:`write_trf`.

    Raises:
        EventError: the event has errors; nobody should be sent a report of such.
    """
    stop_on_errors(examine_event(event))
    return write_trf(event, "26", _ranks(event))


def write_trf16(event: Event) -> Written:
    """The event as TRF16; see :func:`write_trf`.

    Raises:
        EventError: the event has errors; nobody should be sent a report of such.
    """
    stop_on_errors(examine_event(event))
    return write_trf(event, "16", _ranks(event))


def _ranks(event: Event) -> Mapping[int, int]:
    """The places of the standings, where the file has none of its own and a round is complete."""
    if len(event.sections) > 1 or any(
        player.printed_place is not None for player in event.sections[0].players
    ):
        return {}
    ranked = standings(event.sections[0])
    return {row.player.number: row.place for row in ranked.rows} if ranked.rounds else {}


def write_trf(event: Event, version: str = "26", ranks: Mapping[int, int] | None = None) -> Written:
    """The event as TRF16 (``"16"``) or TRF26 (``"26"``), in UTF-8.

    ``ranks`` gives the place of each pairing number; without it the file's own places are
    written, where it has them. The points are those that the results add up to. A forfeit's
    colour is the other one than its opponent's; one that nobody told stands as ``-``.

    Raises:
        TieBreakError: the event has several sections, a result that could not be read, a
            pairing number above 9999, pairing byes of different worth, or a tie-break order
            that is none; or a team event's matches are known without the games at their boards.
    """
    if version not in VERSIONS:
        raise TieBreakError(f"{version!r} is not a version of TRF; use one of 16, 26")
    if len(event.sections) > 1:
        names = ", ".join(section.name for section in event.sections)
        raise TieBreakError(
            f"a TRF holds one section and this event has {len(event.sections)} ({names}); "
            "write one at a time"
        )
    section = event.sections[0]
    places = {player.number: player.printed_place for player in section.players}
    places.update(ranks or {})
    if section.matches is not None:
        return _of_teams(event, version, places)
    _refuse_what_cannot_stand(section)
    kind = _KINDS.get(section.kind, _KINDS["swiss"])
    lines = [
        *_header(event, section, version, kind),
        *_order(section, version),
        *_player_lines(section, places),
    ]
    return _file(lines, losses(event, version), _wanting(section))


def _of_teams(event: Event, version: str, places: Mapping[int, int | None]) -> Written:
    section = event.sections[0]
    done = Completed(section, version)
    records = TeamRecords(done, places)
    players = done.players
    _refuse_what_cannot_stand(players)
    order = write_order(section.order) if section.order else ""
    of_trf26 = version == "26"
    lines = [
        *_header(event, players, version, records.kind, teams=len(section.players)),
        *_order(section, version),
        *(records.order(order) if of_trf26 else ()),
        *(records.header() if of_trf26 else ()),
        *_player_lines(
            players, {player.number: player.printed_place for player in players.players}
        ),
        *(records.of_trf26() if of_trf26 else records.of_trf16()),
    ]
    wanting = [*_wanting(players), *(records.wanting() if of_trf26 else ())]
    return _file(lines, losses(event, version, done), wanting)


def _file(lines: Iterable[str], lost: Iterable[str], wanting: Iterable[str]) -> Written:
    content = "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")
    return Written({THE_FILE: content}, tuple(lost), tuple(wanting))


def _wanting(section: Section) -> Iterator[str]:
    """What other programs need and nobody told; a colour is never made up."""
    games = _games_without_colour(section.crosstable)
    if games:
        yield (
            f"The colors of {counted(games, 'game')} are not known; a program that pairs or checks "
            "may refuse the file until they are entered."
        )


def _refuse_what_cannot_stand(section: Section) -> None:
    for player, results in zip(section.players, section.crosstable.results):
        for round, result in enumerate(results, start=1):
            if result.outcome is Outcome.UNREADABLE:
                raise TieBreakError(
                    f"player {player.number}, round {round} cannot be read; correct it first"
                )
            if result.opponent is not None and result.opponent > LARGEST_NUMBER:
                raise TieBreakError(
                    f"a TRF has no player {result.opponent}; {LARGEST_NUMBER} is the last"
                )
        if player.number > LARGEST_NUMBER:
            raise TieBreakError(
                f"a TRF has no player {player.number}; {LARGEST_NUMBER} is the last"
            )
        if len(_points(results)) > PLAYER["Score"].width:
            raise TieBreakError(f"the points of player {player.number} are too long for a TRF")


def _header(
    event: Event, section: Section, version: str, kind: tuple[str, str], teams: int = 0
) -> Iterator[str]:
    start, end = as_trf(event.dates)
    yield from _record("012", event.name)
    yield from _record("022", event.city)
    yield from _record("042", start)
    yield from _record("052", end)
    yield from _record("062", str(len(section.players)))
    yield from _record("072", str(sum(player.rating is not None for player in section.players)))
    yield from _record("082", str(teams or ""))
    yield from _record("092", kind[0])
    yield from _record("102", event.chief_td)
    for arbiter in event.assistant_tds.split(";"):
        yield from _record("112", arbiter)
    yield from _record("122", event.time_control)
    worth = _bye_worth(section)
    if section.scheduled_rounds is not None:
        yield f"{'142' if version == '26' else 'XXR'} {section.scheduled_rounds}"
    if version == "16":
        if worth is not None:
            yield f"XXS PAB={figure(worth)}"
        return
    if worth is not None:
        yield f"162  P{figure(worth):>4}"
    yield from _record("192", kind[1])


def _order(section: Section, version: str) -> Iterator[str]:
    if section.order and version == "26":
        yield from _record("202", write_order(section.order))


def _record(code: str, text: str) -> Iterator[str]:
    tidy = plain(text)
    if tidy:
        yield f"{code} {tidy}"


def _bye_worth(section: Section) -> float | None:
    """What every pairing bye of the section is worth, where that is not 1.

    Raises:
        TieBreakError: they are worth different points.
    """
    worth = {
        result.points
        for row in section.crosstable.results
        for result in row
        if result.outcome is Outcome.PAIRING_BYE
    }
    if len(worth) > 1:
        raise TieBreakError(
            f"pairing byes are worth {' and '.join(map(decimal, sorted(worth)))} here; "
            "in a TRF they are all worth the same"
        )
    return next(iter(worth - {1.0}), None)


def _player_lines(section: Section, places: Mapping[int, int | None]) -> Iterator[str]:
    for player, results in zip(section.players, _with_scheduled_colours(section.crosstable)):
        yield _player_line(player, places[player.number], results)


def _player_line(player: Player, place: int | None, results: Sequence[Result]) -> str:
    """The record ``001``: the fields in their columns, then the rounds."""
    texts = {
        "No.": str(player.number),
        "Sex": sex_of(player),
        "Title": player.title,
        "Name": player.name,
        "Rating": str(player.rating or ""),
        "Federation": player.federation,
        "ID": player.id,
        "Birth": player.birth,
        "Score": _points(results),
        "Place": str(place or ""),
    }
    line = in_columns(PLAYER_CODE, PLAYER, {name: plain(text) for name, text in texts.items()})
    rounds = "".join(write_round(result).ljust(ROUND_WIDTH) for result in results)
    return (line.ljust(ROUND_1 - 1) + rounds).rstrip()


def _points(results: Sequence[Result]) -> str:
    return figure(sum(result.points for result in results))


def _with_scheduled_colours(table: Crosstable) -> tuple[tuple[Result, ...], ...]:
    """The results, where a forfeit without a colour has the other one than its opponent's.

    Games that were played stay as they are: their colours count in tie-breaks.
    """
    return tuple(
        tuple(
            _scheduled(table, number, round, result) if result.forfeit else result
            for round, result in enumerate(row)
        )
        for number, row in zip(table.numbers, table.results)
    )


def _scheduled(table: Crosstable, number: int, round: int, result: Result) -> Result:
    row = table.rows.get(result.opponent or 0)
    if result.colour or row is None or row[round].opponent != number:
        return result
    return replace(result, colour=OTHER_COLOUR[row[round].colour])


def _games_without_colour(table: Crosstable) -> int:
    """How many games, forfeits among them, have a player whose colour is not known."""
    rows = zip(table.numbers, _with_scheduled_colours(table))
    return len(
        {
            (round, min(number, result.opponent), max(number, result.opponent))
            for number, row in rows
            for round, result in enumerate(row)
            if result.opponent is not None and not result.colour
        }
    )
