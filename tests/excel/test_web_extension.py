"""What a Lite workbook carries for xlwings Lite, against the documented schema and shape of it."""

from __future__ import annotations

import io
import json
import re
import uuid
from pathlib import Path
from typing import Any

import pytest
from lxml import etree
from openpyxl import load_workbook

from examples.build import PASTED, bham
from tests.command import Command
from tests.make.files import empty_swiss, read_workbook, write_workbook
from tests.make.packages import packed, parts
from tests.make.workbooks import saved
from xltiebreak import TieBreakError, __version__
from xltiebreak.disk.office_file import Package
from xltiebreak.excel.setup import Trouble, doctor
from xltiebreak.excel.web_extension import MAIN, MAX_SETTINGS, carrying, settings_in

pytestmark = pytest.mark.slow

PROJECT = Path(__file__).parents[2]
EXTENSION = "xl/webextensions/webextension1.xml"
PANES = "xl/webextensions/taskpanes.xml"

STARTED = "xlwingsSettingsWorkbook"
SCHEMAS = PROJECT / "tests/data/webextension"


@pytest.fixture(scope="module")
def lite() -> bytes:
    """A workbook of an event, for xlwings Lite."""
    return write_workbook(bham())


def extension_in(workbook: bytes) -> Any:
    """The part with the add-in and its settings."""
    return etree.fromstring(parts(workbook)[EXTENSION], etree.XMLParser(huge_tree=True))


def carried_by(workbook: bytes) -> dict[str, str]:
    return settings_in(Package(workbook))


@pytest.mark.parametrize(("part", "schema"), [(EXTENSION, "webextension"), (PANES, "taskpanes")])
def test_the_parts_follow_their_schema(lite: bytes, part: str, schema: str) -> None:
    documented = etree.XMLSchema(file=str(SCHEMAS / f"{schema}.xsd"))
    root = etree.fromstring(parts(lite)[part], etree.XMLParser(huge_tree=True))

    documented.assertValid(root)
    root.remove(root[0]) if part == EXTENSION else root[0].attrib.pop("row")
    assert not documented.validate(root)


def test_it_has_the_shape_that_xlwings_lite_gives_it(lite: bytes) -> None:
    """As in public workbooks; the pane visible, as Microsoft asks for where a document brings its
    add-in with it."""
    root = extension_in(lite)
    values = {setting.get("name"): json.loads(setting.get("value")) for setting in root[2]}
    assert values["xlwingsWorkbookId"] == str(uuid.UUID(values["xlwingsWorkbookId"]))
    assert re.fullmatch(r"\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}", root.get("id"))
    root.set("id", "{ID}")
    for setting in root[2]:
        if setting.get("name") in (MAIN, "requirements.txt", "xlwingsWorkbookId"):
            setting.set("value", "…")
    for part, name in ((root, "webextension"), (etree.fromstring(parts(lite)[PANES]), "taskpanes")):
        kept = etree.parse(SCHEMAS / f"{name}.xml", etree.XMLParser(remove_blank_text=True))
        assert etree.tostring(part, method="c14n") == etree.tostring(kept, method="c14n")


def test_the_package_leads_to_the_parts(lite: bytes) -> None:
    held = parts(lite)
    types = etree.fromstring(held["[Content_Types].xml"])
    overrides = {override.get("PartName"): override.get("ContentType") for override in types}

    assert overrides[f"/{PANES}"] == "application/vnd.ms-office.webextensiontaskpanes+xml"
    assert overrides[f"/{EXTENSION}"] == "application/vnd.ms-office.webextension+xml"
    assert {name[1:] for name in overrides if name} <= set(held)
    for source, target, kind in (
        ("_rels/.rels", PANES, "webextensiontaskpanes"),
        ("xl/webextensions/_rels/taskpanes.xml.rels", "webextension1.xml", "webextension"),
    ):
        related = {relation.get("Target"): relation for relation in etree.fromstring(held[source])}
        assert related[target].get("Type") == (
            f"http://schemas.microsoft.com/office/2011/relationships/{kind}"
        )
        assert len({relation.get("Id") for relation in related.values()}) == len(related)
    assert etree.fromstring(held[PANES])[0][0].values() == [
        etree.fromstring(held["xl/webextensions/_rels/taskpanes.xml.rels"])[0].get("Id")
    ]


def test_the_code_that_is_shipped_is_in_it_as_lite_and_office_take_it(lite: bytes) -> None:
    """The value of a property is JSON, and what stands in main.py goes through it unchanged."""
    root = extension_in(lite)
    values = {setting.get("name"): json.loads(setting.get("value")) for setting in root[2]}

    assert values["main.py"].encode() == PASTED.read_bytes()
    assert {**values, STARTED: json.dumps(values[STARTED], separators=(",", ":"))} == carried_by(
        lite
    )
    sizes = [len(setting.get("value").encode()) for setting in root[2]]
    assert 500_000 < sizes[0] < sum(sizes) < MAX_SETTINGS == 2_000_000


def test_lite_gets_bounds_and_no_exact_versions(lite: bytes) -> None:
    """Its documentation asks for upper bounds; the lower one is what the functions are tested
    with, and what is no pure Python is not bound at all."""
    (tested,) = set(
        re.findall(r"xlwings==([\d.]+)", (PROJECT / "pyproject.toml").read_text("utf-8"))
    )
    wanted = carried_by(lite)["requirements.txt"].splitlines()
    installed = [line for line in wanted if not line.startswith("#")]

    assert installed[0] == f"xlwings>={tested},<1.0.0  # required"
    assert all(line.endswith("  # required") for line in installed)
    assert "==" not in "".join(wanted)
    assert wanted[-1] == "# python-docx"


def test_every_character_comes_through(lite: bytes) -> None:
    every = "".join(map(chr, (*range(0xD800), *range(0xE000, 0x10000), 0x10348, 0x10FFFF)))
    texts = {MAIN: every, "requirements.txt": "</we:properties>&#10;\"'\\\\u0041\r\n\t]]>"}
    workbook = carrying(write_workbook(bham(), route="plain"), texts)
    root = extension_in(workbook)

    assert carried_by(workbook).items() >= texts.items()
    assert [json.loads(setting.get("value")) for setting in root[2]][:2] == [*texts.values()]


def test_the_same_event_gives_the_same_bytes_and_another_one_another_instance(lite: bytes) -> None:
    assert write_workbook(bham()) == lite
    another = write_workbook(empty_swiss(6, 3))
    assert extension_in(another).get("id") != extension_in(lite).get("id")
    assert len({carried_by(book)["xlwingsWorkbookId"] for book in (another, lite)}) == 2


def test_all_other_parts_are_as_they_were(lite: bytes) -> None:
    before = write_workbook(bham(), route="plain")
    after = parts(carrying(before, {MAIN: "pass"}))
    changed = {"[Content_Types].xml", "_rels/.rels"}

    assert set(after) - set(parts(before)) == {
        EXTENSION, PANES, "xl/webextensions/_rels/taskpanes.xml.rels"
    }  # fmt: skip
    for name, content in parts(before).items():
        assert (after[name] != content) == (name in changed), name


@pytest.mark.parametrize("route", ["plain", "classic", "libreoffice"])
def test_other_routes_have_none_of_it(route: str) -> None:
    workbook = write_workbook(empty_swiss(6, 3), route=route)

    assert not any("webext" in name for name in parts(workbook))
    assert b"webext" not in parts(workbook)["[Content_Types].xml"]
    assert carried_by(workbook) == {}


def test_reading_is_not_disturbed_by_it(lite: bytes) -> None:
    bare = {name: part for name, part in parts(lite).items() if "webext" not in name}
    assert read_workbook(lite, "event") == read_workbook(packed(bare), "event")
    assert load_workbook(io.BytesIO(lite)).sheetnames[:2] == ["Event", "Crosstable"]


def through_another_program(workbook: bytes) -> bytes:
    """As openpyxl saves it, which drops what it does not know."""
    return saved(load_workbook(io.BytesIO(workbook)))


def told_of(path: Path) -> Trouble:
    """What the doctor says of the code in a workbook, on a Mac."""
    (finding,) = (line for line in doctor(None, path) if "code of the functions" in line.what)
    return finding


def test_the_doctor_says_which_code_a_workbook_has(lite: bytes, tmp_path: Path) -> None:
    path = tmp_path / "event.xlsx"
    path.write_bytes(lite)

    assert told_of(path) == Trouble(
        f"{path} has the code of the functions in it, that of xltiebreak {__version__}, for the "
        "add-in xlwings Lite"
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("# xltiebreak ", "# xltiebreak 0.0.9-", 1),
        lambda text: text.replace("return", "return 1 or", 1),
        lambda text: "import xlwings as xw",
        lambda text: "",
    ],
    ids=["older", "changed", "sample", "empty"],
)
def test_the_doctor_leads_from_other_code_to_ours(lite: bytes, tmp_path: Path, change: Any) -> None:
    path = tmp_path / "event.xlsx"
    bare = through_another_program(lite)
    path.write_bytes(carrying(bare, {MAIN: change(carried_by(lite)[MAIN])}))

    finding = told_of(path)

    assert finding.what.startswith(f"the code of the functions is not in {path}, or not that of ")
    assert finding.fix.startswith(f"write it anew: xltiebreak new again.xlsx --from {path}; or ")


@pytest.mark.parametrize("program", ["openpyxl", "LibreOffice"])
def test_a_workbook_that_lost_its_code_gets_it_again_from_new(
    lite: bytes, tmp_path: Path, xltiebreak: Command, request: pytest.FixtureRequest, program: str
) -> None:
    path, again = tmp_path / "event.xlsx", tmp_path / "again.xlsx"
    path.write_bytes(through_another_program(lite))
    if program == "LibreOffice":
        (tmp_path / "ours.xlsx").write_bytes(lite)
        request.getfixturevalue("office").converted(tmp_path / "ours.xlsx", path)
    assert told_of(path).what.startswith(f"the code of the functions is not in {path}, or ")

    assert xltiebreak("new", again, "--from", path).code == 0

    assert carried_by(again.read_bytes()) == carried_by(lite)


def test_a_part_of_another_add_in_is_none_of_ours(lite: bytes) -> None:
    other = parts(lite)[EXTENSION].replace(b"200008175", b"100000001")
    assert carried_by(packed({**parts(lite), EXTENSION: other})) == {}


def test_a_part_that_is_damaged_or_too_large_is_told(lite: bytes) -> None:
    for part, what in (
        (b"<we:webextension", "webextension1.xml"),
        (b'<a b="' + b"x" * 3 * MAX_SETTINGS + b'"/>', "tag of more than"),
    ):
        with pytest.raises(TieBreakError, match=what):
            carried_by(packed({EXTENSION: part}))
