"""``systems``, ``editions`` and ``byhand``: what there is, and a calculator."""

from __future__ import annotations

import click

from xltiebreak.byhand import by_hand
from xltiebreak.editions import EDITIONS
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import points
from xltiebreak.orders import NAMED_ORDERS
from xltiebreak.systems import SYSTEMS


@click.command()
def systems() -> None:
    """List the tie-breaks, and the orders by name."""
    for system in SYSTEMS.values():
        click.echo(f"{system.code:<8} {system.name} ({system.reference}): {system.key}")
        for option, meaning in system.options.items():
            click.echo(f"{system.code}/{option:<{7 - len(system.code)}} {meaning}")
    click.echo("\nOrders:")
    for name, order in NAMED_ORDERS.items():
        click.echo(f"{name:<11} {' '.join(order.codes)} (edition {order.edition}; {order.used_by})")


@click.command()
def editions() -> None:
    """List the rule editions: how each counts unplayed rounds."""
    for edition in EDITIONS.values():
        click.echo(f"{edition.code:<8} {edition.name}")


@click.command(
    epilog="Examples: xltiebreak byhand MM --opponents 0,3,3,4,5 --score 4; "
    "xltiebreak byhand CUM --points 1,0,1,½,0; "
    "xltiebreak byhand KASH --points W,D,L,B. Exit codes: 0 fine, 2 wrong usage."
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
@click.option("--rounds", type=click.IntRange(1, 100), metavar="5", help="Rounds of the event.")
@click.option("--edition", metavar="E", default="uschess", show_default=True, help="Rule edition.")
def byhand(
    code: str, opponents: str, own: str, score: str, rounds: int | None, edition: str
) -> None:
    """Work out tie-break CODE from bare figures, and show the work."""
    worksheet = by_hand(
        code,
        opponents=[_figure(text, "--opponents") for text in _listed(opponents)],
        results=[_result(text) for text in _listed(own)],
        score=_figure(score, "--score") if score else None,
        rounds=rounds,
        edition=edition,
    )
    click.echo(worksheet.sentence())


def _listed(text: str) -> list[str]:
    return [part for part in text.replace(";", ",").replace(" ", ",").split(",") if part]


def _figure(text: str, option: str) -> float:
    try:
        return points(text)
    except ValueError:
        raise TieBreakError(
            f"{text!r} in {option} is not a score; expected figures such as 3, 2.5 or 2½, "
            "with commas between them"
        ) from None


def _result(text: str) -> float | str:
    try:
        return points(text)
    except ValueError:
        return text
