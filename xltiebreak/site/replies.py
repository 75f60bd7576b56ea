"""What the page asks, answered as plain values: Python says every sentence, the page only draws."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import xltiebreak
from xltiebreak.answers import findings
from xltiebreak.answers.explanation import explained
from xltiebreak.answers.prizes import event_prizes
from xltiebreak.answers.questions import WhyAnswer
from xltiebreak.answers.sections import known_of
from xltiebreak.answers.shape import Answer, Column, Part, runs_of
from xltiebreak.answers.standings import EventStandings, SectionStandings, event_standings
from xltiebreak.event import letters as us
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.formats import files as formats
from xltiebreak.formats.second_files import numbered
from xltiebreak.questions import why as reasons
from xltiebreak.questions.typed_results import rounds_by_pair
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import NAMED_ORDERS, TEAM_SUM
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.worksheet import Worksheet
from xltiebreak.scripts.questions import QUESTIONS, Face, Request, Said, verified

Reply = dict[str, Any]

WITHOUT_LXML = (
    "this page neither reads web pages nor writes Word files; copy the table in the browser and "
    "paste it here, or save it as .xlsx; for paper, print the bulletin or save it as a PDF"
)
TOO_DEEP = "this file is nested too deeply to be read"
TOO_LARGE = "there is not enough memory in the browser for this file; take the command, or Excel"

ONE_EVENT = (
    "{} is passed over: one event is read at a time. What a program printed is dropped under Verify"
)
_FACE = Face(
    "; drop the file with the table, or paste a column",
    ("; a header such as Mod. Med, Solk or TBrk[M] says what a column is", ""),
    "a header such as Mod. Med instead of {}",
)

ENDINGS = {"docx": "docx", "html": "html", "xlsx": "xlsx", "trf26": "trf"}
SAVED = "/saved"
"""Where the worker finds a file that was written for the user."""


class Page:
    """The event that is open on the page, each section with what was asked of its places."""

    event: Event

    def __init__(self) -> None:
        self.path = ""
        self.asked, self.ranked = dict[int, Asked](), dict[int, EventStandings]()

    def read(self, files: Sequence[str]) -> Reply:
        """Read the event in a file, of several files the first that is one."""
        event = formats.load(files[0])
        self.event, self.path = event, files[0]
        self.asked.clear()
        self.ranked.clear()
        read = {*map(os.path.abspath, formats.files_read(files[0]))}
        others = [os.path.basename(file) for file in files if os.path.abspath(file) not in read]
        where = ", ".join(filter(None, (event.venue, event.city)))
        return {
            "name": event.name or os.path.basename(self.path),
            "facts": [*filter(None, (event.dates, where, *known_of(event)))],
            "passedOver": [ONE_EVENT.format(", ".join(others))] if others else [],
            "sections": [section.name for section in event.sections],
            "findings": len(findings.Checked(event).findings),
            "orders": [
                [code, each.used_by, ", ".join(each.codes)] for code, each in NAMED_ORDERS.items()
            ],
            "editions": [[code, each.name] for code, each in xltiebreak.EDITIONS.items()],
        }

    def check(self) -> Reply:
        """Return the findings with their cells, and how the file was understood."""
        answer = findings.Checked(self.event)
        follows = [found for finding in answer.findings for found in finding.follows]
        return {
            "findings": findings.in_json(answer.findings),
            "follows": findings.in_json(follows),
            "parts": _parts(answer),
        }

    def standings(
        self, k: int, order: str = "", edition: str = "", round: int | None = None
    ) -> Reply:
        """Return the lists of a section, each row with what decided it and why in plain words."""
        asked = Asked(edition=edition, order=order, round=round)
        ranked = event_standings(self.event, [self.event.sections[k]], asked)
        self.ranked[k], self.asked[k] = ranked, asked
        [shown] = ranked
        players, section = shown.players, shown.players.section
        return {
            "heading": shown.heading,
            "final": players.is_final,
            "begun": players.has_scores,
            "status": [*reasons.unfinished(players)] or ["Final standings."],
            "ties": "" if section.has_only_scores else reasons.ties_by(players),
            "order": shown.order.text,
            "edition": shown.edition.code,
            "rounds": [*section.crosstable.complete_rounds],
            "remarks": [*ranked.remarks],
            "lists": [_list(shown, ranked) for ranked in shown.lists],
            "games": [] if section.matches else [*_games_to_choose(section)],
        }

    def explain(self, k: int, of: int, number: int) -> Reply:
        """Return the prizes of an entry of a list, and the terms of each of its tie-breaks with
        their sentence."""
        answer = explained(self.ranked[k][0].lists[of], number, show=on_paper)
        names = reasons.short_names(answer.section)
        sheets = [_sheet(sheet, names) for sheet in answer.worksheets]
        return {"said": [*answer.prizes], "sheets": sheets}

    def why(self, k: int, of: int, a: int, b: int) -> Reply:
        """Return why one of two is before the other: each step, and the answer of ``why``."""
        answer = WhyAnswer(reasons.why(self.ranked[k][0].lists[of], a, b))
        looks, scores = answer.why.looks, [on_paper(row.score, 2) for row in answer.why.both]
        return {
            "names": [row.player.label for row in answer.why.both],
            "steps": [
                ["Score", *scores, not looks],
                *([look.tie_break.name, *map(_value, look.both), not look.level] for look in looks),
            ],
            "parts": _parts(answer),
        }

    def prizes(self, k: int, line: str = "") -> Reply:
        """Return who takes what: of the prizes that the file states, or of a line of a flyer."""
        event, section = self.event, self.event.sections[k]
        if line.strip():
            from xltiebreak.tables.prizes import with_line  # late: few type one

            section = with_line(section, line, "the line typed here")
        asked = self.asked.get(k, AS_IN_THE_FILE)
        answer = event_prizes(event_standings(event, [section], asked))
        return {"parts": _parts(answer), "findings": findings.in_json(answer.findings)}

    def verify(self, k: int, files: Sequence[str] = (), by: str = "place", code: str = "") -> Reply:
        """Compare the printed columns of the file, or those of a second file or a pasted text. A
        pasted column alone is in the order of places, or of numbers, and has this code."""
        against, said = files[0] if files else "", list[Said]()
        if against and code:
            rows, pasted = self.ranked[k][0].rows if by == "place" else (), Path(against)
            numbers = [row.player.number for row in rows] or self.event.sections[
                k
            ].crosstable.numbers
            text = numbered(pasted.read_text("utf-8", "replace"), numbers, code)
            pasted.write_text(text, "utf-8")
        options = {"against": against, "every": True}
        answer = verified(self._request(k, options=options, say=said.append))
        missing = [each for each in said if isinstance(each, str)]
        return {
            "columns": [*answer.said],
            "parts": _drawn(answer.tables(on_paper)),
            "doubts": [*missing, *answer.remarks, *answer.doubts],
        }

    def what_if(self, k: int, changes: Sequence[str] = ()) -> Reply:
        """Return who would move; without changes what the open games can still do."""
        return {"parts": _parts(QUESTIONS["whatif"](self._request(k, words=changes)).answer)}

    def announce(self) -> Reply:
        """Return how ties are broken and prizes divided, with the seal."""
        from xltiebreak.answers.announcement import Announcement  # late: for this alone

        answer = Announcement(self.event)
        return {"seal": answer.seal, "parts": _parts(answer), "remarks": [*answer.remarks]}

    def save(self, kind: str, paper: str = "letter") -> Reply:
        """Write a file for the user; return its name, and sentences about what it cannot hold."""
        said: list[str] = []
        if kind == "docx":
            from xltiebreak.bulletin import write_bulletin  # late: needs python-docx and lxml

            made = write_bulletin(self._all(), paper=paper)
            content, said = made.docx, [*made.notes]
        elif kind == "html":
            from xltiebreak.page import Shown, made_now, write_page  # late: for this alone

            content = write_page(self._all(), Shown(made=made_now())).encode()
        else:
            written, lost = formats.convert(self.event, kind)
            content = written.content
            said = [*(loss.sentence for loss in lost), *written.wanting]
        with open(SAVED, "wb") as file:
            file.write(content)
        return {"name": f"{Path(self.path).stem}.{ENDINGS[kind]}", "said": said}

    def _request(self, k: int, **given: Any) -> Request:
        """Return a request about a section, with what was asked of its places."""
        asked = self.asked.get(k, AS_IN_THE_FILE)
        request = Request(lambda _: self.event, self.path, asked=asked, face=_FACE, **given)
        request.sections = (self.event.sections[k],)
        return request

    def _all(self) -> EventStandings:
        """Return the standings of all sections, each as it was asked for last."""
        ranked = [
            self.ranked.get(k) or event_standings(self.event, [section])
            for k, section in enumerate(self.event.sections)
        ]
        return replace(ranked[0], sections=tuple(each[0] for each in ranked))


def _parts(answer: Answer) -> list[Any]:
    return _drawn(answer.parts(on_paper))


def _drawn(parts: Iterable[Part]) -> list[Any]:
    """Return sentences as they are, and tables by columns of texts; of names also whose they are, 0
    where nobody's."""
    return [
        part
        if isinstance(part, str)
        else {"title": part.title, "columns": [*map(_column, part.columns)]}
        for part in parts
    ]


def _column(column: Column) -> Reply:
    who = [sum(run.who for run in runs_of(cell)) for cell in column.values]
    return {"head": column.head, "role": column.role, "cells": [*column.cells], "who": who}


def _list(shown: SectionStandings, ranked: Ranked) -> Reply:
    ties = [tie for tie in ranked.tie_breaks if tie.system.code != TEAM_SUM]

    def row(standing: Standing) -> Reply:
        player, decided = standing.player, ranked.decided_in_words(standing)
        return {
            "number": player.number,
            "place": standing.places,
            "first": standing.place,
            "last": standing.last_place,
            "name": player.label,
            "called": reasons.called(ranked, player),
            "team": player.team,
            "rating": player.rated,
            "score": on_paper(standing.score),
            "values": [reasons.value_text(standing.values[t.code], t.system) for t in ties],
            "by": standing.decided_by or "",
            "decided": decided,
            "why": reasons.reason(ranked, standing),
        }

    return {
        "title": ranked.called.capitalize() if len(shown.lists) > 1 else "",
        "noun": ranked.noun,
        "ties": [[tie.code, tie.name] for tie in ties],
        "rows": [row(standing) for standing in ranked.listed],
        "unplaced": ranked.about_unplaced,
        "tied": [
            [f"{tie.in_words.capitalize()}", [row.player.number for row in tie.standings]]
            for tie in ranked.ties
        ],
    }


def _sheet(sheet: Worksheet, names: Mapping[int, str]) -> Reply:
    return {
        "code": sheet.system,
        "name": sheet.name,
        "adds": sheet.rule == "sum",
        "value": _value(sheet),
        "sentence": sheet.sentence(on_paper),
        "terms": [
            {
                "round": term.round,
                "opponent": names.get(term.opponent, "") if term.opponent else "",
                "amount": sheet.shown_amount(term.amount, on_paper),
                "counted": term.counted,
                "why": term.reasons.shown(on_paper),
            }
            for term in sheet.terms
        ],
    }


def _value(sheet: Worksheet) -> str:
    return sheet.shown_value(on_paper) or reasons.NO_VALUE


_PAGE = Page()


def writes_word() -> bool:
    """Return whether Word files can be written, and web pages read."""
    return find_spec("lxml") is not None and find_spec("docx") is not None


def ask(question: str) -> str:
    """Answer a question, ``[what, {arguments}]``, as JSON: ``{"ok": …}``, or ``{"error": …,
    "findings": […]}`` with the sentence that a command would print."""
    what, given = json.loads(question)
    try:
        return json.dumps({"ok": getattr(_PAGE, what)(**given)})
    except (EventError, TieBreakError) as error:
        return json.dumps(findings.refusal(error))
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("lxml", "docx"):
            raise
        return json.dumps({"error": WITHOUT_LXML, "findings": []})
    except RecursionError:
        return json.dumps({"error": TOO_DEEP, "findings": []})
    except MemoryError:
        return json.dumps({"error": TOO_LARGE, "findings": []})


_AS_SHOWN = {"W": "1–0", "L": "0–1", "D": "½–½", "X": "+/−", "F": "−/+"}


def _games_to_choose(section: Section) -> Iterator[Sequence[int | str]]:
    """Yield each game of a section of players: the round, in a grid which of the games of the two
    it is; both numbers, White first where that is known; the names; and the result as it stands."""
    meetings = rounds_by_pair(section) if section.origin.grid else {}
    players = section.by_number
    for number, row in section.crosstable.rows.items():
        for round, result in enumerate(row, start=1):
            other = players.get(result.opponent or 0)
            if other and (result.colour == "w" or (not result.colour and number < other.number)):
                shown = _AS_SHOWN.get(us.write(result)[:1], "")
                rounds = meetings.get(frozenset((number, other.number)), [])
                time = rounds.index(round) + 1 if rounds else round
                names = f"{players[number].label} – {other.label}"
                yield time, number, other.number, names, shown
