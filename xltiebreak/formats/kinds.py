"""The kinds of files that are read or written, and what is no event: a file's content tells. Both
are listed in ``kinds.rules``."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS
from xltiebreak.event.findings import NoCrosstable, TieBreakError
from xltiebreak.event.words import bare, sections_beside
from xltiebreak.tables.cells import plain

if TYPE_CHECKING:
    from xltiebreak.disk.office_file import Package
    from xltiebreak.event.section import Event

THE_FILE = ""
"""The name of the only file of a one-file kind."""


class Written(NamedTuple):
    """The files by name, and sentences about what the kind needs and the event does not state."""

    files: Mapping[str, bytes]
    wanting: tuple[str, ...] = ()

    @property
    def content(self) -> bytes:
        """The content of the only file."""
        return self.files[THE_FILE]


class Format(NamedTuple):
    """One kind of file.

    ``code`` is its name for ``--from`` and ``--to``, ``called`` what else people call it.
    ``extensions`` are the endings of such files; they decide which kind is written. ``reader`` and
    ``writer`` name a function, ``module:function`` below :mod:`xltiebreak`, which is imported when
    it is needed; empty where the kind is only written or only read. ``part_names`` are the names of
    the files in one folder that are one event together. ``read_as`` is the kind that reads such a
    file, if that is another one. ``signs`` are patterns, of which one stands in every text of the
    kind.
    """

    code: str
    name: str
    extensions: Sequence[str] = ()
    reader: str = ""
    writer: str = ""
    part_names: Sequence[str] = ()
    read_as: str = ""
    called: Sequence[str] = ()
    signs: Sequence[str] = ()

    def read(self, content: bytes | Mapping[str, bytes], name: str) -> Event:
        """Return the event in a file of this name, or in the files of a folder; the rules are those
        that it names. What cannot be understood becomes a fault with its place; nothing is guessed.

        Raises:
            TieBreakError: the content is none of this kind, or damaged, or has no crosstable; or a
                part is missing.
        """
        event: Event = imported(self.reader)(content, name)
        if not event.names_its_rules:
            return event
        from xltiebreak.verify.own_order import under_own_rules  # late: few files do

        return under_own_rules(event)

    def write(self, event: Event) -> Written:
        """Return the event as this kind.

        Raises:
            TieBreakError: the event cannot be written in this kind at all.
        """
        written: Written = imported(self.writer)(event)
        return written

    def read_back(self, written: Written) -> Event:
        """Return the event that a reader finds in the written files.

        Raises:
            TieBreakError: the reader finds none.
        """
        kind = FORMATS[self.read_as or self.code]
        try:
            return kind.read(written.files if kind.part_names else written.content, "")
        except NoCrosstable as error:
            scores: Event | None = error.scores
            if scores is None:
                raise
            return scores


def imported(name: str) -> Callable[..., Any]:
    """Return the function ``module:function`` below :mod:`xltiebreak`."""
    module, _, function = name.partition(":")
    target: Callable[..., Any] = getattr(import_module(f"xltiebreak.{module}"), function)
    return target


_WORDS = {"extensions", "part_names", "called"}


def _kind(code: str, said: Mapping[str, Sequence[str]]) -> Format:
    fields: dict[str, Any] = {
        key: text.split() if key in _WORDS else text for key, [text, *_] in said.items()
    }
    return Format(code, **{**fields, "signs": said.get("signs", ())})


_TABLE = sections_beside(__name__, "kinds.rules")
FORMATS = {code: _kind(code, said) for code, said in _TABLE.items() if "name" in said}
"""Every kind by its code."""
READABLE = [kind for kind in FORMATS.values() if kind.reader]
WRITABLE = [kind for kind in FORMATS.values() if kind.writer]
"""The kinds that can be read, and those that can be written."""


def format_named(code: str, among: Sequence[Format]) -> Format:
    """Return the kind of this code, in any case, with or without its hyphen, or by its usual name.

    Raises:
        TieBreakError: there is none of that name.
    """
    asked = bare(code)
    own = [kind for kind in among if bare(kind.code) == asked]
    usual = [
        kind for kind in among if asked in (*kind.called, *(end[1:] for end in kind.extensions))
    ]
    if not own + usual:
        listed = ", ".join(kind.code for kind in among)
        raise TieBreakError(f"there is no kind {code!r}; use one of {listed}")
    return (own + usual)[0]


def kind_for(path: str) -> Format:
    """Return the kind to write for a file name.

    Raises:
        TieBreakError: the name's ending belongs to no kind.
    """
    _, ending = os.path.splitext(path.lower())
    for kind in WRITABLE:
        if ending and ending in kind.extensions:
            return kind
    endings = ", ".join(ending for kind in WRITABLE for ending in kind.extensions)
    raise TieBreakError(
        f"{path} does not say what to write; end it in one of {endings}, or give --to"
    )


_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_UTF_8, _UTF_16 = b"\xef\xbb\xbf", (b"\xff\xfe", b"\xfe\xff")
BEGINNINGS_OF_UNICODE = (_UTF_8, *_UTF_16)
_CUT = 4096


def kind_of(content: bytes, name: str = "") -> str:
    """Return the code of a content's kind: ``"xlsx"``, ``"csv"``, ``"trf"`` …; ``name`` is the
    file's, which tells only what cannot be read.

    Raises:
        TieBreakError: it is a kind that cannot be read; the message says what to give instead.
    """
    closed = _of_program(content, name)
    try:
        kind = _kind_of(content)
    except TieBreakError as error:
        raise TieBreakError(closed or str(error)) from error
    if closed and kind == "csv":
        raise TieBreakError(closed)
    return kind


def _kind_of(content: bytes) -> str:
    if content.startswith(_OLE):
        raise _of_parts("old", content.replace(b"\0", b"").decode("latin-1"))
    if is_package(content):
        return _kind_of_package(content)
    if is_dbf(content):
        return "uschess"
    for what, (cure, *begins) in _TABLE["beginnings"].items():
        if _begins(content, begins):
            raise _no_event(what, cure)
    return _kind_of_text(content)


def _begins(content: bytes, patterns: Iterable[str]) -> bool:
    start = content[:_CUT]
    return any(re.match(pattern.encode(), start, re.DOTALL) for pattern in patterns)


def _no_event(what: str, cure: str) -> TieBreakError:
    return TieBreakError(f"this is {what}; {_TABLE['cures'].get(cure, [cure])[0]}")


def _of_program(content: bytes, path: str) -> str:
    """Return what to do about a file that only its own program reads, known by its first bytes or
    its name; empty for other files."""
    for program, (export, endings, *begins) in _TABLE["programs"].items():
        if re.search(rf"\.(?:{endings})$", path.casefold()) or _begins(content, begins):
            return f"only {program} reads this file; {export}"
    return ""


def _of_parts(group: str, names: str) -> TieBreakError:
    """Return what a package is that is no event, by the names of its parts."""
    rows = _TABLE[group].items()
    return next(
        _no_event(what, cure) for what, (cure, part) in rows if re.search(part, names, re.MULTILINE)
    )


def is_package(content: bytes) -> bool:
    """Whether a file is a zip package: a workbook, a Word document, an archive."""
    return content.startswith(b"PK")


def is_dbf(content: bytes) -> bool:
    """Whether a file begins like a dBase III table: version, date, a header of whole fields."""
    if len(content) < 64:
        return False
    header = int.from_bytes(content[8:10], "little")
    return content[0] == 3 and content[2] <= 12 and content[3] <= 31 and header % 32 in (1, 2)


def _kind_of_package(content: bytes) -> str:
    """Return ``xlsx``, ``ods``, or ``chess-results`` if the first sheet names the site."""
    try:
        package = imported("disk.office_file:Package")(content)
    except TieBreakError as error:
        raise TieBreakError(_DAMAGED) from error
    if not package.names:
        raise TieBreakError(_DAMAGED)
    if _beginning(package, "mimetype").startswith(_OPENDOCUMENT):
        return "ods"
    if package.find("xl/workbook.bin"):
        raise TieBreakError("this is an .xlsb workbook; save it as .xlsx")
    if not any(part.lower().startswith("xl/") for part in package.names):
        raise _of_parts("parts", "".join(f"\n{name}" for name in package.names))
    texts = (_beginning(package, f"xl/{part}.xml") for part in _FIRST_TEXTS)
    return "chess-results" if any(b"chess-results" in text.lower() for text in texts) else "xlsx"


_FIRST_TEXTS = ("sharedStrings", "worksheets/sheet1")
_OPENDOCUMENT = b"application/vnd.oasis.opendocument.spreadsheet"


def _beginning(package: Package, name: str) -> bytes:
    """Return how a part begins; empty if it is damaged, which its reader reports."""
    try:
        part = package.find(name)
        return next(package.chunks(part), b"")[:4096] if part else b""
    except TieBreakError:
        return b""


_DAMAGED = "the file is damaged or cut short; open it in Excel and save it again as .xlsx"


def _kind_of_text(content: bytes) -> str:
    text = content.removeprefix(_UTF_8)
    if content.startswith(_UTF_16):
        text = content[2:].replace(b"\0", b"")  # all patterns are ASCII
    for kind in FORMATS.values():
        if any(re.search(sign.encode(), text) for sign in kind.signs):
            return kind.code
    if re.match(rb"\s*(?:\{|\[\s*[\[{\d\"])", text):
        raise TieBreakError(
            "this JSON file is none that SwissSys writes; expected its .sjson or its results, or "
            "the crosstable as Excel file, web page or text"
        )
    return "csv"


LONGEST_LINE, MAX_LINES = 100_000, 200_000
_LINE = r"[^\r\n]*+(?:\r[\r\t ]{0,9}\n|\r|\n)?"


def lines_of(text: str) -> Iterator[str]:
    """Yield the lines of a text, each with its line end.

    Raises:
        TieBreakError: a line is too long for a table, or there are too many.
    """
    for number, line in enumerate(re.finditer(_LINE, text), start=1):
        if number > MAX_LINES:
            raise TieBreakError(f"the file has more than {MAX_LINES:,} lines")
        if line.end() - line.start() > LONGEST_LINE:
            raise TieBreakError(
                f"line {number} has more than {LONGEST_LINE:,} characters; expected a line a player"
            )
        if line.end() > line.start():
            yield line[0]


def decoded(content: bytes) -> str:
    """Return the text: UTF-8 or UTF-16 as Excel writes them, else Western European letters.

    Raises:
        TieBreakError: the file holds something else than text.
    """
    wide = content.startswith(_UTF_16)
    for encoding in ("utf-16",) if wide else ("utf-8-sig", "cp1252", "latin-1"):
        with suppress(UnicodeDecodeError):
            if "\0" in (text := content.decode(encoding)):
                break
            return text
    raise TieBreakError(
        "the file is neither an Excel workbook nor text; expected .xlsx, or .csv saved as UTF-8"
    )


def named_after(file: str) -> str:
    """Return the name of an event by its file: ``Spring Open`` of ``Spring Open.html``."""
    return plain(os.path.splitext(os.path.basename(file))[0])


def refuse_what_is_too_large(players: int, rounds: int = 0) -> None:
    """Refuse sections beyond the limits, before any memory is taken.

    Raises:
        TieBreakError: there are more players or rounds than in any event.
    """
    if players > MAX_PLAYERS:
        raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
    if rounds > MAX_ROUNDS:
        raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")
