"""``prizes``: who gets what, to the cent, and why."""

from __future__ import annotations

import click

from xltiebreak.cli import options
from xltiebreak.cli.output import EVENT_CODES, ending, say, show_csv, show_findings
from xltiebreak.cli.standings import rank, say_remarks, show_answer
from xltiebreak.event.figures import decimal
from xltiebreak.formats import load
from xltiebreak.prizefund.event_prizes import EventPrizes, SectionPrizes, event_prizes
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.trophies import in_sentences
from xltiebreak.prizefund.winners import Winner
from xltiebreak.ranking.asked import Asked


@click.command(
    epilog=ending(
        "prizes event.xlsx",
        "prizes event.xlsx --section U1200 --format csv",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@options.choosing
@options.answer_format
@options.from_option
def prizes(file: str, section: str, asked: Asked, form: str, kind: str) -> None:
    """Print who takes which prize of FILE, how each sum was made, and what is not paid.

    The prizes are stated on a sheet Prizes, or as the line that announces them at the label Prizes
    of the sheet Event. Nobody is paid before every round is complete.
    """
    ranked = rank(load(file, kind), section, asked)
    given = event_prizes(ranked)
    if form == "csv":
        _show_csv(given)
    else:
        show_answer(given, form)
    show_findings(given.findings, err=True)
    say_remarks(ranked)


def _show_csv(given: EventPrizes) -> None:
    """A line for everybody who takes something; what is not paid beside the data."""
    header = ["section", "entry", "number", "name", "place", "score", "cash", "trophies", "why"]
    lines = []
    for one in given:
        lines += [_line(one, "player", winner) for winner in one.winners]
        lines += [_line(one, "team", winner) for winner in one.teams]
    show_csv(header, lines)
    for one in given:
        sign = one.awards.fund.sign
        for left in one.awards.unpaid:
            say(f"{one.title}: not paid: {left.label}, {money(left.amount, sign)}: {left.why}")
        for sentence in in_sentences(one.awards.not_given):
            say(f"{one.title}: not given: {sentence}")
        say(f"{one.title}. {one.awards.summary}.")


def _line(section: SectionPrizes, entry: str, winner: Winner) -> list[object]:
    one = winner.entrant
    return [
        section.section.name,
        "team" if section.section.matches else entry,
        one.number,
        one.name,
        one.place,
        decimal(one.score),
        f"{winner.cash / 100:.2f}",
        "; ".join(winner.trophies_told),
        winner.sentence(),
    ]
