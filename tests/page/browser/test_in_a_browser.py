"""The pages in Chromium, as their readers open them: from a file, on a phone, with the keyboard,
without a script, on paper."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.nightly import by_day
from tests.page.pages import HOSTILE, example, long_names, page_of, swiss, three_sections
from xltiebreak.page import Shown

HERE = Path(__file__).parent
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
INJECTED = (
    "<script>document.title = 'ran'</script><script src='https://files.example/x.js'></script>"
    "<style>body { width: 3000px }</style><p style='width: 3000px'>wide</p>"
    "<p onclick=\"document.title = 'ran'\">click</p><img src='https://files.example/x.png' alt='' "
    "onerror=\"document.title = 'ran'\"><iframe src='https://files.example/' title='x'></iframe>"
)
"""What nobody could put into a page; if somebody could, none of it would do anything."""
PAGES = {
    "riverside": lambda: page_of(example("riverside")),
    "combined": lambda: page_of(example("scholastic")),
    "teams": lambda: page_of(example("ihsa")),
    "roundrobin": lambda: page_of(example("championship")),
    "sections": lambda: page_of(three_sections()),
    "prizes": lambda: page_of(example("prizes"), Shown(made="made", notice="Being corrected.")),
    "hostile": lambda: page_of(swiss(9, 4, HOSTILE)),
    "unfinished": lambda: page_of(swiss(12, 4, last=2)),
    "long names": lambda: page_of(long_names()),
}
LOOKED_AT: tuple[str, ...] = by_day(("riverside", "teams", "long names"), night=tuple(PAGES))
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
    pytest.mark.skipif(not (HERE / "node_modules").exists(), reason="npm ci was not run here"),
]


def told(script: str | Path, *arguments: object, home: Path, **given: str) -> dict[str, Any]:
    """Return what a script, of this folder or another, tells of pages in Chromium."""
    command = ["node", str(HERE / script), str(CHROMIUM), *map(str, arguments)]
    done = subprocess.run(
        command,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=900,
        env={**os.environ, "HOME": str(home), **given},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.fixture(scope="module")
def answer(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("pages")
    paths = []
    made = {name: PAGES[name]() for name in LOOKED_AT}
    made["injected"] = made["riverside"].replace("<main>", f"<main>{INJECTED}")
    for name, page in made.items():
        path = folder / f"{name}.html"
        path.write_text(page, encoding="utf-8")
        paths.append(path)
    answers = told("run.mjs", *paths, home=folder)
    return {Path(path).stem: result for path, result in answers.items()}


NAMES = {
    "marcus hollis": "Hollis, Marcus",
    "ho mar": "Hollis, Marcus",
    "gokce": "Gökçe, Ayşe",
    "bo sondergard": "Søndergård, Bo",
    "zolc lukasz": "Łukasz-Żółć, Jan",
    "strauss dorde": "Strauß, Đorđe",
    "isik": "IŞIK, İpek",
    "иванов петр": "ИВАНОВ, Пётр",
    "παπαδοπουλος": "ΠΑΠΑΔΌΠΟΥΛΟΣ, Γιώργος",
    "o'neill": "O’Neill, Aoife",
}
"""What people type, and whom they mean."""


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("reader")
    pages = {
        "names": page_of(swiss(40, 5, tuple(dict.fromkeys(NAMES.values())))),
        "watched": page_of(swiss(40, 5, last=3), Shown(again=2)),
        "newer": page_of(swiss(40, 5), Shown(again=2)),
    }
    for name, page in pages.items():
        (folder / f"{name}.html").write_text(page, encoding="utf-8")
    paths = [folder / f"{name}.html" for name in pages]
    return told("reader.mjs", *paths, home=folder, WANTED=json.dumps(list(NAMES)))


def test_any_part_of_a_name_finds_it_and_links_lead_somewhere(reader: dict[str, Any]) -> None:
    assert reader["found"] == {wanted: [name] for wanted, name in NAMES.items()}
    assert reader["nobody"] == "Nobody of this name."
    assert reader["beside_nobody"] == 0
    assert reader["hidden_before"]
    assert reader["link"] == {"field": "", "seen": True, "again": True}


@pytest.mark.parametrize("kind", ["by_hand", "file", "http"])
def test_a_page_that_is_loaded_again_stays_as_it_was(reader: dict[str, Any], kind: str) -> None:
    page = reader[kind]
    before, after = page["before"], page["after"]

    assert before["rows"] < page["all"]
    assert len(before["open"]) == 2
    assert {**after, "top": 0} == {**before, "top": 0}
    assert kind != "by_hand" or after["top"] == before["top"]
    assert [line for line in reader["refused"] if "503" not in line] == []


HALL = {"large": 57, "teams": 8, "prizes": 30, "sections": 45}
"""Screens, and how many rows each has in all."""
SCREENS = tuple(HALL)[:: by_day(2, night=1)]
SIZES = ((1920, 1080), (320, 568), (390, 844), (768, 1024), (3840, 2160), (1280, 720))[
    :: by_day(2, night=1)
]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("hall")
    on_screen = Shown(screen=True, made="made")
    watched = Shown(screen=True, again=10)
    names = tuple(f"{last}, {first}" for first in ("Ann", "Bo", "Christopher") for last in LAST)
    pages = {
        "watched": page_of(swiss(70, 5, last=3), watched),
        "newer": page_of(swiss(70, 5), watched),
        "large": page_of(swiss(57, 5, names), on_screen),
        "sections": page_of(three_sections(), on_screen),
        "prizes": page_of(example("prizes"), on_screen),
        "teams": page_of(example("ihsa"), on_screen),
    }
    for name, page in pages.items():
        (folder / f"{name}.html").write_text(page, encoding="utf-8")
    shown = [folder / f"{name}.html" for name in ("watched", "newer", *SCREENS)]
    return told("hall.mjs", *shown, home=folder, SIZES=json.dumps(SIZES))


LAST = ("Hollis", "Okonjo", "Brandt-Petrakis", "Kowalczyk", "Li", "Underhill", "Castellano") * 3


@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_can_be_read_from_ten_metres(hall: dict[str, Any], name: str) -> None:
    page = hall["pages"][name]

    assert (page["rows"], page["visible"], page["dead"]) == (HALL[name], HALL[name], 0)
    assert page["violations"] == []
    for shown in page["sizes"].values():
        assert all(each["letters"] >= 1 / 25 for each in shown), "smaller letters"
        assert all(each["wide"] <= 0 for each in shown), "it scrolls sideways"
        assert not any(each["overlaps"] for each in shown), "a name stands in a score"
        for title in {each["title"] for each in shown}:
            of_list = [each for each in shown if each["title"] == title]
            rows = [row for each in of_list for row in each["rows"]]
            assert rows == list(range(1, of_list[0]["of"] + 1)), "a row is missing or cut"
            for each in of_list:
                first, last = each["rows"][0], each["rows"][-1]
                assert each["part"].endswith(f"s {first} to {last} of {each['of']}")


@pytest.mark.parametrize("kind", ["file", "http"])
def test_the_screen_turns_every_ten_seconds_and_new_results_come(
    hall: dict[str, Any], kind: str
) -> None:
    screen = hall[kind]
    first, second, third, then = (
        [int(word) for word in part.split() if word.isdigit()] for part in screen["parts"]
    )

    assert not screen["too_early"]
    assert not screen["too_late"]
    assert first[0] == 1
    assert (second[0], third[0]) == (first[1] + 1, second[1] + 1)
    assert then[0] > third[0]
    assert screen["title"] == "Standings after 4 of 5 rounds"
    assert screen["new_title"] == "Final standings"
    assert screen["hall"] == "dark"
    assert screen["stays"]
    assert [line for line in hall["refused"] if "503" not in line] == []


HEADS = {"Prizes", "Winners", "Each", "results", "Solkoff", "Median", "standings"}
"""The last words of headings and of heads of tables."""


@pytest.mark.parametrize("name", LOOKED_AT)
def test_everybody_can_read_it(answer: dict[str, Any], name: str) -> None:
    page = answer[name]

    assert page["requests"] == []
    assert set(page["wide"].values()) == {0}, "it scrolls sideways"
    assert page["violations"] == []
    assert page["refused"] == []
    assert page["opened_by_keys"] == 1
    assert page["opened_by_address"]
    assert page["found"] >= 1
    assert " = " in page["without_script"] or ": " in page["without_script"]
    assert page["out_of_sight"] == 0
    command = ["pdftotext", "-layout", page["pdf"], "-"]
    printed = subprocess.run(command, capture_output=True, check=True)
    sheets = printed.stdout.decode().split("\f")[:-1]
    assert not {sheet.split()[-1] for sheet in sheets} & HEADS, "a heading stands alone"


def test_what_is_put_into_a_page_neither_runs_nor_fetches(answer: dict[str, Any]) -> None:
    page = answer["injected"]

    assert page["requests"] == []
    assert page["title"] == answer["riverside"]["title"]
    assert set(page["wide"].values()) == {0}
    assert " ".join(page["refused"]).count("Content Security Policy") >= 5
    assert page["opened_by_address"]
    assert page["found"] >= 1
