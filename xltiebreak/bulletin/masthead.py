"""The head of the bulletin with event, place, dates and directors, and its first page's foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.answers.sections import known_of
from xltiebreak.bulletin.word.text import Logo, Paragraph, Runs, clean, run, text
from xltiebreak.bulletin.wording import entry
from xltiebreak.event.figures import counted
from xltiebreak.event.roundrobin import is_double
from xltiebreak.event.section import Event, Section
from xltiebreak.questions.announced import Agreement
from xltiebreak.ranking.standings import Standings

UNNAMED = "Results"
NOTHING_KNOWN = "Standings and tie-breaks"
ONLY_SCORES = "Standings and prizes"
_BETWEEN = "  ·  "


def masthead(
    event: Event, standings: Sequence[Standings], logo: Logo | None = None
) -> list[Paragraph]:
    """Return the event's name, its dates and place, and one paragraph with all other facts; a
    ``logo`` is printed beside them."""
    where = ", ".join(part for part in (one_line(event.venue), one_line(event.city)) if part)
    subtitle = _BETWEEN.join(part for part in (one_line(event.dates), where) if part)
    return [
        Paragraph("Title", run(title(event)), logo=logo),
        text("Bulletin Subtitle", subtitle or _contents(standings)),
        text("Bulletin Meta", _BETWEEN.join(_known(event, standings))),
    ]


def _contents(standings: Sequence[Standings]) -> str:
    if not standings:
        return ""  # a page of rules, or of a comparison
    only_scores = all(ranked.section.has_only_scores for ranked in standings)
    return ONLY_SCORES if only_scores else NOTHING_KNOWN


def title(event: Event) -> str:
    """Return the event's name, or a general title if it has none."""
    return one_line(event.name) or UNNAMED


def one_line(words: str) -> str:
    """Return the text on one line, without characters that a Word file cannot hold."""
    return " ".join(clean(words).split())


def notes(event: Event) -> list[Paragraph]:
    """Return the organiser's notes on the results."""
    words = clean(event.notes).strip()
    return [text("Bulletin Note", words)] if words else []


def sealed(agreement: Agreement | None) -> list[Paragraph]:
    """Return whether the event agrees with what was announced."""
    if agreement is None:
        return []
    style = "Bulletin Note" if agreement.agrees else "Bulletin Call"
    return [text(style, one_line(str(agreement)))]


def foot(event: Event) -> list[Paragraph]:
    """Return the announcement of the next event, and the thanks."""
    runs: Runs = ()
    for label, words in (("Next event", event.next_event), ("Thanks", event.thanks)):
        if words := clean(words).strip():
            runs += run(_BETWEEN) if runs else ()
            runs += run(f"{label}: ", "Bulletin Strong") + run(words)
    return [Paragraph("Bulletin Foot", runs)] if runs else []


def _known(event: Event, standings: Sequence[Standings]) -> Iterator[str]:
    yield from map(one_line, known_of(event))
    several = len(standings) > 1
    if several:
        entries = sum(len(ranked.rows) for ranked in standings)
        yield f"{entries} entries in {len(standings)} sections"
    yield from (_section(ranked, named=several) for ranked in standings)


def _section(ranked: Standings, *, named: bool) -> str:
    words = (
        _entries(ranked.section),
        _pairings(ranked.section),
        counted(ranked.planned_rounds, "round") if ranked.planned_rounds else "",
    )
    name = one_line(ranked.section.name)
    return f"{name}: " * (named and bool(name)) + ", ".join(part for part in words if part)


def _entries(section: Section) -> str:
    """Return ``24 players``, ``8 teams on 8 boards`` or ``24 players, 4 of a team count``."""
    there_are = counted(len(section.players), entry(section))
    if section.matches is not None:
        boards = section.matches.boards
        return there_are + (f" on {counted(boards, 'board')}" if boards else "")
    count = [
        f"{each.counting} of a {each.by.lower() or 'team'} count{'s' * (each.counting == 1)}"
        for each in section.competitions
    ]
    return ", ".join([there_are, *count])


def _pairings(section: Section) -> str:
    if not section.is_roundrobin:
        return ""
    return "double round-robin" if is_double(section) else "round-robin"
