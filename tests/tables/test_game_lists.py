"""A list of games is the same event whatever its order, its shape and its words."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.asked import crosstable
from tests.make import reading
from tests.make.listed_games import Games
from xltiebreak import examine_event

WORDS = (
    ("Round", "Board", "White", "Result", "Black"),
    ("Runde", "Brett", "Weiß", "Ergebnis", "Schwarz"),
    ("Ronde", "Table", "Blancs", "Résultat", "Noirs"),
    ("Ronda", "Mesa", "Blancas", "Resultado", "Negras"),
    ("Ronde", "Bord", "Wit", "Uitslag", "Zwart"),
    ("Turno", "Tavolo", "Bianco", "Risultato", "Nero"),
)


@given(seed=st.integers(0, 10**9))
def test_an_event_is_the_same_whatever_the_order_and_shape_of_its_list(seed: int) -> None:
    random = Random(seed)
    games = Games(random)
    by_number, by_heading = random.random() < 0.5, random.random() < 0.5
    round_word, board, *titles = random.choice(WORDS)
    order = random.sample(range(3), 3)
    head = [titles[k] for k in order]
    lines: list[list[object]] = [["No.", "Name"]]
    lines += [[number, name] for number, name in enumerate(games.names, start=1)]
    lines.append([])

    def turned(row: tuple[int | str, str, int | str]) -> list[object]:
        white, result, black = (
            games.names[value - 1] if isinstance(value, int) and not by_number else value
            for value in row
        )
        return [(white, result, black)[k] for k in order]

    if by_heading:
        for round in random.sample(games.rounds, len(games.rounds)):
            own = (row for stated, row in games.rows if stated == round)
            lines += [[f"{round_word} {round}"], [board, *head]]
            lines += ([k, *turned(row)] for k, row in enumerate(own, start=1))
    else:
        lines += [[round_word, *head], *([round, *turned(row)] for round, row in games.rows)]
    event = reading.sheets(Club=lines)
    assert [finding for finding in examine_event(event) if finding.is_error] == []
    assert crosstable(event) == games.crosstable
