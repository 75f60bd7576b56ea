"""What an event announces before round 1, line by line, as a list that a spreadsheet shows."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, zip_longest
from typing import Any

from xltiebreak.answers.announcement import (
    IN_EACH_SECTION,
    common_first,
    kind_unsaid,
    rules_of_section,
    sealed,
)
from xltiebreak.answers.shape import Part, Role, Table
from xltiebreak.event.crosstable import SWISS
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.functions.blocks import section_of, with_those_named
from xltiebreak.functions.prizes import section_stated, stated_in
from xltiebreak.functions.spills import Spill
from xltiebreak.functions.values import Block, Given, key_of, text_of, whole_of
from xltiebreak.questions.announced import (
    FIRST_LINE,
    NO_NAMES,
    agreement_of,
    lines_of_section,
    seal_read,
    waits_for_names,
)
from xltiebreak.ranking.asked import AS_IN_THE_FILE

WIDTH = 104
"""The most letters in a line of the announcement."""
ANNOUNCED_HEADING = "heading"
"""Ends what stands beside a line that heads others."""
_TITLE, _RULE = f"section {ANNOUNCED_HEADING}", "rule"
"""Stand beside the first line of a section, and of a rule."""
_NOT_OF_A_SECTION = (
    "before is not what ANNOUNCE_TB gives for another section; select its three columns"
)
_NUMBER = "the number of a section; expected 1, 2 …"
_Lines = list[tuple[str, str]]
"""The lines of a rule, each with what stands beside it."""


def announcement_table(given: Given, number: Any = None, before: Block | None = None) -> Spill:
    """Return the announcement up to the section whose ``number`` this is among those of the labels;
    ``before`` is what this gives for the section before it.

    The first row is for the director: what is wrong with the seal and what entries may still
    change; then whether the label Seal agrees. Each further one has a line, whether it is a
    heading, and a line of those behind the seal, which stands below the last section.

    Raises:
        TieBreakError: the results, the prizes or the labels have errors, or the number of rounds is
            not stated.
    """
    earlier = _rows_before(before)
    if earlier and not earlier[0][-1]:
        return [[earlier[0][0]]]  # that one waits for something, or has an error
    at = whole_of(text_of(number) or 1, _NUMBER)
    named = max(at, max(map(len, key_of(given.rules)), default=1) - 1)
    stated = stated_in(given, at)
    known = with_those_named(section_of(stated.given.entered), stated.given.entered)
    at_label = "".join(each.kind for each in stated.labels.sections[at - 1 : at])
    kind = known.kind or at_label or (SWISS if known.matches is not None else "")
    section = section_stated(replace(known, kind=kind), stated)
    stop_on_errors(section.faults)
    if waits_for_names(section):
        return [[f"{NO_NAMES[0].upper()}{NO_NAMES[1:]}."]]
    alone = named == 1
    lines = [line for *_, line in earlier if line] or [FIRST_LINE]
    lines += lines_of_section(section, alone=alone)
    title, *rules = rules_of_section(section, AS_IN_THE_FILE, "" if alone else section.name)
    own = [_lines_of(title, "" if alone else _TITLE), *(_lines_of(rule, _RULE) for rule in rules)]
    sections = [*_sections_in(earlier[1:]), own]
    whole = [*chain.from_iterable(sections)]
    if at == named:
        whole = common_first(sections, [(IN_EACH_SECTION, ANNOUNCED_HEADING)])
    texts: _Lines = []
    for text, look in chain.from_iterable(whole):
        texts += [("", "")] * (look.endswith(ANNOUNCED_HEADING) and bool(texts))
        texts.append((text, look))
    remarks, agreed = [earlier[0][0] if earlier else "", kind_unsaid(section)], ""
    if at == named:
        remarks += [f"{fault.where}: {fault.message}." for fault in stated.labels.faults]
        texts += [("", ""), *_lines_of(sealed(lines))]
        if typed := stated.labels.event.get("seal"):
            answer = agreement_of(lines, _seal(typed, stated.labels.places["seal"]))
            agreed = str(answer)
            texts.append((agreed, ""))
            remarks.insert(0, "" if answer.agrees else agreed)
    first = [" ".join(filter(None, remarks)), agreed, lines[0]]
    rows = zip_longest(texts, lines[1:])
    return [first, *([*(row or ("", "")), line or ""] for row, line in rows)]


def _rows_before(before: Block | None) -> Sequence[Sequence[str]]:
    rows = [[value or "" for value in row] for row in key_of(before)]
    if not any(map(any, rows)):  # an empty cell stands for nothing
        return []
    is_alone = len(rows) == len(rows[0]) == 1  # a sentence
    texts = all(isinstance(value, str) for row in rows for value in row)
    if not texts or not (is_alone or len(rows[0]) == 3):
        raise TieBreakError(_NOT_OF_A_SECTION)
    return [[rows[0][0], "", ""]] if is_alone else rows


def _seal(typed: str, where: str) -> str:
    try:
        return seal_read(typed)
    except TieBreakError as error:
        raise TieBreakError(f"{where}: {error}") from error


def _lines_of(parts: Iterable[Part], first: str = "") -> _Lines:
    """Return sentences and the rows of tables in lines, each with its look, which begins with
    ``first`` in the first line."""
    lines: _Lines = []
    for part in parts:
        if isinstance(part, Table):
            rows = (line for row in _rows_of(part) for line in _wrapped(row, "   "))
            lines += [(part.title, ANNOUNCED_HEADING), *((line, "") for line in rows)]
        else:
            lines += [(line, "") for line in _wrapped(part)]
    (text, look), *others = lines
    return [(text, f"{first} {look}".strip()), *others]


def _sections_in(rows: Sequence[Sequence[str]]) -> list[list[_Lines]]:
    """Return the rules of each section in the rows that this gave for the sections before."""
    sections: list[list[_Lines]] = []
    for text, look, _ in rows:
        if look == _TITLE:
            sections.append([])
        if not sections:
            raise TieBreakError(_NOT_OF_A_SECTION)
        if look.startswith((_TITLE, _RULE)):
            sections[-1].append([])
        if text:
            sections[-1][-1].append((text, look))
    return sections


def _rows_of(table: Table) -> Iterator[str]:
    first, *others = (column.cells for column in table.columns)
    if table.columns[0].role == Role.KEY:
        yield from (f"{key}. {': '.join(row)}" for key, *row in zip(first, *others))
    elif others:  # one list in several columns
        yield " · ".join(filter(None, (*first, *(cell for cells in others for cell in cells))))
    else:
        yield from first


def _wrapped(text: str, further: str = "") -> Iterator[str]:
    yield from textwrap.wrap(text, WIDTH, subsequent_indent=further, break_on_hyphens=False)
