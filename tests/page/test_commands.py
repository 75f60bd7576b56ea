"""The command that writes a page: of a watched file, and with initials in place of names."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.command import Command, Run
from tests.make.trf import prairie

pytestmark = pytest.mark.slow

EVENT = "Kind,swiss\nRounds,3\nNo.,Name,R1,R2\n1,Ash,W2,{}\n2,Birch,L1,{}\n"
BEFORE, AFTER = EVENT.format("", ""), EVENT.format("L2", "W1")
BROKEN = AFTER.replace("W1", "W1 and more")
Watch = Callable[[Callable[[], Iterator[None]]], Run]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("event.csv").write_text(BEFORE)
    Path("site").mkdir()
    return Path("event.csv")


@pytest.fixture
def watch(xltiebreak: Command, file: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Watches the file while what is given happens, a step between two looks, until Ctrl+C."""

    def run(happens: Callable[[], Iterator[None]]) -> Run:
        steps = happens()

        def wait(seconds: float) -> None:
            if next(steps, "over") == "over":
                raise KeyboardInterrupt

        monkeypatch.setattr("time.sleep", wait)
        return xltiebreak("page", file, "-o", "site/results.html", "--watch")

    return run


def page() -> str:
    return Path("site/results.html").read_text("utf-8")


def said(run: Run) -> list[str]:
    """What is said from the first change on, without the time of day."""
    assert run.code == 130
    lines = [*filter(None, run.err.splitlines())]
    start = next(k for k, line in enumerate(lines) if line.startswith("Watching event.csv"))
    return [line[7:] if line[2:3] == ":" else line for line in lines[start + 1 : -1]]


def test_a_file_is_followed_and_one_that_cannot_be_read_leaves_the_last_results(
    file: Path, watch: Watch
) -> None:
    corrected = "Being corrected since"

    def happens() -> Iterator[None]:
        assert "data-again=10" in page()
        assert "after 1 of 3 rounds" in page()
        file.write_text(AFTER)
        yield
        yield
        assert "after 2 of 3 rounds" in page()
        assert corrected not in page()
        for line in (BROKEN, f"{BROKEN}\n"):
            file.write_text(line)
            yield
            assert "after 2 of 3 rounds" in page()
            assert corrected in page()
        file.write_text(BEFORE)
        yield
        yield
        assert "after 1 of 3 rounds" in page()
        assert corrected not in page()

    lines = said(watch(happens))

    assert lines.count("wrote the page.") == 2
    assert "the file cannot be read yet; the page keeps the results of before." in lines
    assert any("'W1 and more'" in line for line in lines)


LAST = (
    *(
        "Quillfeather",
        "Vandersloot",
        "Nightingale-Ott",
        "MacGillicuddy",
        "Ó Séaghdha",
        "Żółkiewska",
    ),
    *("O'Dubhthaigh", "de la Huerta", "Ångström", "Kırıkçı", "Ζωγράφος", "Щербакова", "ibn Rušd"),
    *("Tremaine", "Fotheringay", "Xiáng", "प्रियदर्शी", "Straßmayr"),
)
FIRST = (
    *(
        "Zachary",
        "Béatrix",
        "Maximilian",
        "Søren Åke",
        "Gwendolyn",
        "Wei-Ling",
        "Łucja",
        "Ødegaard",
    ),
    *("Thaddeus J.", "Ximena", "Jan Paweł", "Aðalheiður", "अनुष्का", "Ευφροσύνη"),
)
KEPT = frozenset({"de", "la", "ibn", "wei", "ling", "ake", "jan"})
"""Words of names that stand in our own English, too, or within its words."""
OPTIONS = ((), ("--screen",), ("--round", "2"))


def named(choice: random.Random, count: int) -> list[str]:
    """Names as files write them: last name first, first name first, or one word."""
    lasts, ways = choice.sample(LAST, count), ("{1}, {0}", "{1}, {0}", "{0} {1}", "{1}")
    return [choice.choice(ways).format(choice.choice(FIRST), last) for last in lasts]


def spoken(choice: random.Random, name: str) -> str:
    """The name in either order, plain or in capitals."""
    last, _, first = name.partition(", ")
    return choice.choice((name, f"{first} {last}".strip(), name.upper(), f"{last} {first}".strip()))


def drawn(seed: int) -> tuple[list[str], str]:
    """Names, and an event that tells them everywhere."""
    choice = random.Random(seed)
    players = named(choice, 6)
    [a, b, c, d, e, f] = [f'"{name}"' for name in players]

    def who() -> str:
        return spoken(choice, choice.choice(players))

    def alone() -> str:
        return choice.choice([word for name in players for word in re.split("[ ,]+", name)])

    lines = [
        f'Event,"Spring by {who()}"',
        f'Section,"{choice.choice(("Section of ", ""))}{who()}"',
        f'Venue,"House of {who()}"',
        f'City,"{who()}, TX"',
        f'Notes,"{who()} was late, {alone()} won."',
        f'Thanks,"{who()}"',
        f'Playoff,"{players[0]} > {players[2]} (blitz, {alone()} won 2–0)"',
        "Withdrawn,6",
        "Counting players,2",
        "No.,Name,Rating,Team,R1,R2,R3",
        f'1,{a},1500,"Team {who()}",W2w,D3b,W4w',
        f'2,{b},1400,"Team {who()}",L1b,W4w,L3b',
        f'3,{c},1300,"Team {who()}",W4w,D1w,W2w',
        f'4,{d},1200,"Team {who()}",L3b,L2b,L1b',
        f"5,{e},1100,Oaks,X6,B,B",
        f"6,{f},1000,Oaks,F5,H,U",
        "",
        *prizes(alone, who(), players[3]),
    ]
    return players, "\n".join(lines)


def prizes(alone: Callable[[], str], who: str, winner: str) -> list[str]:
    """A table of prizes, one of which goes to a player and one to nobody."""
    return [
        "Prize,Cash,Trophy,Players",
        f'1st,$100,"{alone()} cup",',
        "2nd,$50,,",
        f'"Best game ({alone()} against {alone()})",$20,"book of {who}","{winner}"',
        f'"Top friend of {alone()}",$10,,"2, 4"',
        f'"Top {alone()} of the club",$10,,none',
    ]


def words_of(text: str) -> list[str]:
    """The words of a text in small letters without their accents; marks belong to their letter."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")
    kept = (each if unicodedata.category(each)[0] in "LNM" else " " for each in bare)
    return "".join(kept).split()


def told(names: list[str], page: str) -> set[str]:
    """The words of these names that a page tells."""
    words = {word for name in names for word in words_of(name) if len(word) > 1}
    return (words - KEPT) & {*words_of(page)}


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_no_word_of_a_players_name_is_in_the_source(
    xltiebreak: Command, seed: int, options: tuple[str, ...], tmp_path: Path
) -> None:
    names, text = drawn(seed)
    file, full, short = (tmp_path / name for name in ("event.csv", "full.html", "short.html"))
    file.write_text(text, encoding="utf-8")
    run = xltiebreak("page", file, "-o", full, *options)
    assert run.code == 0, run.err
    assert xltiebreak("page", file, "-o", short, "--names", "initials", *options).code == 0
    assert told(names, full.read_text("utf-8"))
    assert not told(names, short.read_text("utf-8"))


def test_no_player_of_a_team_is_named(xltiebreak: Command, tmp_path: Path) -> None:
    choice = random.Random("teams")
    lines = prairie().splitlines()
    rows = [k for k, line in enumerate(lines) if line.startswith("001")]
    names = [f"{last}, {first}" for last, first in zip(LAST, FIRST + FIRST)][: len(rows)]
    for k, name in zip(rows, names):
        lines[k] = f"{lines[k][:14]}{name:<33.33}{lines[k][47:]}"
    teams = [k for k, line in enumerate(lines) if line.startswith("310")]
    for k, name in zip(teams, names):
        team = f"Team {spoken(choice, name)}"
        lines[k] = f"{lines[k][:8]}{team:<32.32}{lines[k][40:]}"
    lines = [f"012 Cup of {names[0]}" if line.startswith("012") else line for line in lines]
    file = tmp_path / "teams.trf"
    file.write_text("\n".join(lines), encoding="utf-8")
    for options in ((), ("--screen",)):
        full, short = tmp_path / "full.html", tmp_path / "short.html"
        for page, more in ((full, ()), (short, ("--names", "initials"))):
            run = xltiebreak("page", file, "-o", page, "--force", *options, *more)
            assert run.code == 0, run.err
        assert told(names, full.read_text("utf-8"))
        assert not told(names, short.read_text("utf-8"))
        assert "Team " in short.read_text("utf-8")


def test_a_name_of_an_event_place_or_club_may_share_a_word_with_a_player(
    xltiebreak: Command, tmp_path: Path
) -> None:
    file, page = tmp_path / "event.csv", tmp_path / "event.html"
    file.write_text(
        "Event,Hollis Memorial\nVenue,Lincoln Hall\nCounting players,1\n"
        "No.,Name,Team,R1\n"
        '1,"Hollis, Ann",Lincoln School,W2\n'
        '2,"Park, Lincoln",Hollis School,L1\n'
        '3,"Marsh, Leo",Club of Leo Marsh,W4\n'
        '4,"Marlowe, Liv",L. Marlowe’s Club,L3\n'
    )
    assert xltiebreak("page", file, "-o", page, "--names", "initials").code == 0
    source = page.read_text("utf-8")
    for name in ("Hollis Memorial", "Lincoln Hall", "Lincoln School", "Hollis School"):
        assert f"{name}<" in source
    assert "<bdi>Club of L. M.</bdi>" in source
    assert "<bdi>L. M.’s Club</bdi>" in source
    assert not {"marsh", "marlowe", "ann", "park", "leo", "liv"} & {*words_of(source)}
