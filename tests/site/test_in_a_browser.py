"""The page in Chromium, as its users have it: files are dropped, nothing is asked elsewhere, and
what stands there is what the commands say."""

from __future__ import annotations

import json
import shutil
from functools import cache, partial
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import openpyxl
import pytest
from lxml import html

from examples.site import CannotBuild, write_lists, write_site
from tests.excel.pyodide.test_in_pyodide import missing
from tests.faces import law
from tests.faces.site import Site, refusal_of
from tests.libreoffice.office import Office
from tests.make.files import write_workbook
from tests.make.kinds import KINDS, Made, drawn
from tests.nightly import by_day
from tests.page.browser.test_in_a_browser import CHROMIUM
from tests.page.browser.test_in_a_browser import told as in_chromium
from tests.page.pages import EXAMPLES, HOSTILE, NAMES, swiss
from xltiebreak import load, standings

HERE = Path(__file__).parent
BROUGHT = HERE.parent / "page" / "browser" / "node_modules"
DATA = HERE.parent / "data"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the page, built as for the web."""
    if CHROMIUM is None:
        missing("Chromium is not installed")
    if not BROUGHT.exists():
        missing("playwright-core is not installed; run npm ci --prefix tests/page/browser")
    folder = tmp_path_factory.mktemp("built") / "site"
    try:
        write_site(folder)
    except CannotBuild as error:
        missing(str(error))
    return folder


def told(site: Path, home: Path, script: str, *given: object) -> Any:
    """Return what a script of this folder tells of the page, as JSON."""
    return in_chromium(HERE / script, site, *given, home=home)


PATHS = [
    *(EXAMPLES / name / f"{name}.xlsx" for name in NAMES),
    *(*EXAMPLES.glob("verify/*.csv"), *DATA.glob("*.csv"), *DATA.glob("trf/*.trf")),
]


@cache
def refusals() -> dict[str, str]:
    """What is said of the files that cannot be read."""
    return {str(path): said for path in PATHS if (said := refusal_of(path))}


def test_the_page_says_what_the_core_says(site: Path, tmp_path: Path) -> None:
    """Of made-up events, of the examples, and of small files of all kinds."""
    made = [one for kind in KINDS for one in drawn(by_day(1, night=12), kind)]
    read = [path for path in PATHS if str(path) not in refusals()]
    made += [Made(path.name, file=path.read_bytes()) for path in read]
    law(Site(tmp_path, partial(told, site, tmp_path)), made)


def test_what_cannot_be_read_is_refused_with_the_sentence_of_the_commands(
    used: dict[str, Any],
) -> None:
    assert used["refused"] == refusals()
    assert len(refusals()) > 3


WIDTHS = (320, 390, 768, 1024, 1280, 1920)
TABS = ("standings", "why", "checks", "prizes", "verify", "whatif", "announcement", "save")
WRONG = "No.,Name,R1,R2\n1,Abel,W2,W3\n2,Bea,W1,D4\n3,Carl,L4,L1\n4,Dora,L3,D9\n"
PASTED = "No.\tName\tR1\tR2\n1\tStone, Abel\tW2\tW3\n2\tFrost, Bea\tL1\tH\n3\tReed, Carl\tH\tL1\n"


@pytest.fixture(scope="module")
def used(site: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What was seen by somebody who tries everything; with the folder of what was saved."""
    folder = tmp_path_factory.mktemp("used")
    texts = {"wrong.csv": WRONG, "notes.txt": "Dear players, welcome.", "newer": ""}
    paths = {name: folder / name for name in texts}
    for name, words in texts.items():
        paths[name].write_text(words, encoding="utf-8")
    for name, event in (("hostile", swiss(9, 4, HOSTILE)), ("sixty", swiss(60, 5))):
        paths[name] = folder / f"{name}.xlsx"
        paths[name].write_bytes(write_workbook(event))
    newer = folder / "newer version"
    shutil.copytree(site, newer)
    page = (newer / "index.html").read_text(encoding="utf-8")
    page = page.replace("<title>Who won", "<title>Newer: who won")
    (newer / "index.html").write_text(page, encoding="utf-8")
    write_lists(newer)
    with_lxml = folder / "with lxml"
    shutil.copytree(site, with_lxml)
    with ZipFile(with_lxml / "wheels" / "lxml-6.0-py3-none-any.whl", "w") as wheel:
        for name in ("lxml/__init__.py", "docx/__init__.py", "lxml-6.0.dist-info/RECORD"):
            wheel.writestr(name, "")
        wheel.writestr("lxml-6.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: lxml\n")
    write_lists(with_lxml)
    prizes, verify = EXAMPLES / "prizes" / "prizes.csv", EXAMPLES / "verify"
    job = {
        "event": prizes,
        "widths": WIDTHS,
        "wrong": paths["wrong.csv"],
        "unreadable": paths["notes.txt"],
        "refused": [*refusals()],
        "pasted": PASTED,
        "printed_event": verify / "event.csv",
        "printed": verify / "median.csv",
        "hostile": paths["hostile"],
        "two": [prizes, verify / "event.csv"],
        "sixty": paths["sixty"],
        "saved": folder / "saved",
        "newer": newer,
        "with_lxml": with_lxml,
    }
    (folder / "job.json").write_text(json.dumps(job, default=str), encoding="utf-8")
    return {**told(site, folder, "use.mjs", folder / "job.json"), "folder": folder / "saved"}


@pytest.mark.parametrize("width", ["320", "1280"])
def test_everybody_can_use_it(used: dict[str, Any], width: str) -> None:
    for view in ("start", *TABS, "errors", "unreadable"):
        assert used["tabs"][f"{width} {view}"] == {"wide": [], "found": []}, view
    assert used["mistakes"] == []


def test_nothing_leaves_the_machine(used: dict[str, Any]) -> None:
    """Neither from the page nor from the thread in which Python is, from its first moment on."""
    policy = used["policy"]
    assert policy.pop("asked") == []
    assert policy.pop("beacon") == "tried"
    assert policy.pop("worker") == []
    assert set(policy.values()) == {"refused"}
    assert used["elsewhere"] == []
    assert used["stored"] == {"cookies": "", "local": 0, "session": 0, "databases": []}


def test_keys_lead_everywhere(used: dict[str, Any]) -> None:
    assert used["first_key"] == "skip"
    assert used["focused"] == "name"
    assert used["arrows"] == ["tab-why", "tab-standings", "tab-save", "tab-standings"]
    assert used["opened_by_keys"].startswith("Modified Median ")
    assert used["asks"] == ["Why is Abel Stone before Carl Reed?"]


def test_a_name_in_an_answer_leads_to_its_sums(used: dict[str, Any]) -> None:
    assert used["named"] == ["Hoffmann, Lukas"] * 2


def test_what_is_wrong_with_a_line_is_said_once(used: dict[str, Any]) -> None:
    [said] = used["wrong_line"]
    assert said.startswith('The line typed here: "x0": this is not understood in ')


def test_tables_are_pasted_and_files_dropped(used: dict[str, Any]) -> None:
    assert used["pasted"] == "Stone, Abel"
    assert used["nothing_printed"] == 0
    assert used["verified"] == [
        "Mod. Med (MM): 4 of 12 differ.",
        'All 12 values of "Mod. Med" are the plain Median, which drops the lowest and the highest '
        "score of everybody.",
        "Solk (SOLK): all 12 values agree.",
    ]
    assert used["column"] == "MM: all 12 values agree."
    assert used["two"].startswith("event.csv is passed over: one event is read at a time.")


def test_what_a_file_holds_neither_runs_nor_becomes_markup(used: dict[str, Any]) -> None:
    assert used["hostile"]["title"].endswith(": who won, and why")
    assert used["hostile"]["inside"] == 0
    assert used["used"] == []


def test_what_is_saved_opens_elsewhere(used: dict[str, Any]) -> None:
    """The web page, the workbook and the TRF have the standings of the event."""
    assert used["offers"] == ["Print the bulletin", "Web page", "Workbook", "TRF"]
    event = load(EXAMPLES / "prizes" / "prizes.csv")
    places = [row.player.name for row in standings(event)[0].rows]
    for ending in ("xlsx", "trf"):
        again = load(used["folder"] / f"prizes.{ending}")
        assert [row.player.name for row in standings(again)[0].rows] == places
    book = openpyxl.load_workbook(used["folder"] / "prizes.xlsx")
    assert {"Event", "Crosstable", "Standings", "Arithmetic"} <= {*book.sheetnames}
    page = html.document_fromstring((used["folder"] / "prizes.html").read_text(encoding="utf-8"))
    names: Any = page.xpath("//ol[@class='standings']//summary/span[@class='name']/bdi[1]")
    assert [name.text_content() for name in names] == places


def test_the_saved_workbook_opens_in_libreoffice(used: dict[str, Any], bare_office: Office) -> None:
    document = bare_office.open(str(used["folder"] / "prizes.xlsx"))
    cells = bare_office.values(document, "Standings", "A1:H30")
    bare_office.close(document)
    row = next(row for row in cells if "Bergstrom, Nils" in row)
    assert row[:2] == [1, 2]


def test_word_files_are_offered_where_lxml_is(used: dict[str, Any]) -> None:
    """What is then written is in test_replies.py, by this Python's lxml."""
    assert "Word bulletin" in used["offers_with_lxml"]
    assert "a saved web page" in used["kinds"]


def test_the_page_prints_as_a_bulletin(used: dict[str, Any]) -> None:
    """First the winners and why, then prizes, standings, ties."""
    printed = used["printed"]
    parts = ["Nils Bergstrom", "Alone on 5 points.", ": prizes", "Standings", "How the ties were"]
    assert [*sorted(parts, key=printed.index)] == parts


def test_it_works_without_the_network_and_takes_a_newer_version(used: dict[str, Any]) -> None:
    assert (used["at_first"], used["offline"]) == ("", "Bergstrom, Nils")
    assert used["caches"]["names"] == 1
    assert not {
        path for path in used["caches"]["kept"] if ".csv" in path and "/examples/" not in path
    }
    assert used["offered"]["words"].startswith("There is a newer version:")
    assert used["taken"]["title"].startswith("Newer: who won")
    assert len(used["taken"]["caches"]) == 1


def test_answers_come_at_once(used: dict[str, Any]) -> None:
    """60 players over five rounds; a third of a second where nothing else is to be done."""
    assert max(used["seconds"].values()) < by_day(5, night=2)
    assert {*used["seconds"]} == {"explain", "standings", "why"}


def test_the_folder_is_small(site: Path) -> None:
    files = [path for path in site.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < 22_000_000
