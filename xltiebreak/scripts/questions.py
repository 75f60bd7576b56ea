"""The questions that can be asked of an event, and how each is answered. A command asks by its
options, a button by its form, the page in a browser by what is chosen there."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Union

from xltiebreak.answers.sections import only_section, sections_of
from xltiebreak.answers.shape import Answer, Part
from xltiebreak.answers.standings import EventStandings, event_standings
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.event.words import for_a_shell
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.standings import Standings

if TYPE_CHECKING:
    from xltiebreak.answers.findings import GivenFile, Verified

Advance = Callable[[], object]
Said = Union[str, Sequence[Finding]]
"""A sentence, or findings, of which many alike become one line and a count."""


_OTHERWISE = "; --columns says what other columns are"


class Face(NamedTuple):
    """How those who ask are told what else they can give: where printed columns can stand, what is
    to be given where lines are not understood, and how a column is named."""

    elsewhere: str = ", in the sheet Verify or in a second file (--against)" + _OTHERWISE
    hints: tuple[str, str] = (_OTHERWISE, "; name it (--section)")
    names_a_column: str = '--columns "{}=CODE"'


COMMAND = Face()


@dataclass(eq=False)
class Request:
    """What is asked: of which file, by which words behind it, about which section, ranked how, and
    the values of further options, or of a form.

    ``read`` makes an event of a file's name, and ``given`` describes the files that were read;
    ``say`` tells at once what is to be known, and ``progress`` shows that something takes long.
    """

    read: Callable[[str], Event]
    file: str = ""
    words: Sequence[str] = ()
    section: str = ""
    asked: Asked = AS_IN_THE_FILE
    options: Mapping[str, Any] = field(default_factory=dict)
    face: Face = COMMAND
    given: Callable[[], Sequence[GivenFile]] = tuple
    say: Callable[[Said], object] = lambda _: None
    progress: Callable[[str, int], AbstractContextManager[Advance]] = lambda *_: nullcontext(int)

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


class Reply(NamedTuple):
    """An answer, and what is said ``before`` and ``behind`` it. On a page to hand over it stands
    under its ``title`` as ``on_page``, about the players of these ``standings``; ``written`` is
    said once it is there. ``findings`` are shown in place of the answer, and ``in_json`` is printed
    in place of its own; ``is_fine`` is the exit code.
    """

    answer: Answer
    behind: Iterable[Said] = ()
    before: Iterable[str] = ()
    title: str = ""
    on_page: Callable[[], Answer] | None = None
    standings: Sequence[Standings] = ()
    written: str = ""
    findings: Sequence[Finding] | None = None
    in_json: Callable[[], dict[str, Any]] | None = None
    is_fine: bool = True

    @property
    def page_parts(self) -> list[Part]:
        """The tables and paragraphs of the page."""
        return [*(self.on_page() if self.on_page else self.answer).parts(on_paper)]


def beside(ranked: EventStandings) -> list[Said]:
    """Return what readers of places should know: warnings, rounds left out, empty columns."""
    return [ranked.warnings, *ranked.remarks]


def _explain(request: Request) -> Reply:
    from xltiebreak.answers.explanation import codes_in, explained, meant  # late: for this alone

    codes = codes_in(*request.option("systems"))
    if request.option("systems") and not codes:
        raise TieBreakError("--system is empty; give a tie-break such as MM")
    sections = request.sections
    with request.progress("Computing", 1):
        who = meant(sections, request.words[0], request.asked)
        ranked, places = who.standings(request.event, request.asked)
        explanation = explained(places, who.entry.number, codes)
    return Reply(explanation, beside(ranked))


def _why(request: Request) -> Reply:
    from xltiebreak.answers.questions import why_answer  # late: few questions are about places

    one, other = request.words
    if not (one.strip() and other.strip()):
        raise TieBreakError("two players are compared; name each by number or by name")
    sections = request.sections
    with request.progress("Computing", 1):
        ranked, answer = why_answer(request.event, sections, one, other, request.asked)
    return Reply(
        answer,
        beside(ranked),
        title=answer.why.question,
        standings=[each.players for each in ranked],
    )


def _whatif(request: Request) -> Reply:
    from xltiebreak.answers.questions import StillOpen, WhatIf  # late: as for why
    from xltiebreak.questions.open_games import open_round  # late: as for why

    sections = request.sections
    if request.words:
        moved = WhatIf(request.event, sections, request.words, request.asked)
        return Reply(moved, beside(moved.standings))
    only_section(sections, "one section is looked at; name it with --section")
    ranked = event_standings(request.event, sections, request.asked)
    with request.progress("Trying the outcomes", open_round(ranked[0].players).outcomes) as advance:
        answer = StillOpen(ranked, advance)
    return Reply(answer, [ranked.warnings, *[str(ranked.agreement)] * bool(ranked.agreement)])


def _changes(request: Request) -> Reply:
    from xltiebreak.answers.questions import Changes  # late: as for why

    before, after = map(request.read, request.words)
    answer = Changes(before, after, request.section, request.asked)
    request.event = after
    return Reply(answer, title="What changed?", standings=answer.standings)


def _prizes(request: Request) -> Reply:
    from xltiebreak.answers import prizes as lists  # late: for this alone

    if request.option("upsets") and request.option("hand_out"):
        raise TieBreakError("--upsets and --hand-out are two lists; ask for one of them")
    ranked = request.ranked
    if request.option("upsets"):
        return Reply(lists.event_upsets(ranked), beside(ranked), title="Upsets")
    prizes = lists.event_prizes(ranked)
    behind = [prizes.findings, *beside(ranked)]
    if request.option("hand_out"):
        return Reply(lists.hand_out(prizes), behind, title="Prizes, from the last to the first")
    return Reply(prizes, behind, title="Who takes which prize")


def _announce(request: Request) -> Reply:
    from xltiebreak.answers.announcement import TITLE, Announcement  # late: for this alone

    if request.section and not (request.option("line") or request.option("fees")):
        raise TieBreakError("--section goes with --prizes: an announcement is of all sections")
    answer = Announcement(request.event, request.asked)
    return Reply(answer, before=answer.remarks, title=TITLE, written=f"Its seal is {answer.seal}.")


def _check(request: Request) -> Reply:
    from xltiebreak.answers.findings import Checked  # late: for this alone

    answer = Checked(request.event)
    is_bad = any(each.is_error or request.option("strict") for each in answer.findings)
    behind = [] if request.option("as_json") else answer.parts()
    return Reply(answer, behind, findings=answer.findings, is_fine=not is_bad)


def verified(request: Request) -> Verified:
    """Return the comparison of the file with its own printed columns, or with those in the file
    ``against``. Warnings about the event are said before.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: a file cannot be read, or there is nothing to compare.
    """
    from xltiebreak.answers.findings import Verified, examined  # late: for this alone
    from xltiebreak.formats.files import name_of  # late: as above
    from xltiebreak.formats.second_files import printed_beside  # late: as above
    from xltiebreak.questions.announced import agreement  # late: as above
    from xltiebreak.verify.diagnosis import compared_in  # late: as above

    event, sections = request.event, request.sections
    face, against, columns = request.face, request.option("against"), request.option("columns")
    findings = examined(event, sections)
    request.say(findings)
    strangers: Sequence[str] = ()
    if against:
        sections, strangers = printed_beside(sections, against, columns, request.say, face.hints)
    where = name_of(against or request.file), face.elsewhere
    with request.progress("Comparing", len(sections)) as advance:
        compared = compared_in(sections, request.asked, columns, *where, advance)
    every, agrees = bool(request.option("every")), agreement(event, request.asked)
    return Verified(event, compared, face.names_a_column, every, agrees, findings, strangers)


def _verify(request: Request) -> Reply:
    from xltiebreak.answers.findings import TITLE, SecondOpinion  # late: as above

    answer, asked = verified(request), request.asked
    options = {
        "--against": os.path.basename(request.option("against")),
        "--columns": request.option("columns"),
        "--section": request.section,
        **{f"--{name}": getattr(asked, name) for name in ("edition", "order", "lots", "unrated")},
        "--seal": asked.seal,
        "--announced": os.path.basename(request.option("announced")),
        "--from": request.option("kind"),
    }
    words = [str(word) for option in options.items() if option[1] for word in option]
    command = f"xltiebreak verify {for_a_shell(os.path.basename(request.file), *words)}"

    def opinion() -> SecondOpinion:
        return SecondOpinion(answer, request.given(), command, asked)

    def in_json() -> dict[str, Any]:
        return {**answer.to_dict(), "second_opinion": opinion().to_dict()}

    doubts, said, fine = answer.doubts, answer.remarks, answer.agrees
    return Reply(answer, doubts, said, TITLE, opinion, in_json=in_json, is_fine=fine)


QUESTIONS: Mapping[str, Callable[[Request], Reply]] = {
    "announce": _announce,
    "changes": _changes,
    "check": _check,
    "explain": _explain,
    "prizes": _prizes,
    "standings": lambda request: Reply(request.ranked, beside(request.ranked)),
    "verify": _verify,
    "whatif": _whatif,
    "why": _why,
}
"""What answers each question, by the name of its command."""

OF_SCORES = frozenset({"announce", "bulletin", "page", "prizes", "verify"})
"""The commands for which a list of names and scores without rounds is enough."""
