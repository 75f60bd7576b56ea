"""What holds for FIDE's tie-breaks in every event, whatever its results."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.make.made_up import MadeUp, made_up
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS

EDITION = st.sampled_from(list(EDITIONS))
FIDE = st.sampled_from([code for code in EDITIONS if code.startswith("fide")])


@given(made=made_up(), edition=EDITION)
def test_buchholz_is_solkoff_and_falls_with_every_cut(made: MadeUp, edition: str) -> None:
    cuts = ["BH", "BH/C1", "BH/C2", "BH/M2"]
    for row in standings(made.section, edition, ",".join(["SOLK", "BH/M1", *cuts])).rows:
        if row.values["BH"] is not None:
            assert row.values["SOLK"] == row.values["BH"]
            falling = [row.values[code] for code in cuts]
            assert falling == sorted(falling, reverse=True)
            assert row.values["BH/C1"] >= row.values["BH/M1"] >= row.values["BH/M2"] >= 0


@given(made=made_up(), edition=EDITION)
def test_sonneborn_berger_falls_with_every_cut(made: MadeUp, edition: str) -> None:
    for row in standings(made.section, edition, "SB,SB/C1,SB/C2,SB/M2").rows:
        if row.values["SB"] is not None:
            assert row.values["SB"] >= row.values["SB/C1"] >= row.values["SB/C2"]
            assert row.values["SB/C2"] >= row.values["SB/M2"] >= 0


@given(made=made_up(open_rounds=False), edition=EDITION)
def test_fore_buchholz_is_buchholz_where_the_final_round_is_drawn(
    made: MadeUp, edition: str
) -> None:
    drawn = MadeUp(
        {
            n: [*row[:-1], ("D", *row[-1][1:]) if row[-1][1] else row[-1]]
            for n, row in made.event.items()
        },
        made.ratings,
    )
    paired = {n: row[-1][1] for n, row in drawn.event.items() if row[-1][1]}
    assume(paired)
    assume(all(paired.get(opponent) == n for n, opponent in paired.items()))

    for row in standings(drawn.section, edition, "BH,FB,BH/C1,FB/C1,AOB,AOB/F").rows:
        assert row.values["FB"] == row.values["BH"]
        assert row.values["FB/C1"] == row.values["BH/C1"]
        assert row.values["AOB/F"] == row.values["AOB"]


@given(made=made_up(), edition=FIDE)
def test_without_an_unplayed_round_all_of_fides_editions_say_the_same(
    made: MadeUp, edition: str
) -> None:
    complete = made.complete
    played = {n for n, row in complete.items() if all(cell[0] in [*"WDLNRS"] for cell in row)}
    calm = {n for n in played if all(cell[1] in played for cell in complete[n])}
    codes = "BH,BH/C1,BH/M2,SB,SB/C1"

    ours = {row.player.number: row.values for row in standings(made.section, edition, codes).rows}
    raw = {row.player.number: row.values for row in standings(made.section, "raw", codes).rows}

    for number in calm:
        assert ours[number] == raw[number]


@given(made=made_up())
def test_since_2026_no_dummy_is_above_its_cap(made: MadeUp) -> None:
    ours = standings(made.section, "fide2026", "BH")
    context = ours.context

    for row in ours.rows:
        history = context.history(row.player.number)
        for (_, result), term in zip(history, context.opponents(row.player.number), strict=True):
            if not result.played:
                cap = context.rounds / 2
                if result.opponent is not None:
                    cap = context.adjusted(result.opponent)[0]
                assert term.amount == min(row.score, cap)


@given(made=made_up(), edition=EDITION)
def test_counts_are_within_their_bounds(made: MadeUp, edition: str) -> None:
    codes = "WIN,WON,BPG,BWG,REP,STD,KS,PS"
    for row in standings(made.section, edition, codes).rows:
        value, rounds = row.values, len(next(iter(made.complete.values())))
        if value["WIN"] is not None:
            assert 0 <= value["WON"] <= value["WIN"] <= row.score
            assert value["BWG"] is None or value["BWG"] <= min(value["BPG"], value["WON"])
            assert value["WIN"] <= value["REP"] <= rounds
            assert 0 <= value["KS"] <= row.score
            assert value["WIN"] <= value["STD"] <= rounds
            assert row.score <= value["PS"] <= rounds * row.score
