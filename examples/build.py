"""The example events, and what is made of them: ``python examples/build.py`` writes their
workbooks and bulletins, the empty workbooks of ``templates`` and main.py anew, and pictures of
bulletins and sheets where LibreOffice is installed, unless ``--no-pictures`` is said. What pages
say of functions and buttons is written, too. ``--site FOLDER`` makes the page in a browser instead.

Everybody in them is invented, and so are the ids.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from examples.ihsa.event import ihsa
from examples.site import CannotBuild, write_site
from xltiebreak import __version__
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import to_pdf, write_bulletin
from xltiebreak.disk.shipped import table_in
from xltiebreak.event import letters as us
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import decimal, rating
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.excel.cells.rows import empty_roundrobin, empty_swiss, empty_team_event
from xltiebreak.excel.web_extension import main_module
from xltiebreak.excel.writer import write_workbook
from xltiebreak.formats.files import load
from xltiebreak.functions import FUNCTIONS as CATALOGUE
from xltiebreak.functions.blocks import section_of
from xltiebreak.functions.values import Entered
from xltiebreak.libreoffice.extension import oxt
from xltiebreak.page import Shown, write_page
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.labels import COLUMN_HEADERS, PRIZE_LABELS
from xltiebreak.tables.vocabulary import SECTIONS

HERE = Path(__file__).parent

CLUBS = {"M": "Millrace Chess Club", "H": "Harbor Street Chess Club"}
SCHOOLS = {
    "A": "Lantern Hill School",
    "B": "Old Quarry Academy",
    "C": "Ferry Lane Elementary",
    "D": "Tallgrass Prairie School",
    "E": "Cooper Creek School",
}

BHAM = """
1 | Delacroix, Simone   | 90001013 | 1822    | M | W4w  D2b  W3w  L5b
2 | Haverford, Miles    | 90001021 | 1790    | H | W5b  D1w  W6b  L3b
3 | Oyelaran, Tunde     | 90001039 | 1641P17 | H | W6b  L4w  L1b  W2w
4 | Winslow, Patrice    | 90001047 | 1518    | M | L1b  W3b  L5w  L6w
5 | Zielinski, Marek    | 90001054 | 1467    | M | L2w  L6w  W4b  W1w
6 | Aldridge, Fiona     | 90001062 |         | H | L3w  W5b  L2w  W4b
"""

RIVERSIDE = """
1  | Okonjo, Daniel      | 90002011 | 2034    | M | W12w W6b  W4w  W5w  L3b
2  | Brandt, Louisa      | 90002029 | 1961    | H | W13b D7w  W11b L3b  W8w
3  | Hollis, Marcus      | 90002037 | 1887    | M | W14w W8b  L5b  W2w  W1w
4  | Petrakis, Nina      | 90002045 | 1842    | H | W15b W9w  L1b  W13w D5b
5  | Underhill, Graham   | 90002052 | 1803    | H | W16w W10b W3w  L1b  D4w
6  | Castellano, Rita    | 90002060 | 1768    | M | X17  L1w  H    Z7   R13b
7  | Whitcomb, Alan      | 90002078 | 1741    | M | W23w D2b  L8w  Z6   W14b
8  | Ferreira, Joana     | 90002086 | 1702    | H | W18b L3w  W7b  W15w L2b
9  | Lindgren, Oskar     | 90002094 | 1688    | M | W19w L4b  F14  D11w D10b
10 | Abara, Chidi        | 90002102 | 1655    | H | W20b L5w  L15b D17w D9w
11 | Prescott, Helen     | 90002110 | 1641P17 | M | W22w D21b L2w  D9b  W16w
12 | Yamane, Keiko       | 90002128 | 1597    | H | L1b  W17w W24b .    .
13 | Dunleavy, Sean      | 90002136 | 1574    | H | L2w  W23b W16w L4b  W6w
14 | Rosales, Mateo      | 90002144 | 1533    | M | L3b  W18w F9   W21b L7w
15 | Kowalczyk, Ewa      | 90002151 | 1496    | M | L4w  W22b W10w L8b  L24w
16 | Tennant, Philip     | 90002169 | 1451    | H | L5b  W20w L13b W22w L11b
17 | Varga, Ilona        | 90002177 | 1420P22 | M | F6   L12b W21w D10b L18w
18 | Bellamy, Curtis     | 90002185 | 1366    | H | L8w  L14b W23w F    W17b
19 | Nakamori, Tom       | 90002193 | 1318    | M | L9b  L24w W20b U    W21w
20 | Sorensen, Britt     | 90002201 | 1244P9  | H | L10w L16b L19w D23b B
21 | Haddad, Karim       | 90002219 | 1175P5  | M | H    D11w L17b L14w L19b
22 | Quigley, Maeve      | 90002227 |         | H | L11b L15w B    L16b L23w
23 | Lockhart, Dennis    | 90002235 |         | M | L7b  L13w L18b D20w W22b
24 | Espinoza, Carla     | 90002243 | 1539    | H | U    W19b L12w X    W15b
"""
"""Five rounds with every kind of bye and forfeit. A point stands for an empty cell."""

CHAMPIONSHIP = """
1 | Marchetti, Lena     | 90003019 | 1955    | H | * ½ 1 ½ 1 0 1
2 | Okafor, Samuel      | 90003027 | 1920    | M | ½ * ½ 1 1 1 1
3 | Trevino, Ignacio    | 90003035 | 1874    | M | 0 ½ * 1 + + ½
4 | Halvorsen, Dag      | 90003043 | 1790    | H | ½ 0 0 * 1 + ½
5 | Pemberton, Alice    | 90003050 | 1712    | H | 0 0 - 0 * + ½
6 | Szabo, Miklos       | 90003068 | 1698    | M | 1 0 - - - * -
7 | Nwosu, Grace        | 90003076 | 1655P12 | M | 0 0 ½ ½ ½ + *
"""
"""A round-robin: a forfeit, and number 6, who withdrew after two of his six games."""

SCHOLASTIC = """
1  | Adeola, Mina      | 90004008 | 1709    | A | W11w W7b  W5b  W3w  D2w
2  | Beckett, Jonah    | 90004019 | 1668    | B | W12w L6w  W21b W10w D1b
3  | Castro, Elena     | 90004030 | 1545    | C | W13w D10b W6w  L1b  D5w
4  | Dhillon, Simran   | 90004034 | 1539    | D | W14b L5w  W18b W7w  D6w
5  | Engström, Axel    | 90004045 | 1515    | B | W15b W4b  L1w  W12w D3b
6  | Fontana, Lily     | 90004049 | 1501    | A | W16w W2b  L3b  W11w D4b
7  | Grover, Tate      | 90004060 | 1293    | C | W17b L1w  W14w L4b  L11w
8  | Hashimoto, Ren    | 90004064 | 1273    | E | D18w D21b H    D9b  W12w
9  | Iverson, Britta   | 90004075 | 1229    | D | D19w W22b L10b D8w  D14w
10 | Jelani, Marcus    | 90004086 | 1225    | A | W20b D3w  W9w  L2b  D21w
11 | Kowalski, Ola     | 90004090 | 1191    | B | L1b  W15w W19w L6b  W7b
12 | Lindell, Peter    | 90004101 | 1169    | C | L2b  W17w W22w L5b  L8b
13 | Mercado, Sofia    | 90004105 | 1099P9  | A | L3b  L16w W17b F21  D18b
14 | Novotny, Jan      | 90004116 | 1022    | B | L4w  W20w L7b  W19b D9b
15 | Osei, Kwame       | 90004120 | 982     | D | L5w  L11b W20w D18b D22w
16 | Pruitt, Hazel     | 90004131 | 948     | C | L6b  W13b U    U    U
17 | Quintana, Diego   | 90004142 | 888P14  | E | L7w  L12b L13w L22b B
18 | Rasmussen, Ida    | 90004146 |         | B | D8b  D19b L4w  D15w D13w
19 | Sethi, Anjali     | 90004157 | 778     | A | D9b  D18w L11b L14w L20b
20 | Trask, Wyatt      | 90004161 | 765P5   | C | L10w L14b L15b B    W19w
21 | Ulloa, Carmen     | 90004172 |         | D | B    D8w  L2w  X13  D10b
22 | Voss, Henry       | 90004176 | 708     | E | H    L9w  L12b W17w D15b
"""
"""Five schools, of which one has three players; the top four of each make the team's score."""


def bham() -> Event:
    """Four rounds, six players, three ties: small enough to follow with a pencil."""
    return Event(
        name="BHAM Tournament",
        sections=(_section(BHAM, order="bham"),),
        dates="May 2, 2026",
        venue="Lantern Hall, Reading Room",
        city="Alder Crossing",
        organizer=CLUBS["M"],
        chief_td="Tremaine, Judith",
        rated_by="US Chess",
        time_control="G/60 d5",
    )


def riverside() -> Event:
    """A club Swiss as it happens: no-shows, a withdrawal, a late entry and a ruling."""
    return Event(
        name="Riverside Spring Swiss",
        sections=(_section(RIVERSIDE, order="uschess"),),
        dates="April 18-19, 2026",
        venue="Old Ferry House, Main Floor",
        city="Alder Crossing",
        organizer=f"{CLUBS['M']} & {CLUBS['H']}",
        chief_td="Tremaine, Judith",
        assistant_tds="Osterman, Greta; Delgado, Inez",
        rated_by="US Chess",
        time_control="G/75 d5",
        notes="Round 4, players 6 and 7: forfeit draw, as the room had to be cleared. Round 5, "
        "players 13 and 6: the win stands, and on appeal the loser was given a draw.",
        next_event="Riverside Summer Swiss, July 11-12, 2026, at the same place",
        thanks="the Old Ferry House for the hall, and Ferry Lane Bakery for the prizes",
    )


def championship() -> Event:
    """A club's round-robin, in which a withdrawal annuls the leader's only loss."""
    return Event(
        name="Alder Crossing Club Championship",
        sections=(_grid(CHAMPIONSHIP, withdrawn=(6,)),),
        dates="January 8 - February 19, 2026",
        venue="Lantern Hall, Reading Room",
        city="Alder Crossing",
        organizer=CLUBS["M"],
        chief_td="Tremaine, Judith",
        rated_by="US Chess",
        time_control="G/90 d5",
        notes="Number 6 withdrew after two games.",
    )


def scholastic() -> Event:
    """A combined event: players play, and schools are ranked by their top four."""
    section = _section(SCHOLASTIC, order="wintd", teams=SCHOOLS)
    return Event(
        name="Alder Crossing Scholastic",
        sections=(replace(section, name="K-8 Open", counting=4),),
        dates="March 14, 2026",
        venue="Lantern Hall, Gymnasium",
        city="Alder Crossing",
        organizer=CLUBS["M"],
        chief_td="Tremaine, Judith",
        assistant_tds="Osterman, Greta",
        rated_by="US Chess",
        time_control="G/30 d5",
    )


def prizes() -> Event:
    """A Swiss with money, read from the text file in which it was typed."""
    return load(HERE / "prizes/prizes.csv")


def _grid(table: str, withdrawn: tuple[int, ...]) -> Section:
    """A round-robin's section, read from its grid as the functions read one."""
    lines = [line.split("|") for line in table.strip().splitlines()]
    section = section_of(Entered(tuple(tuple(line[-1].split()) for line in lines)))
    return replace(
        section,
        name="Final",
        players=tuple(_player(line[:-2], CLUBS[line[-2].strip()]) for line in lines),
        order="roundrobin",
        withdrawn=withdrawn,
        trophies=3,
    )


def _player(fields: Sequence[str], team: str) -> Player:
    number, name, id, rated = (field.strip() for field in fields)
    value, provisional = rating(rated)
    return Player(int(number), name, id, value, provisional, team)


def _section(table: str, order: str, teams: Mapping[str, str] = CLUBS) -> Section:
    players, rows = [], []
    for line in table.strip().splitlines():
        *player, cells = (part.strip() for part in line.split("|"))
        players.append(_player(player[:-1], teams[player[-1]]))
        rows.append(tuple(BLANK if cell == "." else us.read(cell) for cell in cells.split()))
    return Section(
        name="Open",
        players=tuple(players),
        crosstable=Crosstable(tuple(player.number for player in players), tuple(rows)),
        scheduled_rounds=len(rows[0]),
        order=order,
        trophies=3,
    )


README = HERE.parent / "README.md"
FUNCTIONS = HERE.parent / "templates/functions.md"
ABOUT_PRIZES = HERE / "prizes/README.md"
PASTED = HERE.parent / "templates/main.py"
EXTENSION = HERE.parent / "templates/xltiebreak.oxt"
ABOUT_WORKBOOKS = HERE.parent / "templates/README.md"
ABOUT_FILES = HERE.parent / "xltiebreak/formats/README.md"

EXAMPLES = {
    "bham": bham,
    "riverside": riverside,
    "championship": championship,
    "scholastic": scholastic,
    "ihsa": ihsa,
    "prizes": prizes,
}

WRITTEN = "1779624000"
"""When the bulletins say that they were written: the same at each build."""


WORKBOOKS = {
    HERE / name / f"{name}.xlsx": lambda event=event: write_workbook(event())
    for name, event in EXAMPLES.items()
}
BULLETINS = {
    HERE / name / f"{name}.docx": lambda event=event: _bulletin(event())
    for name, event in EXAMPLES.items()
}
TEMPLATES = {
    HERE.parent / "templates" / f"{name}{ending}": lambda empty=empty, route=route: write_workbook(
        empty(), route=route
    )
    for name, empty in (
        ("crosstable", empty_swiss),
        ("roundrobin", empty_roundrobin),
        ("team", empty_team_event),
    )
    for route, ending in (
        ("plain", ".xlsx"),
        ("lite", "-lite.xlsx"),
        ("libreoffice", "-libreoffice.xlsx"),
    )
}
TEMPLATES[HERE.parent / "templates" / "games.xlsx"] = lambda: write_workbook(
    empty_swiss(), route="plain", of_games=True
)
TEMPLATES[HERE.parent / "templates" / "team-4-boards.xlsx"] = lambda: write_workbook(
    empty_team_event(boards=4), route="plain"
)
"""What makes the content of each committed file, by its path."""


def _bulletin(event: Event) -> bytes:
    """The bulletin of the event's workbook, where what players play for is headed Club."""
    club = COLUMN_HEADERS["team"]
    sections = [
        one if one.matches else replace(one, origin=one.origin._replace(team=club))
        for one in event.sections
    ]
    return write_bulletin(event_standings(event, sections)).docx


def function_table() -> str:
    """The table of the functions, from their own names, arguments and help."""
    lines = ["| function | what it gives |", "|---|---|"]
    for name, function in sorted(CATALOGUE.items()):
        parameters = [*function.signature.parameters.values()]
        while parameters and parameters[-1].name in ("notation", "kind", "planned"):
            del parameters[-1]  # the page says once that most take them
        listed = (
            parameter.name if parameter.default is parameter.empty else f"[{parameter.name}]"
            for parameter in parameters
        )
        lines.append(f"| `{name}({', '.join(listed)})` | {function.help} |")
    return "\n".join(lines)


def buttons() -> str:
    """Return the buttons of a lite workbook, each with its boxes and what it does."""
    tree = ast.parse((HERE.parent / "xltiebreak/scripts/lite.py").read_text(encoding="utf-8"))
    lines = []
    for function in tree.body:
        if isinstance(function, ast.AsyncFunctionDef) and function.decorator_list:
            [decorator] = function.decorator_list
            assert isinstance(decorator, ast.Call)
            name = ast.literal_eval(decorator.keywords[0].value)
            boxes = ", ".join(each.arg for each in function.args.args[1:])
            words = " ".join((ast.get_docstring(function) or "").split())
            lines.append(f"- **{name}**{f' ({boxes})' if boxes else ''}: {words}")
    return "\n".join(lines)


def labels_of_prizes() -> str:
    """Return the labels beside the prizes, with the hints that the sheet Event gives."""
    hints = table_in("excel/sheets/event.toml")["prizes"]
    hints = {PRIZE_LABELS.get(key): box["hint"] for key, box in hints.items()}
    return "\n".join(f"- `{label}`: {hint}" for label, hint in hints.items() if label)


def languages() -> str:
    """Return the letters of each language in which results are read, and how it may be stated."""
    letters = SECTIONS["letters"]
    codes = map(str.split, reversed(SECTIONS["words"]["codes"]))
    stated = {language: code for code, language in codes}
    lines = ["| language | stated as | won, drawn, lost | White, Black |", "|---|---|---|---|"]
    for language, (white, black, *sets) in letters.items():
        code = stated.get(language.lower(), language.lower())
        won = ", ".join(f"`{each}`" for each in sets)
        blacks = " or ".join(f"`{letter}`" for letter in black)
        lines.append(f"| {language} | `{code}` | {won} | `{white}`, {blacks} |")
    return "\n".join(lines)


GENERATED = {
    FUNCTIONS: ("functions", function_table),
    ABOUT_FILES: ("languages", languages),
    ABOUT_WORKBOOKS: ("buttons", buttons),
    ABOUT_PRIZES: ("labels", labels_of_prizes),
}
"""Pages with a part between two comments that says what the program has, and what makes it."""


def page_of_today(page: Path) -> str:
    """Return a page with its part anew."""
    name, made = GENERATED[page]
    before, start, rest = page.read_text(encoding="utf-8").partition(f"<!-- {name} -->")
    _, end, after = rest.partition(f"<!-- end of {name} -->")
    return f"{before}{start}\n{made()}\n{end}{after}"


def _by_fide() -> Event:
    """The Riverside event by FIDE's tie-breaks, which only the functions work out."""
    event = riverside()
    return replace(event, sections=tuple(replace(one, order="fide") for one in event.sections))


def _misprinted() -> Event:
    """The Riverside event with three slips of the pen, for a picture of the sheet Checks."""
    event = riverside()
    section = event.sections[0]
    rows = [list(row) for row in section.crosstable.results]
    for number, round, text in ((7, 5, "D14b"), (15, 5, "L25w"), (21, 3, "L21b")):
        rows[number - 1][round - 1] = us.read(text)
    table = Crosstable(section.crosstable.numbers, tuple(map(tuple, rows)))
    return replace(event, sections=(replace(section, crosstable=table),))


def event_with_printed_values() -> Event:
    """The BHAM event as a program prints it that takes the Median for the Modified Median, for a
    picture of the sheet Verify."""
    event = bham()
    rows = standings(event.sections[0], order="MED,SOLK").rows
    printed = {
        label: {row.player.number: decimal(row.values[code] or 0) for row in rows}
        for label, code in (("Mod. Med", "MED"), ("Solk", "SOLK"))
    }
    return replace(event, sections=(replace(event.sections[0], printed=printed),))


PICTURES = {
    "bham/crosstable": (bham, 2),
    "bham/standings": (bham, 3),
    "riverside/event": (riverside, 1),
    "riverside/crosstable": (riverside, 2),
    "riverside/standings": (riverside, 3),
    "riverside/arithmetic": (riverside, 4),
    "riverside/worksheet": (riverside, 5),
    "riverside/libreoffice": (_by_fide, 3),
    "championship/crosstable": (championship, 2),
    "championship/standings": (championship, 3),
    "scholastic/crosstable": (scholastic, 2),
    "ihsa/matches": (ihsa, 3),
    "ihsa/crosstable": (ihsa, 12),
    "ihsa/worksheet": (ihsa, 13),
    "riverside/checks": (_misprinted, 6),
    "verify/sheet": (event_with_printed_values, 7),
}
"""The event and the page of its printed workbook."""


def _draw(page: int, pdf: Path, picture: Path, *box: str) -> None:
    command = ["pdftoppm", "-r", "90", "-png", "-singlefile", "-f", str(page), "-l", str(page)]
    subprocess.run([*command, *box, str(pdf), str(picture)], check=True)


def _picture_of_bulletin(bulletin: Path) -> None:
    """The first page of a bulletin, as its README shows it."""
    with TemporaryDirectory() as folder:
        pdf = Path(folder, "bulletin.pdf")
        pdf.write_bytes(to_pdf(bulletin.read_bytes()))
        _draw(1, pdf, bulletin.with_name("bulletin"))


def _picture_of_page() -> None:
    """The web page of the Riverside event, as a phone shows it."""
    event = riverside()
    with TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        ranked = event_standings(event, event.sections)
        page.write_text(write_page(ranked, Shown(made=f"xltiebreak {__version__}.")), "utf-8")
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        picture = f"--screenshot={HERE / 'riverside/page.png'}"
        where = [f"--user-data-dir={folder}", "--window-size=500,1000", picture, page.as_uri()]
        subprocess.run(["chromium", *flags, *where], check=True, capture_output=True)


def _pictures_of_sheets() -> None:
    """The sheets of the live workbooks, as LibreOffice with the extension prints them."""
    for name, (event, page) in PICTURES.items():
        with TemporaryDirectory() as folder:
            book = Path(folder, "event.xlsx")
            book.write_bytes(write_workbook(event(), route="libreoffice"))
            extension = Path(folder, "extensions")
            ZipFile(EXTENSION).extractall(extension / "xltiebreak")
            profile = f"-env:UserInstallation={Path(folder, 'profile').as_uri()}"
            bundled = f"-env:BUNDLED_EXTENSIONS={extension.as_uri()}"
            command = ["soffice", profile, bundled, "--headless", "--convert-to", "pdf"]
            own_python = {"PATH": "/usr/bin:/bin", "HOME": folder}
            subprocess.run(
                [*command, "--outdir", folder, str(book)],
                check=True,
                capture_output=True,
                env=own_python,
            )
            pdf = book.with_suffix(".pdf")
            corners = zip(("-x", "-y", "-W", "-H"), map(str, _filled(pdf, page)))
            _draw(page, pdf, HERE / name, *chain.from_iterable(corners))


def _filled(pdf: Path, page: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of what stands on a page above its footer."""
    gray = pdf.with_suffix(".pgm")
    command = ["pdftoppm", "-r", "90", "-gray", "-singlefile", "-f", str(page), "-l", str(page)]
    subprocess.run([*command, str(pdf), str(gray.with_suffix(""))], check=True)
    _, width, _, _, dots = gray.read_bytes().split(maxsplit=4)
    across = int(width)
    lines = [dots[k : k + across] for k in range(0, len(dots), across)]
    filled = [k for k, line in enumerate(lines) if line.strip(_WHITE)]
    top = bottom = filled[0]
    for k in filled:
        if k - bottom > _GAP or k - top > _TALLEST:
            break
        bottom = k
    shown = [lines[k] for k in filled if k <= bottom]
    left = min(len(line) - len(line.lstrip(_WHITE)) for line in shown)
    right = max(len(line.rstrip(_WHITE)) for line in shown)
    return left - _EDGE, top - _EDGE, right - left + 2 * _EDGE, bottom - top + 2 * _EDGE


_WHITE = b"\xff"
_EDGE, _GAP, _TALLEST = 6, 90, 640
"""Dots at 90 dpi: the white edge of a picture, the least gap above a footer, the most height."""


def _site(folder: str = "", option: str = "", distributed: str = "", *others: str) -> None:
    if not folder or others or option not in ("", "--pyodide") or bool(option) != bool(distributed):
        sys.exit("usage: python examples/build.py --site FOLDER [--pyodide DISTRIBUTION]")
    try:
        write_site(Path(folder), Path(distributed) if distributed else None)
    except CannotBuild as error:
        sys.exit(f"Error: {error}")


if __name__ == "__main__":
    if "--site" in sys.argv[1:2]:
        sys.exit(_site(*sys.argv[2:]))
    os.environ["SOURCE_DATE_EPOCH"] = WRITTEN
    PASTED.write_text(main_module(), encoding="utf-8")  # first: workbooks have it in them
    for path, content in (WORKBOOKS | TEMPLATES | BULLETINS).items():
        path.write_bytes(content())
    EXTENSION.write_bytes(oxt())
    for page in GENERATED:
        page.write_text(page_of_today(page), encoding="utf-8", newline="\n")
    with_pictures = "--no-pictures" not in sys.argv
    if with_pictures and shutil.which("soffice"):
        for path in BULLETINS:
            _picture_of_bulletin(path)
        _pictures_of_sheets()
    if with_pictures and shutil.which("chromium"):
        _picture_of_page()
