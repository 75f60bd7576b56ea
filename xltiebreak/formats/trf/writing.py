"""An event with one section → a TRF."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from xltiebreak.checks import examine
from xltiebreak.event.crosstable import SWISS, Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.results import OTHER_COLOUR, TWIN, Outcome, Result
from xltiebreak.event.section import BY_GAME_POINTS, Event, Player, Section
from xltiebreak.formats.kinds import THE_FILE, Written
from xltiebreak.formats.trf.layout import (
    ABNORMAL,
    HEADER,
    LETTER,
    MTB26,
    OF_PLAYER,
    OPPONENT,
    PLAYER,
    figure,
)
from xltiebreak.formats.trf.players import RULED
from xltiebreak.formats.trf.records import GAME_POINTS, SELF_DEFINED
from xltiebreak.formats.trf.team_writing import TeamWriter
from xltiebreak.ranking.asked import AS_IN_THE_FILE, edition_of, order_of
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.around import NEWEST_OF_FIDE, as_trf, edition_on
from xltiebreak.tables.cells import plain

LARGEST_NUMBER = 9999
_KINDS = {"swiss": ("Swiss-System", "SWISS"), "roundrobin": ("Round-Robin", "ROUNDROBIN")}
"""What records 092 and 192 call the way of pairing."""
_SEXES = {"m": "m", "male": "m", "w": "w", "f": "w", "female": "w"}
_NO_ROUNDS = "Pairing programs also want the number of rounds; state it at the label Rounds."


def write_trf(event: Event, version: str = "26") -> Written:
    """Return the event as TRF16 (``"16"``) or TRF26 (``"26"``), in UTF-8.

    The places are those of the file or, if it has none and a round is complete, of the standings.
    The points are the sums of the results. A comment states the edition if a reader would take
    another one. Every player with an opponent gets a color. TRF16 has no place for rulings: a
    result that stands by one contradicts the opponent's there. What is wrong with the prizes, which
    a TRF does not hold, stops nothing.

    Raises:
        EventError: the event has errors; a report must have none.
        TieBreakError: the event has several sections, a result that could not be read, a
            pairing number above 9999, pairing byes of different worth, or a tie-break order
            that is none; or a team event's matches are known without the games at their boards, or
            are to be written as TRF16.
    """
    found = (finding for section in event.sections for finding in examine(section))
    stop_on_errors([*event.faults, *found])
    if len(event.sections) > 1:
        names = ", ".join(section.name for section in event.sections)
        raise TieBreakError(
            f"a TRF holds one section and this event has {len(event.sections)} ({names}); "
            "write one at a time"
        )
    [section], is_new = event.sections, version == "26"
    matches = section.matches
    if matches is not None and not is_new:
        raise TieBreakError(
            "a TRF of 2016 has no place for matches of teams; write TRF26 (--to trf26)"
        )
    words, code = _KINDS[section.paired_as]
    kind, players, teams = (f"Individual: {words}", f"CUSTOM_{code}"), section, None
    if matches is not None:
        teams = TeamWriter(section, matches)
        players = teams.players()
        by_games = matches.placed_by == BY_GAME_POINTS and section.paired_as == SWISS
        kind = f"Team: {words}", f"CUSTOM_TEAM_{code}{'_GP' * by_games}"
    _refuse_what_cannot_stand(players)
    places = {player.number: player.printed_place for player in section.players}
    if not any(places.values()) and (ranked := standings(section)).rounds:
        places = {row.player.number: row.place for row in ranked.rows}
    of_players = {player.number: player.printed_place for player in players.players}
    table, rulings = players.crosstable, Crosstable((), ())
    if is_new and not teams:
        table, rulings = _without_rulings(table), table
    lines = [
        *_header(event, players, version, kind, teams=len(section.players) if teams else 0),
        *_edition(event, section),
        *(_order(section) if is_new else ()),
        *(teams.header() if teams else ()),
        *_player_lines(players, table, of_players if teams else places),
        *(teams.records(places) if teams else ()),
        *_rulings(rulings),
    ]
    if section.scheduled_rounds is not None:  # without it, pairing programs read no file
        lines.append(f"XXR {section.scheduled_rounds}")
    content = "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")
    return Written({THE_FILE: content}, () if section.scheduled_rounds else (_NO_ROUNDS,))


write_trf16, write_trf26 = (partial(write_trf, version=version) for version in ("16", "26"))


def _refuse_what_cannot_stand(section: Section) -> None:
    for player, results in zip(section.players, section.crosstable.results):
        highest = max([player.number, *(result.opponent or 0 for result in results)])
        if highest > LARGEST_NUMBER:
            raise TieBreakError(f"a TRF has no player {highest}; {LARGEST_NUMBER} is the last")
        for round, result in enumerate(results, start=1):
            if result.outcome is Outcome.UNREADABLE:
                raise TieBreakError(
                    f"player {player.number}, round {round} cannot be read; correct it first"
                )
        if len(_points(results)) > PLAYER.fields["Score"].width:
            raise TieBreakError(f"the points of player {player.number} are too long for a TRF")


def _header(
    event: Event, section: Section, version: str, kind: tuple[str, str], teams: int
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
    codes = ",".join(map(_theirs, order_of(section, AS_IN_THE_FILE).codes))
    yield from _records("202", [codes])
    if section.matches is not None and section.matches.placed_by == BY_GAME_POINTS:
        yield f"212 {','.join(filter(None, (GAME_POINTS, codes)))}"


def _theirs(code: str) -> str:
    name = code.upper().partition("/")[0].partition(":")[0]
    return code if name in MTB26 else f"{SELF_DEFINED}{code}"


def _records(code: str, texts: Iterable[str]) -> Iterator[str]:
    return (f"{code} {tidy}" for text in texts if (tidy := plain(text)))


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


def _player_lines(
    section: Section, table: Crosstable, places: Mapping[int, int | None]
) -> Iterator[str]:
    for player, own, written in zip(
        section.players, section.crosstable.results, _with_colours(table)
    ):
        texts = _texts(player) | {"Score": _points(own), "Place": places[player.number] or ""}
        yield PLAYER.write(texts, [write_round(result) for result in written])


def _texts(player: Player) -> dict[str, object]:
    """Return the texts of a player's fields; nothing where only a part would fit, except of a
    name."""
    texts = {name: plain(str(getattr(player, own) or "")) for name, own in OF_PLAYER.items()}
    texts["Sex"] = _SEXES.get(texts["Sex"].casefold(), "")
    is_number = texts["ID"].isascii() and texts["ID"].isdecimal()
    texts["ID"] = texts["ID"] if is_number else ""
    fields = PLAYER.fields
    return {
        name: text if name == "Name" or len(text) <= fields[name].width else ""
        for name, text in texts.items()
    }


def _points(results: Iterable[Result]) -> str:
    return figure(sum(result.points for result in results))


def _with_colours(table: Crosstable) -> Iterator[Iterator[Result]]:
    """Yield everybody's results with a color for whoever has an opponent, since readers refuse a
    pairing without: the other color than the opponent's, else by turns."""
    place = {number: row for row, number in enumerate(table.numbers)}

    def coloured(row: int, round: int, own: Result) -> Result:
        """Of two who state the same color, the first in the list keeps it."""
        other = place.get(own.opponent or 0)
        if other is None or table.results[other][round].opponent != table.numbers[row]:
            return own
        theirs = table.results[other][round].colour
        if own.colour and (row < other or own.colour != theirs):
            return own
        turn = "w" if (row < other) == (round % 2 == 0) else "b"
        return replace(own, colour=OTHER_COLOUR[theirs] or turn)

    for row, results in enumerate(table.results):
        yield (coloured(row, round, result) for round, result in enumerate(results))


def write_round(result: Result) -> str:
    """Return the eight columns of a result, blank where nothing is known.

    A forfeit draw, for which TRF has no letter, becomes a half-point bye: that is worth as much,
    and is not played either. A ruling becomes the result that it gave.
    """
    if result.blank:
        return ""
    letter = LETTER[result.outcome, result.unrated and result.played]
    opponent = None if letter == "H" else result.opponent
    number = "0000" if opponent is None else OPPONENT.set(str(opponent))
    return f"{number} {(letter not in 'HFUZ' and result.colour) or '-'} {letter}"


def _without_rulings(table: Crosstable) -> Crosstable:
    """Return the table with every game as the player without a ruling has it; if both have one, as
    the first of them in the list has it."""
    place = {number: row for row, number in enumerate(table.numbers)}

    def as_played(row: int, round: int, result: Result) -> Result:
        other = place.get(result.opponent or 0)
        if not result.ruling or other is None:
            return result
        twin = table.results[other][round]
        stands = twin.outcome.played and (not twin.ruling or other < row)
        outcome = TWIN[twin.outcome] if stands else result.outcome
        return replace(result, outcome=outcome, ruling=False)

    rows = (
        tuple(as_played(row, round, result) for round, result in enumerate(results))
        for row, results in enumerate(table.results)
    )
    return Crosstable(table.numbers, tuple(rows))


def _rulings(table: Crosstable) -> Iterator[str]:
    """Yield a record 299 for each ruling."""
    letters = {outcome: letter for letter, outcome in RULED.items()}
    for number, results in table.rows.items():
        for round, result in enumerate(results, start=1):
            if result.ruling:
                texts = {
                    "Kind": letters[result.outcome],
                    "Game points": figure(result.outcome.points),
                    "Round": round,
                }
                yield ABNORMAL.write(texts, [number])
