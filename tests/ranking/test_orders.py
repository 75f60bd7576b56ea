"""Orders, editions and codes as users give them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import xltiebreak
from tests.make.crosstables import section, vector
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.ranking.orders import NAMED_ORDERS, order_named
from xltiebreak.ranking.standings import standings
from xltiebreak.rules import called
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems.names import named_exactly

BHAM = vector("bham.csv")

ORDERS = {
    "uschess": ("MM SOLK CUM OCUM", "uschess"),
    "bham": ("MM SOLK CUM OCUM BLACKS H2H", "uschess"),
    "wintd": ("MM MED SOLK SB CUM", "wintd"),
    "scholastic": ("MM SOLK SB CUM", "uschess"),
    "ihsa": ("MM SOLK CUM OCUM", "uschess"),
    "ukcc": ("DE BH/M1 BH/C1 BH LOT", "fide2009"),
    "fide": ("BH/C1 BH SB DE WIN", "fide2026"),
    "roundrobin": ("SB H2H WIN", "uschess"),
}


@pytest.mark.parametrize("name", ORDERS)
def test_a_named_order_has_the_codes_and_the_edition_of_the_rule_book(name: str) -> None:
    codes, edition = ORDERS[name]

    assert (" ".join(order_named(name).codes), order_named(name).edition) == (codes, edition)
    assert order_named(f" {name.upper()} ").name == name
    assert name in NAMED_ORDERS


@pytest.mark.parametrize("given", ["mm,Solk,sb/a", "mm, Solk; sb/a", " mm Solk sb/a "])
def test_codes_keep_the_spelling_of_the_user(given: str) -> None:
    ours = standings(BHAM, order=given)

    assert ours.order.codes == ("mm", "Solk", "sb/a")
    assert list(ours.rows[0].values) == ["mm", "Solk", "sb/a"]


def test_decided_by_keeps_the_spelling_too() -> None:
    ours = standings(BHAM, order="mm,solk,Cum")

    assert [row.decided_by for row in ours.rows] == ["solk", "solk", "Cum", "Cum", "mm", None]


def test_an_option_is_a_tie_break_of_its_own() -> None:
    ours = standings(vector("nine-rounds.csv"), order="SB,SB/A,MED,MED/H")

    first = {row.player.number: row.values for row in ours.rows}[1]
    assert first == {"SB": 22.75, "SB/A": 22, "MED": 11, "MED/H": 11}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("XYZ", "'XYZ' is not a tie-break"),
        ("MM,XYZ", "'XYZ' is not a tie-break"),
        ("MM/C1", "MM has no option 'C1'"),
        ("SB/Q", "SB has no option 'Q'"),
        ("MM,SOLK,mm", "stands twice"),
        (" , ", "is empty"),
    ],
)
def test_what_is_not_understood_is_refused_with_a_sentence(given: str, says: str) -> None:
    with pytest.raises(TieBreakError, match=re.escape(says)):
        standings(BHAM, order=given)


AS_ANNOUNCED = {
    "Modified Median, Solkoff": "MM SOLK",
    "Mod. Median, Solkoff, Cumulative, and Cumulative of Opposition": "MM SOLK CUM OCUM",
    "1. MOD. MEDIAN 2. SOLKOFF 3. CUMULATIVE 4. CUMULATIVE OPPOSITION": "MM SOLK CUM OCUM",
    "1) Buchholz Cut 1, 2) Buchholz, 3) Sonneborn-Berger": "BH/C1 BH SB",
    "TB1: Direct Encounter; TB2: Buchholz Cut-2 > Progressive": "DE BH/C2 PS",
    "Head to head, then Sonneborn Berger & coin flip": "H2H SB LOT",
    "Buchholz (game points), Sonneborn-Berger adjusted": "BH:GP SB/A",
    "Mod Medi; Opp. Cumul.; tournament perf. rating": "MM OCUM TPR",
    "mm SOLK, Kashdan": "mm SOLK KASH",
    "Sum of opponents' scores, sum of running scores": "SOLK CUM",
    "Buchholz minus worst; Anzahl Siege; Losentscheid": "BH/C1 WIN LOT",
    "Buchholz tronqué, nombre de victoires": "BH/C1 WIN",
    "Weerstandspunten, onderling resultaat": "BH DE",
    "Resultado particular; buchholz menos el peor; número de victorias": "DE BH/C1 WIN",
}


@pytest.mark.parametrize("announced", AS_ANNOUNCED)
def test_an_order_is_read_as_announcements_spell_it(announced: str) -> None:
    assert " ".join(order_named(announced).codes) == AS_ANNOUNCED[announced]


@pytest.mark.parametrize(
    ("given", "name"),
    [
        *(("US Chess", "uschess"), ("IHSA Team", "ihsa-team"), ("Round-Robin", "roundrobin")),
        *(("uscf", "uschess"), ("34E", "uschess"), ("FIDE default", "fide"), ("WinTD", "wintd")),
        *(("quads", "roundrobin"), ("UK Chess Challenge", "ukcc"), ("Birmingham", "bham")),
    ],
)
def test_the_name_of_an_order_is_taken_with_blanks_and_hyphens(given: str, name: str) -> None:
    assert order_named(given).name == name


@pytest.mark.parametrize("code", ["USAT", "IHSA"])
def test_a_code_that_is_an_orders_name_means_itself_in_a_list_and_in_the_api(code: str) -> None:
    event = Event("", (section("W2", "L1", "D4", "D3"),))
    order = order_named(code.lower()).codes
    assert len(order) > 1
    for given, codes in (
        ([code], (code,)),
        ([code.lower()], (code.lower(),)),
        (code, (code,)),
        (code.lower(), order),
        ([code, "SB"], (code, "SB")),
        (f"SB, {code}", ("SB", code)),
        (["uschess"], ("MM", "SOLK", "CUM", "OCUM")),
    ):
        table = xltiebreak.standings(event, order=given)
        assert table[0].order.codes == codes, given
        again = xltiebreak.standings(event, order=table[0].order.text)
        assert again[0].order.codes == codes
        assert any("the tie-break alone" in said for said in table.remarks) is (codes is order)
    typed = xltiebreak.standings(Event("", (replace(event.sections[0], order=code.title()),)))
    assert typed[0].order.codes == order
    assert f"The order {code.title()} is {', '.join(order)}; " in next(iter(typed.remarks))


def test_every_order_has_its_names_and_none_of_them_is_a_tie_break() -> None:
    assert list(called.ORDERS) == list(NAMED_ORDERS)
    for name, others in called.ORDERS.items():
        for other in others:
            assert order_named(other).name == name
            assert named_exactly(other) is None, other


REFUSED = {
    "Solkov": "'Solkov' is not a tie-break; is SOLK (Solkoff) meant?",
    "schoolastic": "is not a tie-break or an order; is the order scholastic or the order schol",
    "XYZ": "expected a code such as MM or a name such as Modified Median; 'xltiebreak systems'",
    "Performance": "leaves open which tie-break is meant: TPR (Tournament Performance Rating) or "
    "OPERF (Opposition's Performance); give the code",
    "SOLK, average rating": "leaves open which tie-break is meant: ARO (Average Rating of Oppo",
    "MM, Buchholz Cut": "meant: BH/C1 (Buchholz Cut 1) or BH/C2 (Buchholz Cut 2)",
    "Modified Median Solkoff": "put commas between them, as in Modified Median, Solkoff",
    "MM/SOLK": "'MM/SOLK' names several tie-breaks; put commas between them, as in MM, SOLK",
    "Solkoff Cut 1": "SOLK has no option 'C1'",
    "Modified Median, MM": "MM stands twice in the tie-break order",
    "MED/X": "it takes MED/H",
    "default": "'default' leaves open whose order is meant: uschess (US Chess) or fide (FIDE)",
    "Feinwertung": "meant: BH (Buchholz), BH/C1 (Buchholz Cut 1) or SB (Sonneborn-Berger); give",
    "desempate": "is the word for all tie-breaks; type which, such as MM, SOLK",
    "fide2023": "'fide2023' is an edition and no tie-break; type fide2023 as the edition (--editio",
    "Swiss": "'Swiss' says how players are paired, which is typed at Kind; an order for a Swiss is",
    "SwissSys": "'SwissSys' is a program, and its users choose the order; type the tie-breaks",
    "running score": "the tie-break that adds these up is Cumulative: type CUM",
    "Cumulatif": "meant: PS (Progressive Score) or CUM (Cumulative); give the code",
    "TB1": "'TB1' is the head of a column and does not say which tie-break stands in it",
    "Score, MM": "'Score' comes before all tie-breaks in every order; leave it out",
    "uschess, H2H": "'uschess' is a whole order (uschess); type it alone, or tie-breaks such as",
    "None": "'None' is no tie-break, and places need one",
}


@pytest.mark.parametrize("given", REFUSED)
def test_an_order_that_is_not_understood_is_answered_with_what_may_be_meant(given: str) -> None:
    with pytest.raises(TieBreakError, match=re.escape(REFUSED[given])) as refused:
        order_named(given)
    assert str(refused.value).count(" (") <= 3, "the nearest, not all"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        *(("US Chess", "uschess"), ("USCF", "uschess"), ("us-chess 34E", "uschess")),
        *(("Win TD", "wintd"), ("FIDE 2026", "fide2026"), ("fide 2024", "fide2023")),
        *(
            ("UK Chess Challenge", "fide2009"),
            ("Face value", "raw"),
        ),
    ],
)
def test_an_edition_is_taken_by_its_name(given: str, code: str) -> None:
    assert edition_named(given).code == code


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("FIDE", "'FIDE' leaves open which edition is meant: fide2009 (FIDE until August 2023"),
        ("FIDE rules", "'FIDE rules' leaves open which edition is meant: fide2009 (FIDE until"),
        ("uschss", "'uschss' is not an edition; is uschess meant?"),
        (
            "ihsa",
            "'ihsa' is an order and no edition; type ihsa as the order (--order, on",
        ),
        ("Round-Robin", "'Round-Robin' is an order and no edition; type roundrobin as the order"),
        ("1900", "use one of uschess, wintd, fide2009, fide2023, fide2026, raw"),
    ],
)
def test_an_edition_that_is_none_is_answered_with_what_may_be_meant(given: str, says: str) -> None:
    with pytest.raises(TieBreakError, match=re.escape(says)):
        edition_named(given)


@pytest.mark.parametrize(
    ("given", "of_the_file", "order", "expected"),
    [
        ("", "", "", "uschess"),
        ("", "", "wintd", "wintd"),
        ("", "", "SOLK", "uschess"),
        ("", "raw", "wintd", "raw"),
        ("uschess", "raw", "wintd", "uschess"),
        ("raw", "", "wintd", "raw"),
        ("RAW", "", "", "raw"),
    ],
)
def test_a_given_edition_wins_over_the_files_and_that_over_the_orders(
    given: str, of_the_file: str, order: str, expected: str
) -> None:
    made = section("W2", "L1", edition=of_the_file)

    assert standings(made, edition=given, order=order).edition.code == expected


def test_a_given_order_wins_over_the_files_and_that_over_uschess() -> None:
    made = section("W2", "L1", order="wintd")

    assert standings(made).order.name == "wintd"
    assert standings(made).edition.code == "wintd"
    assert standings(made, order="SB").order.codes == ("SB",)
    assert standings(section("W2", "L1")).order.name == "uschess"


def test_standings_say_how_many_tie_breaks_were_needed() -> None:
    assert standings(BHAM, order="bham").needed == 3
    assert standings(section("W2", "L1")).needed == 0
    assert standings(section("D2", "D1"), order="MM,SOLK").needed == 2


def test_players_tied_through_everything_share_the_place() -> None:
    ours = standings(section("D2 W3", "D1 W4", "D4 L1", "D3 L2"), order="bham")

    assert [row.places for row in ours.rows] == ["1–2", "1–2", "3–4", "3–4"]
    assert [row.shared for row in ours.rows] == [True] * 4
    assert {row.decided_by for row in ours.rows} == {None}
    assert [(tie.place, tie.last_place, tie.score) for tie in ours.ties] == [
        (1, 2, 1.5),
        (3, 4, 0.5),
    ]
