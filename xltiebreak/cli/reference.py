"""``systems``, ``editions`` and ``byhand``: lists of tie-breaks and editions, and a calculator."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import click

from xltiebreak.cli.options import command, table
from xltiebreak.cli.output import show_prose
from xltiebreak.event.findings import TieBreakError
from xltiebreak.ranking.byhand import by_hand
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS, tie_break


@command("systems")
def systems(every: bool) -> None:
    """Print the tie-breaks, and the orders with their codes."""
    common = table("systems")["common"].split()
    listed = {code: tie_break(code) for code in (SYSTEMS if every else common)}
    lines: dict[str, str] = {}
    for code, tie in listed.items():
        options = tie.system.options if every else {}
        lines |= {code: tie.help, **{f"{code}/{name}": text for name, text in options.items()}}
    _show(lines)
    click.echo()
    if every:
        of_points = ", ".join(system.code for system in SYSTEMS.values() if system.of_points)
        show_prose(
            "In team events these count the points that place the teams; :MP behind the code takes "
            f"match points, :GP the points inside the matches, as in BH:GP/C1: {of_points}."
        )
    else:
        show_prose("'xltiebreak systems --all' lists every tie-break, with its options.")
    click.echo("\nOrders:")
    _show(
        {
            name: f"{' '.join(order.codes)} (edition {order.edition}; {order.used_by})"
            for name, order in NAMED_ORDERS.items()
        }
    )


@command("editions")
def editions() -> None:
    """Print a line for each edition."""
    listed = EDITIONS.values()
    _show({each.code: f"{each.name}; matches {each.match_points}" for each in listed})


def _show(listed: Mapping[str, str]) -> None:
    """Print a line for each code; on a terminal, break long lines between words."""
    room = max(len(code) for code in listed) + 1
    for code, meaning in listed.items():
        show_prose(f"{code:<{room}}{meaning}", hanging=room)


@command("byhand")
def byhand(code: str, opponents: str, own: str, **typed: Any) -> None:
    """Print the worksheet of these figures as a sentence."""
    typed["opponents"] = _listed(opponents, "--opponents")
    typed["results"] = _listed(own, "--points")
    show_prose(by_hand(code, **typed).sentence())


def _listed(text: str, option: str) -> list[str]:
    """Return the entries of a list separated by commas, semicolons or spaces."""
    entries = re.split(r"\s*[,;]\s*|\s+", text.strip())
    if not entries[-1]:
        del entries[-1]
    if not all(entries):
        raise TieBreakError(
            f"{option} has an empty place in {text!r}; fill it, or take the comma out"
        )
    return entries
