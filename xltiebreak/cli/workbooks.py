"""``new``: a workbook ready for typing."""

from __future__ import annotations

from pathlib import Path

import click

from xltiebreak.cli import options
from xltiebreak.cli.output import say
from xltiebreak.errors import TieBreakError


@click.command(
    epilog="Example: xltiebreak new spring-open.xlsx --players 40 --rounds 6. "
    "Exit codes: 0 fine, 2 wrong usage or a file that exists."
)
@click.argument("out", metavar="OUT.xlsx", type=click.Path(path_type=Path))
@click.option("--players", default=24, show_default=True, help="Rows for this many players.")
@click.option("--rounds", default=5, show_default=True, help="Columns for this many rounds.")
@click.option("--kind", type=click.Choice(["swiss"]), default="swiss", show_default=True)
@options.force_option
def new(out: Path, players: int, rounds: int, kind: str, force: bool) -> None:
    """Write an Excel workbook, ready for typing.

    It has the sheets Event and Crosstable, and Notes that explain the letters.
    """
    from xltiebreak.excel.template import write_workbook

    if out.suffix.lower() != ".xlsx":
        raise TieBreakError(f"{out} does not end in .xlsx; expected a name such as event.xlsx")
    options.save(out, write_workbook(players=players, rounds=rounds), force=force)
    say(f"Wrote {out}. Type the players and results in it, then: xltiebreak bulletin {out}")
