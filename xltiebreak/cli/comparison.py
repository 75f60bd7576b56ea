"""The comparison of one file with the figures that another program printed: how it is read, joined
and shown."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

import click

from xltiebreak.answers.findings import Verified, examined
from xltiebreak.answers.second_opinion import GivenFile, SecondOpinion, to_repeat
from xltiebreak.answers.shape import Part
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import progress, say, show_findings, show_prose
from xltiebreak.cli.tables import show_table
from xltiebreak.formats import (
    FORMATS,
    content_of,
    files_read,
    kind_of,
    name_of,
    printed_beside,
)
from xltiebreak.questions.announced import agreement
from xltiebreak.verify import (
    compared_in,
)

_ELSEWHERE = (
    ", in the sheet Verify or in a second file (--against); --columns says what other columns are"
)

_HINTS = ("; --columns says what other columns are", "; name it (--section)")


def verified(given: Given, against: str, columns: str, every: bool, heading: str = "") -> Verified:
    """Return the comparison of the file with its own printed columns, or with those in ``against``.
    Warnings about the event are shown under ``heading``.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: a file cannot be read, or there is nothing to compare.
    """
    event = given.with_prizes()
    sections = given.sections(event)
    findings = examined(event, sections)
    if findings and heading:
        say(heading)
    show_findings(findings, err=True)
    strangers: Sequence[str] = ()
    if against:
        sections, strangers = printed_beside(sections, against, columns, say, _HINTS)
    with progress("Comparing", len(sections)) as advance:
        printed_in = name_of(against or given.file)
        compared = compared_in(sections, given.asked, columns, printed_in, _ELSEWHERE, advance)
    agrees = agreement(event, given.asked)
    how = '--columns "{}=CODE"'
    return Verified(event, compared, how, every, agrees, findings, strangers)


def second_opinion(answer: Verified, given: Given, against: str, columns: str) -> SecondOpinion:
    """Return the comparison with what is needed to judge and to repeat it."""
    named = filter(None, (given.file, against))
    files = [_file(file) for name in named for file in _parts(name)]
    if given.announced:
        files.append(_file(given.announced, "announcement"))
    return SecondOpinion(answer, files, _command(given, against, columns), given.asked)


def _parts(path: str) -> Sequence[str]:
    """Return the files that make this one, such as the three of a rating report."""
    files = files_read(path)
    return [path] if files == [path] else sorted({*map(os.path.abspath, files)})


def _file(path: str, what: str = "") -> GivenFile:
    """Return a file's name, what it is, and its fingerprint."""
    import hashlib  # late: for this alone

    content = content_of(path)
    kind = None if what else FORMATS.get(kind_of(content))
    digest = hashlib.sha256(content).hexdigest()
    return GivenFile(name_of(path), kind.name if kind else what, digest)


def _command(given: Given, against: str, columns: str) -> str:
    """Return what to type in the folder of the files to get the same comparison."""
    asked = given.asked
    options = (
        ("--against", os.path.basename(against)),
        ("--columns", columns),
        ("--section", given.section),
        ("--edition", asked.edition),
        ("--order", asked.order),
        ("--lots", asked.lots),
        ("--unrated", str(asked.unrated or "")),
        ("--seal", asked.seal),
        ("--announced", os.path.basename(given.announced)),
        ("--from", given.kind),
    )
    return to_repeat([os.path.basename(given.file)], options)


def show_parts(answer: Iterable[Part]) -> None:
    """Print sentences and tables, with an empty line before each further table."""
    tables = 0
    for part in answer:
        if isinstance(part, str):
            show_prose(part)
        else:
            click.echo(nl=not tables)
            show_table(part)
            tables += 1
