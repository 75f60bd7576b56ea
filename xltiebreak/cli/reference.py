"""``systems``, ``editions`` and ``byhand``: what there is, and a calculator."""

from __future__ import annotations

from collections.abc import Mapping

import click

from xltiebreak.byhand import by_hand, opponents_figures
from xltiebreak.cli import options
from xltiebreak.cli.help_texts import ending
from xltiebreak.cli.output import show_prose
from xltiebreak.editions import EDITIONS
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import points
from xltiebreak.orders import NAMED_ORDERS
from xltiebreak.systems import SYSTEMS

_CODES = "0 fine, 2 wrong usage"


@click.command(epilog=ending("systems", codes=_CODES))
def systems() -> None:
    """List the tie-breaks with their options, and the orders by name."""
    listed: dict[str, str] = {}
    for system in SYSTEMS.values():
        listed[system.code] = f"{system.name} ({system.reference}): {system.key}"
        for option, meaning in system.options.items():
            listed[f"{system.code}/{option}"] = meaning
    _show(listed)
    click.echo("\nOrders:")
    _show(
        {
            name: f"{' '.join(order.codes)} (edition {order.edition}; {order.used_by})"
            for name, order in NAMED_ORDERS.items()
        }
    )


@click.command(epilog=ending("editions", codes=_CODES))
def editions() -> None:
    """List the rule editions: how each counts unplayed rounds."""
    _show({edition.code: edition.name for edition in EDITIONS.values()})


def _show(listed: Mapping[str, str]) -> None:
    """A line for each code; a terminal gets long lines broken between words."""
    room = max(len(code) for code in listed) + 1
    for code, meaning in listed.items():
        show_prose(f"{code:<{room}}{meaning}", hanging=room)


@click.command(
    epilog=ending(
        "byhand MM --opponents 0,3,3,4,5 --score 4",
        "byhand CUM --points 1,0,1,½,0",
        "byhand KASH --points W,D,L,B",
        codes=_CODES,
    )
)
@click.argument("code", metavar="CODE")
@click.option(
    "--opponents",
    metavar="0,3,3,4,5",
    default="",
    help="The opponents' scores (or Cumulatives, ratings, performances), one for each game.",
)
@click.option(
    "--points",
    "own",
    metavar="1,½,0,B",
    default="",
    help="The player's own results by round: 1 ½ 0 for games, or letters W D L X Z F B H U.",
)
@click.option("--score", metavar="4", default="", help="The player's own score.")
@click.option(
    "--rounds", type=options.whole_number(1, 100), metavar="5", help="Rounds of the event."
)
@click.option(
    "--edition", metavar="EDITION", default="uschess", show_default=True, help="Rule edition."
)
def byhand(
    code: str, opponents: str, own: str, score: str, rounds: int | None, edition: str
) -> None:
    """Work out tie-break CODE from bare figures, and show the work."""
    worksheet = by_hand(
        code,
        opponents=opponents_figures(code, _listed(opponents, "--opponents"), "--opponents"),
        results=[_result(text) for text in _listed(own, "--points")],
        score=_figure(score, "--score") if score else None,
        rounds=rounds,
        edition=edition,
    )
    show_prose(worksheet.sentence())


def _listed(text: str, option: str) -> list[str]:
    """The entries of a list with commas, semicolons or spaces between them."""
    parts = [part.split() for part in text.replace(";", ",").split(",")]
    if not parts[-1]:
        del parts[-1]
    if not all(parts):
        raise TieBreakError(
            f"{option} has an empty place in {text!r}; fill it, or take the comma out"
        )
    return [entry for part in parts for entry in part]


def _figure(text: str, option: str) -> float:
    try:
        return points(text)
    except ValueError:
        raise TieBreakError(
            f"{text!r} in {option} is not a score; expected a figure such as 3, 2.5 or 2½"
        ) from None


def _result(text: str) -> float | str:
    try:
        return points(text)
    except ValueError:
        return text
