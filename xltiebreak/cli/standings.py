"""``standings``: the places, and what decided them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from xltiebreak.cli import options
from xltiebreak.cli.help_texts import EVENT_CODES, ending
from xltiebreak.cli.options import Choice
from xltiebreak.cli.output import as_number, cell, show_csv, show_json, show_prose
from xltiebreak.cli.sections import rank_sections, say_remarks, sections_of
from xltiebreak.figures import counted, decimal
from xltiebreak.files import load
from xltiebreak.model import Event
from xltiebreak.ranking import Standings


@click.command(
    epilog=ending(
        "standings event.xlsx",
        "standings event.xlsx --order MM,SOLK,SB/A --format csv",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@options.choosing
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "csv", "json"]),
    default="table",
    show_default=True,
    help="How to print them.",
)
@options.from_option
def standings(file: str, choice: Choice, form: str, kind: str) -> None:
    """Print the places of FILE and what decided them."""
    event = load(file, kind)
    ranked = rank_sections(event, sections_of(event, choice.section), choice)
    if form == "json":
        sections = [_section_json(one) for one in ranked.standings]
        show_json({"event": event.name, "sections": sections})
    elif form == "csv":
        _show_csv(ranked.standings)
    else:
        for one in ranked.standings:
            _show_places(event, one)
    say_remarks(ranked)


def _section_json(one: Standings) -> dict[str, Any]:
    return {
        "section": one.section.name,
        "edition": one.edition.code,
        "order": list(one.order.codes),
        "rounds": one.rounds,
        "standings": [
            {
                "place": row.place,
                "shared": row.shared,
                "number": row.player.number,
                "name": row.player.name,
                "score": as_number(row.score),
                "tiebreaks": {code: as_number(value) for code, value in row.values.items()},
                "decided_by": row.decided_by,
            }
            for row in one.rows
        ],
    }


def _show_csv(ranked: Sequence[Standings]) -> None:
    codes = list(dict.fromkeys(code for one in ranked for code in one.order.codes))
    header = ["section", "place", "shared", "number", "name", "score", *codes, "decided_by"]
    show_csv(
        header,
        (
            [
                one.section.name,
                row.place,
                "yes" if row.shared else "no",
                row.player.number,
                row.player.name,
                decimal(row.score),
                *(cell(row.values.get(code), 6) for code in codes),
                row.decided_by or "",
            ]
            for one in ranked
            for row in one.rows
        ),
    )


def _show_places(event: Event, one: Standings) -> None:
    from xltiebreak.cli.tables import FIGURE, KEY, NAME, SPARE, Column, show_table

    rows = one.rows
    teams = [row.player.team for row in rows]
    columns = [
        Column("Place", [row.places for row in rows], KEY),
        Column("No.", [str(row.player.number) for row in rows], KEY),
        Column("Name", [row.player.label for row in rows], NAME),
        *([Column("Team", teams, SPARE)] if any(teams) else []),
        Column("Score", [decimal(row.score) for row in rows], FIGURE),
        *(
            Column(
                tie_break.code,
                [cell(row.values[tie_break.code], tie_break.system.digits) for row in rows],
                FIGURE,
            )
            for tie_break in one.order.tie_breaks
        ),
        Column("Decided by", [row.decided_by or "" for row in rows], FIGURE),
    ]
    show_table(columns, _title(event, one))
    if one.ties and one.rounds:
        codes = counted(len(one.order.codes), "tie-break")
        show_prose(
            f"{one.needed} of {codes} {'was' if one.needed == 1 else 'were'} needed. Money is "
            "split equally among those tied on score; tie-breaks place trophies."
        )
        click.echo()


def _title(event: Event, one: Standings) -> str:
    name = event.name if len(event.sections) == 1 else f"{event.name}, {one.section.name}"
    scheduled = one.section.scheduled_rounds or one.rounds
    rounds = counted(scheduled, "round")
    played = rounds if scheduled == one.rounds else f"{one.rounds} of {rounds}"
    if one.games_left:
        played = one.progress
    return f"{name}: after {played}, edition {one.edition.code}"
