"""The text of macros, read out of a workbook."""

from __future__ import annotations

import random
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest
import xlwings

from xltiebreak.excel.routes import macros
from xltiebreak.excel.setup.macros import decompressed, module_text


def test_the_text_of_a_module_is_that_which_xlwings_wrote() -> None:
    """xlwings ships its module of VBA twice: as a text, and compressed by Excel in a workbook."""
    package = Path(xlwings.__file__).parent
    with zipfile.ZipFile(package / "quickstart_standalone.xlsm") as standalone:
        found = module_text(standalone.read("xl/vbaProject.bin"), "xlwings")

    assert found is not None
    written = (package / "xlwings.bas").read_text("latin-1").splitlines()
    assert [line.rstrip() for line in found.splitlines()] == [line.rstrip() for line in written]


@pytest.mark.parametrize("seed", range(5))
def test_damaged_macros_are_refused_and_never_grow(seed: int) -> None:
    """A chunk gives 4,096 bytes at most, whatever its tokens say."""
    chance = random.Random(seed)
    whole = macros()
    for _ in range(100):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 40)):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        with suppress(ValueError):
            assert len(module_text(bytes(damaged), "Module1") or "") < 100_000
    with pytest.raises(ValueError, match="damaged"):
        decompressed(b"\x01\xff\xbf" + b"\x02a" + b"\xff\x0f" * 2000)
