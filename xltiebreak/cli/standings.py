"""``standings``: the places, and what decided them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click

from xltiebreak.cli import options
from xltiebreak.cli.options import EVENT_CODES, ending
from xltiebreak.cli.output import as_number, cell, say, show_csv, show_json, show_prose
from xltiebreak.cli.sections import Ranked, rank_sections, say_remarks, sections_of
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.section import BY_GAME_POINTS, Event
from xltiebreak.formats.files import load
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.places import Standing, Step, how_many_needed
from xltiebreak.ranking.standings import Standings

if TYPE_CHECKING:
    from xltiebreak.cli.tables import Column
    from xltiebreak.ranking.combined import TeamStandings
    from xltiebreak.rules.systems import TieBreak


@click.command(
    epilog=ending(
        "standings event.xlsx",
        "standings event.xlsx --order MM,SOLK,SB/A --format csv",
        "standings scholastic.xlsx --counting 4     (players, then teams by their top four)",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@options.choosing
@options.counting_option
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "csv", "json"]),
    default="table",
    show_default=True,
    help="How to print them.",
)
@options.from_option
def standings(
    file: str, section: str, asked: Asked, counting: int | None, form: str, kind: str
) -> None:
    """Print the places of FILE and what decided them.

    Where teams are ranked by their top players, they follow the players; an order with TEAMSUM,
    such as scholastic-team, prints the teams alone.
    """
    event = load(file, kind)
    ranked = rank_sections(event, sections_of(event, section, counting), asked)
    if form == "json":
        both = zip(ranked.standings, ranked.teams)
        sections = [_section_json(one, teams) for one, teams in both]
        show_json({"event": event.name, "sections": sections})
    elif form == "csv":
        _show_csv(ranked)
    else:
        for one, teams in zip(ranked.standings, ranked.teams):
            if teams is None or not one.order.ranks_teams:
                _show_places(event, one)
            if teams is not None:
                _show_teams(event, teams)
    say_remarks(ranked)


def _section_json(one: Standings, teams: TeamStandings | None) -> dict[str, Any]:
    section = {
        "section": one.section.name,
        "edition": one.edition.code,
        "order": list(one.order.codes),
        "rounds": one.rounds,
    }
    if teams is None:
        return {**section, "standings": [_row_json(row, one.order.codes) for row in one.rows]}
    if one.order.ranks_teams:
        return {**section, "standings": _teams_json(teams, one.order.codes)}
    codes = [tie_break.code for tie_break in teams.tie_breaks]
    return {
        **section,
        "standings": [_row_json(row, one.order.codes) for row in one.rows],
        "teams": {
            "counting": teams.counting,
            "order": codes,
            "standings": _teams_json(teams, codes),
        },
    }


def _row_json(row: Standing, codes: Sequence[str]) -> dict[str, Any]:
    return {
        "place": row.place,
        "shared": row.shared,
        "number": row.player.number,
        "name": row.player.name,
        "score": as_number(row.score),
        "tiebreaks": {code: as_number(row.values.get(code)) for code in codes},
        "decided_by": row.decided_by,
    }


def _teams_json(teams: TeamStandings, codes: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {**_row_json(row, codes), "players": _who_counted(teams, row.player.number)}
        for row in teams.rows
    ]


def _who_counted(teams: TeamStandings, number: int) -> list[int]:
    """The pairing numbers of the players who make a team's score, best first."""
    return [row.player.number for row in teams.teams[number].counted]


def _show_csv(ranked: Ranked) -> None:
    codes = list(dict.fromkeys(code for one in ranked.standings for code in one.order.codes))
    header = ["section", "place", "shared", "number", "name", "score", *codes, "decided_by"]
    lines: list[list[object]] = []
    for one, teams in zip(ranked.standings, ranked.teams):
        rows: Sequence[Standing] = one.rows
        if teams is not None and one.order.ranks_teams:
            rows = teams.rows
        elif teams is not None:
            say(
                f"{one.section.name}: the teams are left out, as a CSV table holds one list; "
                f"--order {','.join(tie_break.code for tie_break in teams.tie_breaks)} prints them."
            )
        lines += [_csv_line(one, row, codes) for row in rows]
    show_csv(header, lines)


def _csv_line(one: Standings, row: Standing, codes: Iterable[str]) -> list[object]:
    return [
        one.section.name,
        row.place,
        "yes" if row.shared else "no",
        row.player.number,
        row.player.name,
        decimal(row.score),
        *(cell(row.values.get(code), 6) for code in codes),
        row.decided_by or "",
    ]


def _show_places(event: Event, one: Standings) -> None:
    from xltiebreak.cli.tables import KEY, NAME, SPARE, Column, show_table

    rows = one.rows
    teams = [row.player.team for row in rows]
    columns = [
        Column("Place", [row.places for row in rows], KEY),
        Column("No.", [str(row.player.number) for row in rows], KEY),
        Column("Team" if one.section.matches else "Name", _labels(one), NAME),
        *([Column("Team", teams, SPARE)] if any(teams) else []),
        *_figures(rows, one.order.tie_breaks),
    ]
    show_table(columns, _title(event, one))
    if one.ties and one.rounds:
        _say_what_ties_mean(one.order.tie_breaks, one.steps)


def _labels(one: Standings) -> list[str]:
    """The names of those who are ranked."""
    unnamed = "Team" if one.section.matches else "Player"
    return [row.player.name or f"{unnamed} {row.player.number}" for row in one.rows]


def _show_teams(event: Event, teams: TeamStandings) -> None:
    from xltiebreak.cli.tables import KEY, NAME, SPARE, Column, show_table

    rows = teams.rows
    who = [", ".join(map(str, _who_counted(teams, row.player.number))) for row in rows]
    tie_breaks = [one for one in teams.tie_breaks if one.system.code != TEAM_SUM]
    columns = [
        Column("Place", [row.places for row in rows], KEY),
        Column("Team", [row.player.name for row in rows], NAME),
        *_figures(rows, tie_breaks),
        Column("Counted", who, SPARE),
    ]
    show_table(columns, f"{_title(event, teams.players)}: teams, the top {teams.counting} of each")
    if teams.ties and teams.players.rounds:
        _say_what_ties_mean(tie_breaks, teams.steps)


def _figures(rows: Sequence[Standing], tie_breaks: Sequence[TieBreak]) -> list[Column]:
    from xltiebreak.cli.tables import FIGURE, Column

    return [
        Column("Score", [decimal(row.score) for row in rows], FIGURE),
        *(
            Column(
                one.code, [cell(row.values[one.code], one.system.digits) for row in rows], FIGURE
            )
            for one in tie_breaks
        ),
        Column("Decided by", [row.decided_by or "" for row in rows], FIGURE),
    ]


def _say_what_ties_mean(tie_breaks: Sequence[TieBreak], steps: Sequence[Step]) -> None:
    needed = how_many_needed(tie_breaks, steps)
    show_prose(
        f"{needed} of {counted(len(tie_breaks), 'tie-break')} {'was' if needed == 1 else 'were'} "
        "needed. Money is split equally among those tied on score; tie-breaks place trophies."
    )
    click.echo()


def _title(event: Event, one: Standings) -> str:
    name = event.name if len(event.sections) == 1 else f"{event.name}, {one.section.name}"
    scheduled = one.section.scheduled_rounds or one.rounds
    rounds = counted(scheduled, "round")
    played = rounds if scheduled == one.rounds else f"{one.rounds} of {rounds}"
    if one.games_left:
        played = one.progress
    return f"{name}: after {played}, edition {one.edition.code}{_placed_by(one)}"


def _placed_by(one: Standings) -> str:
    """What the score of a team is."""
    matches = one.section.matches
    if matches is None:
        return ""
    if matches.placed_by == BY_GAME_POINTS:
        return ", placed by game points"
    return f", placed by match points ({one.context.by.scale})"
