"""Lines of prizes in the shapes in which clubs print them: read as meant, or asked back; and funds
made at random, written in many shapes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.cases import cases_in, noted
from tests.nightly import by_day, mostly_slow
from xltiebreak.prizefund import words
from xltiebreak.prizefund.announcement import read_announcement
from xltiebreak.prizefund.asked import QUESTIONS, AnnouncementError
from xltiebreak.prizefund.prizes import Kind, Prize


def of_kind(prize: Prize) -> str:
    """``under -1799/Unr``, ``named junior``"""
    low = "" if prize.low is None else prize.low
    high = "" if prize.high is None else prize.high
    band = f" {low}-{high}" if prize.kind in (Kind.CLASS, Kind.UNDER, Kind.OVER) else ""
    name = f" {prize.list or prize.label}" if prize.kind in (Kind.NAMED, Kind.SPECIAL) else ""
    name = f" {prize.list}" if prize.kind == Kind.ALL and prize.list else name
    rounds = "" if prize.round is None else " of each round"
    return f"{prize.kind}{band}{'/Unr' if prize.or_unrated else ''}{name}{rounds}"


def in_short(prizes: Sequence[Prize]) -> str:
    """``place: 100 50; under -1799: 40``: each kind with what its ranks give, a rank before it
    where the first is not 1."""
    groups: list[tuple[str, int, list[str]]] = []
    for prize in prizes:
        cash = f"{prize.cash / 100:.8g}" if prize.cash else ""
        cash = cash if prize.percent is None else f"{prize.percent}%"
        value = "+".join(filter(None, (cash, prize.trophy)))
        kind, rank, values = groups[-1] if groups else ("", 0, [])
        if (kind, rank + len(values)) == (of_kind(prize), prize.rank):
            values.append(value)
        else:
            groups.append((of_kind(prize), prize.rank, [value]))
    return "; ".join(
        f"{kind}{'' if rank == 1 else f' {rank}'}: {' '.join(values)}"
        for kind, rank, values in groups
    )


def refusal(line: str, section: str = "") -> AnnouncementError:
    """The error of a line that is asked back; it quotes the part that it is about."""
    with pytest.raises(AnnouncementError) as refused:
        read_announcement(line, section)
    assert f'"{refused.value.part}"' in str(refused.value)
    return refused.value


HERE = Path(__file__).parent
FLYERS = ("flyers", "tournament_life", "club_pages")


class Line(NamedTuple):
    """A line of prizes, below its heading, with its section, and what is said of it by the sign
    before it."""

    heading: str
    where: str
    text: str
    section: str
    said: dict[str, str]


def lines_in(name: str) -> list[Line]:
    """The lines of a text; a failure names the file and the line."""
    found: list[Line] = []
    for case in cases_in(HERE / f"{name}.txt"):
        for number, text in case.lines:
            if text[:2] in ("= ", "@ ", "! ", "? "):
                found[-1].said[text[0]] = text[2:]
                continue
            section, line = text[1:].split("] ") if text.startswith("[") else ("", text)
            found.append(Line(case.where, f"{name}.txt:{number}", line, section, {}))
    return found


OF_FLYERS = [line for name in FLYERS for line in lines_in(name)]
LINES = [*lines_in("announcements"), *OF_FLYERS]


@pytest.mark.parametrize("heading", dict.fromkeys(line.heading for line in LINES))
def test_lines_are_read_as_they_are_meant_or_asked_back(heading: str) -> None:
    for line in (line for line in LINES if line.heading == heading):
        with noted(f"{line.where} {line.text}"):
            is_read_as_meant(line)


def is_read_as_meant(line: Line) -> None:
    expected = line.said
    if "?" in expected:
        refused = refusal(line.text, line.section)
        assert refused.part == expected["?"]
        assert expected.get("!", "") in str(refused)
        return
    made = read_announcement(line.text, line.section)
    if "=" in expected:
        assert in_short(made.prizes) == expected["="]
    if "!" in expected:
        [finding] = made.findings
        code, words = expected["!"].split(": ", 1)
        assert finding.code == code
        assert words in finding.message
        assert finding.is_error == (code == "announcement-total")
        return
    assert made.findings == ()
    *figures, sign = [*expected.get("@", "- - -").split(), "$"][:4]
    based_on, guaranteed, total = (
        None if figure == "-" else Fraction(figure) for figure in figures
    )
    if line in OF_FLYERS:
        assert (made.sign or "$") == sign
    assert made.total == (total and total * 100)
    if "@" in expected:
        assert (made.based_on, made.guaranteed) == (based_on, guaranteed)


@pytest.mark.slow
@pytest.mark.parametrize(("tried", "more", "least"), [(1, 2, 50), (0, 1, 20)])
def test_a_row_that_is_not_tried_would_not_match(tried: int, more: int, least: int) -> None:
    """At a sign that is no letter, and in a line without letters."""
    rows = [words.compiled(row[1]) for row in words.ROWS[more] if row not in words.ROWS[tried]]
    texts = {line.text if tried else re.sub(r"[^\W\d_]", "", line.text) for line in LINES}
    signs = {(text, at) for text in texts for at, sign in enumerate(text) if not sign.isalpha()}
    assert len(rows) > least
    assert len(signs) > 10_000
    assert not [row.pattern for row in rows if any(row.match(*each) for each in signs)]


def test_nearly_every_line_of_a_flyer_is_read() -> None:
    refused = [line for line in OF_FLYERS if "?" in line.said]
    assert len(OF_FLYERS) >= 940
    assert len(refused) * 10 <= len(OF_FLYERS)
    assert len({(line.section, line.text) for line in LINES}) == len(LINES)


def test_a_section_is_known_by_its_name() -> None:
    line = "Under 900, Under 700 (each section): Plaques to top 4"
    assert "the section is Open" in str(refusal(line, "Open"))


def test_other_things_that_a_line_says() -> None:
    bonus = read_announcement("$300-200, bonus for clear first $50").prizes[-1]
    assert (bonus.kind, bonus.on_tie_break) == ("bonus", False)
    assert read_announcement("$300, clear win or tiebreak 1st $50").prizes[-1].on_tie_break
    both = read_announcement("1st $90 + trophy").prizes[0]
    assert (both.cash, both.trophy) == (90_00, "trophy")
    limited = read_announcement("$300-200, U1800 $100. Unrated may not win over $150.")
    assert limited.limits.unrated == 150_00
    half = read_announcement("$80 b/90 (Class F, IMs count half): $50-30")
    assert half.findings[0].message.startswith("Class F and IMs count half: state")
    assert [read_announcement(line).sign for line in ("€60-40", "60-40")] == ["€", ""]
    assert read_announcement("$100 guaranteed, U1600 $50").prizes[0].guaranteed
    assert not read_announcement("$100, U1600 $50").prizes[0].guaranteed


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1st $5 " * 300, "longer than 2,000 letters"),
        ("b/10 $" + "9" * 5_000, "longer than 2,000 letters"),
        ("1st $" + ",".join(["999"] * 90), "at most"),
        ("$" + "9" * 1_900, "not understood"),
        ("", '""'),
    ],
    ids=range(5),
)
def test_a_line_without_end_or_beginning_is_refused(line: str, message: str) -> None:
    assert message in str(refusal(line))


@pytest.mark.slow
def test_every_refusal_shows_a_line_that_is_understood_for_each_reading() -> None:
    refused = [(line.text, line.section) for line in LINES if "?" in line.said]
    met = set()
    for line, section in (*refused, ("1st $5 " * 300, "")):
        error = refusal(line, section)
        met.add(error.question)
        why = str(error).removeprefix(f'"{error.part}": ').partition(" Write such as ")[0]
        assert len(error.lines) >= 1 + (" or " in why and why.endswith("?")), line
        for shown in error.lines:
            assert f'"{shown}"' in str(error)
            assert read_announcement(shown, section).prizes, (line, shown)
    assert {*QUESTIONS} - met == set()


WORDS = """
$ $100 $50 200 - , . ; : 1st 2nd top 5 U1800 u1200 under class A B E/below /Unr Unr trophy each and
b/50 based on 40 guaranteed 50% prize [1800-1999] (2000/over) K-5 Open (each section) junior teams
points clear win upset special 1600-1799 U1200-1000 $$830 ( ] ½ € (x count half) ! \x00
"""


@pytest.mark.slow
def test_whatever_is_written_is_read_or_refused_in_a_sentence() -> None:
    words = WORDS.split()
    random = Random(1)
    understood = 0
    for _ in range(3_000):
        line = " ".join(random.choice(words) for _ in range(random.choice((3, 5, 9))))
        with suppress(AnnouncementError):
            understood += bool(read_announcement(line).prizes)

    assert understood > 20


KINDS = {
    "under -1999": ("U2000", "Under 2000", "u-2000", "Top U2000", "Below 2000"),
    "under -1599": ("U1600", "Under 1600", "best U1600"),
    "class 1800-1999": ("A", "Class A", "1800-1999", "(1800-1999)"),
    "class 1400-1599": ("C", "Class C", "1400-1599"),
    "unrated": ("Unr", "Unrated", "Top Unrated"),
}
"""Ways to write each kind of prize."""
ORDINALS = ("1st", "2nd", "3rd", "4th")
SIGNS = ("$", "€", "£", "₹", "CA$")


def amounts(random: Random, most: int) -> list[int]:
    return sorted(random.sample(range(20, 900, 5), random.randint(1, most)), reverse=True)


def a_list(random: Random, sign: str, cash: list[int]) -> str:
    joint = random.choice(("-", " - ", "/", " / ", f"-{sign}", f"/{sign}"))
    return sign + joint.join(map(str, cash))


def places(random: Random, sign: str, cash: list[int]) -> str:
    colon = random.choice((" ", ": ", " - ", ":", " place: ", " prize "))
    between = random.choice((", ", "; ", " | ", " • ", ". ", "\n", " "))
    ranks = between.join(f"{rank}{colon}{sign}{each}" for rank, each in zip(ORDINALS, cash))
    joined = random.choice((", ", " & ", " and ", "/", "-")).join(ORDINALS[: len(cash)])
    names = ("Winner", "runner-up", *ORDINALS[2:])
    shapes = [
        ranks,
        f"Top {len(cash)}: {a_list(random, sign, cash)}",
        f"Top {len(cash)} - {a_list(random, sign, cash)}",
        f"1st: {a_list(random, sign, cash)}",
        f"{joined}: {a_list(random, sign, cash)}",
        ", ".join(f"{name}: {sign}{each}" for name, each in zip(names, cash)),
        " ".join(f"{k}. {sign}{each}" for k, each in enumerate(cash, 1)),
    ]
    return random.choice(shapes if len(cash) > 1 else shapes[:1])


@pytest.mark.parametrize("seed", mostly_slow(range(by_day(60, night=4_000))))
def test_every_shape_of_a_fund_is_read_as_the_same_prizes(seed: int) -> None:
    random = Random(seed)
    sign = random.choice(SIGNS)
    first = amounts(random, 4)
    classes = {kind: amounts(random, 3) for kind in random.sample([*KINDS], random.randint(0, 3))}
    written = [places(random, sign, first)]
    for kind, cash in classes.items():
        name = random.choice(KINDS[kind])
        colon = random.choice((": ", " ", ":"))
        written.append(f"{name}{colon}{a_list(random, sign, cash)}")
    line = random.choice((", ", "; ", " | ", " • ", ". ", "\n")).join(written)
    total = sum(first) + sum(map(sum, classes.values()))
    front, based_on, sum_of_all = random.choice(
        (
            ("", None, None),
            ("EF: $20. ", None, None),
            (f"{sign}{total} prize fund: ", None, total),
            (f"({sign}{total} total b/40) ", 40, total),
            ("Prizes (based on 40 entries): ", 40, None),
        )
    )
    front = front.replace("EF: $", f"EF: {sign}")

    made = read_announcement(front + line)

    meant = {"place": first, **classes}
    assert in_short(made.prizes) == "; ".join(
        f"{kind}: {' '.join(map(str, cash))}" for kind, cash in meant.items()
    ), front + line
    assert (made.sign, made.based_on) == (sign, based_on)
    assert made.total == (sum_of_all and sum_of_all * 100)
