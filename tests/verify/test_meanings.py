"""What the labels of other programs mean."""

from __future__ import annotations

import pytest

from xltiebreak.event.findings import TieBreakError
from xltiebreak.ranking.orders import order_named
from xltiebreak.verify.meanings import (
    LABELS,
    LONGEST_LABEL,
    meaning_of,
    stated_here,
    stated_meanings,
)

PRINTED = [
    ("TBrk[M]", "MM"), ("TBrk[S]", "SOLK"), ("TBrk[C]", "CUM"), ("TBrk[O]", "OCUM"),
    ("Mod. Med", "MM"), ("Modified Median", "MM"), ("Med", "MED"), ("Harkness", "MED"),
    ("Solk", "SOLK"), ("Solkoff", "SOLK"), ("Cumul.", "CUM"), ("Op. cumul.", "OCUM"),
    ("Kashdan", "KASH"), ("Kash", "KASH"), ("S-B", "SB"), ("Sonneborn", "SB"),
    ("Sonneborn-Berger", "SB"), ("TB1: BH-C1", "BH/C1"), ("BH:GP", "BH"), ("Buch", "BH"),
    ("Buchholz Cut 1", "BH/C1"), ("BH-C1", "BH/C1"), ("TB2: BH:GP/C1", "BH/C1"),
    ("Prog", "PS"), ("H2H", "H2H"), ("MM", "MM"), ("sb/a", "SB/A"), ("Op. perf.", "OPERF"),
    ("Adj. Cumulative", "ACUM"), ("BPG", "BPG"), ("Played Black", "BLACKS"), ("%", "PCT"),
    ("Rk.", "PLACE"), ("Place", "PLACE"), ("Pts", "SCORE"), ("Tie Break 2: Solkoff", "SOLK"),
    ("IHSA", "IHSA"), ("IHSA (Teams)", "IHSA"), ("US Amateur", "USAT"), ("USAT", "USAT"),
    ("Rg.", "PLACE"), ("Puesto", "PLACE"), ("Pkt.", "SCORE"), ("Ptos", "SCORE"),
    ("Wertung 1: Direkte Begegnung", "DE"), ("Buchholz-Wertung", "BH"),
    ("US Amateur (Teams)", "USAT"), ("Perf. Index", "PI"), ("Game/Match Pts", "GMP"),
]  # fmt: skip


OF_MATCHES = [
    ("Game Pts", "match", "GMP"), ("Game Pts", "game", "SCORE"), ("Match Pts", "match", "SCORE"),
    ("TB1: Matchpoints (2 for wins, 1 for Draws, 0 for Losses)", "match", "SCORE"),
    ("TB2: points (game-points)", "match", "GMP"), ("BH:GP", "match", "BH:GP"),
    ("TB3: BH:MP/C1", "game", "BH:MP/C1"), ("Solkoff", "match", "SOLK"), ("Pts", "game", "SCORE"),
    ("MP", "game", "GMP"),
]  # fmt: skip
"""In a team event one kind of points is the score and the other a tie-break."""
WITH_REMARKS = [
    ("TB1: Buchholz Tie-Breaks (variabel with parameter)", "BH", True),
    ("TB2: Sonneborn Berger Tie-Break variable", "SB", True),
    ("TB1: points (game-points)", "SCORE", False),
    ("TB3: Direct Encounter (The results of the players in the same point group)", "DE", False),
    ("TB2: Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)", "BH/C1", False),
    ("TB4: The greater number of victories", "WIN", True),
]


@pytest.mark.parametrize(
    ("label", "placed_by", "system", "assumed"),
    [
        *((label, "", system, False) for label, system in PRINTED),
        *((*row, False) for row in OF_MATCHES),
        *((label, "", system, assumed) for label, system, assumed in WITH_REMARKS),
    ],
)
def test_a_label_is_known(label: str, placed_by: str, system: str, assumed: bool) -> None:
    meaning = meaning_of(label, placed_by=placed_by)
    assert meaning is not None
    assert (meaning.system, meaning.assumed) == (system, assumed)


@pytest.mark.parametrize(
    "label",
    [
        *("Grade", "State", "", "#", "Fed", "TBrk[B]", "Score %", "1st"),
        *("Game Pts", "Match Points", "MP"),  # of matches, in an event without any
    ],
)
def test_a_label_that_says_no_tie_break_is_not_guessed(label: str) -> None:
    assert meaning_of(label) is None


@pytest.mark.parametrize(
    "label",
    [
        *("TB2", "TBrk2", "Tbrk 2", "Tie Break 2", "tiebreak #2", "T.B.2"),
        *("Wtg2", "Desp 2", "D\u00e9p2", "WP2"),
    ],
)
def test_a_bare_number_takes_the_order(label: str) -> None:
    meaning = meaning_of(label, order_named("MM,KASH").tie_breaks)
    assert meaning is not None
    assert (meaning.system, meaning.assumed) == ("KASH", True)


def test_a_number_beyond_the_order_is_nothing() -> None:
    assert meaning_of("TB3", order_named("MM,KASH").tie_breaks) is None


def test_every_label_means_one_thing_only() -> None:
    listed = [label for labels in LABELS.values() for label in labels]
    assert len(listed) == len(set(listed))
    for code, labels in LABELS.items():
        for label in labels:
            meaning = meaning_of(label)
            assert meaning is not None, label
            assert meaning.system == code, label


def test_the_user_says_what_columns_are() -> None:
    meanings = stated_meanings("tb1=MM; Rk = place,TB2=SB/A", ["TB1", "TB2", "Rk"])
    assert {label: meaning.system for label, meaning in meanings.items()} == {
        "TB1": "MM",
        "Rk": "PLACE",
        "TB2": "SB/A",
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("MM", "'MM' in --columns is not understood; write LABEL=CODE"),
        ("TB9=MM", "there is no column 'TB9'; the columns to compare are: TB1"),
        ("TB1=QQ", "'QQ' is not a tie-break"),
    ],
)
def test_what_the_user_says_wrongly_is_told(text: str, message: str) -> None:
    with pytest.raises(TieBreakError) as error:
        stated_meanings(text, ["TB1"])
    assert message in str(error.value)


def test_what_is_said_of_other_sections_is_left_to_them() -> None:
    assert stated_here("A=MM,B=SOLK,C=CUM", ["A"], ["A", "B"]) == "A=MM,C=CUM"


def test_a_label_without_end_is_none() -> None:
    """Brackets that are opened and never closed take as long as they are many, twice."""
    assert meaning_of("(" * 64_000) is None
    assert meaning_of(f"Solkoff {'(' * LONGEST_LABEL}") is None
