"""An event as a list of its games (CSV), written: labels, the players, then a row a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from xltiebreak import excel
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.kinds import Written
from xltiebreak.formats.spreadsheets import labelled_text, own_cells, player_columns


def write_games(event: Event) -> Written:
    """Return the event as a text table with one row for each game and each bye.

    Raises:
        TieBreakError: the event has several sections, its teams play matches, or a list of games
            cannot say a result.
    """
    for section in event.sections:
        if section.matches is not None or section.origin.grid:
            what = "matches of teams" if section.matches is not None else "no rounds"
            raise TieBreakError(
                f"a list of games is for players who meet in rounds, and this event has {what}; "
                "write a table as text (csv) or a workbook"
            )
    return labelled_text(event, _tables, keeps_columns=False)


def _tables(section: Section) -> Iterator[list[str]]:
    """Yield the rows of the players, an empty one, and the rows of the games."""
    yield [*player_columns().values()]
    yield from map(own_cells, section.players)
    yield []
    boards = ["Board"] if section.origin.boards else []
    yield ["Round", *boards, "White", "Result", "Black"]
    called = _called(section)
    for game in excel.typed_games(section):
        white, black = called.get(game.white or 0, ""), called.get(game.black or 0, "")
        board = [str(game.board or "")] if boards else []
        yield [str(game.round), *board, white, game.result, black]


def _called(section: Section) -> dict[int, str]:
    """Return each player's name by number; the number where the name does not tell who is meant, or
    begins with a sign that a spreadsheet computes."""
    names = Counter(player.name.casefold() for player in section.players)
    return {
        player.number: player.name
        if player.name[:1].isalpha() and names[player.name.casefold()] == 1
        else str(player.number)
        for player in section.players
    }
