"""Prizes for upsets: small events against a calculation that tries every order of the players, and
what each face says of them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

import xltiebreak
from tests.nightly import by_day
from tests.prizefund import reference
from tests.prizefund.test_figures import paid, prizes
from xltiebreak.answers.prizes import SectionPrizes
from xltiebreak.event.findings import EventError
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.functions import Given, PrizeArguments, prizes_table
from xltiebreak.prizefund.prizes import EACH_ROUND
from xltiebreak.prizefund.typed_cells import PrizeError
from xltiebreak.prizefund.typed_prizes import typed_prize
from xltiebreak.prizefund.upsets import Upset, upsets

EVENTS = 4_000

Game = tuple[int, int, str, int]
"""Its players, the result (``1-0``, ``0-1``, ``draw``, ``forfeit``, ``both won``) and the round."""


class MadeUp:
    """A small event: ratings (None for unrated), games, who withdrew, prizes, what draws are."""

    def __init__(self, random: Random) -> None:
        self.ratings = [
            random.choice((None, 1400, 1500, 1500, 1600, 1700, 1900))
            for _ in range(random.randint(3, 6))
        ]
        self.rounds = random.randint(1, 4)
        self.games: list[Game] = []
        for round in range(1, self.rounds + 1):
            numbers = [*range(1, len(self.ratings) + 1)]
            random.shuffle(numbers)
            for white, black in zip(numbers[::2], numbers[1::2]):
                result = random.choice(("1-0", "0-1", "1-0", "0-1", "draw", "forfeit", "both won"))
                self.games.append((white, black, result, round))
        everybody = range(1, len(self.ratings) + 1)
        self.gone = [number for number in everybody if random.random() < 0.1]
        self.draws = random.random() < 0.5
        self.of_event = [random.choice((60, 120, 180)) for _ in range(random.randint(0, 3))]
        self.of_round = [random.choice((60, 120)) for _ in range(random.randint(0, 2))]
        self.places = [(f"{rank}", 10 * random.randint(1, 9)) for rank in (1, 2)]
        self.under = 10 * random.randint(1, 9)

    @property
    def line(self) -> str:
        ranks = ("1st", "2nd", "3rd")
        amounts = sorted((cash for _, cash in self.places), reverse=True)
        parts = [f"{rank} ${cash}" for rank, cash in zip(ranks, amounts)]
        parts.append(f"U1600 ${self.under}")
        parts += [f"{rank} upset ${cash}" for rank, cash in zip(ranks, self.of_event)]
        parts += [f"{rank} upset each round ${cash}" for rank, cash in zip(ranks, self.of_round)]
        return ", ".join(parts)

    @property
    def table(self) -> str:
        cells = {number: ["U"] * self.rounds for number in range(1, len(self.ratings) + 1)}
        letters = {
            "1-0": "WL",
            "0-1": "LW",
            "draw": "DD",
            "forfeit": "XF",
            "both won": "NW",
        }
        for white, black, result, round in self.games:
            first, second = letters[result]
            cells[white][round - 1] = f"{first}{black}"
            cells[black][round - 1] = f"{second}{white}"
        rows = [
            f"{number},P{number},{rating or 'unr.'},{','.join(cells[number])}"
            for number, rating in enumerate(self.ratings, 1)
        ]
        heads = ",".join(f"R{round}" for round in range(1, self.rounds + 1))
        labels = [
            "Event,X",
            "Section,Open",
            "Kind,swiss",
            "Notation,us",
            f"Rounds,{self.rounds}",
            f'Prizes,"{self.line}"',
            *(["Upset draws,half"] if self.draws else []),
            *([f'Withdrawn,"{", ".join(map(str, self.gone))}"'] if self.gone else []),
        ]
        return "\n".join([*labels, "", f"No.,Name,Rating,{heads}", *rows, ""])

    def scores(self) -> dict[int, float]:
        scores = dict.fromkeys(range(1, len(self.ratings) + 1), 0.0)
        for white, black, result, _ in self.games:
            for player, gets in (
                (white, {"1-0": 1, "draw": 0.5, "forfeit": 1, "both won": 1}),
                (black, {"0-1": 1, "draw": 0.5, "both won": 1}),
            ):
                scores[player] += gets.get(result, 0)
        return scores

    def largest(self, rounds: Sequence[int]) -> dict[int, Fraction]:
        """Each player's largest upset in these rounds, of those who have one and play for
        prizes."""
        largest: dict[int, Fraction] = {}
        for white, black, result, round in self.games:
            for own, other, wins in ((white, black, "1-0"), (black, white, "0-1")):
                low, high = self.ratings[own - 1], self.ratings[other - 1]
                counts = result in (wins, "both won") or (result == "draw" and self.draws)
                if low and high and high > low and counts and round in rounds:
                    points = Fraction(high - low, 2 if result == "draw" else 1)
                    if own not in self.gone:
                        largest[own] = max(points, largest.get(own, points))
        return largest

    def expected(self) -> dict[int, Fraction]:
        """What each is paid: his part of the other prizes, and of each prize for upsets the mean
        over all orders in which a larger upset is never behind a smaller one."""
        scores = self.scores()
        able = [
            (number, rating, scores[number])
            for number, rating in enumerate(self.ratings, 1)
            if number not in self.gone
        ]
        amounts = sorted((cash for _, cash in self.places), reverse=True)
        others: list[reference.Prize] = [
            ("place", rank, None, None, False, cash * 100) for rank, cash in enumerate(amounts, 1)
        ]
        others.append(("under", 1, None, 1599, False, self.under * 100))
        got = reference.shares(able, others)
        everything = [(range(1, self.rounds + 1), self.of_event)]
        everything += [([round], self.of_round) for round in range(1, self.rounds + 1)]
        for rounds, cash in everything:
            upsets = self.largest(rounds)
            orders = [
                order
                for order in permutations(upsets)
                if all(upsets[a] >= upsets[b] for a, b in zip(order, order[1:]))
            ]
            for order in orders:
                for number, amount in zip(order, cash):
                    got[number] = got.get(number, Fraction()) + Fraction(amount * 100, len(orders))
        return {number: amount for number, amount in got.items() if amount}


def exact(made: SectionPrizes) -> dict[int, Fraction]:
    """What each is paid before odd cents are rounded; amounts for upsets have none here."""
    return {
        share.entrant.number: Fraction(
            share.division.shares[share.entrant.number] if share.division else 0
        )
        + sum(extra.amount for extra in share.extras)
        for share in made.awards.shares
    }


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(0, EVENTS // 100, by_day(8, night=1)))
def test_prizes_for_upsets_are_those_of_every_order_of_the_players(hundred: int) -> None:
    shared = pooled = left = 0
    for seed in range(hundred * 100, hundred * 100 + 100):
        event = MadeUp(Random(seed))
        made = xltiebreak.prizes(read_csv(event.table.encode(), "x.csv"))[0]

        assert exact(made) == event.expected(), (seed, event.table)
        assert made.awards.due - made.awards.paid == sum(
            unpaid.amount for unpaid in made.awards.unpaid
        )
        extras = [extra for share in made.awards.shares for extra in share.extras]
        shared += any("each beat" in extra.why for extra in extras)
        pooled += any(len(extra.prizes) > 1 for extra in extras)
        left += any("upset" in unpaid.why for unpaid in made.awards.unpaid)
    assert min(shared, pooled, left) > 0


Q_UPSET = """
No.,Name,Rating,R1,R2,R3
1,Alba,2000,W3,L4,D2
2,Bede,1900,W4,W3,D1
3,Cleo,1500,L1,L2,W4
4,Dora,unr.,L2,W1,L3
"""
"""Dora's win against Alba is out of it, as she is unrated; Bede drew with Alba."""


@pytest.mark.parametrize(
    ("draws", "pays", "unpaid"),
    [
        ((), {"Bede": 100}, ["biggest upset"]),
        (("Upset draws,none",), {"Bede": 100}, ["biggest upset"]),
        (("Upset draws,half",), {"Bede": 125}, []),
    ],
)
def test_a_draw_counts_half_where_so_announced(
    tmp_path: Path, draws: tuple[str, ...], pays: dict[str, float], unpaid: list[str]
) -> None:
    line = 'Prizes,"1st $100, biggest upset $25"'
    made = prizes(tmp_path, line, "Unrated,1000", *draws, table=Q_UPSET)

    assert paid(made) == pays
    assert made.to_dict()["unpaid"] == unpaid


def test_equal_upsets_put_their_ranks_together(tmp_path: Path) -> None:
    """Cid and Dan beat somebody rated 200 points higher, Bob nobody."""
    table = """
No.,Name,Rating,R1,R2,R3
1,Ann,1800,W2,D3,L4
2,Bob,1700,L1,W4,L3
3,Cid,1500,W4,D1,W2
4,Dan,1600,L3,L2,W1
"""
    line = 'Prizes,"biggest upset $25-10-5 and trophy"'
    with pytest.raises(EventError, match="does each of these get the trophy"):
        prizes(tmp_path, line, table=table)
    line = 'Prizes,"biggest upset $25-10-5; trophy for biggest upset, trophy for 2nd upset"'
    made = prizes(tmp_path, line, table=table)

    assert paid(made) == {"Cid": 17.5, "Dan": 17.5}
    assert made.winners[0].sentence() == (
        "Cid: $17.50 = ($25 for biggest upset + $10 for 2nd biggest upset) ÷ 2, each beat somebody "
        "rated 200 points higher"
    )
    assert [
        (trophy.prize.title, trophy.taker and trophy.taker.name) for trophy in made.awards.trophies
    ] == [("biggest upset", "Cid"), ("2nd upset prize", "Dan")]
    assert made.awards.unpaid == (("3rd biggest upset", 5_00, "only 2 players have an upset"),)


def test_a_divided_upset_besides_a_divided_pool_shows_both(tmp_path: Path) -> None:
    table = """
No.,Name,Rating,R1,R2,R3
1,Ann,1800,W2,D3,L4
2,Bob,1700,L1,L4,D3
3,Cid,1500,W4,D1,D2
4,Dan,1600,L3,W2,W1
5,Eve,1700,L6,U,U
6,Fay,1500,W5,U,U
"""
    made = prizes(tmp_path, 'Prizes,"1st $60-20, biggest upset $25-10"', table=table)

    assert paid(made) == {"Cid": 40, "Dan": 57.5, "Fay": 17.5}
    assert (
        "Dan: $57.50 in all = $40 of the pool + ($25 for biggest upset + $10 for 2nd biggest "
        "upset) ÷ 2 (each beat somebody rated 200 points higher)"
    ) in str(made)


def test_games_of_a_grid_have_no_round_and_annulled_ones_are_none(tmp_path: Path) -> None:
    """Eve, who withdrew after one game of four, beat Bob."""
    file = tmp_path / "grid.csv"
    file.write_text(
        'Event,X\nPrizes,"biggest upset $10"\nWithdrawn,5\n\n'
        "No.,Name,Rating,1,2,3,4,5\n1,Ann,1800,*,1,0,1,\n2,Bob,1700,0,*,½,1,0\n"
        "3,Cid,1500,1,½,*,½,\n4,Dan,1400,0,0,½,*,\n5,Eve,1000,,1,,,*\n",
        encoding="utf-8",
    )
    [section] = xltiebreak.load(file).sections

    assert upsets(section, 5) == (Upset(3, 1, 0, 300, against="Ann"),)
    [winner] = xltiebreak.prizes(xltiebreak.load(file))[0].winners
    assert winner.sentence() == ("Cid: $10 for biggest upset, beat Ann, rated 300 points higher")


def test_an_upset_of_each_round_is_as_many_prizes_as_rounds(tmp_path: Path) -> None:
    """Cid beat Bob in round 1; the wins of rounds 2 and 3 are by players rated alike or higher."""
    made = prizes(tmp_path, 'Prizes,"$$60: 1st $30, upset prize each round $10"')

    assert paid(made) == {"Ann": 30, "Cid": 10}
    assert [prize.title for prize in made.awards.prizes[1:]] == [
        f"upset prize of round {round}" for round in (1, 2, 3)
    ]
    assert [unpaid.label for unpaid in made.awards.unpaid] == [
        "upset prize of round 2",
        "upset prize of round 3",
    ]
    with pytest.raises(EventError, match=r"\$50 are announced, and the prizes add up to \$60"):
        prizes(tmp_path, 'Prizes,"$$50: 1st $30, upset prize each round $10"')


@pytest.mark.parametrize(
    ("labels", "table", "message"),
    [
        (
            ("Upset draws,third",),
            Q_UPSET,
            r"column 2.*'third' is not understood; expected none or half",
        ),
        (
            (),
            "\nNo.,Name,Rating,1,2,3\n1,Ann,1800,*,1,½\n2,Bob,1700,0,*,1\n3,Cid,1500,½,0,*\n",
            "upset prize of each round: a grid has no rounds",
        ),
    ],
)
def test_what_cannot_be_is_a_sentence(
    tmp_path: Path, labels: tuple[str, ...], table: str, message: str
) -> None:
    with pytest.raises(EventError, match=message):
        prizes(tmp_path, 'Prizes,"1st $30, upset prize each round $10"', *labels, table=table)


def test_a_function_has_the_same_of_blocks_of_cells() -> None:
    """With the label Upset draws among its rules, and the prizes in a table or in one cell."""
    results = [["W3", "L4", "D2"], ["W4", "W3", "D1"], ["L1", "L2", "W4"], ["L2", "W1", "L3"]]
    names, ratings = [["Alba"], ["Bede"], ["Cleo"], ["Dora"]], [[2000], [1900], [1500], [None]]
    for block in (
        [["Prize", "Rank", "Cash"], ["1st", None, 100], ["Biggest upset", None, 25]],
        [["Prize", "Rank", "Cash"], ["1st", None, 100], ["Upset", "1", 25]],
        [["Prize", "Rank", "Cash"], ["1st", None, 100], ["1st upset", None, 25]],
        [["1st $100, biggest upset $25"]],
    ):
        rows = prizes_table(
            Given(results),
            PrizeArguments(names, ratings, block, rules=[["Upset draws", "half"]]),
        )
        assert [row[2:4] for row in rows[1:]] == [["Bede", 125.0], ["Paid in all", 125.0]]
        assert "drew with Alba, rated 100 points higher" in rows[1][-1]


def test_a_sheet_says_ranks_and_rounds_in_its_rows() -> None:
    def number_of(text: str) -> int:
        return int(text)

    for cells, rank, round in (
        ({"Prize": "Biggest upset", "Rank": "2", "Cash": "10"}, 2, None),
        ({"Prize": "2nd upset", "Cash": "10"}, 2, None),
        ({"Prize": "Upset of each round", "Cash": "10"}, 1, EACH_ROUND),
        ({"Prize": "Biggest upset each round", "Rank": "2", "Trophy": "cup"}, 2, EACH_ROUND),
    ):
        prize = typed_prize(cells, number_of).prize
        assert (prize.goes_by_games, prize.rank, prize.round) == (True, rank, round)
    with pytest.raises(PrizeError, match="an upset is looked for within each section"):
        typed_prize({"Prize": "Biggest upset, all sections", "Cash": "10"}, number_of)
    named = {"Prize": "Biggest upset", "Cash": "10", "Players": "2"}
    assert not typed_prize(named, number_of).prize.goes_by_games
