"""A team final in the manner of the Illinois High School Association: schools, players and results
as a director types them on the sheets Teams, Players, Matches and Boards.

Everybody in it is invented, and so are the schools.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.section import Event
from xltiebreak.tables.cells import Row, cell_of
from xltiebreak.tables.events import read_event
from xltiebreak.tables.grid import Grid

LABELS = (
    ("Event", "Prairie State Team Final"),
    ("Dates", "February 20-21, 2026"),
    ("Venue", "Grand Depot Hall"),
    ("City", "Alder Crossing"),
    ("Organizer", "Prairie State Schools Chess League"),
    ("Chief TD", "Tremaine, Judith"),
    ("Assistant TDs", "Osterman, Greta; Delgado, Inez"),
    ("Time control", "G/60 d5"),
    (
        "Notes",
        "Round 3: the player at board 6 of Old Ferry Township came too late. Round 5: Wexley "
        "Grove had seven players.",
    ),
    ("Section", "Team Final"),
    ("Kind", "team"),
    ("Rounds", "7"),
    ("Tie-break order", "ihsa-team"),
    ("Trophies", "3"),
    ("Placed by", "match points"),
    ("Boards", "8"),
    ("Board weights", "12 11 10 9 8 7 6 5"),
)

TEAMS = """
1 | Bluestem Valley
2 | Kestrel Park
3 | North Calder
4 | Old Ferry Township
5 | Prairie Hollow
6 | Saint Odilo Academy
7 | Tamarack Point
8 | Wexley Grove
"""

PLAYERS = """
101 | Eberhardt, Petra        | 1938
102 | Farrow, Aarav           | 1877
103 | Kinsella, Kacper        | 1770
104 | Lockridge, Gideon       | 1713
105 | Abernathy, Viktor       | 1606
106 | Ramaswamy, Oren         | 1566
107 | Lindqvist, Esme         | 1490
108 | Ghorbani, Ivo           | 1478
109 | Vermeer, Cedric         | 1353
110 | Pacheco, Lars           | 1282
201 | Pankhurst, Devika       | 1894
202 | Hoang, Noor             | 1811
203 | Petrosyan, Greta        | 1714
204 | Bellweather, Otis       | 1696
205 | Vasquez, Silas          | 1654
206 | Ulrich, Jalen           | 1499
207 | Whitaker, Dalia         | 1372
208 | Yilmaz, Samir           | 1355
209 | Quarles, Aubrey         | 1142
210 | Kobayashi, Bram         | 1057
301 | Sandoval, Farid         | 1904
302 | Kaczor, Damian          | 1833
303 | Stavros, Camila         | 1732
304 | Wojcik, Hana            | 1637
305 | Delacruz, Leila         | 1616
306 | Wadsworth, Abby         | 1439
307 | Almqvist, Juno          | 1376
308 | Jaramillo, Kavya        | 1364
309 | Holloway, Daria         | 1351
310 | Okonkwo, Chidi          | 1157
401 | Corrigan, Kofi          | 1926
402 | Haverstock, Desmond     | 1847
403 | Zuberi, Selma           | 1750
404 | Thackeray, Talia        | 1713
405 | Oyelowo, Rafael         | 1634
406 | Dabrowski, Kai          | 1466
407 | Rourke, Uma             | 1458
408 | Jankowski, Theo         | 1275
409 | Bhandari, Milo          | 1251
410 | Maldonado, Henrik       | 1246
501 | Castellan, Sunniva      | 1867
502 | Radcliff, Elif          | 1805
503 | Ingram, Clara           | 1745
504 | Adeyemi, Rowan          | 1618
505 | Gallardo, Odessa        | 1495
506 | Zelenka, Adaeze         | 1495
507 | Goodspeed, Quinn        | 1432
508 | Nwachukwu, Lucia        | 1328
509 | Escamilla, Elias        | 1139
510 | Ibekwe, Nadia           | 1048
601 | Valdivia, Mira          | 1822
602 | Lachance, Nico          | 1746
603 | Mbeki, Isla             | 1644
604 | Xiong, Marisol          | 1615
605 | Sitwell, Jasper         | 1514
606 | Oduya, Caleb            | 1432
607 | Arroyo, Sabine          | 1377
608 | Baptiste, Ines          | 1283
609 | Merriweather, Maeve     | 1219
610 | Underwood, Aidan        | 1086
701 | Iyer, Rosa              | 1815
702 | Ekström, Imani          | 1733
703 | Sokolova, Amara         | 1667
704 | Chaudhary, Fiona        | 1572
705 | Brannigan, Arjun        | 1483
706 | Sarkis, Malik           | 1445
707 | Takahashi, Mateus       | 1413
708 | Navarrete, Beatriz      | 1241
709 | Yarborough, Alma        | 1215
710 | Marchbanks, Emeka       |
801 | Calloway, Paloma        | 1741
802 | Barczak, Anika          | 1650
803 | Zamora, Keira           | 1585
804 | Szymanski, Bennett      | 1465
805 | Fairweather, Ravi       | 1401
806 | Nakagawa, Asher         | 1371
807 | Feldspar, Andre         | 1363
808 | Quintero, Leo           | 1307
809 | Trevelyan, Colin        | 1245
810 | Diallo, Jolene          |
"""
"""Ten of each school in board order; the first eight play, the others step in."""

MATCHES = """
1 | 5 1 | ½ 0 0 0 1 0 1 1 | 108
1 | 4 6 | 1 1 1 1 1 0 1 0
1 | 7 3 | 0 ½ 0 ½ 0 0 0 ½ | 702 305
1 | 8 2 | ½ 1 ½ 1 1 ½ ½ 0 | 201
2 | 1 3 | ½ 1 ½ ½ ½ ½ ½ 1
2 | 4 2 | 0 1 1 1 0 1 0 1 | 406
2 | 5 8 | 0 1 ½ 1 1 ½ ½ ½ | 508
2 | 7 6 | 0 0 0 ½ 1 0 0 1 | 706 604
3 | 6 1 | 0 1 0 1 0 0 0 ½ | 606
3 | 7 5 | 0 0 1 1 1 ½ ½ 0
3 | 8 4 | 1 ½ 0 0 0 + 1 1
3 | 2 3 | 0 ½ 0 1 0 0 ½ 0 | 205
4 | 1 2 | 1 0 0 0 1 0 1 1
4 | 3 8 | 1 1 1 1 ½ 1 0 1 | 303
4 | 7 4 | 0 0 1 ½ 0 ½ 0 ½ | 704
4 | 5 6 | 0 1 0 0 1 0 1 0
5 | 1 7 | 1 ½ ½ 0 1 1 1 1 | 706
5 | 8 6 | 0 0 0 0 0 ½ ½ - | 802 805 809 608
5 | 5 2 | ½ ½ ½ 0 0 ½ 1 1 | 503 205
5 | 4 3 | 1 0 1 0 1 1 1 0 | 406
6 | 4 1 | ½ 0 1 ½ ½ 1 0 ½ | 107
6 | 3 5 | ½ 1 ½ 0 0 0 ½ 1 | 306
6 | 6 2 | ½ ½ 0 1 ½ ½ 1 ½ | 603 201
6 | 8 7 | ½ ½ 0 0 ½ 1 0 1
7 | 1 8 | 1 1 1 1 1 1 0 1
7 | 7 2 | ½ ½ 0 0 ½ ½ 1 0
7 | 6 3 | 0 0 0 ½ ½ 0 ½ 0
7 | 4 5 | 1 0 ½ ½ 1 1 ½ 0 | 507
"""
"""Round, the two teams, the boards from the side of the first, and who sat out.

Those behind a player who sits out move up; ``+`` and ``-`` are boards without a game.
"""

BOARDS = 8


def ihsa() -> Event:
    """Eight schools, seven rounds, eight boards: two schools share the first place."""
    return read_event("ihsa", [_sheet(title, rows) for title, rows in sheets().items()])


def sheets() -> dict[str, list[Sequence[object]]]:
    """The rows of each sheet."""
    return {
        "Event": list(LABELS),
        "Teams": [("No.", "Team"), *_table(TEAMS)],
        "Players": [
            ("No.", "Name", "Rating", "Team", "Board"),
            *((*row, *_seat(int(row[0]))) for row in _table(PLAYERS)),
        ],
        "Matches": [("Round", "Team", "Points", "Opp. points", "Opponent", "Result"), *_matches()],
        "Boards": [
            ("Round", "Board", "Team", "Player", "Color", "Result", "Opponent", "Opp. player"),
            *_boards(),
        ],
    }


def _sheet(title: str, rows: Sequence[Sequence[object]]) -> Grid:
    return Grid(title, [Row(k, [cell_of(value) for value in row]) for k, row in enumerate(rows, 1)])


def _table(text: str) -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in text.strip().splitlines()]


def _seat(number: int) -> tuple[int, int]:
    """Team and board of a player: 4 and 2 of number 402."""
    return number // 100, number % 100


def _matches() -> Iterator[Sequence[object]]:
    """Who meets whom; the points follow from the boards."""
    for round, pair, *_ in _table(MATCHES):
        one, other = pair.split()
        yield int(round), int(one), "", "", int(other)


def _boards() -> Iterator[Sequence[object]]:
    """A row for each board; the first team has White on the odd ones."""
    for round, pair, results, *absent in _table(MATCHES):
        away = {int(number) for number in " ".join(absent).split()}
        teams = [int(team) for team in pair.split()]
        lineups = [_lineup(team, away) for team in teams]
        for board, result in enumerate(results.split(), start=1):
            one, other = (lineup[board - 1] for lineup in lineups)
            color = "WB"[board % 2 == 0] if one and other else ""
            yield int(round), board, teams[0], one, color, result, teams[1], other


def _lineup(team: int, away: set[int]) -> list[object]:
    """The players of a team at its boards, nobody at the last where it is short of players."""
    roster = [int(row[0]) for row in _table(PLAYERS)]
    present = [one for one in roster if one // 100 == team and one not in away]
    return [*present, *[""] * BOARDS][:BOARDS]
