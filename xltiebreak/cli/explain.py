"""``explain``: one player's arithmetic, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from xltiebreak.cli import options
from xltiebreak.cli.options import EVENT_CODES, ending
from xltiebreak.cli.output import as_number, show_json, show_prose
from xltiebreak.cli.sections import Ranked, rank_sections, say_remarks, sections_of
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.files import load
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.explanation import Explanation, explain_team, find_among, find_entry
from xltiebreak.ranking.explanation import explain as explain_player
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import Worksheet


@click.command(
    epilog=ending(
        "explain event.xlsx 7",
        'explain event.xlsx "Hart" --system MM --system SOLK',
        codes=EVENT_CODES,
    )
)
@options.file_argument
@click.argument("player", metavar="PLAYER")
@click.option(
    "--system",
    "systems",
    metavar="CODE",
    multiple=True,
    help="A tie-break, as often as wanted. [default: those of the order]",
)
@options.choosing
@options.counting_option
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How to print it.",
)
@options.from_option
def explain(
    file: str,
    player: str,
    systems: tuple[str, ...],
    section: str,
    asked: Asked,
    counting: int | None,
    form: str,
    kind: str,
) -> None:
    """Show PLAYER's arithmetic, round by round.

    PLAYER is a pairing number or a name in FILE; a part of a name will do. In a team event it is
    a team, and so it may be where teams are ranked by their top players.
    """
    codes = _codes(systems)
    event = load(file, kind)
    sections = sections_of(event, section, counting)
    ranked, explanation = _explained(event, sections, player, asked, codes)
    if form == "json":
        show_json(_explanation_json(explanation))
    else:
        _show_explanation(ranked, explanation)
    say_remarks(ranked)


def _explained(
    event: Event, sections: Sequence[Section], player: str, asked: Asked, codes: Sequence[str]
) -> tuple[Ranked, Explanation]:
    """The standings of the section, and the explanation, of the player or team that is meant.

    Where an order ranks the teams, theirs are the numbers.
    """
    team = _team_meant(sections, player, asked)
    section, entry = team or find_entry(sections, player)
    ranked = rank_sections(event, [section], asked)
    [standings], [teams] = ranked.standings, ranked.teams
    if team and teams:
        return ranked, explain_team(teams, entry.number, codes)
    return ranked, explain_player(standings, entry.number, codes)


def _team_meant(
    sections: Sequence[Section], player: str, asked: Asked
) -> tuple[Section, Player] | None:
    """The team that is meant, where teams are ranked by their top players."""
    from xltiebreak.ranking.combined import teams_of

    combined = [one for one in sections if one.counting and one.matches is None]
    if not combined:
        return None
    entries = [(one, teams_of(one.players)) for one in combined]
    if any(order_named(asked.order or one.order or "uschess").ranks_teams for one in combined):
        return find_among(entries, player)
    players = [(one, one.players) for one in sections]
    if player.strip().isdecimal() or find_among(players, player):
        return None
    return find_among(entries, player)


def _codes(systems: Sequence[str]) -> list[str]:
    """The codes behind ``--system``, each once, also where several stand behind one."""
    given = [code.strip() for text in systems for code in text.split(",") if code.strip()]
    if systems and not given:
        raise TieBreakError("--system is empty; give a tie-break such as MM")
    return list({code.upper(): code for code in reversed(given)}.values())[::-1]


def _explanation_json(explanation: Explanation) -> dict[str, Any]:
    return {
        "section": explanation.section.name,
        "number": explanation.player.number,
        "name": explanation.player.name,
        "worksheets": [_worksheet_json(one) for one in explanation.worksheets],
    }


def _worksheet_json(worksheet: Worksheet) -> dict[str, Any]:
    return {
        "system": worksheet.system,
        "rule": worksheet.rule,
        "value": as_number(worksheet.value),
        "terms": [
            {
                "round": term.round,
                "opponent": term.opponent,
                "amount": as_number(term.amount),
                "counted": term.counted,
                "why": term.why,
            }
            for term in worksheet.terms
        ],
        "sentence": worksheet.sentence(),
    }


def _show_explanation(ranked: Ranked, explanation: Explanation) -> None:
    entry, teams = explanation.player, explanation.teams
    [standings] = ranked.standings
    rows = teams.rows if teams else standings.rows
    row = next(row for row in rows if row.player.number == entry.number)
    what = "team" if teams or explanation.section.matches else "player"
    label = f"{what.capitalize()} {entry.number}"
    if entry.name:
        label = f"{entry.name} ({what} {entry.number})"
    points = "1 point" if row.score == 1 else f"{decimal(row.score)} points"
    decided = f", decided by {row.decided_by}" if row.decided_by else ""
    show_prose(f"{label}: {points}, place {row.places}{decided}")
    click.echo()
    for worksheet in explanation.worksheets:
        if worksheet.terms:
            _show_terms(explanation.section, worksheet)
        show_prose(worksheet.sentence())
        click.echo()


def _show_terms(section: Section, worksheet: Worksheet) -> None:
    from xltiebreak.cli.tables import KEY, NAME, PROSE, Column, show_table

    terms: Sequence[Term] = worksheet.terms
    rounds = [str(term.round or "") for term in terms]
    opponents = [_opponent(section, term.opponent) for term in terms]
    show_table(
        [
            *([Column("Round", rounds, KEY)] if any(rounds) else []),
            *([Column("Opponent", opponents, NAME)] if any(opponents) else []),
            Column("Amount", [decimal(term.amount, worksheet.digits) for term in terms], KEY),
            Column("Counts", ["yes" if term.counted else "no" for term in terms], KEY),
            Column("Why", [term.why for term in terms], PROSE),
        ],
        f"{worksheet.name} ({worksheet.system})",
    )


def _opponent(section: Section, number: int | None) -> str:
    if number is None:
        return ""
    name = section.by_number[number].name
    return f"{number} {name}" if name else str(number)
