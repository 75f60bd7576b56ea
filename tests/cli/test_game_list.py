"""Every command on a list of games says what it says on the crosstable of the same event."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tests.command import Command

CROSSTABLE = """\
Prizes,"$100-50, U1600 $30"
Rounds,3
No.,Name,Rating,Club,R1,R2,R3
1,"Adams, Ann",1900,Oak,W4w,W6b,D2w
2,"Baker, Bob",1800,Elm,D5b,X3w,D1b
3,"Clark, Cy",1700,Oak,L6w,F2b,5b
4,"Diaz, Dee",1600,Elm,L1b,H,L6w
5,"Evans, Ed",1500,Oak,D2w,B,3w
6,"Frost, Flo",1400,Elm,W3b,L1w,W4b
"""
GAMES = """\
Prizes,"$100-50, U1600 $30"
Rounds,3
Round,Board,White,White Elo,White club,Result,Black,Black Elo,Black club
1,1,"Adams, Ann",1900,Oak,1-0,"Diaz, Dee",1600,Elm
1,2,"Evans, Ed",1500,Oak,½-½,"Baker, Bob",1800,Elm
1,3,"Clark, Cy",1700,Oak,0-1,"Frost, Flo",1400,Elm
2,1,"Frost, Flo",1400,Elm,0-1,"Adams, Ann",1900,Oak
2,2,"Baker, Bob",1800,Elm,1-0f,"Clark, Cy",1700,Oak
2,3,"Diaz, Dee",1600,Elm,½,bye,,
2,4,"Evans, Ed",1500,Oak,1,bye,,
3,1,"Adams, Ann",1900,Oak,½-½,"Baker, Bob",1800,Elm
3,2,"Diaz, Dee",1600,Elm,0-1,"Frost, Flo",1400,Elm
3,3,"Evans, Ed",1500,Oak,*,"Clark, Cy",1700,Oak
"""
PRINTED = """\
No.,Name,Mod. Med,Solk
1,"Adams, Ann",1,1
2,"Baker, Bob",2,2
3,"Clark, Cy",3,3
4,"Diaz, Dee",4,4
"""
OVER = {"1500,Oak,*": "1500,Oak,1-0", ",5b\n": ",L5b\n", ",3w\n": ",W3w\n"}
"""What ends the game that is open, in either file."""


@pytest.fixture
def both(tmp_path: Path) -> list[Path]:
    """The event as a list of games and as a crosstable, in files of one name."""
    files = []
    for folder, text in (("games", GAMES), ("crosstable", CROSSTABLE)):
        files.append(tmp_path / folder / "club.csv")
        files[-1].parent.mkdir()
        files[-1].write_text(text, encoding="utf-8")
    return files


@pytest.mark.parametrize(
    "arguments",
    [
        "standings FILE",
        "standings FILE --format json",
        "standings FILE --edition fide2026 --order BH/C1,BPG,DE",
        "standings FILE --round 2",
        "explain FILE Frost",
        "why FILE 1 2",
        "whatif FILE",
        "whatif FILE R3.5-3.1-0",
        "prizes OVER",
        "verify OVER --against PRINTED",
    ],
)
def test_a_list_and_its_crosstable_have_one_story(
    arguments: str, both: list[Path], xltiebreak: Command, tmp_path: Path
) -> None:
    printed = tmp_path / "printed.csv"
    printed.write_text(PRINTED, encoding="utf-8")
    told = []
    for file in both:
        words = arguments.split()
        over = file.with_name("over.csv")
        text = file.read_text(encoding="utf-8")
        for awaited, result in OVER.items():
            text = text.replace(awaited, result)
        over.write_text(text, encoding="utf-8")
        files = {"FILE": file, "OVER": over, "PRINTED": printed}
        words = [str(files.get(word, word)) for word in words]
        run = xltiebreak(*[word.replace(".", " ") if word[:3] == "R3." else word for word in words])
        told.append((run.code, run.out))
    assert told[0][1]
    assert told[0] == told[1]


def test_check_says_how_the_list_was_read_and_which_game_is_open(
    both: list[Path], xltiebreak: Command
) -> None:
    run = xltiebreak("check", both[0])
    assert run.code == 0
    read_as = "Read as: a list of 10 games; players numbered by rating, then by name; 6 players, 3"
    assert " ".join(run.err.split()).startswith(read_as) or read_as in " ".join(run.out.split())
    assert "line 13, Result has no result yet" in run.out


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["csv", "xlsx", "trf"])
def test_a_list_is_written_as_its_crosstable_would_be(
    kind: str, both: list[Path], xltiebreak: Command
) -> None:
    written = [file.with_name(f"out.{kind}") for file in both]
    for file, out in zip(both, written, strict=True):
        assert xltiebreak("convert", file, out).code == 0
    assert written[0].read_bytes() == written[1].read_bytes()


def test_the_bulletin_and_the_page_are_the_same(
    both: list[Path], xltiebreak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")  # or a minute may lie between them
    bodies = []
    for file in both:
        bulletin, page = file.with_name("club.docx"), file.with_name("club.html")
        assert xltiebreak("bulletin", file, "-o", bulletin).code == 0
        assert xltiebreak("page", file, "-o", page).code == 0
        with zipfile.ZipFile(bulletin) as parts:
            bodies.append((parts.read("word/document.xml"), page.read_text(encoding="utf-8")))
    assert bodies[0][0] == bodies[1][0]
    assert bodies[0][1] == bodies[1][1]


@pytest.mark.slow
def test_the_workbook_of_its_games_has_the_same_story(
    both: list[Path], xltiebreak: Command
) -> None:
    book = both[1].with_name("club.xlsx")
    options = ("--from", both[1], "--entry", "games", "--for", "plain")
    assert xltiebreak("new", book, *options).code == 0
    for arguments in (
        ("standings", "--format", "json"),
        ("explain", "Frost"),
        ("why", "1", "2"),
        ("whatif",),
        ("prizes",),
        ("bulletin", "-o"),
    ):
        told = []
        for file in (both[1], book):
            out = file.with_name("out.docx")
            written = [out, "--force"] if arguments[0] == "bulletin" else []
            run = xltiebreak(arguments[0], file, *arguments[1:], *written)
            told.append((run.code, run.out.replace(".xlsx", ".csv")))
            if written:
                with zipfile.ZipFile(out) as parts:
                    told[-1] = (run.code, parts.read("word/document.xml").decode())
        assert told[0] == told[1], arguments
