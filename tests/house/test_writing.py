"""One room writes files; others hand it what is to be written."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.house.test_rooms import MODULES, room

OWN_WAY = {
    "bulletin.pdf": "a folder of its own, for LibreOffice",
    "cli.streams": "the standard streams",
    "site.replies": "files in the memory of a browser",
}
"""What may open something for writing without the room, and what that is."""

WRITING = {"write_bytes", "write_text", "replace", "rename", "link", "copyfile", "copy2", "move"}


def writes(tree: ast.AST) -> Iterator[int]:
    """The lines in which a file is opened for writing, written, copied or moved."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        if isinstance(called, ast.Attribute):
            of_disk = isinstance(called.value, ast.Name) and called.value.id in ("os", "shutil")
            if called.attr in ("write_bytes", "write_text") or (called.attr in WRITING and of_disk):
                yield node.lineno
        opens = isinstance(called, ast.Name) and called.id == "open"
        opens = opens or (isinstance(called, ast.Attribute) and called.attr == "open")
        modes = [*node.args, *(word.value for word in node.keywords if word.arg == "mode")]
        if opens and any(isinstance(mode, ast.Constant) and mode.value in MODES for mode in modes):
            yield node.lineno


MODES = {f"{how}{kind}" for how in "wxa" for kind in ("", "b", "t", "+", "b+")}


@pytest.mark.slow
def test_files_are_written_in_one_room() -> None:
    elsewhere = {
        name: lines
        for name, file in MODULES.items()
        if room(name) != "disk" and name not in OWN_WAY
        if (lines := list(writes(ast.parse(file.read_bytes()))))
    }
    assert elsewhere == {}


def test_what_writes_would_be_noticed() -> None:
    for text in (
        "path.write_bytes(b'')",
        "os.replace(a, b)",
        "shutil.copyfile(a, b)",
        "open(path, 'wb')",
        "path.open(mode='x')",
    ):
        assert list(writes(ast.parse(text))) == [1]
    assert (
        list(writes(ast.parse("open(path, 'rb'); text.replace('w', 'x'); replace(one, a=1)"))) == []
    )
    assert all(list(writes(ast.parse(MODULES[name].read_bytes()))) for name in OWN_WAY)
