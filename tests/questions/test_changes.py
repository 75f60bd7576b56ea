"""Two versions of an event: exactly the planted corrections are found, and what moved by them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.make.crosstables import section
from tests.ranking.test_worksheets_agree import EVENTS
from xltiebreak.answers.questions import Changes, changes
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import ranked

TURNED = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN, Outcome.DRAW: Outcome.WIN}


def corrected(made: Section, number: int, round: int) -> Section:
    """The section in which this game ended the other way; a draw is lost by the opponent."""
    rows = {k: list(row) for k, row in made.crosstable.rows.items()}
    own = rows[number][round - 1]
    assert own.opponent is not None
    turned = TURNED[own.outcome]
    theirs = rows[own.opponent][round - 1]
    rows[number][round - 1] = Result(turned, own.opponent, own.colour)
    rows[own.opponent][round - 1] = Result(
        Outcome.LOSS if turned is Outcome.WIN else Outcome.WIN, number, theirs.colour
    )
    return with_rows(made, rows)


def with_rows(made: Section, rows: dict[int, list[Result]]) -> Section:
    table = Crosstable(tuple(rows), tuple(map(tuple, rows.values())))
    return replace(made, crosstable=table)


def renumbered(made: Section) -> Section:
    """The same players under numbers in the opposite order, as another program may give them."""
    last = max(made.crosstable.numbers) + 1
    players = [replace(player, number=last - player.number) for player in made.players]
    rows = {
        last - number: [
            result
            if result.opponent is None
            else Result(result.outcome, last - result.opponent, result.colour)
            for result in row
        ]
        for number, row in made.crosstable.rows.items()
    }
    ordered = sorted(players, key=lambda player: player.number)
    numbers = tuple(player.number for player in ordered)
    table = Crosstable(numbers, tuple(tuple(rows[number]) for number in numbers))
    return replace(made, players=tuple(ordered), crosstable=table)


def compared(old: Section, new: Section, **asked: str) -> Changes:
    return changes(Event("Old", (old,)), Event("New", (new,)), asked=Asked(**asked))


def named(made: Section) -> Section:
    """The section with names of its own."""
    players = [replace(player, name=f"Name {player.number}, Any") for player in made.players]
    return replace(made, players=tuple(players))


@pytest.mark.parametrize("event", ["swiss", "small swiss", "double"])
def test_exactly_the_planted_corrections_are_found(event: str) -> None:
    drawing = Random(event)
    old = named(EVENTS[event])
    games = [
        (round, number)
        for number, row in old.crosstable.rows.items()
        for round, result in enumerate(row, start=1)
        if result.played and number < (result.opponent or 0)
    ]
    for count in (1, 1, 2, 3):
        planted = sorted(drawing.sample(games, count))
        new = old
        for round, number in planted:
            new = corrected(new, number, round)
        [differing] = compared(old, new, order="SOLK,SB,H2H").sections

        assert [line.split(" ")[:2] for line in differing.results] == [
            [f"R{round}:", f"{number}"] for round, number in planted
        ]
        assert differing.others == ()
        before, after = (ranked(version, Asked(order="SOLK,SB,H2H")) for version in (old, new))
        was = {row.player.number: row for row in before.rows}
        assert [move.now.player.number for move in differing.lists[0].moved] == [
            row.player.number for row in after.rows if row.place != was[row.player.number].place
        ]


@pytest.mark.parametrize("event", ["swiss", "teams"])
def test_the_same_event_has_no_changes_whatever_its_numbers(event: str) -> None:
    made = named(EVENTS[event])

    assert not compared(made, made).any
    assert str(compared(made, made)) in (
        "Nothing differs, no player moved.",
        "Nothing differs, no team moved.",
    )


def test_players_with_other_numbers_are_known_by_their_names() -> None:
    made = named(EVENTS["swiss"])
    [differing] = compared(made, renumbered(made), order="SOLK").sections

    assert differing.results == ()
    assert len(differing.others) == len(made.players)
    assert differing.lists[0].moved == []


def test_a_correction_is_told_with_the_sums_of_those_who_moved() -> None:
    """By hand: 2 has 2 points now and 1 has ½, so 2's Solkoff is ½ + ½ and not 1½ + ½."""
    old = section("W2 D3", "L1 W4", "D4 D1", "D3 L2")
    answer = compared(old, corrected(old, 1, 1), order="SOLK")

    assert str(answer).splitlines()[:3] == [
        "1 result differs, 3 players moved.",
        "",
        "R1: 1 Entrant 1 W2 → L2; 2 Entrant 2 L1 → W1",
    ]
    [section_changes] = answer.to_dict()["sections"]
    assert section_changes["moved"][0]["sums"] == [
        {
            "system": "SOLK",
            "sentences": [
                "Solkoff 2 = 1.5 (R1 v 1) + 0.5 (R2 v 4)",
                "Solkoff 1 = 0.5 (R1 v 1) + 0.5 (R2 v 4)",
            ],
        }
    ]
    assert [(each["number"], each["place"]) for each in section_changes["moved"]] == [
        *((2, [2, 1]), (1, [1, 3]), (4, [4, 3])),
    ]


def test_players_settings_and_sections_that_differ_are_said() -> None:
    old = section("W2", "L1", order="MM", ratings=(1500, 1400))
    new = replace(
        section("W2", "L1", order="SOLK", ratings=(1550, 1400)),
        players=(Player(1, "Entrant 1", rating=1550), Player(2, "Hart, Hugh", rating=1400)),
    )
    [differing] = compared(old, new).sections
    assert differing.others == (
        "tie-break order: MM → SOLK",
        "new: 2 Hart, Hugh",
        "gone: 2 Entrant 2",
        "1 Entrant 1: rating 1500 → 1550",
    )

    extra = replace(section("W2", "L1"), name="U1200")
    two = changes(Event("Old", (old,)), Event("New", (old, extra)))
    assert two.unmatched == ("Section U1200 is only in the second version.",)
    assert two.any


def test_another_opponent_is_a_change_and_a_color_that_one_file_lacks_is_none() -> None:
    old = section("W2w D3b", "L1b W4w", "D4w D1w", "D3b L2b")
    same = section("W2 D3", "L1 W4", "D4 D1", "D3 L2")
    turned = section("W2b D3b", "L1w W4w", "D4w D1w", "D3b L2b")
    others = section("W2w D4b", "L1b W3w", "D4w L2b", "D3b D1w")

    assert not compared(old, same).any
    assert compared(old, turned).sections[0].results == (
        "R1: 1 Entrant 1 W2w → W2b; 2 Entrant 2 L1b → L1w",
    )
    assert compared(old, others).sections[0].results == (
        "R2: 1 Entrant 1 D3b → D4b",
        "R2: 2 Entrant 2 W4w → W3w",
        "R2: 3 Entrant 3 D1w → L2b",
        "R2: 4 Entrant 4 L2b → D1w",
    )
