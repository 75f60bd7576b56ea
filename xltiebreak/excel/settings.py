r"""xlwings' settings of one user: ``~/.xlwings/xlwings.conf``, a line ``"KEY","value"`` each.

Excel's VBA reads the file in the computer's own code page, and the first line of a key counts.
"""

from __future__ import annotations

import codecs
import csv
import locale
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from xltiebreak.event.findings import TieBreakError

_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


@dataclass(frozen=True)
class Settings:
    """The file of settings at ``path``, which need not exist; ``encoding`` is the computer's."""

    path: Path
    encoding: str = ""

    def read(self) -> dict[str, str]:
        """The settings, keys in upper case.

        Raises:
            TieBreakError: the file cannot be read, or is damaged; it is left as it is.
        """
        found: dict[str, str] = {}
        for key, value, _ in self._lines():
            if key:
                found.setdefault(key, value)
        return found

    def write(self, changed: Mapping[str, str]) -> None:
        """Set these; every other line stays as it is, but for empty ones.

        Raises:
            TieBreakError: see :meth:`read`; or a value does not fit into the file.
        """
        left = dict(changed)
        lines = []
        for key, _, line in self._lines():
            if key and key not in changed:
                lines.append(line)
            elif key in left:
                lines.append(_written(key, left.pop(key)))
        lines += [_written(key, value) for key, value in left.items()]
        text = "".join(f"{line}\r\n" for line in lines)
        try:
            content = text.encode(self._encoding)
        except UnicodeEncodeError as error:
            raise TieBreakError(
                f"{text[error.start : error.end]!r} in a folder's name cannot stand in "
                f"{self.path}; install Python in a folder with plain letters, such as C:\\Python"
            ) from error
        self._replace(content)

    @property
    def _encoding(self) -> str:
        return self.encoding or locale.getencoding()

    def _lines(self) -> list[tuple[str, str, str]]:
        """Each line with its key and value; an empty line has neither."""
        try:
            content = self.path.read_bytes() if self.path.exists() else b""
            text = content.decode(self._encoding)
        except (OSError, UnicodeDecodeError) as error:
            raise self._damaged(f"cannot be read ({error})") from error
        if content.startswith(_MARKS) or "\0" in text:
            raise self._damaged("was saved as Unicode, which Excel cannot read; save it as ANSI")
        return [self._line(number, line) for number, line in enumerate(_split(text), start=1)]

    def _line(self, number: int, line: str) -> tuple[str, str, str]:
        if not line.strip():
            return "", "", line
        try:
            (fields,) = csv.reader([line], strict=True)
            key, value = fields
        except (csv.Error, ValueError):
            raise self._damaged(
                f'has something in line {number} that is not of the form "KEY","value": {line!r}'
            ) from None
        return key.strip().upper(), value, line

    def _damaged(self, what: str) -> TieBreakError:
        return TieBreakError(f"{self.path} {what}; nothing was changed")

    def _replace(self, content: bytes) -> None:
        beside = self.path.with_name(f".{self.path.name}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(content)
            os.replace(beside, self.path)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise TieBreakError(f"{self.path} cannot be written ({error.strerror})") from error


def _split(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")


def _written(key: str, value: str) -> str:
    return f'"{key}","{value}"'
