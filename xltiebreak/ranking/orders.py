"""The order in which tie-breaks are applied: one with a name, or a list of codes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.event.words import nearest, table_beside, unknown
from xltiebreak.rules.called import order_called
from xltiebreak.rules.editions import USUAL, edition_named
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.rules.systems.names import named_exactly, near, no_tie_break
from xltiebreak.rules.systems.registry import of_code


class NamedOrder(NamedTuple):
    """An order that users ask for by name, the edition it goes with, and who uses it."""

    codes: tuple[str, ...]
    edition: str
    used_by: str


MOST = 100
"""The most tie-breaks of an order; there are not so many systems."""

TEAM_SUM = "TEAMSUM"
"""The tie-break whose place in an order says that teams are ranked by their top players."""

SCHOLASTIC_TEAM = "scholastic-team"


NAMED_ORDERS: Mapping[str, NamedOrder] = {
    name: NamedOrder(tuple(codes.split(", ")), edition, used_by)
    for name, text in table_beside(__name__, "orders.rules")
    for codes, edition, used_by in [text.split(" | ")]
}


PLAYOFF, PERFECT_SCORES = "Playoff", "Perfect scores"
_LABELLED = re.compile(r"\b(play-?offs?|perfect scores)\s*:", re.IGNORECASE)
_OF_TEAMS = {"ihsa": "ihsa-team"}

_BETWEEN = r"(?i)[,;>→]| (?:then|&|und|et|and) "
_ORDINAL = (
    r"(?i) ?(?:(?:and|then|&) )?(?:(?:tb|tie-?break) ?#?\d{1,2} ?[.):=]|\d{1,2} ?[.):]"
    r"|\d(?:st|nd|rd|th)\b[.):]?) ?|^ ?(?:and|then|&) "
)
_INNER_ORDINAL = r"(?i)(?: (?:then|&|und|et|and))? (?=\d{1,2} ?[.)] )"
"""These patterns expect a text with single blanks."""


class Order(NamedTuple):
    """Tie-breaks in the order in which they are applied.

    ``edition`` is the one that goes with a named order, empty for a list of codes.
    """

    tie_breaks: tuple[TieBreak, ...]
    name: str = ""
    edition: str = ""

    @property
    def ranks_teams(self) -> bool:
        """Whether it ranks the teams of an individual event by their top players."""
        return any(tie.system.code == TEAM_SUM for tie in self.tie_breaks)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes as the user spelled them."""
        return tuple(tie.code for tie in self.tie_breaks)

    @property
    def text(self) -> str:
        """``MM, SOLK``"""
        return as_list(", ".join(self.codes))

    def with_lots(self) -> Order:
        """Return the order with the drawing of lots as its last resort."""
        return self._replace(tie_breaks=(*self.tie_breaks, tie_break("LOT")))


class Stated(NamedTuple):
    """A tie-break order, and behind it what it says of play-offs: ``MM, SOLK; Playoff: 5, 3;
    Perfect scores: playoff``."""

    order: str
    playoff: str = ""
    perfect_scores: str = ""

    def __str__(self) -> str:
        parts = [f"{PLAYOFF}: {self.playoff}"] * bool(self.playoff)
        parts += [f"{PERFECT_SCORES}: {self.perfect_scores}"] * bool(self.perfect_scores)
        return "; ".join([self.order, *parts])


def parted(text: str) -> Stated:
    """Return the order of a text, and what stands behind it of play-offs."""
    order, *labelled = _LABELLED.split(text)
    values = dict(zip((label[:2].lower() for label in labelled[::2]), labelled[1::2]))
    parts = order, values.get("pl", ""), values.get("pe", "")
    return Stated(*(part.strip(" ;,") for part in parts))


def usual_order(edition: str, section: Section) -> str:
    """Return the order of a section that states none: its edition's, else that of US Chess, for a
    Swiss or for a round-robin. Teams that play matches have the same order in both.

    Source: US Chess 34E, 34F; FIDE C.07.
    """
    rules = edition_named(edition if edition.strip() else USUAL)
    is_roundrobin = section.is_roundrobin and section.matches is None
    return rules.roundrobin_order if is_roundrobin else rules.order


def as_list(codes: str) -> str:
    """Return codes with commas as the text of an order in which each means itself: a lone one that
    is an order's name, too, has a comma behind it."""
    return f"{codes}," if _is_order_and_code(codes) else codes


def _is_order_and_code(text: str) -> bool:
    return order_called(text) is not None and _is_code(text)


def taken_for_order(text: str, section: Section) -> Iterator[str]:
    """Yield what is taken where a word is both an order and another tie-break."""
    typed = parted(text).order
    if _is_order_and_code(typed) and not _is_list(text):
        codes = ", ".join(order_named(typed, of_teams=section.matches is not None).codes)
        if codes != typed.strip().upper():
            yield f"The order {typed} is {codes}; the tie-break alone is typed “{typed},”."


def _is_list(text: str) -> bool:
    return text.rstrip().endswith(",")


def named_order(text: str, *, of_teams: bool = False) -> str | None:
    """Return the name of the order that a text means; in a team event ``ihsa`` is the order of its
    teams. Nothing if the text means none."""
    name = order_called(text)
    return _OF_TEAMS.get(name, name) if name and of_teams else name


def order_named(text: str, *, of_teams: bool = False, edition: str = "") -> Order:
    """Return the order of this name (``uschess``) or of these tie-breaks, by code or by name: ``MM,
    SOLK, SB/A``, ``Modified Median, Solkoff``. In a team event ``ihsa`` is the order of its teams.
    A word that is the code of a tie-break, too, is the order, unless a comma makes it a list:
    ``usat,``.
    Names of tie-breaks mean what they mean under the ``edition``, if that is known.

    Raises:
        TieBreakError: a tie-break is unknown or stands twice; the message names it.
    """
    is_list, text = _is_list(text), parted(text).order
    name = named_order(text, of_teams=of_teams)
    if name is not None and not (is_list and _is_code(text)):
        named = NAMED_ORDERS[name]
        return Order(tuple(map(tie_break, named.codes)), name, named.edition)
    tie_breaks = tuple(_listed(text, edition))
    if not tie_breaks:
        raise TieBreakError(
            "The tie-break order is empty; give a name such as uschess, or tie-breaks such as "
            "MM,SOLK."
        )
    for k, tie in enumerate(tie_breaks):
        if any(tie.is_same_as(other) for other in tie_breaks[:k]):
            raise TieBreakError(f"{tie.code} stands twice in the tie-break order.")
    return Order(tie_breaks)


def _listed(text: str, edition: str) -> Iterator[TieBreak]:
    """Yield the tie-breaks that an announcement lists: ``1. Modified Median, 2. Solkoff``."""
    names = _names_in(text)
    if len(names) > MOST:
        raise TieBreakError(
            f"the tie-break order has {len(names):,} tie-breaks; give the first {MOST} at most"
        )
    for name in names:
        codes = name.split()
        if len(codes) > 1 and all(map(_is_code, codes)):
            yield from map(of_code, codes)
        else:
            yield _only(name, edition, alone=len(names) == 1)


def _names_in(text: str) -> list[str]:
    tidy = _numbered(" ".join(text.replace("\n", ",").split()))
    names = [re.sub(_ORDINAL, "", entry, count=1).strip() for entry in re.split(_BETWEEN, tidy)]
    return [name for name in names if name]


def cut_short(text: str, edition: str) -> Iterator[str]:
    """Yield what each name of an order is read as that only begins like a known one: ``solkof``."""
    family = edition_named(edition or USUAL).family
    for name in () if named_order(text) else _names_in(parted(text).order):
        if not (named_exactly(name, family) or all(map(_is_code, name.split()))):
            yield f"“{name}” is read as {tie_break(name, edition).name}."


def _numbered(text: str) -> str:
    """Return ``1) MM 2) SOLK`` with commas."""
    return re.sub(_INNER_ORDINAL, ", ", text) if re.match(_ORDINAL, text) else text


def _is_code(text: str) -> bool:
    try:
        of_code(text)
    except TieBreakError:
        return False
    return True


def _only(text: str, edition: str, *, alone: bool) -> TieBreak:
    """Return the tie-break that a part of a list names.

    Raises:
        TieBreakError: it names none, or several without a comma.
    """
    try:
        return tie_break(text, edition)
    except TieBreakError as error:
        names = _joined(text)
        if names:
            raise TieBreakError(
                f"{text!r} names several tie-breaks; put commas between them, as in "
                f"{', '.join(names)}"
            ) from None
        orders = nearest(text, {name: f"the order {name}" for name in NAMED_ORDERS})
        if alone and orders and not no_tie_break(text):
            close = [*orders, *near(text)][:3]
            raise TieBreakError(unknown(text, "a tie-break or an order", close, "")) from error
        raise


def _joined(text: str) -> list[str]:
    """Return the names of tie-breaks that a text joins with slashes or +, if it joins any."""
    names = [name.strip() for name in re.split("[/+]", text)]
    known = all(named_exactly(name) is not None or _is_code(name) for name in names)
    return names if known and len(names) > 1 else []
