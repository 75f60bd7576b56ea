"""Byes, forfeits, rulings and annulled games of a section, in one folded list."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.page.html import NOTHING, Html, name, tag
from xltiebreak.page.teams import result_in_words


def rulings(section: Section, anchor: str) -> Html:
    """Return who had a bye, who won or lost without play, and what the director ruled, by round;
    nothing if everything was played. ``anchor`` begins the addresses of rows."""
    items = [_item(section, anchor, *cell) for cell in _not_played(section)]
    if not items:
        return NOTHING
    summary = tag("summary", "Byes, forfeits and rulings")
    return tag(
        "details", summary, tag("ul", *items), id=f"{anchor}rulings", class_="divided beside"
    )


def _not_played(section: Section) -> Iterator[tuple[int, int, Result]]:
    """Yield round, number and result; of a game that both sides show alike, only one."""
    table = section.crosstable
    cells = sorted((round, number, result) for _, number, round, result in table.cells())
    for round, number, result in cells:
        of_note = result.ruling or result.forfeit or result.outcome is Outcome.ANNULLED
        is_bye = result.outcome.bye and result.outcome is not Outcome.UNPAIRED
        if table.started(round) and (is_bye or (of_note and not _is_twin(section, round, number))):
            yield round, number, result


def _is_twin(section: Section, round: int, number: int) -> bool:
    result = section.crosstable.rows[number][round - 1]
    other = _other(section, round, result)
    if other is None or result.ruling:
        return False
    return other.outcome is Outcome.FORFEIT_WIN or (
        other.outcome is result.outcome and (result.opponent or 0) < number
    )


def _other(section: Section, round: int, result: Result) -> Result | None:
    row = section.crosstable.rows.get(result.opponent or 0)
    return row[round - 1] if row else None


def _item(section: Section, anchor: str, round: int, number: int, result: Result) -> Html:
    """Return ``Round 5: Castellano, Rita: draw by ruling, Black; Dunleavy, Sean: win, White``."""
    sides = [_side(section, anchor, number, result)]
    other = _other(section, round, result)
    if other is not None and result.opponent is not None:
        sides += [Html("; "), _side(section, anchor, result.opponent, other)]
    return tag("li", f"Round {round}: ", *sides)


def _side(section: Section, anchor: str, number: int, result: Result) -> Html:
    link = tag("a", name(section.by_number[number].label), href=f"#{anchor}{number}")
    return Html(link + f": {result_in_words(result)}")
