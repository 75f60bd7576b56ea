"""``xltiebreak libreoffice``: build, install and doctor, as a user types them; a folder with two
scripts plays LibreOffice, and once it is LibreOffice itself."""

from __future__ import annotations

import ast
import io
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command import Command
from tests.excel.test_lite import missing
from tests.house.test_rooms import too_new
from tests.libreoffice.office import Office as Running
from tests.libreoffice.office import environment, need_office
from xltiebreak import TieBreakError, __version__
from xltiebreak.libreoffice import office as of_this_computer
from xltiebreak.libreoffice import setup
from xltiebreak.libreoffice.extension import oxt
from xltiebreak.libreoffice.office import Office

SHIPPED = Path(__file__).parents[2] / "templates" / "xltiebreak.oxt"
LISTED = f"""All deployed user extensions:

Identifier: org.xltiebreak
  Version: {__version__}
  is registered: yes
"""
UNKNOWN = "ERROR: Exception occurred: There is no such extension deployed: org.xltiebreak"
AS_ROOT = "ERROR: Cannot run unopkg as root without --shared or --bundled option."


class PlaysLibreOffice:
    """A folder with the programs of a LibreOffice; what they say can be changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.says("soffice", "LibreOffice 25.2.3.2 520(Build:2)")
        self.says("unopkg", UNKNOWN, code=1)
        (folder / "pythonloader.py").touch()

    def says(self, program: str, text: str, code: int = 0) -> None:
        """Have a program say this, and note how it was called."""
        (self.folder / f"{program}.txt").write_text(text, "utf-8")
        file = self.folder / program
        called = self.folder / "called.txt"
        file.write_text(
            f'#!/bin/sh\necho "$@" >> {called}\n[ "$1" = add ] && cp "$3" {self.folder}\n'
            f"cat {file}.txt\nexit {code}\n"
        )
        file.chmod(0o755)

    @property
    def called(self) -> str:
        return (self.folder / "called.txt").read_text("utf-8")


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlaysLibreOffice:
    if sys.platform == "win32":
        pytest.skip("the stand-ins are shell scripts")
    folder = tmp_path / "office"
    folder.mkdir()
    made = PlaysLibreOffice(folder)
    find = {"soffice": str(folder / "soffice")}.get
    monkeypatch.setattr(of_this_computer, "found_program", find)
    return made


@pytest.mark.slow
def test_install_hands_the_extension_to_libreoffice(
    played: PlaysLibreOffice, xltiebreak: Command
) -> None:
    played.says("unopkg", "")

    told = xltiebreak("libreoffice", "install")

    assert told.code == 0
    assert told.out == (
        f"installed xltiebreak {__version__} in LibreOffice 25.2.3 at {played.folder}/soffice\n"
    )
    assert "=VERSION_TB()" in told.err
    assert "add -f " in played.called
    assert (played.folder / "xltiebreak.oxt").read_bytes() == oxt()


@pytest.mark.parametrize(
    ("program", "says", "words"),
    [
        ("soffice", "LibreOffice 24.8.7.2", "LibreOffice 24.8.7 at .*; install LibreOffice 25.2"),
        ("soffice", "", "that does not say its version"),
        ("pythonloader.py", None, "shows? Err:504; .*apt install python3-uno"),
        ("unopkg", None, "unopkg, .* is missing; in LibreOffice choose Tools > Extensions > Add"),
        ("soffice", None, "LibreOffice is not on this computer; install LibreOffice 25.2 or newer"),
        ("unopkg", AS_ROOT, "as the user who works with LibreOffice"),
        ("unopkg", "ERROR: The lock file is there.", "refuses the extension: The lock file is "
         "there; close every window of LibreOffice and run this again, or in LibreOffice choose"),
    ],
)  # fmt: skip
def test_install_says_why_not_and_what_to_do(
    played: PlaysLibreOffice,
    xltiebreak: Command,
    monkeypatch: pytest.MonkeyPatch,
    program: str,
    says: str | None,
    words: str,
) -> None:
    monkeypatch.setattr(setup, "oxt", lambda: b"an extension")
    if says is None:
        (played.folder / program).unlink()
        if program == "soffice":
            monkeypatch.setattr(of_this_computer, "found_program", lambda name: None)
    else:
        played.says(program, says, code=1)

    told = xltiebreak("libreoffice", "install")

    assert told.code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert re.search(words, told.err)


def test_the_doctor_names_one_cure_a_line(played: PlaysLibreOffice, xltiebreak: Command) -> None:
    played.says("soffice", "LibreOffice 7.4.7.2")
    (played.folder / "pythonloader.py").unlink()

    told = xltiebreak("libreoffice", "doctor")

    assert told.code == 1
    lines = told.out.splitlines()
    assert [line[:6] for line in lines] == ["mend: ", "      "] * 3
    assert "LibreOffice 7.4.7 at" in lines[0]
    assert "install LibreOffice 25.2" in lines[1]
    assert "python3-uno" in lines[3]
    assert lines[4:] == [
        "mend: the extension is not installed",
        "      run: xltiebreak libreoffice install",
    ]
    assert told.err.startswith("3 to mend")


def test_the_doctor_is_content(played: PlaysLibreOffice, xltiebreak: Command) -> None:
    played.says("unopkg", LISTED)

    told = xltiebreak("libreoffice", "doctor")

    assert told.code == 0
    assert "mend" not in told.out
    assert f"of version {__version__}\n" in told.out


@pytest.mark.parametrize(
    ("says", "words"),
    [
        (LISTED.replace(__version__, "0.0.9"), f"of version 0.0.9, but this is {__version__}"),
        (LISTED.replace("yes", "no"), "the extension is there, but not in use"),
    ],
)
def test_the_doctor_knows_an_older_extension_and_one_that_is_off(
    played: PlaysLibreOffice, xltiebreak: Command, says: str, words: str
) -> None:
    played.says("unopkg", says)

    told = xltiebreak("libreoffice", "doctor")

    assert told.code == 1
    assert f"mend: {words}" in told.out.replace("the extension is of", "of")
    assert told.out.endswith("      run: xltiebreak libreoffice install\n")


def test_without_libreoffice_the_doctor_says_where_it_is(
    xltiebreak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_this_computer, "this_office", lambda: None)

    told = xltiebreak("libreoffice", "doctor")

    assert told.code == 1
    assert "libreoffice.org" in told.out


def test_on_a_mac_python_lies_among_the_resources(tmp_path: Path) -> None:
    programs, resources = tmp_path / "Contents/MacOS", tmp_path / "Contents/Resources"
    programs.mkdir(parents=True)
    resources.mkdir()
    (programs / "unopkg").touch()
    assert not Office(programs / "soffice").has_python
    (resources / "pythonloader.py").touch()
    assert Office(programs / "soffice").has_python


def test_what_a_snap_does_not_show_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only that there is no unopkg is said, and how to do without it."""
    monkeypatch.setenv("PATH", "")
    office = Office(tmp_path / "snap")
    vars(office)["version"] = (25, 8, 1)

    assert office.has_python
    with pytest.raises(TieBreakError, match=r"Tools > Extensions > Add"):
        setup.install(office)


def test_on_windows_the_program_that_talks_is_taken(tmp_path: Path) -> None:
    for name in ("unopkg.exe", "unopkg.com"):
        (tmp_path / name).touch()

    assert Office(tmp_path / "soffice.exe").package_manager == str(tmp_path / "unopkg.com")


@pytest.mark.slow
def test_build_writes_the_extension_and_never_overwrites_unasked(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert xltiebreak("libreoffice", "build").code == 0
    assert Path("xltiebreak.oxt").read_bytes() == oxt()
    again = xltiebreak("libreoffice", "build")
    assert (again.code, "--force" in again.err) == (2, True)
    assert xltiebreak("libreoffice", "build", "--force").code == 0
    other = xltiebreak("libreoffice", "build", "a.zip")
    assert (other.code, "expected a name such as xltiebreak.oxt" in other.err) == (2, True)


@pytest.mark.slow
def test_the_one_in_templates_is_that_of_the_program() -> None:
    """Part by part: another version of zlib packs the same in other bytes."""
    committed, ours = (
        [(part.filename, part.date_time, package.read(part)) for part in package.infolist()]
        for package in (zipfile.ZipFile(SHIPPED), zipfile.ZipFile(io.BytesIO(oxt())))
    )
    same = committed == ours
    assert same, "python -m xltiebreak libreoffice build templates/xltiebreak.oxt --force"


@pytest.mark.slow
def test_the_extension_holds_texts_alone_and_all_that_they_import() -> None:
    package = zipfile.ZipFile(io.BytesIO(oxt()))

    sources = [name for name in package.namelist() if name.startswith("pythonpath/")]
    assert len(sources) > 80
    assert not any("/excel/" in name for name in sources)
    texts = {name.partition("/")[2]: package.read(name).decode() for name in sources}
    assert missing(texts, at_the_door={"xltiebreak/libreoffice/__init__.py"}) == []
    for name in package.namelist():
        text = package.read(name).decode("utf-8")
        assert all(letter.isprintable() or letter == "\n" for letter in text)
        if name.endswith(".py"):
            ast.parse(text, feature_version=(3, 9))
    assert b"MIT License" in package.read("LICENSE")
    assert f'version value="{__version__}"' in package.read("description.xml").decode()


@pytest.mark.slow
def test_what_runs_inside_libreoffice_keeps_to_python_39() -> None:
    room = Path(setup.__file__).parent

    assert too_new(room / "component.py", room / "cells.py") == ""


@pytest.fixture
def folder_of_somebody() -> Iterator[Path]:
    """A folder that belongs to somebody who is not root: unopkg refuses to work for root."""
    with tempfile.TemporaryDirectory(prefix="somebody-") as folder:
        if os.geteuid() == 0:
            os.chown(folder, 65534, 65534)
        yield Path(folder)


@pytest.mark.slow
def test_libreoffice_itself_takes_the_extension_and_computes(folder_of_somebody: Path) -> None:
    need_office()
    folder = folder_of_somebody
    file, profile = folder / "xltiebreak.oxt", (folder / "profile").as_uri()
    file.write_bytes(oxt())
    somebody = 65534 if os.geteuid() == 0 else None
    for order in (["add", "-f", str(file)], ["list", "org.xltiebreak"]):
        said = subprocess.run(
            ["unopkg", *order, f"-env:UserInstallation={profile}"],
            capture_output=True, text=True, check=False, timeout=120, env=environment(str(folder)),
            user=somebody, group=somebody, extra_groups=None if somebody is None else [],
        )  # fmt: skip
        assert said.returncode == 0, said.stderr
    assert f"Version: {__version__}\n" in said.stdout
    assert said.stdout.count("is registered: yes") == 4  # the package, and its three parts

    office = Running(folder)
    try:
        document = office.open()
        office.type(document, "", "A1", [["W2"], ["L1"]])
        office.enter(document, "", "C1", [["=VERSION_TB()"], ["=SCORE_TB(A1:A2;1)"]])
        assert office.values(document, "", "C1:C2") == [[__version__], [1.0]]
    finally:
        office.stop()
