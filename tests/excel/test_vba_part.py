"""The VBA part of a macro workbook: what LibreOffice and the bytes themselves tell of it."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest

from tests.excel.workbooks import parts
from tests.libreoffice.office import Office
from xltiebreak.excel import empty_swiss, write_workbook
from xltiebreak.excel.routes import macros
from xltiebreak.excel.vba_part import _packed, _unpacked, cleaned

LEFT = ("SampleCall", "felix", "Users", "MSForms", "FM20")
"""A demo macro, and the machine on which it was made."""
NORMAL_EXAMPLE = (
    "01 2F B0 00 23 61 61 61 62 63 64 65 82 66 00 70 61 67 68 69 6A 01 38 08 61 6B 6C 00 30 6D 6E "
    "6F 70 06 71 02 70 04 10 72 73 74 75 76 10 77 78 79 7A 00 3C"
)


def test_nothing_of_its_author_is_left() -> None:
    before, after = macros(), cleaned(macros())
    for text in LEFT:
        codes = (text.encode(), text.encode("utf-16-le"))
        assert not any(code in after for code in codes), text
    assert any("felix".encode(code) in before for code in ("ascii", "utf-16-le"))
    assert cleaned(after) == after
    assert cleaned(b"PK") == b"PK"


def test_each_chain_of_small_sectors_is_as_long_as_its_stream() -> None:
    """A second reading of the compound file, from the offsets in the specification MS-CFB."""
    part = cleaned(macros())
    figures = struct.unpack(f"<{len(part) // 4}I", part)
    table = figures[(figures[19] + 1) * 128 :][:128]
    entries, links, at = [], [], figures[12]
    while at < 0xFFFFFFFE:
        entries += [part[(at + 1) * 512 :][k * 128 : (k + 1) * 128] for k in range(4)]
        at = table[at]
    at = figures[15]
    while at < 0xFFFFFFFE:
        links += figures[(at + 1) * 128 :][:128]
        at = table[at]
    used: set[int] = set()
    for entry in entries:
        kind, start, size = entry[66], *struct.unpack_from("<II", entry, 116)
        chain = []
        while kind == 2 and start < 0xFFFFFFFE:
            chain.append(start)
            start = links[start]
        assert kind != 2 or len(chain) == -(-size // 64)
        assert used.isdisjoint(chain)
        used.update(chain)
    assert {k for k, link in enumerate(links) if link != 0xFFFFFFFF} == used


def test_a_text_comes_out_as_it_was_packed() -> None:
    """The last text is that of an example in the specification MS-OVBA, with its bytes."""
    numbers = random.Random(3)
    for size in (1, 2, 3, 15, 16, 17, 900, 4095):
        text = bytes(numbers.choice(b"ab\r\n ") for _ in range(size))
        assert _unpacked(_packed(text)) == text
    assert _unpacked(bytes.fromhex(NORMAL_EXAMPLE)) == (
        b"#aaabcdefaaaaghijaaaaaklaaamnopqaaaaaaaaaaaarstuvwxyzaaa"
    )


@pytest.mark.slow
def test_libreoffice_reads_its_modules(bare_office: Office, tmp_path: Path) -> None:
    path = tmp_path / "event.xlsm"
    path.write_bytes(write_workbook(empty_swiss(4, 2), route="classic"))
    assert parts(path.read_bytes())["xl/vbaProject.bin"] == cleaned(macros())
    (modules,) = bare_office.do([("open", path), ("macros",)])
    assert set(modules) == {"ThisWorkbook", "Sheet1", "Sheet2", "Module1"}
    code = [line for text in modules.values() for line in text.splitlines() if "Sub " in line]
    assert code == []
