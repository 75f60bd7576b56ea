"""The command line as a face: its JSON, its CSV and texts, a bulletin and a page."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import docx
from lxml import html

from tests.command import typed
from tests.faces import Said, is_score_list, teams, worksheets
from tests.make.kinds import Made
from tests.printed import title_of
from xltiebreak import Event
from xltiebreak import standings as ranked


class Commands:
    """A face that asks commands about a file."""

    name = ""
    says: tuple[str, ...] = ()
    within = 1e-9

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def said(self, made: Sequence[Made]) -> Iterator[tuple[Event, Said]]:
        """Ask about each event in a file of its own."""
        for one in made:
            path = self.folder / "event.xlsx"
            path.write_bytes(one.content)
            said = self.prizes(path, one.event)
            if not is_score_list(one.event):
                said |= self.places(path, one.event)
            yield one.event, said

    def places(self, path: Path, event: Event) -> Said:
        """Return what is said of the standings of a file."""
        raise NotImplementedError

    def prizes(self, path: Path, event: Event) -> Said:
        return {}


class Json(Commands):
    """What scripts read."""

    name = "JSON"
    says: tuple[str, ...] = (
        *("refused", "order", "rank", "place", "score", "decided", "value", "team", "cash"),
        *("trophies", "findings"),
    )

    def places(self, path: Path, event: Event) -> Said:
        found = json.loads(typed("check", path, "--json").out)["findings"]
        said: Said = {("findings",): [[f["severity"], f["where"], f["message"]] for f in found]}
        run = typed("standings", path, "--format", "json")
        if run.code:
            return {**said, **{("refused", k): True for k in range(len(event.sections))}}
        for k, section in enumerate(json.loads(run.out)["sections"]):
            said |= self._standings(k, section)
        for (k, number), codes in by_player(event):
            options = [word for code in codes for word in ("--system", code)]
            words = "explain", path, number, "--section", event.sections[k].name, *options
            sheets = json.loads(typed(*words, "--format", "json").out)["worksheets"]
            for code, sheet in zip(codes, sheets, strict=True):
                said["terms", k, number, code] = [
                    [
                        *(term["round"] or "", term["opponent"] or "", figure(term["amount"])),
                        *(term["counted"], term["why"]),
                    ]
                    for term in sheet["terms"]
                ]
                said["sentence", k, number, code] = sheet["sentence"]
                said["total", k, number, code] = figure(sheet["value"])
        return said

    def prizes(self, path: Path, event: Event) -> Said:
        said: Said = {}
        run = typed("prizes", path, "--format", "json")
        for given in json.loads(run.out)["sections"] if not run.code else ():
            k = [section.name for section in event.sections].index(given["section"])
            for winner in given["players"]:
                said["cash", k, winner["number"]] = winner["cash"]
                said["trophies", k, winner["number"]] = winner["trophies"]
        return said

    def _standings(self, k: int, section: dict[str, Any]) -> Said:
        rows, codes = section["standings"], section["order"]
        said: Said = {
            ("refused", k): False,
            ("order", k): codes,
            ("rank", k): [row["number"] for row in rows],
        }
        shared = [row["place"] for row in rows]
        for row in rows:
            number, last = row["number"], row["place"] + shared.count(row["place"]) - 1
            place = f"{row['place']}–{last}" if row["shared"] else f"{row['place']}"
            said["place", k, number] = place
            said["score", k, number] = row["score"]
            said["decided", k, number] = row["decided_by"] or ""
            said |= {("value", k, number, c): figure(row["tiebreaks"][c]) for c in codes}
        return said | teams(k, section)


def by_player(event: Event, players: int = 3) -> Iterator[tuple[tuple[int, int], list[str]]]:
    """Yield section and number of players, with the tie-breaks that are looked at."""
    sheets = worksheets(event, players)
    for who, group in groupby(sheets, lambda sheet: sheet[:2]):
        yield who, [code for _, _, code in group]


def figure(value: Any) -> float | str:
    """Return a figure as a cell holds it."""
    return "" if value in (None, "") else float(value)


class Screen(Commands):
    """What people read on the screen, and the same as CSV."""

    name = "screen"
    says = ("refused", "order", "rank", "score", "decided", "value", "cash", "trophies")
    within = 1e-6

    def places(self, path: Path, event: Event) -> Said:
        lines = typed("check", path).out.splitlines()
        found = (re.fullmatch(r"(error|warning|note): (.*?): (.*)", line) for line in lines)
        said: Said = {}
        if all(line.partition(":")[0] in ("error", "warning", "note") for line in lines):
            said["findings",] = [[*one.groups()] for one in found if one]
        run = typed("standings", path, "--format", "csv")
        names = [section.name for section in event.sections]
        if run.code:
            return {**said, **{("refused", k): True for k in range(len(names))}}
        for k, name in enumerate(names):
            run = typed("standings", path, "--format", "csv", "--section", name)
            rows = [row for row in csv.DictReader(io.StringIO(run.out)) if row["number"]]
            codes = [*rows[0]][6:-1] if rows else []
            said |= {("refused", k): False, ("rank", k): [int(row["number"]) for row in rows]}
            said["order", k] = codes
            for row in rows:
                number = int(row["number"])
                said["score", k, number] = float(row["score"])
                said["decided", k, number] = row["decided_by"]
                said |= {("value", k, number, code): figure(row[code]) for code in codes}
        for (k, number), codes in by_player(event, players=1):
            options = [word for code in codes for word in ("--system", code)]
            words = "explain", path, number, "--section", names[k], *options
            heads = tuple(f" ({code})" for code in codes)
            lines = typed(*words).out.splitlines()
            sentences = [
                one for one in lines if one.strip() == one and one and not one.endswith(heads)
            ]
            shown = sentences[-len(codes) :]
            said |= {("sentence", k, number, code): one for code, one in zip(codes, shown)}
        return said

    def prizes(self, path: Path, event: Event) -> Said:
        said: Said = {}
        names = [section.name for section in event.sections]
        run = typed("prizes", path, "--format", "csv")
        for row in csv.DictReader(io.StringIO(run.out if not run.code else "")):
            if row["entry"] == "player":
                k = names.index(row["section"])
                said["cash", k, int(row["number"])] = float(row["cash"])
                said["trophies", k, int(row["number"])] = [
                    *filter(None, row["trophies"].split("; "))
                ]
        return said


class Bulletin(Commands):
    """The table of the standings on paper."""

    name = "bulletin"
    says: tuple[str, ...] = ("rank", "place", "score")
    within = 0.00501

    def places(self, path: Path, event: Event) -> Said:
        out = self.folder / "out.docx"
        run = typed("bulletin", path, "-o", out, "--force")
        said: Said = {("stopped",): bool(run.code)}
        if run.code:
            return said
        document = docx.Document(str(out))
        tables = [one for one in document.tables if title_of(one).startswith("Standings")]
        for k, (section, table) in enumerate(zip(event.sections, tables, strict=True)):
            rows = [[*row.cells] for row in table.rows]
            heads = [cell.text.replace("\xa0", " ") for cell in rows[0]]
            at = heads.index("No.")
            score = next(k for k, head in enumerate(heads) if head in SCORES)
            codes = {tie.name: tie.code for tie in ranked(section).order.tie_breaks}
            said["rank", k] = [int(row[at].text) for row in rows[1:]]
            for row in rows[1:]:
                number = int(row[at].text)
                said["place", k, number] = row[0].text
                said["score", k, number] = printed(row[score].text)
                for head, cell in ((head, cell) for head, cell in zip(heads, row) if head in codes):
                    said["value", k, number, codes[head]] = printed(cell.text)
                    if any(run.style.name == DECISIVE for run in cell.paragraphs[0].runs):
                        said["decided", k, number] = codes[head]
        return said


DECISIVE = "Bulletin Decisive"
SCORES = "Score", "Match points", "Game points"


def printed(text: str) -> Any:
    """Return a figure from paper, on which halves are ½."""
    text = text.replace("−", "-")
    found = re.fullmatch(r"(-?\d*)(½|¼|¾)?", text)
    if found and text:
        return float(found[1] or 0) + {"½": 0.5, "¼": 0.25, "¾": 0.75}.get(found[2] or "", 0)
    return float(text) if re.fullmatch(r"-?\d+\.\d+", text) else text.replace("–", "")


PARTS = "thead/tr", "tbody/tr[last()]"


class Page(Commands):
    """The list of the web page, and the totals inside of it."""

    name = "page"
    says: tuple[str, ...] = ("rank", "place", "score", "decided")
    within = 0.00501

    def places(self, path: Path, event: Event) -> Said:
        out = self.folder / "out.html"
        run = typed("page", path, "-o", out, "--force")
        said: Said = {("stopped",): True} if run.code else {}
        if run.code:
            return said
        page: Any = html.document_fromstring(out.read_text("utf-8"))
        lists = page.xpath("//ol[@class='standings'][li[contains(@id, 'p')]]")  # t are teams
        for k, (section, entries) in enumerate(zip(event.sections, lists, strict=True)):
            codes = {tie.name: tie.code for tie in ranked(section).order.tie_breaks}
            items = entries.xpath("./li")
            numbers = [int(re.findall(r"\d+", item.get("id"))[-1]) for item in items]
            said["rank", k] = numbers
            for number, item in zip(numbers, items):
                place, score, by = (
                    "".join(
                        item.xpath(
                            f"./details/summary//span[starts-with(@class, '{name}')]//text()"
                        )
                    )
                    for name in ("place", "score", "by")
                )
                said["place", k, number] = place
                said["score", k, number] = printed(score)
                named = [name for name in codes if by.startswith(f"{name} ")]
                decided = codes[max(named, key=len)] if named else by.partition(" (")[0]
                said["decided", k, number] = decided
                heads, totals = (item.xpath(f"(.//table)[1]/{part}") for part in PARTS)
                for head, total in zip(*heads, *totals) if totals else ():
                    if head.text_content() in codes:
                        code = codes[head.text_content()]
                        said["value", k, number, code] = printed(total.text_content())
        return said
