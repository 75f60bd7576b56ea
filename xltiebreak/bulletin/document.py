"""The bulletin of an event, and a page with one answer: blocks put into our own document or a
club's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import ceil

from xltiebreak.answers.findings import named_order
from xltiebreak.answers.sections import known_of
from xltiebreak.answers.shape import Block, Heading, Mark, Run, Table, Text, TextKind, blocks_of
from xltiebreak.answers.shape import Part as AnswerPart
from xltiebreak.answers.standings import EventStandings
from xltiebreak.bulletin.word.word_file import Part, WordFile
from xltiebreak.bulletin.word.writer import MOST_ROOMY, Piece, Writer
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.questions.why import by_rule
from xltiebreak.ranking.standings import Standings
from xltiebreak.report.report import SectionReport, about, ending, own_name, title, when_and_where
from xltiebreak.report.ties import ALL, TROPHIES, WHICH
from xltiebreak.report.winners import LOOKS, winners
from xltiebreak.report.words import BETWEEN, one_line

EYEBROW, TITLE, LONG_TITLE = "Bulletin Organizer", "Title", "Bulletin Long Title"
_LONG = 30
"""A title of more letters is set in smaller ones."""
_LOST = (0.015, 0.05)
"""So much of each page but the last may be lost, or more, where rows that stand together go on."""
_BEGIN = 5 * 255
"""What the standings need to begin on page 1: their heading, heads and first rows."""


@dataclass(frozen=True)
class Bulletin:
    """A finished Word file, and sentences about it for the user."""

    docx: bytes
    notes: tuple[str, ...]


def write_bulletin(
    standings: EventStandings,
    *,
    template: bytes | None = None,
    paper: str = "letter",
    ids: bool = False,
    findings: Sequence[Finding] = (),
    ties: str = TROPHIES,
    crosstable: bool = False,
    logo: bytes | None = None,
) -> Bulletin:
    """Return the bulletin of an event: a first page with all winners, then the parts of each
    section.

    ``template`` is a club's own Word file, whose styles, pages, headers and footers are used; the
    bulletin replaces its paragraph ``{{bulletin}}``, or is added at the end. ``paper`` is
    ``"letter"`` or ``"a4"`` if there is no template. ``ids`` prints the members' ids, ``findings``
    are printed as things to check. ``ties`` chooses the ties that are worked out: ``"trophies"``,
    ``"all"`` or ``"none"``; ``crosstable`` adds the results by pairing number, which are printed
    anyway if the standings have no room for them; ``logo`` is a PNG or JPEG.

    Raises:
        TieBreakError: the template or the picture cannot be used, or there is no such paper or
            kind of ties.
    """
    if ties not in WHICH:
        raise TieBreakError(f"{ties!r} is not one of {', '.join(WHICH)}")
    file = WordFile(standings.event, template, paper, logo)
    report = partial(SectionReport, ids=ids, ties=ties, crosstable=crosstable)
    sections = [*map(report, standings)]
    ways = [_laid_out(file, standings, sections, findings, smaller=k) for k in range(3)]
    are_few = sum(len(ranked.rows) for ranked in standings) <= MOST_ROOMY
    ways = ways[: 2 + (are_few or ways[2][1] <= 7 / 8)]  # at last for few, or one page alone
    parts, _ = min(ways, key=lambda way: sum(ceil(way[1] + lost * int(way[1])) for lost in _LOST))
    docx, notes = file.filled(parts, "Results bulletin"), [*file.notes, *_empty_rounds(standings)]
    if ties == ALL and not any(each.players.is_final for each in standings):
        notes.append("Ties are worked out once all rounds are complete; until then none is.")
    return Bulletin(docx, tuple(notes))


def _empty_rounds(standings: EventStandings) -> Iterator[str]:
    """Yield a sentence for each section that is unfinished only because its table has room for more
    rounds."""
    for ranked in (section.players for section in standings):
        is_open = 0 < ranked.rounds < ranked.planned_rounds and not ranked.games_left
        if is_open and ranked.section.scheduled_rounds is None:
            named = f"{one_line(ranked.section.name)}: " * (len(standings) > 1)
            yield (
                f"{named}{ranked.progress} are complete, so the standings are not called final; if "
                "no more are played, state the number of rounds on the sheet Event (Rounds)."
            )


def _laid_out(
    file: WordFile,
    standings: EventStandings,
    sections: Sequence[SectionReport],
    findings: Sequence[Finding],
    *,
    smaller: int = 0,
) -> tuple[list[Part], float]:
    """Return the parts of a bulletin, and about how many pages those of a single section take, with
    its tables, and at last its winners, in letters some steps ``smaller`` than usual."""
    writer, page = Writer(file.styles, file.room, smaller), file.height
    event, several = standings.event, len(sections) > 1
    lists = [listing for section in sections for listing in section.lists(several=several)]
    setting = BETWEEN.join(map(one_line, known_of(event, ("time_control", "rated_by"))))
    head = _head(writer, event, [section.whole for section in sections])
    below, last = about(event, standings.agreement), ending(event, findings)
    tail = below if several else []
    looks = [each._replace(sizes=each.sizes[1:] * 2) if smaller > 1 else each for each in LOOKS]
    made = [(look, [*head, *writer.pieces([*winners(lists, look), *tail])]) for look in looks]
    # The first look that leaves room for the standings to begin, or else for all winners.
    fitting = (each for room in (page - _BEGIN, page) for each in made if _height(each[1]) <= room)
    look, above = next(fitting, made[-1])
    if several:
        parts = [Part(above)]
        for section in sections:
            name = section.name or "Section"
            told = [Heading(1, name), *section.results(2, setting)]
            told += chain.from_iterable(section.after(2, with_prizes=not look.table))
            told += last if section is sections[-1] else []
            parts.append(Part(writer.pieces(told), name))
        return parts, 0
    [section] = sections
    first = [*above, *writer.pieces([*section.results(1, setting), *below])]
    after = [*chain.from_iterable(section.after(1, with_prizes=not look.table)), *last]
    following = writer.pieces(after)
    used, whole = _height(first), _height([*first, *following])
    apart = whole + page - used
    # What explains the standings begins a page of its own, unless all has room on the first, or
    # that would take one more. Behind a full page it does so by itself.
    is_free = ceil(apart / page) == ceil(whole / page)
    if is_free and page // 2 < used <= page * 9 // 10 < whole and isinstance(after[0], Heading):
        begun = following[0].markup.replace("<w:keepNext/>", "<w:keepNext/><w:pageBreakBefore/>", 1)
        following[0] = following[0]._replace(markup=begun)
        whole = apart
    return [Part([*first, *following])], whole / page


def _head(writer: Writer, event: Event, standings: Sequence[Standings]) -> list[Piece]:
    """Return the organizer, the event's name, and its dates and place."""
    name, organizer = title(event), one_line(event.organizer)
    is_short = len(name) <= _LONG and writer.smaller < 2
    where = when_and_where(event, standings)
    if len(standings) == 1:
        where = BETWEEN.join(filter(None, (own_name(event, standings[0].section), where)))
    return [
        *([writer.paragraph(EYEBROW, [Run(organizer)], keep=True)] if organizer else []),
        writer.paragraph(TITLE if is_short else LONG_TITLE, [Run(name)], keep=True),
        *([writer.paragraph("Bulletin Subtitle", [Run(where)])] if where else []),
    ]


def _height(pieces: Iterable[Piece]) -> int:
    return sum(piece.height for piece in pieces)


def write_answer(
    event: Event,
    standings: Sequence[Standings],
    question: str,
    answer: Iterable[AnswerPart],
    paper: str,
) -> bytes:
    """Return a page as a Word file: event, question, rules that apply, the answer with its
    calculations, and a line for the director's signature.

    Raises:
        TieBreakError: there is no such paper.
    """
    file = WordFile(event, None, paper)
    writer = Writer(file.styles, file.room)
    told: list[Block] = [Text(one_line(BETWEEN.join(known_of(event))), TextKind.NOTE)]
    told.append(Heading(1, one_line(question)))
    for ranked in standings:
        label = f"Order, {ranked.section.name}: " if len(standings) > 1 else "Order: "
        order = Run(f"{named_order(ranked)}; {by_rule(ranked)}.")
        told.append(Text((Run(label, Mark.STRONG), order)))
    for block in blocks_of(answer):
        told += [Text(one_line(block.title), TextKind.CAPTION)] if isinstance(block, Table) else []
        told.append(block)
    signature = "\nChief TD: ______________________________     Date: ______________"
    pieces = [*_head(writer, event, ()), *writer.pieces([*told, Text(signature, TextKind.LAST)])]
    return file.filled([Part(pieces)], question)
