"""The kinds of files that are read or written, one value each; a kind is told by its content."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats import signatures

if TYPE_CHECKING:
    from xltiebreak.event.section import Event
    from xltiebreak.formats.written import Written


class Format(NamedTuple):
    """One kind of file.

    ``code`` is what ``--from`` and ``--to`` call it, ``extensions`` how such files are named; a
    kind that is written is chosen by them. ``reader`` and ``writer`` name a function,
    ``module:function`` below :mod:`xltiebreak`, which is imported when it is needed; empty where
    the kind is only written or only read. ``recognise`` tells whether a content is of the kind.
    ``parts`` are the names of the files that are one event together, in one folder.
    """

    code: str
    name: str
    extensions: Sequence[str]
    recognise: Callable[[bytes], bool] | None = None
    reader: str = ""
    writer: str = ""
    parts: Sequence[str] = ()

    def read(self, content: bytes, name: str) -> Event:
        """The event in a file of one part; ``name`` is its file name.

        Raises:
            TieBreakError: the content is none of this kind, or damaged.
        """
        event: Event = _function(self.reader)(content, name)
        return event

    def read_parts(self, parts: Mapping[str, bytes], name: str) -> Event:
        """The event in several files, each under its name in ``parts``; ``name`` is the folder's.

        Raises:
            TieBreakError: a part is missing, or is none of this kind.
        """
        event: Event = _function(self.reader)(parts, name)
        return event

    def write(self, event: Event) -> Written:
        """The event in this kind, and what it has no place for.

        Raises:
            TieBreakError: the event cannot be written in this kind at all.
        """
        written: Written = _function(self.writer)(event)
        return written


def _function(name: str) -> Callable[..., Any]:
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(import_module(f"xltiebreak.{module}"), function)
    return found


_LAST = "csv"
"""What a text is taken for that is nothing else."""

FORMATS: Mapping[str, Format] = {
    kind.code: kind
    for kind in (
        Format(
            "xlsx",
            "Excel workbook",
            (".xlsx",),
            signatures.is_workbook,
            "excel:read_workbook",
            "formats.spreadsheets:write_xlsx",
        ),
        Format(
            "csv",
            "table as text (CSV)",
            (".csv",),
            reader="formats.table:read_csv",
            writer="formats.spreadsheets:write_csv",
        ),
        Format(
            "trf",
            "FIDE tournament report file, TRF16 or TRF26",
            (),
            signatures.is_trf,
            "formats.trf.reading:read_trf",
        ),
        Format(
            "trf26",
            "FIDE tournament report file of 2026",
            (".trf",),
            writer="formats.fide:write_trf26",
        ),
        Format(
            "trf16",
            "FIDE tournament report file of 2016",
            (".trfx",),
            writer="formats.fide:write_trf16",
        ),
        Format(
            "uschess",
            "US Chess rating report 2C, three DBF files in a folder",
            (".dbf",),
            signatures.is_rating_report,
            "formats.uschess.reading:read_uschess",
            "formats.uschess.writing:write_uschess",
            ("THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"),
        ),
        Format(
            "chess-results",
            "crosstable saved from chess-results.com, as Excel file or web page",
            (),
            lambda content: (
                signatures.is_workbook_of_chess_results(content)
                or signatures.is_page_of_chess_results(content)
            ),
            "formats.chessresults.reading:read_chess_results",
        ),
        Format(
            "msa",
            "US Chess crosstable as text, two lines a player",
            (),
            signatures.is_crosstable_text,
            "formats.msa:read_msa",
        ),
        Format(
            "sjson",
            "SwissSys save file",
            (".sjson",),
            signatures.is_save_file,
            "formats.swisssys.save_file:read_sjson",
        ),
        Format(
            "swisssys",
            "results that SwissSys published (JSON)",
            (".json",),
            signatures.is_published_by_swisssys,
            "formats.swisssys.published:read_published",
        ),
        Format(
            "html",
            "web page with a crosstable",
            (".html", ".htm"),
            signatures.is_page,
            "formats.html:read_html",
        ),
    )
}
"""Every kind by its code."""

_SPECIAL = ("chess-results",)
"""Kinds that are tried first, as they look like others too."""


def readable() -> Iterator[Format]:
    """The kinds that are read."""
    return (kind for kind in FORMATS.values() if kind.reader)


def writable() -> Iterator[Format]:
    """The kinds that are written."""
    return (kind for kind in FORMATS.values() if kind.writer)


def format_named(code: str, among: Iterator[Format]) -> Format:
    """The kind of this code.

    Raises:
        TieBreakError: there is none of that name.
    """
    kinds = {kind.code: kind for kind in among}
    if code not in kinds:
        raise TieBreakError(f"there is no kind {code!r}; use one of {', '.join(kinds)}")
    return kinds[code]


def recognised(content: bytes) -> Format:
    """The kind of a content.

    Raises:
        TieBreakError: it is a kind that cannot be read; the message says what to save it as.
    """
    _refuse_what_cannot_be_read(content)
    special = [FORMATS[code] for code in _SPECIAL]
    for kind in (*special, *FORMATS.values()):
        if kind.recognise is not None and kind.recognise(content):
            return kind
    return FORMATS[_LAST]


def _refuse_what_cannot_be_read(content: bytes) -> None:
    if signatures.is_old_excel(content):
        raise TieBreakError(
            "this is an old .xls or a workbook with a password; "
            "open it in Excel and save it as .xlsx without a password"
        )
    if signatures.is_pdf(content):
        raise TieBreakError("this is a PDF; expected an Excel workbook (.xlsx) or a table (.csv)")
    if signatures.is_package(content):
        parts = signatures.package_parts(content)
        if not parts:
            raise TieBreakError(
                "the file is damaged or cut short; open it in Excel and save it again as .xlsx"
            )
        if "xl/workbook.bin" in parts:
            raise TieBreakError("this is an .xlsb workbook; save it as .xlsx")
        if not any(part.startswith("xl/") for part in parts):
            raise TieBreakError(
                "this is no Excel workbook (a Word file, an .ods or a folder?); save it as .xlsx"
            )
    elif signatures.is_dbf(content) and not signatures.is_rating_report(content):
        raise TieBreakError(
            "this dBase file is none of a US Chess rating report; expected THEXPORT.DBF, "
            "TSEXPORT.DBF and TDEXPORT.DBF"
        )
    elif signatures.is_json(content) and not (
        signatures.is_save_file(content) or signatures.is_published_by_swisssys(content)
    ):
        raise TieBreakError(
            "this JSON file is none that SwissSys writes; expected its .sjson or its results"
        )


def kind_for(path: str) -> Format:
    """The kind to be written for a file name.

    Raises:
        TieBreakError: the name's end does not say.
    """
    import os

    _, ending = os.path.splitext(path.lower())
    for kind in writable():
        if ending and ending in kind.extensions:
            return kind
    endings = ", ".join(ending for kind in writable() for ending in kind.extensions)
    raise TieBreakError(
        f"{path} does not say what to write; end it in one of {endings}, or give --to"
    )
