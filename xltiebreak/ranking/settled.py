"""Which edition and order a section is ranked by: those asked for, else the file's, else the
rules'."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from xltiebreak.event.figures import counted
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import Order, order_named, usual_order
from xltiebreak.rules.editions import USUAL, Edition, edition_named


def rules_from(section: Section, asked: Asked) -> Iterator[str]:
    """Yield why the edition and the order of a file apply, where the user asks for no others."""
    if section.origin.edition_from and not asked.edition:
        yield section.origin.edition_from
    if section.origin.order_from and not asked.order:
        yield section.origin.order_from


def rules_unsaid(section: Section, *, alone: bool) -> str:
    """Return how a round-robin is ranked whose file does not say it, with the section's name unless
    it is ``alone`` in the event; empty for other sections.

    Raises:
        TieBreakError: the edition or the order is not understood.
    """
    if not section.is_roundrobin or (section.kind and section.order):
        return ""
    kind = "round-robin"
    if not (section.kind or section.origin.grid):
        kind += f" ({counted(len(section.players), 'player')} who all meet; else state Kind swiss)"
    codes = order_of(section, AS_IN_THE_FILE).text
    edition = edition_of(section, AS_IN_THE_FILE).code
    whose = "" if alone else f"{section.name}: "
    return f"{whose}Ranked as: {kind}, edition {edition}, tie-breaks {codes}."


def as_settled(section: Section, asked: Asked) -> Asked:
    """Return the same question with edition and order filled in.

    Raises:
        TieBreakError: one of them is not understood.
    """
    order = asked.order or section.order or usual_order(asked.edition or section.edition, section)
    return replace(asked, edition=edition_of(section, asked).code, order=order)


def edition_of(section: Section, asked: Asked) -> Edition:
    """Return the edition that was asked for, else the section's own, else the one that goes with
    the order, else that of US Chess.

    Raises:
        TieBreakError: it is not understood.
    """
    own = asked.edition or section.edition or order_of(section, asked).edition
    return edition_named(own or USUAL)


def order_of(section: Section, asked: Asked) -> Order:
    """Return the order that was asked for, else the section's own, else the one that goes with the
    edition and with how the section is paired.

    Raises:
        TieBreakError: it is not understood.
    """
    of_teams = section.matches is not None
    edition = asked.edition or section.edition
    text = asked.order or section.order or usual_order(edition, section)
    return order_named(text, of_teams=of_teams, edition=edition or USUAL)
