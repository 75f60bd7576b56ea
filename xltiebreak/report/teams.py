"""Teams: the results at the boards, a roster for each team; the best players of each board; and the
standings of teams whose players play for themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.answers.announcement import of_top_players
from xltiebreak.answers.shape import Block, Cell, Column, Heading, Mark, Role, Run, Table, Text
from xltiebreak.event.figures import counted, listed, on_paper
from xltiebreak.event.results import AWAITED, Outcome
from xltiebreak.event.section import Matches, Player, Section
from xltiebreak.questions.why import value_text
from xltiebreak.ranking.board_prizes import (
    SHOWN_DOWN_TO,
    BoardStandings,
    board_standings,
    how_ranked,
)
from xltiebreak.ranking.combined import TeamStandings
from xltiebreak.ranking.orders import TEAM_SUM, Order
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.report import words
from xltiebreak.report.results import parting, points_inside, values_of
from xltiebreak.report.winners import those_who_sat
from xltiebreak.rules.systems import TieBreak

SAT_OUT = "·"
_RANKS = ("First", "Second", "Third")


def rosters_of(
    standings: Standings, rows: Sequence[Standing], *, colours: bool = True
) -> list[Block]:
    """Return the rosters of these teams, and how to read them."""
    matches = standings.section.matches
    if matches is None or matches.members is None:
        return []
    drawn = _Rosters(standings, matches, matches.members, colours)
    tables = [drawn.roster(row.player) for row in rows if drawn.sat[row.player.number]]
    return [*tables, *Text.notes(" ".join(drawn.notes()))] if tables else []


class _Rosters:
    """The games at the boards between the teams of ``standings``, played by their ``members``;
    ``sat`` are those who sat at a board, by the number of their team.

    Where each line-up is ``in_order`` of the roster, who sits higher is known without his board.
    """

    def __init__(
        self, standings: Standings, matches: Matches, members: Section, colours: bool
    ) -> None:
        self.standings, self.matches = standings, matches
        self.members, self.colours = members, colours
        self.table, self.by = standings.section.crosstable, standings.context.by
        self.rounds = range(1, self.table.last_begun + 1)
        numbers = [row.player.number for row in standings.listed]
        self.sat = {number: those_who_sat(standings, number) for number in numbers}
        self.in_order = True
        for number, players in self.sat.items():
            at = {player.number: k for k, player in enumerate(players)}
            for lineup in matches.lineups[self.by.rows[number]] if at else ():
                order = [at[member] for member in lineup if member in at]
                self.in_order &= order == sorted(order)

    def roster(self, team: Player) -> Table:
        """Return the table of one team; its last row has the points in the matches."""
        number, members = team.number, self.sat[team.number]
        inside = {round: points_inside(self.standings, number, round) for round in self.rounds}
        last: list[Cell] = [(Run("Points in the match", Mark.STRONG),)] * any(inside.values())
        names = [*(member.label for member in members), *last]
        columns = [Column(f"{number} {team.label}", names, Role.NAME)]
        for round, points in inside.items():
            cells = [self._cell(member.number, round) for member in members]
            below: list[Cell] = [(Run(points, Mark.FAINT),) for _ in last]
            columns.append(Column(self._head(number, round), [*cells, *below], Role.RESULT))
        made = [self._made(member.number) for member in members]
        made += [on_paper(self.by.secondary.final[number]) for _ in last]
        marks = [*[Mark.STRONG] * len(members), Mark.FAINT]
        columns.append(Column.marked("Sum", made, Role.FIGURE, marks))
        ruled = {len(members)} if last else set()
        return Table(f"Players of {team.label}", columns, ruled, whole=True)

    def _head(self, number: int, round: int) -> str:
        opponent = self.table.rows[number][round - 1].opponent
        left_out = "*" * (round not in self.table.complete_rounds)
        return f"v{opponent}{left_out}" if opponent else f"R{round}{left_out}"

    def _cell(self, member: int, round: int) -> Cell:
        """Return ``1``, with the board behind it where the boards do not follow from the order."""
        board, row = self.matches.board_of(member, round), self.members.crosstable.rows[member]
        if board is None:
            return (Run(SAT_OUT, Mark.FAINT),)
        result = row[round - 1] if len(row) >= round else AWAITED
        is_over = result.outcome not in (Outcome.PENDING, Outcome.AWAITED)
        runs: tuple[Run, ...] = (Run(words.in_grid(result) if is_over else "?"),)
        if self.colours and result.played and result.colour:
            runs += (Run(result.colour, Mark.FAINT),)
        return runs if self.in_order else (*runs, Run(f"{words.HELD}{board}", Mark.FAINT))

    def _made(self, member: int) -> str:
        """Return the points of the games that were played."""
        row = self.members.crosstable.rows[member]
        played = [row[round - 1] for round in self.table.complete_rounds if row[round - 1].played]
        return on_paper(sum(game.points for game in played))

    def notes(self) -> Iterator[str]:
        """Yield how to read the rosters."""
        yield f"1 won, ½ drew, 0 lost; + and {words.MINUS}: won and lost by forfeit."
        yield "Sum: the games, without forfeits."
        if self.in_order:
            yield f"In board order; {SAT_OUT} sat out, and those below moved up a board."
        else:
            yield f"In small print the board; {SAT_OUT} sat out."
        if self.colours:
            yield "w, b: with White, Black."
        if any(round not in self.table.complete_rounds for round in self.rounds):
            yield "* Not complete; ?: not over."


def board_prizes(standings: Standings, level: int) -> list[Block]:
    """Return the best players of each board, a row a board, and the rule that ranks them; nothing
    if no line-ups are known."""
    matches = standings.section.matches
    boards = board_standings(standings.section, standings.edition, standings.order)
    if not boards or matches is None or matches.members is None:
        return []
    complete = standings.section.crosstable.complete_rounds
    by_forfeit = {
        number: sum(row[round - 1].outcome is Outcome.FORFEIT_WIN for round in complete)
        for number, row in matches.members.crosstable.rows.items()
    }
    called = "Board prizes" if standings.is_final else "Players by board"
    best = [[row for row in board.rows if row.place <= SHOWN_DOWN_TO] for board in boards]
    teams = {
        member: team.label
        for team, rounds in zip(standings.section.players, matches.lineups)
        for lineup in rounds
        for member in lineup
    }
    columns = [Column.marked("Board", [str(each.board) for each in boards], Role.KEY, Mark.STRONG)]
    for k, rank in enumerate(_RANKS):
        cells: list[Cell] = []
        for board, rows in zip(boards, best):
            here = rows[k:] if rank == _RANKS[-1] else rows[k : k + 1]
            told: list[tuple[Run, ...]] = []
            for row, number in ((row, row.player.number) for row in here):
                club = Run(f"\n{teams[number]}", Mark.FAINT)
                told.append((*_player(board, row, by_forfeit[number]), club))
            cells.append(Run.joined(told, "\n"))
        if any(cells):
            columns.append(Column(rank, cells, Role.NAME))
    table = Table(words.titled(called, standings.section), columns, set(range(1, len(boards))))
    notes = [how_ranked(boards)]
    decided = {row.decided_by for rows in best for row in rows}
    in_key = {tie_break.system.code for tie_break in standings.order.tie_breaks}
    shown = [each for each in boards[0].tie_breaks if each.code in decided]
    notes += [f"{each.code} is {each.name}." for each in shown if each.code != "PCT"]
    new = [each for each in shown if each.system.code not in in_key]
    notes += [f"{each.name}: {words.what_it_is(each)}" for each in new]
    notes += [words.BOLD_DECIDED] * bool(decided - {None})
    is_shared = any(row.shared for rows in best for row in rows if row.place == 1)
    notes += ["Where a first place is shared, the event’s own rules or lots decide."] * is_shared
    return [Heading(level, called), table, *Text.notes(" ".join(notes))]


def _player(board: BoardStandings, row: Standing, by_forfeit: int) -> tuple[Run, ...]:
    """Return ``Elif Radcliff (2–3)  4½ of 7, MM 16½``: of his games and those won by forfeit."""
    code = row.decided_by
    who = row.player.label + f" ({row.places})" * row.shared
    games = board.games[row.player.number] + by_forfeit
    made = f"  {on_paper(row.score)}{words.HELD}of{words.HELD}{games}"
    runs: tuple[Run, ...] = (Run(who, Mark.STRONG if row.place == 1 else ""),)
    runs += (Run(made, Mark.DECISIVE if code == "PCT" else ""),)
    decided = next((each for each in board.tie_breaks if each.code == code != "PCT"), None)
    if decided:
        value = value_text(row.values[decided.code], decided.system)
        runs += (Run(f",{words.HELD}{decided.code}{words.HELD}"), Run(value, Mark.DECISIVE))
    return runs


def of_players(standings: Standings) -> Standings:
    """Return the standings without the column of the team score, which no single player has."""
    order = standings.order
    if not order.ranks_teams:
        return standings
    kept = tuple(tie_break for tie_break in order.tie_breaks if not _is_score(tie_break))
    return replace(
        standings,
        order=Order(kept, order.name, order.edition),
        steps=tuple(step for step in standings.steps if not _is_score(step.tie_break)),
    )


def _is_score(tie_break: TieBreak) -> bool:
    return tie_break.system.code == TEAM_SUM


def combined_teams(teams: TeamStandings, level: int) -> list[Block]:
    """Return the standings of teams, their sums in bold, with the players that counted below
    each."""
    rows: list[Standing] = []
    names: list[Cell] = []
    marks: list[str] = []
    for row in teams.listed:
        team, number = teams.teams[row.player.number], row.player.number
        short = f" ({counted(len(team.players), 'player')} only)"
        label = row.player.label + short * (len(team.players) < teams.counting)
        rows += [row, *(player._replace(decided_by=None) for player in team.counted)]
        names += [(Run(label, Mark.STRONG, number),)]
        names += [f"   {player.player.label}" for player in team.counted]
        marks += [Mark.STRONG, *[Mark.PLAIN] * len(team.counted)]
    tie_breaks = [tie_break for tie_break in teams.tie_breaks if not _is_score(tie_break)]
    columns = [
        Column.marked("Place", [row.places for row in rows], Role.KEY, marks),
        Column("Team and players", names, Role.NAME),
        Column.marked("Score", [on_paper(row.score) for row in rows], Role.FIGURE, marks),
        *(values_of(tie, words.held(tie.name), rows) for tie in parting(tie_breaks, teams.steps)),
    ]
    ruled = {k for k, mark in enumerate(marks) if mark and k}
    sums = [tie_break.name for tie_break in tie_breaks]
    of_top = of_top_players(teams.by, teams.counting, teams.minimum, sums)
    notes = [
        *(told.replace("'", "’") for told in of_top),
        f"Not added up: {listed([tie.name for tie in teams.not_summed])}." * bool(teams.not_summed),
        "Under each team the players that counted, with their own places.",
        words.BOLD_DECIDED * any(row.decided_by for row in teams.rows),
        words.EQUALLY * (bool(teams.ties) and words.shares_equally(teams.players)),
        teams.about_unplaced,
    ]
    return [
        Heading(level, words.standings_title(teams.players, teams.by.lower() or "team")),
        Table("Team standings", columns, ruled, main=True),
        *Text.notes(" ".join(filter(None, notes))),
    ]
