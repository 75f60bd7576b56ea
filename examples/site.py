"""The program in a browser, a folder of static files: ``python examples/build.py --site FOLDER``.

Pyodide comes from its npm package, which the tests install (``npm ci --prefix
tests/excel/pyodide``), the program from its wheel, its pure dependencies from where they are
installed. lxml, which reads web pages and writes Word files, is compiled: its wheel is taken from a
full distribution of Pyodide, if one is given, and has to have the checksum that Pyodide states.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import PathDistribution, distribution
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from xltiebreak import __version__
from xltiebreak.formats.files import convert, load

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "xltiebreak" / "site"
PYODIDE = ROOT / "tests" / "excel" / "pyodide" / "node_modules" / "pyodide"

OF_THE_PAGE = ("*.html", "*.css", "*.js", "*.svg")
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
              "pyodide-lock.json")  # fmt: skip
PURE = ("openpyxl", "et_xmlfile", "XlsxWriter")
FOR_WORD = ("python-docx", "typing_extensions")
"""What python-docx needs beside lxml."""
NOT_IN_A_BROWSER = (
    "xltiebreak/templates/main.py",
    *(f"xltiebreak/site/{path.name}" for pattern in OF_THE_PAGE for path in PAGE.glob(pattern)),
)
"""What a Lite workbook carries, and what lies beside the program already."""
EVENTS = ("riverside/riverside.xlsx", "prizes/prizes.csv", "verify/event.csv",
          "verify/median.csv", "ihsa/ihsa.xlsx")  # fmt: skip
LICENCES = """xltiebreak {version} (MIT), with {pure}.
Pyodide {pyodide} (MPL-2.0): its source is at https://github.com/pyodide/pyodide
The licences of the Python packages are in program.zip, beside each of them.
"""


class CannotBuild(Exception):
    """What the folder is made of is not there, or not what it should be."""


def write_site(folder: Path, distributed: Path | None = None, pyodide: Path = PYODIDE) -> None:
    """Write the page and all that it loads into an empty folder, with lxml where the folder
    ``distributed`` has its wheel.

    Raises:
        CannotBuild: something is missing; the message says what to do.
    """
    if folder.exists() and any(folder.iterdir()):
        raise CannotBuild(f"{folder} is not empty; give a new folder")
    if not (pyodide / "pyodide.mjs").exists():
        raise CannotBuild("Pyodide is not installed; run: npm ci --prefix tests/excel/pyodide")
    wheel = _lxml_in(distributed, pyodide) if distributed else None
    for inner in ("pyodide", "examples", "wheels"):
        (folder / inner).mkdir(parents=True, exist_ok=True)
    for pattern in OF_THE_PAGE:
        for path in PAGE.glob(pattern):
            shutil.copy(path, folder)
    for name in OF_PYODIDE:
        shutil.copy(pyodide / name, folder / "pyodide")
    for name in EVENTS:
        _write_example(ROOT / "examples" / name, folder / "examples" / Path(name).name)
    if wheel:
        shutil.copy(wheel, folder / "wheels")
    _write_program(folder / "program.zip", [*PURE, *(FOR_WORD if wheel else ())], pyodide)
    write_lists(folder)
    _write_licences(folder / "licences.txt", pyodide)


def _write_example(source: Path, target: Path) -> None:
    """Write an event as it is; of a workbook the plain one, which carries no functions."""
    if source.suffix == ".xlsx":
        target.write_bytes(convert(load(source), "xlsx").written.content)
    else:
        shutil.copy(source, target)


def _lxml_in(distributed: Path, pyodide: Path) -> Path:
    """Return the wheel of lxml for this Pyodide, whose own list says which it is."""
    package = json.loads((pyodide / "pyodide-lock.json").read_bytes())["packages"]["lxml"]
    found = [*distributed.rglob(package["file_name"])]
    if not found:
        raise CannotBuild(f"{distributed} has no {package['file_name']}; give the distribution of "
                          "the Pyodide that is installed")  # fmt: skip
    if hashlib.sha256(found[0].read_bytes()).hexdigest() != package["sha256"]:
        raise CannotBuild(f"{found[0]} has another checksum than Pyodide states for it")
    return found[0]


def _write_program(path: Path, packages: Iterable[str], pyodide: Path) -> None:
    """Write the program and its dependencies, as they lie among installed packages, but compiled,
    which spares the browser a second and a third of the bytes; each file has one date, so that the
    same content is the same archive."""
    with TemporaryDirectory() as temporary:
        site = Path(temporary, "site")
        with ZipFile(_own_wheel(Path(temporary))) as wheel:
            wheel.extractall(site)
        for unused in NOT_IN_A_BROWSER:
            (site / unused).unlink()
        for source, name in _files_of(packages):
            target = site / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
        compiled = ["node", str(ROOT / "examples" / "compile.mjs"), str(pyodide), str(site)]
        done = subprocess.run(compiled, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotBuild(f"the modules could not be compiled in Node: {done.stderr[-500:]}")
        with ZipFile(path, "w", ZIP_DEFLATED) as archive:
            for file in sorted(file for file in site.rglob("*") if file.is_file()):
                entry = ZipInfo(file.relative_to(site).as_posix())
                archive.writestr(entry, file.read_bytes(), ZIP_DEFLATED)


def _own_wheel(folder: Path) -> Path:
    here = ["--no-build-isolation"] if find_spec("hatchling") else []
    command = [sys.executable, "-m", "pip", "wheel", *here, "--no-deps", "-q", "-w", str(folder)]
    done = subprocess.run([*command, str(ROOT)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"the program's wheel could not be built: {done.stderr[-500:]}")
    return next(folder.glob("xltiebreak-*.whl"))


def _files_of(packages: Iterable[str]) -> Iterator[tuple[Path, str]]:
    """Yield the files of installed packages, each with its path among them."""
    for package in packages:
        installed = distribution(package)
        assert isinstance(installed, PathDistribution)
        for file in installed.files or ():
            if ".." not in file.parts and file.suffix != ".pyc" and file.name != "RECORD":
                yield Path(str(file.locate())), file.as_posix()


def write_lists(folder: Path) -> None:
    """Write what the worker loads, and what is kept for the day without the network: each file with
    its checksum, and a version that is made of all of them."""
    wheels = sorted(path.name for path in (folder / "wheels").iterdir())
    loaded = [*(folder / "pyodide").iterdir(), *(folder / "wheels").iterdir()]
    bytes = sum(path.stat().st_size for path in [*loaded, folder / "program.zip"])
    listed = json.dumps({"bytes": bytes, "wheels": wheels})
    (folder / "files.json").write_text(listed, encoding="utf-8")
    kept = {
        path.relative_to(folder).as_posix(): f"sha256-{_checksum(path)}"
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in ("offline.js", "licences.txt")
    }
    version = hashlib.sha256(json.dumps(kept).encode()).hexdigest()[:16]
    line = f"const VERSION = {json.dumps(version)}, FILES = {json.dumps(kept)};\n"
    worker = (PAGE / "offline.js").read_text(encoding="utf-8")
    (folder / "offline.js").write_text(line + worker, encoding="utf-8")


def _checksum(path: Path) -> str:
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def _write_licences(path: Path, pyodide: Path) -> None:
    of_pyodide = json.loads((pyodide / "package.json").read_bytes())["version"]
    pure = ", ".join(f"{name} {distribution(name).version}" for name in PURE)
    words = LICENCES.format(version=__version__, pure=pure, pyodide=of_pyodide)
    path.write_text(words, encoding="utf-8")
