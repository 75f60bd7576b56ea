"""An event with one section → a TRF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.checks import examine
from xltiebreak.event.crosstable import SWISS, Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.results import OTHER_COLOUR, Outcome, Result
from xltiebreak.event.section import BY_GAME_POINTS, Event, Player, Section
from xltiebreak.formats.kinds import THE_FILE, Written
from xltiebreak.formats.trf.layout import (
    BYES,
    HEADER,
    LETTER,
    OPPONENT,
    PLAYED_LETTER,
    PLAYER,
    PLAYER_RECORD,
    ROUND_1,
    ROUND_TEXT,
    ROUND_WIDTH,
    figure,
)
from xltiebreak.formats.trf.records import GAME_POINTS, write_order
from xltiebreak.formats.trf.rulings import refuse_rulings, without_rulings, write_rulings
from xltiebreak.formats.trf.team_writing import TeamWriter
from xltiebreak.ranking.asked import AS_IN_THE_FILE, edition_of, order_of
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.around import NEWEST_OF_FIDE, as_trf, edition_on
from xltiebreak.tables.cells import plain

VERSIONS = ("16", "26")
LARGEST_NUMBER = 10 ** PLAYER["No."].width - 1
_KINDS = {"swiss": ("Swiss-System", "SWISS"), "roundrobin": ("Round-Robin", "ROUNDROBIN")}
"""What records 092 and 192 call the way of pairing."""
_SEXES = {"m": "m", "male": "m", "w": "w", "f": "w", "female": "w"}


def write_trf26(event: Event) -> Written:
    """Return the event as TRF26; see :func:`write_trf`.

    Raises:
        EventError: the event has errors; a report must have none.
    """
    return _with_ranks(event, "26")


def write_trf16(event: Event) -> Written:
    """Return the event as TRF16; see :func:`write_trf`.

    Raises:
        EventError: the event has errors; a report must have none.
    """
    return _with_ranks(event, "16")


def _with_ranks(event: Event, version: str) -> Written:
    """Return the file with the places of the standings, if the event has none and a round is
    complete. What is wrong with the prizes, which it does not hold, stops nothing."""
    found = (finding for section in event.sections for finding in examine(section))
    stop_on_errors([*event.faults, *found])
    first, *more = event.sections
    ranks = {}
    if not more and all(player.printed_place is None for player in first.players):
        ranked = standings(first)
        ranks = {row.player.number: row.place for row in ranked.rows} if ranked.rounds else {}
    return write_trf(event, version, ranks)


def write_trf(event: Event, version: str = "26", ranks: Mapping[int, int] | None = None) -> Written:
    """Return the event as TRF16 (``"16"``) or TRF26 (``"26"``), in UTF-8.

    ``ranks`` gives the place of each pairing number; without it the file's own places are written,
    where it has them. The points are the sums of the results. A comment states the edition if a
    reader would take another one. Every player with an opponent gets a color.

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
    section, matches, is_new = event.sections[0], event.sections[0].matches, version == "26"
    words, code = _KINDS[section.paired_as]
    kind, players, teams = (f"Individual: {words}", f"CUSTOM_{code}"), section, None
    if matches is not None:
        teams = TeamWriter(section, matches, version)
        players = teams.players()
        by_games = matches.placed_by == BY_GAME_POINTS and section.paired_as == SWISS
        kind = f"Team: {words}", f"CUSTOM_TEAM_{code}{'_GP' * by_games}"
    _refuse_what_cannot_stand(players)
    if teams is None and not is_new:
        refuse_rulings(section.crosstable)
    printed = {player.number: player.printed_place for player in section.players}
    places = {**printed, **(ranks or {})}
    of_players = {player.number: player.printed_place for player in players.players}
    lines = [
        *_header(event, players, version, kind, teams=len(section.players) if teams else 0),
        *_edition(event, section),
        *(_order(section) if is_new else ()),
        *(teams.header() if teams and is_new else ()),
        *_player_lines(players, of_players if teams else places),
        *(teams.records(places) if teams else ()),
        *(write_rulings(section.crosstable) if is_new and not teams else ()),
    ]
    if section.scheduled_rounds is not None:  # without it, pairing programs read no file
        lines.append(f"XXR {section.scheduled_rounds}")
    content = "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")
    return Written({THE_FILE: content}, () if section.scheduled_rounds else (_NO_ROUNDS,))


_NO_ROUNDS = "Pairing programs also want the number of rounds; state it at the label Rounds."


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
    texts = {
        **{code: [getattr(event, field)] for code, field in HEADER.items()},
        "112": event.assistant_tds.split(";"),
        "042": [start],
        "052": [end],
        "062": [str(len(section.players))],
        "072": [str(sum(player.rating is not None for player in section.players))],
        "082": [str(teams or "")],
        "092": [kind[0]],
    }
    for code in sorted(texts):
        yield from _records(code, texts[code])
    worth = _bye_worth(section)
    if version == "26":
        yield from _records("142", [str(section.scheduled_rounds or "")])
    elif teams and worth is None and _has_pairing_byes(section):
        worth = 1.0  # else a reader takes a drawn match
    if worth is not None:
        if version == "16":
            yield f"XXS PAB={figure(worth)}"
        yield f"162  P{figure(worth):>4}"
    if version == "26":
        yield f"192 {kind[1]}"


def _edition(event: Event, section: Section) -> Iterator[str]:
    taken = edition_on(as_trf(event.dates)[0]) or NEWEST_OF_FIDE
    own = edition_of(section, AS_IN_THE_FILE).code
    if own != taken:
        yield f"### Edition: {own}"  # for which the format has no record


def _order(section: Section) -> Iterator[str]:
    """Yield record 202, the order, and record 212 if game points place the teams."""
    codes = write_order(order_of(section, AS_IN_THE_FILE).codes)
    yield from _records("202", [codes])
    if section.matches is not None and section.matches.placed_by == BY_GAME_POINTS:
        yield f"212 {','.join(filter(None, (GAME_POINTS, codes)))}"


def _records(code: str, texts: Iterable[str]) -> Iterator[str]:
    return (f"{code} {tidy}" for text in texts if (tidy := plain(text)))


def _has_pairing_byes(section: Section) -> bool:
    results = (result for row in section.crosstable.results for result in row)
    return any(result.outcome is Outcome.PAIRING_BYE for result in results)


def _bye_worth(section: Section) -> float | None:
    """Return the worth of every pairing bye of the section, if it is not 1."""
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
    played = _with_colours(without_rulings(section.crosstable))
    for player, results, rounds in zip(section.players, section.crosstable.results, played):
        yield _player_line(player, places[player.number], _points(results), rounds)


def _player_line(player: Player, place: int | None, points: str, results: Sequence[Result]) -> str:
    own = {name: getattr(player, field.of_player) for name, field in PLAYER.items()}
    own |= {"Sex": sex_of(player), "ID": _id(player.id), "Score": points, "Place": place}
    texts = {name: _whole(name, plain(str(value or ""))) for name, value in own.items()}
    rounds = "".join(write_round(result).ljust(ROUND_WIDTH) for result in results)
    return (PLAYER_RECORD.write(texts).ljust(ROUND_1 - 1) + rounds).rstrip()


def _whole(field: str, text: str) -> str:
    """Return the text of a field; nothing where only a part of it would fit, except of a name."""
    return text if field == "Name" or len(text) <= PLAYER[field].width else ""


def sex_of(player: Player) -> str:
    """Return ``m`` or ``w``, which are all that TRF has; empty for other texts."""
    return _SEXES.get(plain(player.sex).casefold(), "")


def _id(text: str) -> str:
    """Return a player's number, such as FIDE's; empty if it has letters or is too long."""
    number = plain(text)
    figures = number.isascii() and number.isdecimal()
    return number if figures and len(number) <= PLAYER["ID"].width else ""


def _points(results: Sequence[Result]) -> str:
    return figure(sum(result.points for result in results))


def _with_colours(table: Crosstable) -> tuple[tuple[Result, ...], ...]:
    """Return the results with a color for everybody who has an opponent, since readers refuse a
    pairing without: the other color than the opponent's, else by turns."""
    place = {number: row for row, number in enumerate(table.numbers)}
    return tuple(
        tuple(
            result
            if result.opponent is None
            else replace(result, colour=_colour(table, place, row, round))
            for round, result in enumerate(results)
        )
        for row, results in enumerate(table.results)
    )


def _colour(table: Crosstable, place: Mapping[int, int], row: int, round: int) -> str:
    """Return the color of a player who has an opponent. If both state the same color, the first in
    the list keeps it."""
    own = table.results[row][round]
    other = place.get(own.opponent or 0)
    if other is None or table.results[other][round].opponent != table.numbers[row]:
        return own.colour
    theirs = table.results[other][round].colour
    if own.colour and (row < other or own.colour != theirs):
        return own.colour
    return OTHER_COLOUR[theirs] or ("w" if (row < other) == (round % 2 == 0) else "b")


def write_round(result: Result) -> str:
    """Return the eight columns of a result, blank where nothing is known.

    A forfeit draw, for which TRF has no letter, becomes a half-point bye: that is worth as much,
    and is not played either. A ruling becomes the result that it gave.
    """
    if result.blank:
        return " " * ROUND_TEXT
    if result.played:
        letter = PLAYED_LETTER[result.outcome, result.unrated]
    else:
        letter = LETTER[result.outcome]
    opponent = None if result.outcome is Outcome.FORFEIT_DRAW else result.opponent
    number = "0000" if opponent is None else OPPONENT.set(str(opponent))
    colour = "" if letter in BYES else result.colour
    return f"{number} {colour or '-'} {letter}"
