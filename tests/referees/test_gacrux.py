"""Every value and place under FIDE's editions of 2023 and 2026 is what gacrux, FIDE's own
tie-break checker, makes of the same event."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from itertools import product

import pytest
from gacrux.gacruxexeptions import GacruxInputError

from tests.make.crosstables import section
from tests.nightly import by_day
from tests.referees import gacrux
from tests.referees.comparison import AMONG_THE_TIED, CODES, EDITIONS, ORDERS, differences
from tests.referees.events import every_kind, named, roundrobin
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.trf.writing import write_trf
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import SYSTEMS

pytestmark = pytest.mark.slow

EVENTS = list(every_kind(20))
NOT_FIDES = {"SB/A"}
"""An option of the US Sonneborn-Berger; FIDE's is on adjusted scores anyway."""


@pytest.mark.parametrize(
    ("made", "edition"), [*product(EVENTS, EDITIONS)][:: by_day(3, night=1)], ids=named
)
def test_gacrux_says_the_same(made: Section, edition: str) -> None:
    assert list(differences(made, edition)) == []


def test_gacrux_is_asked_for_every_system_of_fide_and_each_of_its_options() -> None:
    fides = [
        system for system in SYSTEMS.values() if "FIDE" in system.reference and not system.of_teams
    ]
    offered = {f"{system.code}/{option}" for system in fides for option in system.options}
    offered |= {system.code for system in fides}
    asked = {*CODES, *AMONG_THE_TIED, *(code for order in ORDERS for code in order)}

    assert offered - asked - NOT_FIDES - {"KS/L50"} == set()


def test_gacrux_lets_fore_buchholz_change_the_buchholz_that_it_works_out_after_it() -> None:
    """Named exclusion: so Fore Buchholz is asked for last. A requested bye that only a forfeit
    loss in the final round follows counts as a draw to the opponents (16.2.5)."""
    played = section("W2w D3b L4w", "L1b U L3b", "W4w D1w W2w", "L3b H W1b")
    first, two, three, four = played.crosstable.results
    two = (*two[:2], replace(two[2], outcome=Outcome.FORFEIT_LOSS))
    three = (*three[:2], replace(three[2], outcome=Outcome.FORFEIT_WIN))
    made = replace(played, crosstable=Crosstable((1, 2, 3, 4), (first, two, three, four)))

    alone = gacrux.values(made, "fide2026", ["BH"])["BH"]
    after = gacrux.values(made, "fide2026", ["FB", "BH"])["BH"]

    assert alone[1] == Decimal("4.5")  # 0 + ½ for the absence, 2½ and 1½
    assert after[1] == Decimal("4.0")
    assert {
        r.player.number: r.values["BH"] for r in standings(made, "fide2026", "BH").rows
    } == alone


def test_a_game_that_was_annulled_is_for_gacrux_a_bye_that_was_asked_for() -> None:
    """Named exclusion: the opponents of a player who left a round-robin early had elected to
    play him (7.6)."""
    made = roundrobin(0, players=6, leaves_after=0.3, unplayed=0)

    theirs = gacrux.values(made, "fide2026", ["REP"])["REP"]
    ours = {r.player.number: r.values["REP"] for r in standings(made, "fide2026", "REP").rows}

    (gone,) = made.withdrawn
    others = made.by_number.keys() - {gone}
    assert {ours[number] for number in others} == {5}
    assert {theirs[number] for number in others} == {4}


def test_a_trf_of_what_was_typed_in_us_letters_is_read_whatever_is_said_of_colors() -> None:
    for cells in (("X2w", "F1b"), ("X2b", "F1"), ("X2", "F1b"), ("F2w", "F1b"), ("X2", "F1"),
                  ("W2", "L1"), ("W2w", "L1w"), ("N2w", "W1b")):  # fmt: skip
        made = section(f"{cells[0]} W3w", f"{cells[1]} W4w", "D4w L1b", "D3b L2b")
        written = write_trf(Event("A", (made,), dates="2026/05/09"))
        assert gacrux.scores(written.content.decode(), 2) == {
            number: sum(result.points for result in row)
            for number, row in made.crosstable.rows.items()
        }


def test_gacrux_refuses_a_forfeit_between_two_players_whose_colors_are_not_known() -> None:
    """So whoever has an opponent is given a color: TRF has ``-`` for rounds without a pairing only,
    and no other sign."""
    made = section("X2w W3w", "F1b W4w", "D4w L1b", "D3b L2b")
    text = write_trf(Event("A", (made,), dates="2026/05/09")).content.decode()
    with pytest.raises(GacruxInputError, match="No result for black in round 1, white=1, black=2"):
        gacrux.scores(text.replace("   2 w +", "   2 - +").replace("   1 b -", "   1 - -"), 2)
