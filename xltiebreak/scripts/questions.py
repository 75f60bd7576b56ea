"""The questions that can be asked of an event, as rows of a table: the words and options that each
takes, its help, and how it is answered. A command asks by its options, a button by its form.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Union

from xltiebreak.answers.sections import only_section, sections_of
from xltiebreak.answers.shape import Answer, Part
from xltiebreak.answers.standings import EventStandings, event_standings
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.standings import Standings

if TYPE_CHECKING:
    from xltiebreak.answers.findings import Verified
    from xltiebreak.answers.second_opinion import GivenFile

Advance = Callable[[], object]


Said = Union[str, Sequence[Finding]]
"""A sentence, or findings, of which many alike become one line and a count."""


@contextmanager
def _unseen(what: str, steps: int) -> Iterator[Advance]:
    yield int


def _unheard(said: Said) -> None:
    pass


@dataclass
class Request:
    """What is asked: of which file, by which words behind it, about which section, ranked how, and
    the values of further options, or of a form that ``is_form``.

    ``read`` makes an event of a file's name, and ``given`` describes the files that were read;
    ``say`` tells at once what is to be known, and ``progress`` shows that something takes long.
    """

    read: Callable[[str], Event]
    file: str = ""
    words: Sequence[str] = ()
    section: str = ""
    asked: Asked = AS_IN_THE_FILE
    options: Mapping[str, Any] = field(default_factory=dict)
    is_form: bool = False
    given: Callable[[], Sequence[GivenFile]] = tuple
    say: Callable[[Said], object] = _unheard
    progress: Callable[[str, int], AbstractContextManager[Advance]] = _unseen

    @cached_property
    def event(self) -> Event:
        """The event in the file."""
        return self.read(self.file)

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The sections that are asked about.

        Raises:
            TieBreakError: there is no such section, or no player has a team.
        """
        return sections_of(self.event, self.section, self.asked.counting)

    @cached_property
    def ranked(self) -> EventStandings:
        """The standings of these sections.

        Raises:
            EventError: the event or one of the sections has errors.
            TieBreakError: an option is not understood, or does not go with a section.
        """
        sections = self.sections
        with self.progress("Computing", len(sections)) as advance:
            return event_standings(self.event, sections, self.asked, advance)

    def option(self, name: str) -> Any:
        """Return the value of an option; an empty text, which is false, if it was not given."""
        return self.options.get(name, "")


@dataclass(frozen=True)
class Reply:
    """An answer, and what is said ``before`` and ``behind`` it. On a page to hand over it stands
    under its ``title`` as ``on_page``, about the players of these ``standings``; ``written`` is
    said once it is there. ``findings`` are shown in place of the answer, and ``in_json`` is printed
    in place of its own; ``is_fine`` is the exit code.
    """

    answer: Answer
    behind: Iterable[Said] = ()
    before: Iterable[str] = ()
    title: str = ""
    on_page: Callable[[], Iterable[Part]] | None = None
    standings: Sequence[Standings] = ()
    written: str = ""
    findings: Sequence[Finding] | None = None
    in_json: Callable[[], dict[str, Any]] | None = None
    is_fine: bool = True

    @property
    def page_parts(self) -> list[Part]:
        """The tables and paragraphs of the page."""
        return [*(self.on_page or self.answer.parts)()]


def beside(ranked: EventStandings, *, worksheets: bool = False) -> list[Said]:
    """Return what readers of places should know: warnings, rounds left out, empty columns, unless
    the ``worksheets`` of the answer explain those."""
    remarks = ranked.remarks_beside_worksheets if worksheets else ranked.remarks
    return [ranked.warnings, *remarks]


def _standings(request: Request) -> Reply:
    return Reply(request.ranked, beside(request.ranked))


def _explain(request: Request) -> Reply:
    from xltiebreak.answers.explanation import codes_in, explained, meant  # late: for this alone

    asked = request.option("systems")
    codes = codes_in(*asked)
    if asked and not codes:
        raise TieBreakError("--system is empty; give a tie-break such as MM")
    sections = request.sections
    with request.progress("Computing", 1):
        who = meant(sections, request.words[0], request.asked)
        ranked, places = who.standings(request.event, request.asked)
        explanation = explained(places, who.entry.number, codes)
    return Reply(explanation, beside(ranked, worksheets=True))


def _why(request: Request) -> Reply:
    from xltiebreak.answers.questions import why_answer  # late: few questions are about places

    one, other = request.words
    if request.is_form and not (one.strip() and other.strip()):
        raise TieBreakError("type two players into the form, each by number or by name")
    sections = request.sections
    with request.progress("Computing", 1):
        ranked, answer = why_answer(request.event, sections, one, other, request.asked)
    return Reply(
        answer,
        beside(ranked, worksheets=True),
        title=answer.why.question,
        on_page=lambda: answer.parts(on_paper),
        standings=[each.players for each in ranked],
    )


def _whatif(request: Request) -> Reply:
    from xltiebreak.answers.questions import still_open, what_if  # late: as for why
    from xltiebreak.questions.reach import outcomes_in  # late: as for why

    sections = request.sections
    if request.words:
        ranked, moved = what_if(request.event, sections, request.words, request.asked)
        return Reply(moved, beside(ranked))
    how = "in the field section" if request.is_form else "with --section"
    only_section(sections, f"one section is looked at; name it {how}")
    ranked = event_standings(request.event, sections, request.asked)
    with request.progress("Going through the outcomes", outcomes_in(ranked[0].players)) as advance:
        answer = still_open(ranked, advance)
    return Reply(answer, [ranked.warnings, *[str(ranked.agreement)] * bool(ranked.agreement)])


def _changes(request: Request) -> Reply:
    from xltiebreak.answers.questions import changes  # late: as for why

    before, after = map(request.read, request.words)
    answer = changes(before, after, request.section, request.asked)
    request.event = after
    return Reply(
        answer,
        title="What changed?",
        on_page=lambda: answer.parts(on_paper),
        standings=answer.standings,
    )


def _prizes(request: Request) -> Reply:
    from xltiebreak.answers.hand_out import HandOut  # late: for this alone
    from xltiebreak.answers.prizes import event_prizes  # late: as above
    from xltiebreak.answers.upsets import event_upsets  # late: as above

    if request.option("upsets") and request.option("hand_out"):
        raise TieBreakError("--upsets and --hand-out are two lists; ask for one of them")
    ranked = request.ranked
    if request.option("upsets"):
        return Reply(event_upsets(ranked), beside(ranked), title="Upsets")
    prizes = event_prizes(ranked)
    behind = [prizes.findings, *beside(ranked)]
    if request.option("hand_out"):
        return Reply(HandOut(prizes), behind, title="Prizes, from the last to the first")
    return Reply(prizes, behind, title="Who takes which prize")


def _announce(request: Request) -> Reply:
    from xltiebreak.answers.announcement import TITLE, announcement  # late: for this alone

    answer = announcement(request.event, request.asked)
    written = f"Its seal is {answer.seal}."
    return Reply(answer, before=answer.remarks, title=TITLE, written=written)


def _check(request: Request) -> Reply:
    from xltiebreak.answers.findings import check  # late: for this alone

    answer = check(request.event)
    bad = [each for each in answer.findings if each.is_error or request.option("strict")]
    behind = [] if request.option("as_json") else answer.parts()
    return Reply(answer, behind, findings=answer.findings, is_fine=not bad)


_ELSEWHERE = (
    ", in the sheet Verify or in a second file (--against); --columns says what other columns are",
    ", or in the sheet Verify; the field columns says what other columns are",
)
_HINTS = ("; --columns says what other columns are", "; name it (--section)")


def verified(request: Request) -> Verified:
    """Return the comparison of the file with its own printed columns, or with those in the file
    ``against``. Warnings about the event are said before.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: a file cannot be read, or there is nothing to compare.
    """
    from xltiebreak.answers.findings import Verified, examined  # late: for this alone
    from xltiebreak.formats import name_of, printed_beside  # late: as above
    from xltiebreak.questions.announced import agreement  # late: as above
    from xltiebreak.verify import compared_in  # late: as above

    event, sections = request.event, request.sections
    against, columns = request.option("against"), request.option("columns")
    findings = examined(event, sections)
    request.say(findings)
    strangers: Sequence[str] = ()
    if against:
        sections, strangers = printed_beside(sections, against, columns, request.say, _HINTS)
    elsewhere = _ELSEWHERE[request.is_form]
    with request.progress("Comparing", len(sections)) as advance:
        printed_in = name_of(against or request.file)
        compared = compared_in(sections, request.asked, columns, printed_in, elsewhere, advance)
    agrees = agreement(event, request.asked)
    how = "the field columns with {}=CODE" if request.is_form else '--columns "{}=CODE"'
    every = bool(request.option("every"))
    return Verified(event, compared, how, every, agrees, findings, strangers)


def _verify(request: Request) -> Reply:
    from xltiebreak.answers.second_opinion import (  # late: as above
        TITLE,
        GivenFile,
        SecondOpinion,
        to_repeat,
    )

    answer, asked = verified(request), request.asked
    options = (
        ("--against", os.path.basename(request.option("against"))),
        ("--columns", request.option("columns")),
        ("--section", request.section),
        ("--edition", asked.edition),
        ("--order", asked.order),
        ("--lots", asked.lots),
        ("--unrated", str(asked.unrated or "")),
        ("--seal", asked.seal),
        ("--announced", os.path.basename(request.option("announced"))),
        ("--from", request.option("kind")),
    )
    command = to_repeat([os.path.basename(request.file)], options)

    def opinion() -> SecondOpinion:
        opened = GivenFile(request.file, "the workbook that is open, as it is now", "")
        files = [opened] if request.is_form else request.given()
        return SecondOpinion(answer, files, command, asked)

    return Reply(
        answer,
        answer.doubts,
        answer.remarks,
        TITLE,
        lambda: opinion().parts(),
        in_json=lambda: {**answer.to_dict(), "second_opinion": opinion().to_dict()},
        is_fine=answer.agrees,
    )


EVENT_CODES = "0 fine, 1 errors in the event, 2 wrong usage or unreadable"
_RULES = "section edition order unrated lots"


class Question(NamedTuple):
    """A row: the ``words`` that a question takes, its ``options``, its help with examples and exit
    codes, and what answers it. ``of_scores`` allows a list of scores without rounds."""

    words: str
    options: str
    help: str
    examples: Sequence[str]
    answer: Callable[[Request], Reply]
    codes: str = EVENT_CODES
    of_scores: bool = False


QUESTIONS = {
    "check": Question(
        "FILE",
        "strict json-findings from",
        "Look for what is wrong in FILE, cell by cell.",
        ["check event.xlsx", "check event.xlsx --strict --json"],
        _check,
        "0 nothing or only warnings, 1 errors (with --strict also warnings), 2 unreadable",
    ),
    "standings": Question(
        "FILE",
        f"{_RULES} round counting seal announced table from",
        """Print the places of FILE and what decided them.

        Where teams are ranked by their top players, they follow the players; an order with
        TEAMSUM, such as scholastic-team, prints the teams alone.""",
        [
            "standings event.xlsx",
            "standings event.xlsx --order MM,SOLK,SB/A --format csv",
            "standings scholastic.xlsx --counting 4",
        ],
        _standings,
    ),
    "explain": Question(
        "FILE PLAYER",
        f"system {_RULES} round counting text from",
        """Show PLAYER's arithmetic, round by round.

        PLAYER is a pairing number or a name in FILE; a part of a name will do. In a team event it
        is a team, and so it may be where teams are ranked by their top players.""",
        ["explain event.xlsx 7", 'explain event.xlsx "Hart" --system MM --system SOLK'],
        _explain,
    ),
    "why": Question(
        "FILE PLAYER PLAYER",
        f"{_RULES} round counting text docx paper force from",
        """Show why one PLAYER is placed before the other.

        Both calculations stand side by side. The tie-breaks are gone through in order until one
        parts the two. Each PLAYER is a pairing number or a name; in a team event a team.""",
        ["why event.xlsx 7 12", 'why event.xlsx "Hart" "Lee" --order MM,SOLK,SB'],
        _why,
    ),
    "whatif": Question(
        "FILE [CHANGE]...",
        f"{_RULES} counting text from",
        """Show who would move if results were others.

        A CHANGE is a result as in "R5 7-12 0-1": the round, the two pairing numbers, the score, +-
        for a forfeit; or "R5 7 H" for a bye. Without any, before or within the last round:
        everybody's best and worst place, and what is certain already.""",
        [
            'whatif event.xlsx "R5 7-12 0-1"',
            'whatif event.xlsx "R5 7-12 +-" "R5 3 H"',
            "whatif event.xlsx",
        ],
        _whatif,
    ),
    "changes": Question(
        "OLD NEW",
        f"{_RULES} counting text docx paper force",
        """Show what differs between two versions of an event.

        Results, players and settings that differ; then whose place, score and tie-breaks are
        others, with the sums of those who moved. Players are matched by number, id and name.""",
        ["changes before.xlsx after.xlsx", "changes event.xlsx event.trf --section Open"],
        _changes,
    ),
    "prizes": Question(
        "FILE",
        f"upsets hand-out {_RULES} prizes fees seal announced table docx paper force from",
        """Print who takes which prize of FILE, and why.

        Each sum is shown, and what is not paid. The prizes are stated on a sheet Prizes, or as the
        line that announces them at the label Prizes of the sheet Event. Nobody is paid before every
        round is complete. A list of names, ratings and scores without rounds is enough, such as
        another program's standings; it counts as final.""",
        [
            "prizes event.xlsx",
            "prizes event.xlsx --section U1200 --format csv",
            'prizes standings.csv --prizes "300-200-100, U1800 100-50"',
            "prizes event.xlsx --upsets",
        ],
        _prizes,
        of_scores=True,
    ),
    "announce": Question(
        "FILE",
        f"wall-page {_RULES} text paper force from",
        """Print how ties and prizes of FILE are decided, and the seal.

        The seal is made of the rules and prizes alone. Type it at the label Seal: from then on
        every command says whether the event still agrees with what was announced.""",
        ["announce event.xlsx", "announce event.xlsx -o announcement.docx"],
        _announce,
        "0 fine, 1 the prizes have errors, 2 the rounds are not stated, or wrong usage",
        of_scores=True,
    ),
    "verify": Question(
        "FILE",
        f"against columns {_RULES} seal announced docx html paper force all json from",
        """Compare what another program printed with the rules.

        Its tie-breaks, places and prizes stand in FILE beside the results or in its sheet Verify,
        or in FILE2. Where a column differs, it is told how the other program must have computed it.
        A folder is compared file by file, with --against another folder by the names of the files.
        """,
        [
            "verify event.xlsx",
            "verify event.xlsx --against printed.csv",
            'verify event.xlsx --columns "TB1=MM,TB2=SOLK"',
            "verify examples/conformance",
        ],
        _verify,
        "0 everything agrees, 1 something differs or errors in the event, 2 wrong usage, "
        "unreadable, or nothing to compare",
        of_scores=True,
    ),
}
"""The questions that are answered in words and tables, by their commands."""
