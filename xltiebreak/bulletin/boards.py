"""Line-ups and results at the boards, match by match or, in a large event, team by team; and board
prizes, which rank the players of each board by their own games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xltiebreak.bulletin.standings_table import ids, names, places, score, teams, tie_break_column
from xltiebreak.bulletin.winners import those_who_sat
from xltiebreak.bulletin.word.across import Small, across_the_page, banded, side_by_side
from xltiebreak.bulletin.word.columns import MARGINS, RESULT, Cell, Column, figures, words
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.styles import INCH
from xltiebreak.bulletin.word.tables import Block, Part, new_groups
from xltiebreak.bulletin.word.text import heading, run, text
from xltiebreak.bulletin.wording import (
    MINUS,
    in_grid,
    points_inside,
    points_of,
    titled,
    what_it_is,
)
from xltiebreak.event.figures import listed, on_paper
from xltiebreak.event.letters import cell_text
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Lineup, Matches, Section
from xltiebreak.ranking.board_prizes import (
    SHOWN_DOWN_TO,
    BoardStandings,
    board_standings,
    how_ranked,
)
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak

MOST_MATCHES = 120
"""The most matches with line-ups printed one by one, eight or nine a page; if there are more, each
team gets one table of its players and their results."""

_NAME_IN_MATCH = round(1.1 * INCH)
_NAME_IN_TEAM = round(1.5 * INCH)
_EMPTY = "nobody"


def matches_by_board(standings: Standings, level: int, room: Room) -> Part:
    """Return a part with every match whose line-ups are known; an empty part if none are."""
    matches = standings.section.matches
    if matches is None or matches.members is None:
        return Part([])
    boards = _Boards(standings, matches, matches.members, room)
    met = list(boards.matches_with_lineups())
    if not met:
        return Part([])
    title = heading(level, "Line-ups and results by board")
    is_small = len(met) <= MOST_MATCHES
    return Part([title, *(boards.by_round(met, level + 1) if is_small else boards.by_team())])


class _Match(NamedTuple):
    round: int
    left: int
    right: int
    lineups: tuple[Lineup, Lineup]


class _Boards:
    """The games at the boards between the teams of ``standings``, played by their ``members``."""

    def __init__(
        self, standings: Standings, matches: Matches, members: Section, room: Room
    ) -> None:
        self.standings = standings
        self.section = standings.section
        self.table = standings.section.crosstable
        self.matches = matches
        self.members = members
        self.room = room
        self.faces = room.faces

    def matches_with_lineups(self) -> Iterator[_Match]:
        """Yield each match in which a team has a line-up, by round and by the lower team number."""
        seats = dict(zip(self.table.numbers, self.matches.lineups))
        for round in range(1, self.table.rounds + 1):
            for number in sorted(seats):
                opponent = self.table.rows[number][round - 1].opponent
                if opponent is None or opponent < number or opponent not in seats:
                    continue
                lineups = (seats[number][round - 1], seats[opponent][round - 1])
                if any(lineups):
                    yield _Match(round, number, opponent, lineups)

    def by_round(self, met: Sequence[_Match], level: int) -> list[Block]:
        """Return a small table for each match, two side by side, with one row for each board."""
        printed: list[Block] = [text("Bulletin Text", self._how_to_read())]
        for round in sorted({match.round for match in met}):
            of_round = [match for match in met if match.round == round]
            printed.append(heading(level, f"Round {round}"))
            printed += side_by_side(
                [self._match(match) for match in of_round],
                self.room.upright,
                f"Round {round}, matches by board",
                "Two matches beside each other, one row for each board: the two players and "
                "their result.",
            )
            rest = "; ".join(self._without_boards(round, of_round))
            if rest:
                printed.append(text("Bulletin Note", f"Without boards: {rest}."))
        return printed

    def _how_to_read(self) -> str:
        sentences = ["The points made in the match stand between the names of the teams."]
        weights = [on_paper(weight) for weight in self.matches.weights]
        if len(set(weights)) > 1:
            sentences.append(f"The boards are worth {listed(weights)} points.")
        results = [result for row in self.members.crosstable.results for result in row]
        if any(result.forfeit for result in results):
            sentences.append(f"+ and {MINUS}: won and lost by forfeit.")
        if any(result.colour and result.played for result in results):
            sentences.append("w, b beside the board: the color of the player on the left.")
        return " ".join(sentences)

    def _match(self, match: _Match) -> Small:
        count = max(map(len, match.lineups))
        left, right = ([*lineup, *[0] * (count - len(lineup))] for lineup in match.lineups)
        results = [self._score(match.round, *pair) for pair in zip(left, right)]
        return [
            self._seats(match.round, left),
            self._side(match.left, left),
            words(self.faces, self._points(match), results, RESULT),
            self._side(match.right, right),
        ]

    def _side(self, number: int, seated: Sequence[int]) -> Column:
        known = self.members.by_number
        names = [known[member].label if member in known else _EMPTY for member in seated]
        return words(self.faces, self._team(number), names, most=_NAME_IN_MATCH, share=3)

    def _team(self, number: int) -> str:
        return f"{number} {self.section.by_number[number].label}"

    def _seats(self, round: int, left: Sequence[int]) -> Column:
        """Return the column of board numbers, with the color of the player on the left."""
        cells, needs = [], self.faces.head.width("Bd", bold=True)
        for board, member in enumerate(left, start=1):
            result = self._result(member, round)
            colour = f" {result.colour}" if result and result.played and result.colour else ""
            cells.append(Cell(run(str(board)) + (run(colour, "Bulletin Small") if colour else ())))
            width = self.faces.cell.width(str(board)) + self.faces.small.width(colour)
            needs = max(needs, width)
        return Column("Bd", cells, needs + MARGINS, RESULT, share=0)

    def _points(self, match: _Match) -> str:
        sides = (
            points_inside(self.standings, number, match.round).strip()
            for number in (match.left, match.right)
        )
        return "\N{NO-BREAK SPACE}–\N{NO-BREAK SPACE}".join(sides).strip("\N{NO-BREAK SPACE}")

    def _result(self, member: int, round: int) -> Result | None:
        row = self.members.crosstable.rows.get(member, ())
        return row[round - 1] if len(row) >= round else None

    def _score(self, round: int, left: int, right: int) -> str:
        """Return ``1 – 0`` or ``+ / −``; an empty text while the game is not finished."""
        sides = [self._result(member, round) for member in (left, right)]
        shown = [
            in_grid(result) if result and result.outcome is not Outcome.PENDING else ""
            for result in sides
        ]
        for k, (mine, theirs) in enumerate((sides, sides[::-1])):
            if mine is None and theirs is not None and theirs.outcome is Outcome.FORFEIT_WIN:
                shown[k] = MINUS
        between = " / " if MINUS in shown else " – "
        return between.join(shown) if all(shown) else "".join(shown)

    def _without_boards(self, round: int, met: Sequence[_Match]) -> Iterator[str]:
        """Yield the round's other results, such as ``5 Elm Park: full-point bye``."""
        seen = {number for match in met for number in (match.left, match.right)}
        for number in sorted(set(self.table.numbers) - seen):
            result = self.table.rows[number][round - 1]
            if not result.blank:
                against = f" against {result.opponent}" if result.opponent else ""
                points = points_inside(self.standings, number, round).strip()
                with_points = f" ({points})" if points and result.opponent else ""
                yield f"{self._team(number)}: {result.outcome.value}{against}{with_points}"

    def by_team(self) -> list[Block]:
        """Return a table for each team with line-ups, by team number: each player who sat at a
        board, with result and board round by round."""
        printed: list[Block] = [
            text(
                "Bulletin Text",
                "There are too many matches to print one by one, so every team has a table of its "
                "players. Under each round stands the team’s match; in a cell the player’s result, "
                "and in small print the board. The other player is found under the opponent’s "
                f"number, same round and board. + and {MINUS}: won and lost by forfeit.",
            )
        ]
        position = self.standings.context.by.rows
        for row in sorted(self.standings.rows, key=lambda row: row.player.number):
            roster = those_who_sat(self.matches, position[row.player.number])
            if roster:
                printed += self._players(row, roster)
        return printed

    def _players(self, row: Standing, roster: Sequence[int]) -> list[Block]:
        number = row.player.number
        names = [self.members.by_number[member].label for member in roster]
        points = points_of(self.section, row.score)
        caption = f"{self._team(number)}: {row.in_words}, {points}"
        tables = banded(
            [words(self.faces, "Player", names, most=_NAME_IN_TEAM, share=4)],
            [
                self._round(number, round, roster)
                for round in range(1, self.table.rounds + 1)
                if self.table.started(round)
            ],
            [words(self.faces, "Points", [self._made(member) for member in roster], RESULT)],
            self.room.upright,
            f"Players of {row.player.label}",
            "One row for each player, one column for each round: the result and the board; then "
            "the points.",
        )
        return [text("Bulletin Caption", caption), *tables]

    def _made(self, member: int) -> str:
        """Return ``5½ of 7``: points in the complete rounds, and the number of games played or
        forfeited."""
        row = self.members.crosstable.rows[member]
        complete = [row[round - 1] for round in self.table.complete_rounds]
        games = [result for result in complete if result.played or result.forfeit]
        return f"{on_paper(sum(game.points for game in games))} of {len(games)}"

    def _round(self, number: int, round: int, roster: Sequence[int]) -> Column:
        """Return the column of a round: its head has the team's match, ``R3 W12 44½``, its cells
        each player's result and board."""
        match = cell_text(self.table.rows[number][round - 1])
        incomplete = "*" * (round not in self.table.complete_rounds)
        head = f"R{round}{incomplete} {match}{points_inside(self.standings, number, round)}"
        cells = []
        for member in roster:
            board = self.matches.board_of(member, round)
            if board is None:
                cells.append(Cell())
                continue
            result = self.members.crosstable.rows[member][round - 1]
            score = "" if result.outcome is Outcome.PENDING else in_grid(result)
            cells.append(Cell(run(f"{score} ") + run(str(board), "Bulletin Small")))
        needs = max(
            self.faces.head.longest_word(head, bold=True),
            self.faces.cell.width("½ ") + self.faces.small.width("10"),
        )
        return Column(head, cells, needs + MARGINS, RESULT)


def board_prizes(standings: Standings, level: int, room: Room, with_ids: bool) -> Part:
    """Return the best players of each board and the rule that ranks them; an empty part if no
    line-ups are known. ``with_ids`` also prints the players' ids."""
    boards = board_standings(standings.section, standings.edition, standings.order)
    if not boards:
        return Part([])
    called = "Board prizes" if standings.is_final else "Players by board"
    table = _table(standings, boards, room, with_ids)
    return table.under(heading(level, called))


def _needed(boards: tuple[BoardStandings, ...]) -> tuple[TieBreak, ...]:
    shown = {
        row.player.number for board in boards for row in board.rows if row.place <= SHOWN_DOWN_TO
    }
    codes = {
        step.tie_break.code
        for board in boards
        for tie in board.ties
        for step in tie.steps
        if step.parted and not shown.isdisjoint(step.group)
    }
    return tuple(tie_break for tie_break in boards[0].tie_breaks if tie_break.code in codes)


def _table(
    standings: Standings, boards: tuple[BoardStandings, ...], room: Room, with_ids: bool
) -> Part:
    needed, faces = _needed(boards), room.faces
    shown = [(board, row) for board in boards for row in board.rows if row.place <= SHOWN_DOWN_TO]
    rows = [row for _, row in shown]
    first = new_groups([board.board for board, _ in shown]) | {0}
    numbers = [str(board.board) if k in first else "" for k, (board, _) in enumerate(shown)]
    games, seats = (
        [str(getattr(board, many)[row.player.number]) for board, row in shown]
        for many in ("games", "seats")
    )
    who = [
        words(faces, "Board", numbers, RESULT, share=0, emphasis=["Bulletin Strong"] * len(rows)),
        places(faces, rows),
        names(faces, "Name", rows, 1),
        *(ids(faces, rows) if with_ids else []),
        *teams(faces, rows, standings.section),
        score(faces, "Points", rows),
        figures(faces, "Games", games, share=0),
        figures(faces, "At this board", seats, share=0),
    ]
    return across_the_page(
        who,
        [tie_break_column(faces, tie_break, rows) for tie_break in needed],
        (),
        room,
        titled("Board prizes", standings.section),
        "One row for each of the first three players of each board, in order of places, with "
        "points, games and each tie-break.",
        ruled=first - {0},
        notes=[" ".join([how_ranked(boards), *_notes(standings, boards, needed)])],
    )


def _notes(
    standings: Standings, boards: tuple[BoardStandings, ...], needed: tuple[TieBreak, ...]
) -> list[str]:
    in_key = {tie_break.system.code for tie_break in standings.order.tie_breaks}
    notes = [
        f"{tie_break.name}: {what_it_is(tie_break)}"
        for tie_break in needed
        if tie_break.system.code not in in_key
    ]
    if any(row.shared for board in boards for row in board.rows if row.place == 1):
        notes.append("Where a first place is shared, the event’s own rules or lots decide.")
    return notes
