"""Events of all kinds as they are typed, each drawn from a seed: a file, and the blocks of cells
that functions are given of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any

from tests.make import reading
from tests.make.files import write_workbook
from tests.make.half_typed import half_typed, respelled, with_a_slip
from tests.make.questions import AMONG_THE_TIED, OF_ALL
from tests.make.typed_events import Block, Typed, as_typed, typed
from tests.referees.events import circle, roundrobin, swiss, unfinished
from tests.referees.team_events import team_roundrobin, team_swiss
from xltiebreak import EDITIONS, SYSTEMS, Event, standings

LABELS = {"Notation": "us"}


@dataclass(frozen=True, eq=False)
class Made:
    """An event: the cells of its sheets, or a ``file``; and what is typed of each section where it
    can be given to functions."""

    name: str
    sheets: Mapping[str, Block] = field(default_factory=dict)
    sections: tuple[Typed, ...] = ()
    file: bytes = b""

    def __str__(self) -> str:
        return self.name

    @property
    def is_begun(self) -> bool:
        """Whether any result is typed."""
        return any(any(row) for one in self.sections for row in one.results)

    @cached_property
    def content(self) -> bytes:
        """The file, or a workbook with these cells and nothing else."""
        return self.file or reading.workbook(self.sheets)

    @cached_property
    def event(self) -> Event:
        """The event as it is read."""
        return reading.text(self.content, "event.xlsx")


def made(name: str, *sections: Typed) -> Made:
    """The event of these sections."""
    stated: dict[str, list[Any]] = {"Event": [f"The {name}"]}
    sheets: dict[str, Block] = {}
    for k, one in enumerate(sections):
        labels: dict[str, Any] = {"Withdrawn": one.withdrawn, "Kind": "roundrobin" * one.grid}
        if one.points:
            labels |= {"Kind": "team", "Boards": one.boards, "Placed by": one.placed_by}
        for label, text in {**labels, **one.labels}.items():
            if text not in ("", None):
                stated.setdefault(label, [""] * len(sections))[k] = text
        behind = f" S{k}" if k else ""
        sheets[f"Crosstable{behind}"] = one.crosstable() if one.points else crosstable_of(one)
    if len(sections) > 1:
        stated["Section"] = ["", *(f"S{k}" for k in range(1, len(sections)))]
    return Made(
        name, {"Event": [[label, *row] for label, row in stated.items()], **sheets}, sections
    )


def _people(one: Typed) -> Block:
    rows = zip(one.names, one.ratings)
    return [[number, *name, *rating] for number, (name, rating) in enumerate(rows, start=1)]


def crosstable_of(one: Typed) -> Block:
    """The table of players, below its headers."""
    cycles = len(one.results[0]) // len(one.results) if one.grid else 1
    numbers = range(1, len(one.results[0]) // cycles + 1)
    heads = [str(n) if one.grid else f"R{n}" for n in numbers for _ in range(cycles)]
    clubs = one.clubs or ("",) * len(one.results)
    rows = [
        [*person, club, *cells] for person, club, cells in zip(_people(one), clubs, one.results)
    ]
    return [["No.", "Name", "Rating", "Club", *heads], *rows]


MATCH_HEADS = ["Round", "Team", "Points", "Opp. points", "Opponent", "Result"]
_ALONE = {"B": "bye", "H": "half bye", "U": "U"}
_FORFEITS = {("X", "F"): "forfeit", ("F", "F"): "double forfeit"}


def matches_of(one: Typed) -> Block:
    """The matches of teams as rows of the sheet Matches of our workbooks, below its headers."""
    assert one.points
    rows: Block = [MATCH_HEADS]
    for round in range(len(one.results[0])):
        for team, cells in enumerate(one.results, start=1):
            letter, other = cells[round][:1], int(re.sub(r"\D", "", cells[round]) or 0)
            own = one.points[team - 1][round]
            if letter in _ALONE and not other:
                rows.append([round + 1, team, own, None, None, _ALONE[letter]])
            elif team < other:
                twin = one.results[other - 1][round][:1]
                theirs = one.points[other - 1][round]
                pair, both = (team, own), (other, theirs)
                if (twin, letter) in _FORFEITS:
                    pair, both, letter, twin = both, pair, twin, letter
                word = _FORFEITS.get((letter, twin))
                rows.append([round + 1, *pair, both[1], both[0], word])
    return rows


# what is left out, and slips


def half(one: Typed, drawing: Random) -> Typed:
    """The event in the middle of a round, of which more or less is typed; at times a round before
    it was left half typed, byes are typed ahead, and who was empty is said to be away."""
    rounds = len(one.results[0])
    now = drawing.randint(1, rounds)
    left = drawing.choice([0.1, 0.3, 0.7, 1.0])
    results = [list(row) for row in one.results]
    for row in results:
        for r in range(now, rounds):
            row[r] = drawing.choice(["", "", "", "", "H"]) if left < 1 else ""
        if drawing.random() < left:
            row[now - 1] = drawing.choice(["", "", "", "U", pending(row[now - 1])])
        if now > 1 and drawing.random() < 0.05:
            row[drawing.randrange(now - 1)] = ""
    if now > 2 and drawing.random() < 0.2:
        before = drawing.randrange(now - 1)
        for row in results:
            row[before] = row[before] if drawing.random() < 0.3 else ""
    points = one.points and [
        [point if result else "" for point, result in zip(*beside)]
        for beside in zip(one.points, results)
    ]
    return replace(one, results=results, points=points)


def pending(result: str) -> str:
    """The same opponent, without a result."""
    opponent = re.search(r"\d+", result)
    return f"{opponent[0]}w" if opponent else ""


def games_taken_out(one: Typed, drawing: Random) -> Typed:
    """The grid with games, or one of a game's two cells, still to be typed."""
    results = [list(row) for row in one.results]
    for _ in range(drawing.randint(1, len(results))):
        row, column = drawing.randrange(len(results)), drawing.randrange(len(results[0]))
        results[row][column] = ""
        if drawing.random() < 0.7:
            results[column][row] = ""
    return replace(one, results=results)


ODD_GAMES = [("1", ""), ("", "½"), ("1", "1"), ("q", "0"), ("+", "0"), ("1 ½", "0 ½")]
GRID_GAMES = [("1", "0"), ("0", "1"), ("½", "½"), ("=", "1/2"), ("+", "-"), ("-", "-")]


def grid(drawing: Random, odd: float = 0.0) -> Typed:
    """A round-robin of 2 to 9 players as a grid, once or twice, with gaps, names that are missing,
    and players who withdrew; a share of its games is odd."""
    players, cycles = drawing.randint(2, 9), drawing.choice((1, 1, 2))
    full = drawing.choice((0.05, 0.5, 0.9, 1, 1, 1))
    cells = [[""] * (players * cycles) for _ in range(players)]
    for player in range(players):
        for other in range(player + 1, players):
            for game in range(cycles):
                if drawing.random() < full:
                    pair = drawing.choice(ODD_GAMES if drawing.random() < odd else GRID_GAMES)
                    mine, theirs = other * cycles + game, player * cycles + game
                    cells[player][mine], cells[other][theirs] = pair
    left = drawing.sample(range(1, players + 1), min(players, drawing.randint(1, 3)))
    names = tuple(f"Entrant {k}" if drawing.random() < 0.96 else "" for k in range(1, players + 1))
    return Typed(
        cells,
        [[None]] * players,
        grid=True,
        withdrawn=drawing.choice(("", "", "", ", ".join(map(str, left)))),
        called=names,
        labels={"Notation": "grid", "Tie-break order": "roundrobin"},
    )


def rounds_of_all(drawing: Random) -> Typed:
    """A round-robin whose rounds are typed, the last one at times half; or a twin that is none."""
    players, double = drawing.choice([(3, True), (4, False), (4, True), (5, False), (6, False)])
    pairings = [*circle(range(1, players + 1), double=double)]
    rows = [[""] * len(pairings) for _ in range(players)]
    begun = drawing.choice([len(pairings), len(pairings), drawing.randint(1, len(pairings))])
    pairs = [("W", "L")] * 5 + [("D", "D")] * 4 + [("X", "F"), ("F", "F"), ("Z", "Z"), ("N", "S")]
    for round, pairing in enumerate(pairings[:begun]):
        for one, other in pairing:
            if one and other:
                if drawing.random() < 0.08 and round == begun - 1:
                    continue
                letters = drawing.choice(pairs)
                rows[one - 1][round] = f"{letters[0]}{other}w"
                rows[other - 1][round] = f"{letters[1]}{one}b"
            else:
                rows[(one or other or 0) - 1][round] = drawing.choice(["U", "U", ""])
    if drawing.random() < 0.15 and begun > 1:  # a pair that meets too often
        for row in rows:
            row[1] = row[0]
    labels = {
        "Kind": drawing.choice(["", "", "", "", "roundrobin", "swiss"]),
        "Tie-break order": drawing.choice(["", "", "", "roundrobin"]),
        "Rounds": drawing.choice([len(pairings)] * 3 + [len(pairings) + 1]),
        **LABELS,
    }
    return Typed(rows, [[None]] * players, labels=labels)


def typed_swiss(seed: int, cells: Block, drawing: Random) -> Typed:
    """A Swiss of these cells, some of whose players have no name."""
    rounds = len(cells[0])
    names = tuple(
        f"Entrant {k}" if any(row) and drawing.random() < 0.97 else ""
        for k, row in enumerate(cells, start=1)
    )
    labels = {"Kind": "swiss", "Rounds": drawing.choice([rounds, rounds, max(1, rounds - 1)])}
    labels |= {"Tie-break order": plain_order(drawing), **LABELS}
    return Typed(cells, [[None]] * len(cells), called=names, labels=labels)


# orders


PLAIN = ("MM", "MED", "SOLK", "CUM", "OCUM", "SB", "KASH", "WIN", "BLACKS")
"""The tie-breaks that plain formulas know."""


def plain_order(drawing: Random) -> str:
    """An order of these as people type it: none, a name, or codes and names of tie-breaks."""
    if drawing.random() < 0.3:
        return drawing.choice(["", "uschess", "Scholastic", "round robin"])
    codes = drawing.sample(PLAIN, drawing.randint(1, len(PLAIN)))
    spellings = [
        drawing.choice([code, code.lower(), SYSTEMS[code].name, f" {code} "]) for code in codes
    ]
    return drawing.choice([", ", ",", "; ", " > "]).join(spellings)


def asked(drawing: Random, of_teams: bool = False) -> dict[str, str]:
    """An order of all tie-breaks, an edition and lots; one tie-break is made among the tied."""
    one = drawing.choice([code for code in AMONG_THE_TIED if ":" not in code])
    by_system = {code.partition("/")[0]: code for code in drawing.sample(OF_ALL, 9)}
    by_system.pop(one.partition("/")[0], None)
    order = [*by_system.values()][:3]
    order.insert(drawing.randint(0, 3), one)
    named = ["wintd", "fide", "bham", "scholastic", "ukcc"] + ["ihsa", "usat"] * of_teams
    return {
        "Tie-break order": drawing.choice([",".join(order)] * 3 + [drawing.choice(named), ""]),
        "Edition": drawing.choice(["", *EDITIONS]),
        "Lots": drawing.choice(["", "", "7", "3, 1, 2"]),
    }


def stating(one: Typed, **labels: Any) -> Typed:
    """The same with further boxes, ``Tie_break_order`` for one whose name has blanks."""
    named = {label.replace("_", " "): text for label, text in labels.items()}
    return replace(one, labels={**one.labels, **named})


# the kinds


def _swiss(seed: int, drawing: Random) -> Made:
    cells = typed(swiss(seed, 5 + seed % 8, 3 + seed % 4))
    labels = {"Kind": "swiss", "Rounds": len(cells.results[0]), **LABELS}
    ratings = [[None if drawing.random() < 0.2 else rating] for [rating] in cells.ratings]
    labels |= asked(drawing)
    return made(f"Swiss {seed}", replace(cells, ratings=ratings, labels=labels))


def _roundrobin(seed: int, drawing: Random) -> Made:
    leaves = drawing.choice([None, None, 0.3])
    double = leaves is None and seed % 2 > 0
    cells = typed(roundrobin(seed, 4 + seed % 4, double=double, leaves_after=leaves))
    return made(f"round-robin {seed}", stating(replace(cells, labels=asked(drawing))))


def _teams(seed: int, drawing: Random) -> Made:
    placed_by = drawing.choice(["match", "game"])
    section = team_swiss(seed, teams=5 + seed % 5, rounds=4, boards=4, placed_by=placed_by)
    if seed % 3 == 2:
        section = team_roundrobin(seed, teams=4 + seed % 3, boards=3, placed_by=placed_by)
    cells = replace(typed(section), labels={**asked(drawing, of_teams=True), **LABELS})
    return made(f"teams {seed}", cells)


def _half(seed: int, drawing: Random) -> Made:
    if seed % 4 == 0:
        cells = games_taken_out(typed(roundrobin(seed, 4 + seed % 5)), drawing)
    elif seed % 4 == 1:
        cells = games_taken_out(typed(roundrobin(seed, 4 + seed % 3, double=True)), drawing)
    elif seed % 4 == 2:
        cells = half(typed(team_swiss(seed, teams=8 + seed % 4, rounds=4, boards=3)), drawing)
    else:
        cells = half(typed(swiss(seed, 7 + seed % 8, 3 + seed % 4)), drawing)
    return made(f"half typed {seed}", cells)


def _slip(seed: int, drawing: Random) -> Made:
    cells = with_a_slip(half_typed(seed, drawing.randint(3, 8), drawing.randint(2, 4)), seed)
    return made(f"a slip {seed}", typed_swiss(seed, cells, drawing))


def _respelled(seed: int, drawing: Random) -> Made:
    cells = respelled(half_typed(seed, drawing.randint(3, 8), drawing.randint(2, 4)), seed)
    return made(f"respelled {seed}", typed_swiss(seed, cells, drawing))


def _plain_swiss(seed: int, drawing: Random) -> Made:
    cells = half_typed(seed, drawing.choice([1, 2, 3, 4, 5, 6, 8, 13]), drawing.randint(2, 6))
    return made(f"Swiss for formulas {seed}", typed_swiss(seed, cells, drawing))


def _orders(seed: int, drawing: Random) -> Made:
    """A Swiss, half of one, or a round-robin by rounds, ranked by an order that formulas know; at
    times with a game without colors."""
    sections = [
        swiss(seed, 9, 4),
        unfinished(swiss(seed, 12, 6), 3),
        roundrobin(seed, 5 + seed % 2),
        roundrobin(seed, 4, double=True),
    ]
    cells = [
        [as_typed(result) for result in row] for row in drawing.choice(sections).crosstable.results
    ]
    if drawing.random() < 0.5:
        cells = [[cell.rstrip("wb") if "2" in cell else cell for cell in row] for row in cells]
    orders = ["", "scholastic", "round robin", "MM > SB", "Sonneborn, wins", "BLACKS, SB"]
    orders += ["KASH BLACKS CUM", "Most Blacks"]
    labels = {"Tie-break order": drawing.choice(orders), **LABELS}
    return made(f"orders {seed}", Typed(cells, [[None]] * len(cells), labels=labels))


def _grid(seed: int, drawing: Random) -> Made:
    return made(f"grid {seed}", grid(drawing, odd=drawing.choice((0, 0, 0.03, 0.1))))


def _rounds_of_all(seed: int, drawing: Random) -> Made:
    return made(f"rounds of all {seed}", rounds_of_all(drawing))


def _prizes(seed: int, drawing: Random) -> Made:
    cells = typed(swiss(seed, 8 + seed % 5, 4))
    lines = ["$100-60-30, U1600 $25", "$300-200, U2000 $50", "$90-60, U1800 $40-20, top junior $10"]
    clubs = tuple(drawing.choice(["Elms", "Oaks", "Firs"]) for _ in cells.results)
    labels = {"Kind": "swiss", "Rounds": 4, "Prizes": drawing.choice(lines), **LABELS}
    if drawing.random() < 0.5:
        labels["Prize rule"] = drawing.choice(["equal", "hort", "none"])
    labels |= {"Based on": 20, "Tie-break order": drawing.choice(["", "MM, SOLK", "SB, H2H"])}
    return made(f"prizes {seed}", replace(cells, labels=labels, clubs=clubs))


def _playoff(seed: int, drawing: Random) -> Made:
    kind = drawing.choice(["Swiss", "Swiss", "grid", "teams"])
    if kind == "Swiss":
        cells = replace(typed(swiss(seed, 5 + seed % 5, 3)), labels={"Kind": "swiss", "Rounds": 3})
        cells = stating(cells, Tie_break_order="MM, SOLK", **LABELS)
    elif kind == "grid":
        cells = stating(typed(roundrobin(seed, 4 + seed % 4)), Notation="grid")
    else:
        cells = stating(typed(team_swiss(seed, 6, 4, boards=2)), Tie_break_order="usat", **LABELS)
    if drawing.random() < 0.2:
        cells = stating(cells, Perfect_scores="playoff")
    numbers = [row["number"] for row in _tied(made("", cells), drawing)]
    drawing.shuffle(numbers)
    if drawing.random() < 0.15:
        numbers.append(drawing.choice([*range(1, len(cells.results) + 1), 99]))
    names = [f"Entrant {number}" for number in numbers]
    sign = drawing.choice([", ", ",", " > ", ",#", " , "])
    text = sign.join(map(str, numbers)) if drawing.random() < 0.8 else " > ".join(names)
    text += drawing.choice(["", "", " (blitz 2–0)", "(armageddon; 1-0)", " ( x )", " ;"])
    return made(f"play-off {seed}", stating(cells, Playoff=text))


def _tied(one: Made, drawing: Random) -> list[dict[str, Any]]:
    """Those who share a score, or the first two."""
    [section] = standings(one.event).to_dict()["sections"]
    rows = section["standings"]
    scores = [row["score"] for row in rows]
    tied = [score for score in {*scores} if scores.count(score) > 1]
    if not tied:
        return list(rows[:2])
    score = drawing.choice(tied)
    return [row for row in rows if row["score"] == score][:5]


def _sections(seed: int, drawing: Random) -> Made:
    parts = [_swiss(seed, drawing), _roundrobin(seed, drawing), _rounds_of_all(seed, drawing)]
    return made(f"sections {seed}", *(part.sections[0] for part in parts))


def _combined(seed: int, drawing: Random) -> Made:
    cells = typed(swiss(seed, 8 + seed % 5, 4))
    clubs = tuple(drawing.choice(["Elms", "Oaks", "Firs"]) for _ in cells.results)
    labels = {"Kind": "swiss", "Rounds": 4, "Counting players": drawing.randint(1, 4), **LABELS}
    labels["Tie-break order"] = drawing.choice(["", "MED,SOLK", "SB,H2H"])
    labels["Edition"] = drawing.choice(["", *EDITIONS])
    return made(f"combined teams {seed}", replace(cells, labels=labels, clubs=clubs))


def _scores(seed: int, drawing: Random) -> Made:
    rows: Block = [[f"Entrant {k}", drawing.randrange(900, 2100), drawing.randint(0, 8) / 2]
            for k in range(1, 8 + seed % 4)]  # fmt: skip
    rows.sort(key=lambda row: -row[2])
    labels: Block = [["Event", "A list"], ["Rounds", 4], ["Prizes", "$100-60-30, U1600 $25"]]
    return Made(
        f"scores only {seed}", {"Event": labels, "Scores": [["Name", "Rating", "Score"], *rows]}
    )


def _by_boards(seed: int, drawing: Random) -> Made:
    """Matches with line-ups, as our own workbook has them."""
    section = replace(team_swiss(seed, teams=5 + seed % 3, rounds=3, boards=4), name="Open")
    order = drawing.choice(["usat", "BBE, USAT", "IHSA, SOLK"])
    event = Event("By boards", (replace(section, order=order),))
    return Made(f"teams by boards {seed}", file=write_workbook(event, route="plain"))


def _matches(seed: int, drawing: Random) -> Made:
    """Teams by their matches, the last round often half typed; with byes, forfeits, matches without
    points, now and then with mistakes."""
    teams, rounds, boards = drawing.randint(2, 12), drawing.choice((1, 2, 3, 5, 7)), 4
    boards = drawing.choice((1, 1, boards))
    weights = drawing.choice((None, [boards + 4 - k for k in range(boards)]))
    most = float(sum(weights) if weights else boards)
    here = teams - drawing.randint(1, teams // 3) if teams > 3 and drawing.random() < 0.2 else teams
    labels: dict[str, Any] = {"Event": "Matches", "Kind": "team", "Rounds": rounds, **LABELS}
    labels |= {"Boards": boards, "Tie-break order": drawing.choice(("ihsa-team", "usat", "ihsa"))}
    if weights:
        labels["Board weights"] = " ".join(map(str, weights))
    if drawing.random() < 0.25:
        labels["Placed by"] = drawing.choice(("game points", "match points"))
    if drawing.random() < 0.25:
        labels["Match points"] = drawing.choice(("2-1-0", "3 1 0", "1-1/2-0", "3-1.5-½"))
    rows: Block = []
    played = drawing.randint(0, rounds)
    for round in range(1, played + 1):
        pairing = drawing.sample(range(1, here + 1), here)
        is_half = round == played and drawing.random() < 0.4
        if here % 2 and not (is_half and drawing.random() < 0.5):
            word = drawing.choice(("bye", "half bye", "U", "bye"))
            rows.append([round, pairing[-1], None, None, None, word])
        for pair in zip(pairing[::2], pairing[1::2]):
            if not (is_half and drawing.random() < 0.4):
                rows.append([round, *_match(drawing, pair, most, last=round == played)])
    names = [[k, f"Team {k}" if k <= here else None] for k in range(1, teams + 1)]
    sheets: dict[str, Block] = {"Teams": [["No.", "Team"], *names], "Matches": [MATCH_HEADS, *rows]}
    return Made(f"matches {seed}", {"Event": [[*one] for one in labels.items()], **sheets})


def _match(drawing: Random, pair: tuple[int, int], most: float, *, last: bool) -> list[Any]:
    team, other = pair
    own = drawing.randint(0, int(2 * most)) / 2
    throw = drawing.random()
    if throw < 0.08:
        return [team, None, None, other, drawing.choice(("forfeit", "double forfeit", "F"))]
    if throw < 0.10:
        return [team, most, 0, other, "forfeit"]
    if throw < 0.12:
        return [team, None, None, other, drawing.choice("WDL")]
    if throw < 0.14 and last:
        return [team, None, None, other, None]
    if throw < 0.15:
        return [team, None, None, None, drawing.choice((None, "bye"))]
    if throw < 0.155:
        return [team, own, most, other, None]
    return [team, own, most - own, other, None]


Maker = Callable[[int, Random], Made]
KINDS: Mapping[str, Maker] = {
    "Swiss": _swiss,
    "round-robin": _roundrobin,
    "teams": _teams,
    "half typed": _half,
    "a slip": _slip,
    "respelled": _respelled,
    "Swiss for formulas": _plain_swiss,
    "orders": _orders,
    "grid": _grid,
    "rounds of all": _rounds_of_all,
    "prizes": _prizes,
    "play-off": _playoff,
    "sections": _sections,
    "combined teams": _combined,
    "scores only": _scores,
    "teams by boards": _by_boards,
    "matches": _matches,
}


def drawn(count: int, *kinds: str, first: int = 1) -> Iterator[Made]:
    """So many of each of these kinds, or of all."""
    for kind in kinds or KINDS:
        for seed in range(first, first + count):
            yield KINDS[kind](seed, Random(f"{kind} {seed}"))


FOR_FUNCTIONS = tuple(
    kind for kind in KINDS if kind not in ("scores only", "teams by boards", "matches", "play-off")
)
"""Functions are given neither line-ups nor lists of scores nor play-offs."""
