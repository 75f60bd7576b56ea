"""What main.py and LibreOffice's extension take along: whole rooms, and all that they import."""

from __future__ import annotations

import ast
import base64
import hashlib
import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from functools import cache

import pytest

from tests.command import ROOT
from xltiebreak.excel import CORE, files_of, main_module

pytestmark = pytest.mark.slow
main_of_today = cache(main_module)


def imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Each name of ours that a file imports, with its module; not what only a type checker does."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("xltiebreak"):
            yield from ((str(node.module), alias.name) for alias in node.names)
        yield from imported(node)


def missing(texts: Mapping[str, str], at_the_door: Collection[str] = ()) -> list[str]:
    """The modules of ours that these files import and that are not among them; the names that the
    doors of rooms offer late lead to files, too, but ``at_the_door`` for those who are outside."""
    there = {name.removesuffix(".py").removesuffix("/__init__") for name in texts}
    modules = {name.replace("/", ".") for name in there}
    late = {
        f"{path.removesuffix('/__init__.py').replace('/', '.')}.{name}": file
        for path, text in texts.items()
        if path.endswith("/__init__.py")
        and (match := re.search(r"^_FILES = (\{.*?^\})", text, re.M | re.S))
        for file, names in ast.literal_eval(match[1]).items()
        for name in names
    }
    lost = []
    for path, text in texts.items():
        for module, name in imported(ast.parse(text)) if path.endswith(".py") else ():
            behind = late.get(f"{module}.{name}")
            needed = f"{module}.{behind}" if behind else module
            if needed not in modules and path not in at_the_door:
                lost.append(f"{path}: {needed}")
    return lost


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The files that main.py unpacks as its head says."""
    folder = tmp_path_factory.mktemp("unpacked")
    (folder / "main.py").write_text(main_of_today(), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-I", "-S", folder / "main.py", folder / "files"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr.endswith(" files unpacked\n")
    return {
        path.relative_to(folder / "files").as_posix(): path.read_text(encoding="utf-8")
        for path in (folder / "files").rglob("*.*")
    }


def test_files_travel_whole_and_as_they_are(unpacked: Mapping[str, str]) -> None:
    shipped = unpacked["xltiebreak/disk/shipped.py"]
    assert shipped.startswith("import tomllib\n\nFILES = ")
    others = {path: text for path, text in unpacked.items() if text != shipped}
    assert others == {path: (ROOT / path).read_text(encoding="utf-8") for path in others}
    assert {*files_of(CORE)} <= {*others}


def test_nothing_that_is_imported_is_missing(unpacked: Mapping[str, str]) -> None:
    assert missing(unpacked) == []
    without = {path: text for path, text in unpacked.items() if "/ranking/places" not in path}
    assert "xltiebreak/ranking/standings.py: xltiebreak.ranking.places" in missing(without)


def test_what_a_button_imports_by_its_name_is_there(unpacked: Mapping[str, str]) -> None:
    from xltiebreak.formats.kinds import FORMATS
    from xltiebreak.scripts.buttons import KINDS

    kinds = [FORMATS[code] for code in KINDS.values()]
    named = {name.partition(":")[0] for kind in kinds for name in kind[3:5] if name}
    assert {f"xltiebreak/{name.replace('.', '/')}.py" for name in named} <= {*unpacked}


def test_the_head_states_the_checksum_of_what_is_packed() -> None:
    head, _, rest = main_of_today().partition("PACKED = '''\n")
    packed = base64.b85decode(rest.partition("'''")[0].replace("\n", ""))
    assert hashlib.sha256(packed).hexdigest() in head


def test_the_core_is_read_by_the_oldest_python_that_runs_it() -> None:
    for path, text in files_of(CORE).items():
        ast.parse(text if path.endswith(".py") else "", path, feature_version=(3, 9))
