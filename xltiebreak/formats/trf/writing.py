"""An event with one section → a TRF; of teams their players, line-ups, byes and forfeits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import zip_longest

from xltiebreak.answers.findings import examined
from xltiebreak.answers.sections import only_section
from xltiebreak.event.crosstable import SWISS, Crosstable
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.result_words import Both
from xltiebreak.event.results import BLANK, OTHER_COLOUR, TWIN, Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, Event, Matches, Player, Section
from xltiebreak.formats.kinds import THE_FILE, Written
from xltiebreak.formats.trf import layout
from xltiebreak.formats.trf.records import FORFEITS, GAME_POINTS, SELF_DEFINED
from xltiebreak.ranking.asked import AS_IN_THE_FILE, edition_of, order_of
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.context import by_match_points
from xltiebreak.tables.around import NEWEST_OF_FIDE, as_trf, edition_on
from xltiebreak.tables.cells import plain

LARGEST_NUMBER = 9999
_KINDS = {"swiss": ("Swiss-System", "SWISS"), "roundrobin": ("Round-Robin", "ROUNDROBIN")}
"""What records 092 and 192 call the way of pairing."""
_SEXES = {"m": "m", "male": "m", "w": "w", "f": "w", "female": "w"}
_NO_ROUNDS = "Pairing programs also want the number of rounds; state it at the label Rounds."


def write_trf(event: Event, version: str = "26") -> Written:
    """Return the event as TRF16 (``"16"``) or TRF26 (``"26"``), in UTF-8.

    The places are those of the file or, if it has none and a round is complete, of the standings.
    The points are the sums of the results. A comment states the edition if a reader would take
    another one. Every player with an opponent gets a color. TRF16 has no place for rulings: a
    result that stands by one contradicts the opponent's there. What is wrong with the prizes, which
    a TRF does not hold, stops nothing.

    Raises:
        EventError: the event has errors; a report must have none.
        TieBreakError: the event has several sections, a result that could not be read, a
            pairing number above 9999, pairing byes of different worth, or a tie-break order
            that is none; or a team event's matches are known without the games at their boards, or
            are to be written as TRF16.
    """
    examined(event, event.sections)
    section = only_section(event.sections, "a TRF holds one section; write one of these at a time")
    is_new, matches = version == "26", section.matches
    if matches is not None and not is_new:
        raise TieBreakError(
            "a TRF of 2016 has no place for matches of teams; write TRF26 (--to trf26)"
        )
    words, code = _KINDS[section.paired_as]
    kind, players, teams = (f"Individual: {words}", f"CUSTOM_{code}"), section, None
    if matches is not None:
        teams = TeamWriter(section, matches)
        players = teams.players()
        by_games = section.by_game_points and section.paired_as == SWISS
        kind = f"Team: {words}", f"CUSTOM_TEAM_{code}{'_GP' * by_games}"
    if (highest := max(players.crosstable.numbers)) > LARGEST_NUMBER:
        raise TieBreakError(f"a TRF has no player {highest}; {LARGEST_NUMBER} is the last")
    places = {player.number: player.printed_place for player in section.players}
    if not any(places.values()) and (ranked := standings(section)).rounds:
        places = {row.player.number: row.place for row in ranked.rows}
    of_players = {player.number: player.printed_place for player in players.players}
    has_rulings = is_new and not teams
    lines = [
        *_header(event, players, kind, is_new=is_new, teams=len(section.players) if teams else 0),
        *_edition(event, section),
        *(_order(section) if is_new else ()),
        *(teams.header() if teams else ()),
        *_player_lines(players, of_players if teams else places, as_played=has_rulings),
        *(teams.records(places) if teams else ()),
        *(_rulings(section.crosstable) if has_rulings else ()),
    ]
    if section.scheduled_rounds is not None:  # without it, pairing programs read no file
        lines.append(f"XXR {section.scheduled_rounds}")
    content = "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")
    return Written({THE_FILE: content}, () if section.scheduled_rounds else (_NO_ROUNDS,))


write_trf16, write_trf26 = (partial(write_trf, version=version) for version in ("16", "26"))


def _header(
    event: Event, section: Section, kind: tuple[str, str], *, is_new: bool, teams: int
) -> Iterator[str]:
    start, end = as_trf(event.dates)
    texts = {
        **{code: [getattr(event, field)] for code, field in layout.HEADER.items()},
        "112": event.assistant_tds.split(";"),
        "042": [start],
        "052": [end],
        "062": [str(len(section.players))],
        "072": [str(sum(player.rating is not None for player in section.players))],
        "082": [str(teams or "")],
        "092": [kind[0]],
    }
    for code in sorted(texts):
        yield from _records(code, texts[code])
    worth = _bye_worth(section)
    yield from _records("142", [str(section.scheduled_rounds or "")] * is_new)
    if worth is not None:
        if not is_new:
            yield f"XXS PAB={layout.figure(worth)}"
        yield f"162  P{layout.figure(worth):>4}"
    yield from _records("192", [kind[1]] * is_new)


def _edition(event: Event, section: Section) -> Iterator[str]:
    taken = edition_on(as_trf(event.dates)[0]) or NEWEST_OF_FIDE
    own = edition_of(section, AS_IN_THE_FILE).code
    if own != taken:
        yield f"### Edition: {own}"  # for which the format has no record


def _order(section: Section) -> Iterator[str]:
    """Yield record 202, the order, and record 212 if game points place the teams."""
    codes = ",".join(map(_theirs, order_of(section, AS_IN_THE_FILE).codes))
    yield from _records("202", [codes])
    if section.by_game_points:
        yield f"212 {','.join(filter(None, (GAME_POINTS, codes)))}"


def _theirs(code: str) -> str:
    name = code.upper().partition("/")[0].partition(":")[0]
    return code if name in layout.MTB26 else f"{SELF_DEFINED}{code}"


def _records(code: str, texts: Iterable[str]) -> Iterator[str]:
    return (f"{code} {tidy}" for text in texts if (tidy := plain(text)))


def _bye_worth(section: Section) -> float | None:
    """Return the worth of every pairing bye of the section, if it is not 1."""
    worth = {
        result.points
        for row in section.crosstable.results
        for result in row
        if result.outcome is Outcome.PAIRING_BYE
    }
    if len(worth) > 1:
        raise TieBreakError(
            f"pairing byes are worth {' and '.join(map(decimal, sorted(worth)))} here; "
            "in a TRF they are all worth the same"
        )
    return next(iter(worth - {1.0}), None)


def _player_lines(
    section: Section, places: Mapping[int, int | None], *, as_played: bool
) -> Iterator[str]:
    """Yield the players' records; games are written ``as_played`` where records of their own have
    the rulings."""
    table = section.crosstable
    place = {number: row for row, number in enumerate(table.numbers)}
    for row, (player, results) in enumerate(zip(section.players, table.results)):
        rounds = []
        for round, own in enumerate(results):
            written, other = own, place.get(own.opponent or 0, row)
            twin, is_first = table.results[other][round], row < other
            if twin.opponent == player.number:
                played = _as_played(own, twin, is_first=is_first) if as_played else own
                written = _with_colour(played, twin, round, is_first=is_first)
            rounds.append(write_round(written))
        score = layout.figure(sum(result.points for result in results))
        texts = _texts(player) | {"Score": score, "Place": places[player.number] or ""}
        yield layout.PLAYER.write(texts, rounds)


def _texts(player: Player) -> dict[str, object]:
    """Return the texts of a player's fields; nothing where only a part would fit, except of a
    name."""
    texts = {name: plain(str(getattr(player, own) or "")) for name, own in layout.OF_PLAYER.items()}
    texts["Sex"] = _SEXES.get(texts["Sex"].casefold(), "")
    is_number = texts["ID"].isascii() and texts["ID"].isdecimal()
    texts["ID"] = texts["ID"] if is_number else ""
    fields = layout.PLAYER.fields
    return {
        name: text if name == "Name" or len(text) <= fields[name].width else ""
        for name, text in texts.items()
    }


def _with_colour(own: Result, twin: Result, round: int, *, is_first: bool) -> Result:
    """Return a result with a color, since readers refuse a pairing without: the other color than
    the opponent's, else by turns. Of two who state the same color, the first in the list keeps
    it."""
    if own.colour and (is_first or own.colour != twin.colour):
        return own
    turn = "w" if is_first == (round % 2 == 0) else "b"
    return replace(own, colour=OTHER_COLOUR[twin.colour] or turn)


def _as_played(own: Result, twin: Result, *, is_first: bool) -> Result:
    """Return a game as the player without a ruling has it; if both have one, as the first of them
    in the list has it."""
    stands = own.ruling and twin.outcome.played and not (twin.ruling and is_first)
    return replace(own, outcome=TWIN[twin.outcome] if stands else own.outcome, ruling=False)


def write_round(result: Result) -> str:
    """Return the eight columns of a result, blank where nothing is known.

    A forfeit draw, for which TRF has no letter, becomes a half-point bye: that is worth as much,
    and is not played either. A ruling becomes the result that it gave.
    """
    if result.blank:
        return ""
    if result.outcome is Outcome.UNREADABLE:
        raise TieBreakError("a round of a player cannot be read; correct it first")
    letter = layout.LETTER[result.outcome, result.unrated and result.played]
    opponent = None if letter == "H" else result.opponent
    number = "0000" if opponent is None else layout.OPPONENT.set(str(opponent))
    return f"{number} {(letter not in 'HFUZ' and result.colour) or '-'} {letter}"


def _rulings(table: Crosstable) -> Iterator[str]:
    """Yield a record 299 for each ruling."""
    for number, results in table.rows.items():
        for round, result in enumerate(results, start=1):
            if result.ruling:
                texts = {
                    "Kind": layout.LETTER[result.outcome, True],
                    "Game points": layout.figure(result.outcome.points),
                    "Round": round,
                }
                yield layout.ABNORMAL.write(texts, [number])


_AS_BYE = {1.0: "F", 0.5: "H", 0.0: "Z"}
"""The letter of a bye by its worth; of a second pairing bye in a round, too, since record 320 has
room for one."""
Seats = tuple[int, ...]


class TeamWriter:
    """The records of one team event.

    Raises:
        TieBreakError: only the matches are known, or a team's number is above 999.
    """

    def __init__(self, section: Section, matches: Matches) -> None:
        if matches.members is None or not matches.members.players:
            raise TieBreakError(
                "a TRF holds the games of players, and of this team event only the matches are "
                "known; enter the players and the boards first, or write a table"
            )
        self.section, self.table, self.matches = section, section.crosstable, matches
        self.members, self.numbers = matches.members, section.crosstable.numbers
        if max(self.numbers) > layout.LARGEST_TEAM:
            raise TieBreakError(
                f"a TRF has no team {max(self.numbers)}; {layout.LARGEST_TEAM} is the last"
            )
        self.scale = matches.match_points or edition_of(section, AS_IN_THE_FILE).match_points
        self.boards = matches.boards or max(
            (len(seats) for row in matches.lineups for seats in row), default=0
        )
        rounds = range(self.table.rounds)
        usual = [layout.ABSENT if self.table.started(round + 1) else BLANK for round in rounds]
        self.rows = {
            number: [
                nothing if own.blank else own
                for own, nothing in zip_longest(row, usual, fillvalue=BLANK)
            ]
            for number, row in self.members.crosstable.rows.items()
        }
        teams = range(len(self.numbers))
        self.seats = {(k, round): self._seats(k, round) for round in rounds for k in teams}
        self.meetings = [*self._meetings()]
        for meeting in self.meetings:
            self._give_colours(*meeting)

    def _seats(self, k: int, round: int) -> Seats:
        """Return the players at a team's boards, 0 at an empty one; nothing where none is known."""
        stated = self.matches.lineups[k][round : round + 1] if self.matches.lineups else ()
        if stated and any(stated[0]):
            return stated[0] + (0,) * (self.boards - len(stated[0]))
        result = self.table.results[k][round]
        if result.played:
            raise TieBreakError(
                f"the match of teams {self.numbers[k]} and {result.opponent} in round {round + 1} "
                "has no boards; a TRF holds the games of the players, so enter them first"
            )
        return ()

    def _meetings(self) -> Iterator[tuple[int, int, int, str]]:
        """Yield each match: its round from 0, the rows of its teams, and the color of the first on
        board 1, by the match, its boards, else by turns."""
        place = {number: k for k, number in enumerate(self.numbers)}
        for round in range(self.table.rounds):
            for k, row in enumerate(self.table.results):
                other = place.get(row[round].opponent or 0, -1)
                if other < k:
                    continue
                known = [row[round].colour, OTHER_COLOUR[self.table.results[other][round].colour]]
                for team in (k, other):
                    for board, member in enumerate(self.seats[team, round]):
                        own = self.rows[member][round].colour if member else ""
                        known.append(own if (team == k) == (board % 2 == 0) else OTHER_COLOUR[own])
                yield round, k, other, next(filter(None, known), "wb"[round % 2])

    def _give_colours(self, round: int, first: int, second: int, on_board_1: str) -> None:
        for team, colour in ((first, on_board_1), (second, OTHER_COLOUR[on_board_1])):
            for board, member in enumerate(self.seats[team, round]):
                result = self.rows[member][round] if member else BLANK
                if result.opponent is None or result.colour:
                    continue
                theirs = self.rows.get(result.opponent)
                known = OTHER_COLOUR[theirs[round].colour] if theirs else ""
                by_turns = colour if board % 2 == 0 else OTHER_COLOUR[colour]
                self.rows[member][round] = replace(result, colour=known or by_turns)

    # The records

    def players(self) -> Section:
        """Return the members with the results that are written."""
        table = Crosstable(tuple(self.rows), tuple(map(tuple, self.rows.values())))
        rounds = self.section.scheduled_rounds
        return replace(self.members, crosstable=table, scheduled_rounds=rounds)

    def header(self) -> Iterator[str]:
        """Yield records 352 and 362: the colors of the boards by turns, the worth of matches."""
        if self.boards:
            yield f"352 {('WB' * self.boards)[: self.boards]}"
        if self.matches.match_points is not None or self.scale != FIDE_MATCH_POINTS:
            win, draw, loss = map(layout.figure, self.scale)
            yield f"362 TW{win:>4}   TD{draw:>4}   TL{loss:>4}"

    def records(self, places: Mapping[int, int | None]) -> Iterator[str]:
        """Yield the teams, their line-ups, byes and forfeited matches.

        Raises:
            TieBreakError: pairing byes are worth different points.
        """
        by_match = by_match_points(self.table, self.scale).results
        for k, (team, roster) in enumerate(zip(self.section.players, self.matches.rosters)):
            game_points = sum(self._points(k, round) for round in range(self.table.rounds))
            texts = {
                "No.": team.number,
                "Name": plain(team.name),
                "ID": plain(team.id),
                "Rating": team.rating or "",
                "Match points": layout.figure(sum(result.points for result in by_match[k])),
                "Game points": layout.figure(game_points),
                "Place": places.get(team.number) or "",
            }
            yield layout.TEAM.write(texts, roster)
        yield from self._lineups()
        yield from self._byes()
        yield from self._forfeited()

    def _points(self, k: int, round: int) -> float:
        """Return a team's game points as a reader of the file finds them."""
        result, seats = self.table.results[k][round], self.seats[k, round]
        if seats:
            return sum(self.rows[member][round].points for member in seats if member)
        if result.outcome is Outcome.PAIRING_BYE:
            return self.matches.points[k][round] or 0.0
        return result.points * self.boards

    def _lineups(self) -> Iterator[str]:
        """Yield both line-ups of each match, which other programs do not find out from the games
        if a team changed its order or left a board empty, as gacrux shows."""
        for round, first, second, _ in self.meetings:
            for row, against in ((first, second), (second, first)):
                if self.seats[row, round] or self.seats[against, round]:
                    teams = {"Team": self.numbers[row], "Opponent": self.numbers[against]}
                    lineup = self.seats[row, round] or (0,) * self.boards
                    yield layout.LINEUP.write({"Round": round + 1, **teams}, lineup)

    def _byes(self) -> Iterator[str]:
        """Yield records 240 by round and kind, and the one record 320."""
        allocated = ["000"] * self.table.rounds
        worth: set[tuple[float, float]] = set()
        for round in range(self.table.rounds):
            teams: dict[str, list[int]] = {}
            has_begun = self.table.started(round + 1)
            for k, row in enumerate(self.table.results):
                result, letter = row[round], _AS_BYE.get(row[round].points, "")
                if result.outcome is Outcome.PAIRING_BYE and allocated[round] == "000":
                    allocated[round] = f"{self.numbers[k]:03}"
                    worth.add((result.points, self.matches.points[k][round] or 0.0))
                    continue
                is_bye = result.outcome.bye or result.outcome is Outcome.FORFEIT_DRAW
                is_absence = result.outcome is Outcome.UNPAIRED and has_begun
                games = (self.rows[member][round] for member in self.seats[k, round] if member)
                is_played = any(game.opponent for game in games)
                if is_bye and letter and not (result.blank or is_absence or is_played):
                    teams.setdefault(letter, []).append(self.numbers[k])
            for letter, numbers in teams.items():
                yield layout.BYE.write({"Kind": letter, "Round": round + 1}, numbers)
        in_points = {1.0: self.scale.win, 0.5: self.scale.draw, 0.0: 0.0}
        if len(worth) > 1 or any(match not in in_points for match, _ in worth):
            listed = " and ".join(f"{decimal(m)} and {decimal(g)}" for m, g in sorted(worth))
            raise TieBreakError(
                f"pairing byes of teams are worth {listed} points of a match and in games here; in "
                "a TRF they are all worth the same, as much as a match won, drawn or lost"
            )
        for match, game in worth:
            figures = map(layout.figure, (in_points[match], game))
            texts = dict(zip(layout.PAIRING_BYES.fields, figures))
            yield layout.PAIRING_BYES.write(texts, allocated)

    def _forfeited(self) -> Iterator[str]:
        kinds = {outcomes: kind for kind, outcomes in FORFEITS.items()}
        for round, first, second, colour in self.meetings:
            rows = (first, second) if colour == "w" else (second, first)
            white, black = (self.table.results[row][round] for row in rows)
            kind = kinds.get(Both(white.outcome, black.outcome))
            if kind and white.forfeit:
                teams = dict(zip(("White", "Black"), (self.numbers[row] for row in rows)))
                yield layout.FORFEIT.write({"Forfeit": kind, "Round": round + 1, **teams})
