"""Team events in FIDE's report files: what the games and records say of each match, and the section
of teams that they make, or of players with their clubs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS, UNNUMBERED, Crosstable
from xltiebreak.event.figures import decimal, points
from xltiebreak.event.findings import WARNING
from xltiebreak.event.results import BLANK, OTHER_COLOUR, Outcome, Result
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    FIDE_MATCH_POINTS,
    MAX_BOARDS,
    Matches,
    MatchPoints,
    Player,
    Section,
)
from xltiebreak.event.team_match import outcome_without_play
from xltiebreak.formats.trf.layout import ABSENT, OLD_TEAM, RESULT, TEAM, Record, round_column
from xltiebreak.formats.trf.records import (
    NO_RULINGS,
    Entry,
    Key,
    Records,
    RoundRecords,
    Said,
    check_count,
    stated_order,
    whole,
    worth_in,
)
from xltiebreak.rules.context import by_match_points

Seats = tuple[int, ...]
_OF_MATCHES = ("TW", "TD", "TL")
"""What record 362 calls a match won, drawn and lost."""
_OPEN = (Outcome.PENDING, Outcome.UNREADABLE)
_BYES = (Outcome.PAIRING_BYE, Outcome.FULL_BYE, Outcome.HALF_BYE)
_BYE_UNSTATED = Result(Outcome.PAIRING_BYE, worth=0.5)
"""A bye of which no record states the worth: under FIDE's rules a drawn match (RULES.md 8)."""


@dataclass
class Match:
    """One team's round: its result, the points inside it, who sat at its boards."""

    result: Result = BLANK
    points: float | None = None
    seats: Seats = ()


class Team(NamedTuple):
    """A team's record: its line, the team, its members in order, its stated match and game
    points."""

    line: int
    player: Player
    members: tuple[int, ...]
    stated: tuple[str, str] = ("", "")


class Teams:
    """The teams of records 310, else of records 013; ``play_matches`` is false if they are only
    clubs of players.

    ``are_byes_stated`` says that a record gives the worth of players' pairing byes, and so of their
    teams'.
    """

    def __init__(
        self, records: Records, entries: Sequence[Entry], *, are_byes_stated: bool
    ) -> None:
        self.records, self.are_byes_stated = records, are_byes_stated
        self.entries = {entry.player.number: entry for entry in entries}
        self.team_of: dict[int, int] = {}
        record = TEAM if records.lines("310") else OLD_TEAM
        lines = enumerate(records.lines(record.code), start=1)
        self.listed = [self._team(record, k, number, line.rstrip()) for k, (number, line) in lines]
        self.teams = {team.player.number: team for team in self.listed}
        self.play_matches = self._play_matches()
        self.boards, self.scale, self.colours = 0, FIDE_MATCH_POINTS, ""
        nothing: Mapping[Key, Said] = {}
        self.lineups = self.byes = self.forfeits = nothing

    def _team(self, record: Record, k: int, line: int, text: str) -> Team:
        columns, texts, _ = self.records.fields(record, line, text)
        known = {"No.": k, **self.records.numbers(record, line, texts)}
        number = known["No."] or UNNUMBERED + line
        members = []
        for column, held in record.entries_of(columns):
            member = int(held) if whole(held) else 0
            if held.strip("0") and (member not in self.entries or member in self.team_of):
                message = f"{held!r} is no player, or stands in two teams; correct the number"
                self.records.fault("team-member", line, message, column)
            elif member:
                members.append(member)
                self.team_of[member] = number
        rating, place = known.get("Rating"), known.get("Place")
        player = Player(number, texts["Name"], texts.get("ID", ""), rating, printed_place=place)
        stated = (texts.get("Match points", ""), texts.get("Game points", ""))
        return Team(line, player, tuple(members), stated)

    def in_place_of(self, section: Section) -> Section:
        """Return the section of the teams, with the players of ``section`` as members, or that
        section with the players' clubs. The entries must have all rounds."""
        names = {team.player.number: team.player.name for team in self.listed}
        club_of = {one: names[team] or f"Team {team}" for one, team in self.team_of.items()}
        players = [
            replace(player, team=club_of.get(player.number, "")) for player in section.players
        ]
        section = replace(section, players=tuple(players))
        return self._section(section) if self.play_matches else section

    def _play_matches(self) -> bool:
        """Whether teams play matches: the type names teams, or there are records 310; else, unless
        it says individual, if each team meets one other in every round, once at two boards."""
        kind = f"{self.records.text('192')} {self.records.text('092')}".casefold()
        if any(word in kind for word in ("team", "scheveningen", "schiller")):
            return True
        if self.records.lines("310") or "individual" in kind:
            return "310" in self.records.by_code
        team_of = self.team_of
        boards = Counter(
            (round, team_of.get(number), team_of.get(result.opponent))
            for number, entry in self.entries.items()
            for round, result in enumerate(entry.results)
            if result.opponent is not None
        )
        if any(None in key or key[1] == key[2] for key in boards):
            return False
        one_opponent = len({key[:2] for key in boards}) == len(boards)
        return one_opponent and max(boards.values(), default=0) > 1

    def _section(self, players: Section) -> Section:
        records = self.records
        stated = self._match_points()
        self.scale = stated or FIDE_MATCH_POINTS
        self._read_colours()
        of_teams = {number: team.members for number, team in self.teams.items()}
        reader = RoundRecords(records, "team", of_teams, self.scale)
        self.lineups, self.byes = reader.read("300"), reader.read("240", "320")
        self.forfeits = reader.read("330")
        last = max((k for k, _ in (*self.lineups, *self.byes, *self.forfeits)), default=0)
        rounds = min(max(players.crosstable.rounds, last), MAX_ROUNDS)
        by_number = self._matches(rounds)
        for number, _ in records.lines("299"):
            self.records.fault("abnormal-points", number, NO_RULINGS)
        numbers = tuple(team.player.number for team in self.listed)
        made = [by_number[number] for number in numbers]
        results = tuple(tuple(match.result for match in row) for row in made)
        lineups = (
            tuple(m.seats and m.seats + (0,) * (self.boards - len(m.seats)) for m in row)
            for row in made
        )
        section = replace(
            players,
            players=tuple(team.player for team in self.listed),
            crosstable=Crosstable(numbers, results),
            matches=Matches(
                points=tuple(tuple(match.points for match in row) for row in made),
                boards=self.boards,
                placed_by=_placed_by(records),
                match_points=stated,
                members=_members(players, made, rounds),
                rosters=tuple(team.members for team in self.listed),
                lineups=tuple(lineups),
            ),
            origin=players.origin._replace(
                rows=tuple(team.line for team in self.listed),
                columns={name: f"column {field.first}" for name, field in TEAM.fields.items()},
                texts=(),
                entry="team",
            ),
        )
        check_count(records, "082", "team", len(self.listed))
        if not any(fault.is_error for fault in records.faults):
            self._tell_wrong_points(section)
        return replace(section, faults=tuple(records.faults))

    def _match_points(self) -> MatchPoints | None:
        """Return what records 362 say that matches are worth."""
        text = " ".join(self.records.texts("362")).upper().strip()
        known, odd = worth_in(text)
        worth = MatchPoints(*map(known.get, _OF_MATCHES, FIDE_MATCH_POINTS))
        if odd or known.keys() - {*_OF_MATCHES} or not worth.win > worth.draw > worth.loss:
            message = f"{text!r} is no worth of matches; expected TW 2.0   TD 1.0   TL 0.0"
            self.records.fault("scoring", self.records.line_of("362"), message)
            return None
        return worth if text else None

    def _read_colours(self) -> None:
        """Read record 352: the colors, by board, of the team with the first one."""
        colours = "".join(self.records.text("352").upper().split())
        if set(colours) - {"W", "B"} or len(colours) > MAX_BOARDS:
            message = f"{colours!r} are not the colors of at most {MAX_BOARDS} boards, such as WBWB"
            self.records.fault("setting", self.records.line_of("352"), message)
            return
        self.colours = colours

    # The matches, round by round

    def _matches(self, rounds: int) -> Mapping[int, Sequence[Match]]:
        """Return each team's matches by its number, with byes valued and boards counted."""
        by_round = [self._round(round) for round in range(1, rounds + 1)]
        made = {number: [row[number] for row in by_round] for number in self.teams}
        most = max((len(match.seats) for row in made.values() for match in row), default=0)
        self.boards = len(self.colours) or min(max(most, self.boards), MAX_BOARDS)
        for number, team in self.teams.items():
            for round, match in enumerate(made[number], start=1):
                if len(match.seats) > self.boards:
                    more = f"more than {self.boards} players in round {round}; correct them"
                    self.records.fault("line-up", team.line, f"team {number} has {more}")
            self._value(team, made[number])
        return made

    def _round(self, round: int) -> Mapping[int, Match]:
        made: dict[int, Match] = {}
        opponents = self._opponents(round)
        for number, team in self.teams.items():
            if number in made:
                continue
            if other := opponents.get(number):
                made[number], made[other] = self._met(round, number, other)
            else:
                made[number] = self._unpaired(round, team)
        for match in made.values() if opponents else ():
            match.result = ABSENT if match.result is BLANK else match.result
        return made

    def _opponents(self, round: int) -> Mapping[int, int]:
        """Return each team's opponent; told are teams that meet two others, or themselves."""
        met: dict[int, int] = {}
        for line, column, number, other in self._meetings(round):
            is_pair = 0 < number != other > 0
            if is_pair and (met.get(number, other), met.get(other, number)) == (other, number):
                met[number], met[other] = other, number
                continue
            message = (
                f"the opponent in round {round} is in no team, in the own one, or in another one "
                "than that of the other boards; correct him, or the teams"
            )
            self.records.fault("team-pairing", line, message, column)
        return met

    def _meetings(self, round: int) -> Iterator[tuple[int, int, int, int]]:
        """Yield a line, a column, and two teams that meet by it, 0 where a player is in none."""
        for known, column in ((self.forfeits, 0), (self.lineups, 13)):
            for (at, number), said in known.items():
                if at == round:
                    yield said.line, column, number, said.opponent
        for number, entry in self.entries.items():
            met = entry.result(round).opponent or 0
            if met in self.entries:
                teams = (self.team_of.get(number, 0), self.team_of.get(met, 0))
                yield entry.line, round_column(round), *teams

    def _met(self, round: int, first: int, second: int) -> tuple[Match, Match]:
        """Return both sides of a match: its boards, whose points decide it unless it is a forfeit
        on record."""
        for number in (first, second):
            if bye := self.byes.get((round, number)):
                name = bye.result.outcome.value
                message = f"team {number} has a {name} in round {round} here, but meets a team"
                self.records.fault("bye-record", bye.line, message)
        sides = [self._side(round, *pair) for pair in ((first, second), (second, first))]
        boards, misplaced = boards_of(*sides)
        if misplaced:
            number = self.team_of[misplaced]
            at = self.lineups.get((round, number), self.teams[number]).line
            message = f"player {misplaced} has no board, or does not sit opposite whom he met"
            self.records.fault("line-up", at, f"round {round}: {message}; correct the order")
        white = self._colour(round, [a for a, _ in boards])
        made = []
        for side, other, colour in ((0, second, white), (1, first, OTHER_COLOUR[white])):
            seats = tuple(board[side] for board in boards)
            pending = Result(Outcome.PENDING, other, colour)
            made.append(Match(pending, None, seats if any(seats) else ()))
        self._decide(round, (first, second), made)
        return made[0], made[1]

    def _decide(self, round: int, teams: tuple[int, int], made: Sequence[Match]) -> None:
        games = [[self.entries[m].result(round) for m in match.seats if m] for match in made]
        every = [result for side in games for result in side]
        totals = [sum(result.points for result in side) for side in games]
        is_played = any(result.played for result in every)
        forfeits = [self.forfeits.get((round, number)) for number in teams]
        if all(forfeits):
            if is_played and forfeits[0]:
                message = f"teams {teams[0]} and {teams[1]} played in round {round}; correct one"
                self.records.fault("forfeited-match", forfeits[0].line, message)
            for match, said, side, total in zip(made, forfeits, games, totals):
                match.result = said.result if said else match.result
                match.points = total if side else None
            return
        is_named = any(result.outcome.may_name_opponent for result in every)
        if not is_named or any(result.outcome in _OPEN for result in every):
            return
        for match, own, theirs in zip(made, totals, totals[::-1]):
            ended = (Outcome.DRAW, Outcome.WIN, Outcome.LOSS)[(own > theirs) - (own < theirs)]
            outcome = ended if is_played else outcome_without_play(own, theirs)
            match.result, match.points = replace(match.result, outcome=outcome), own

    def _side(self, round: int, number: int, opponent: int) -> Side:
        theirs, present = self.teams[opponent].members, {}
        for member in self.teams[number].members:
            result = self.entries[member].result(round)
            if result.outcome.may_name_opponent and not _is_away(result):
                present[member] = result.opponent if result.opponent in theirs else 0
        return Side(present, self.lineups.get((round, number), Said(0)).seats)

    def _colour(self, round: int, seats: Sequence[int]) -> str:
        """Return a team's color on board 1, by the first board whose color is known."""
        sequence = dict(enumerate(self.colours))
        for board, member in enumerate(seats):
            colour = self.entries[member].result(round).colour if member else ""
            if colour:
                is_same = sequence.get(board, "WB"[board % 2]) == sequence.get(0, "W")
                return colour if is_same else OTHER_COLOUR[colour]
        return ""

    def _unpaired(self, round: int, team: Team) -> Match:
        """Return the round of a team without an opponent: the bye of its record, else of its
        players."""
        if said := self.byes.get((round, team.player.number)):
            return Match(said.result, said.points)
        results = [self.entries[member].result(round) for member in team.members]
        byes = Counter(result for result in results if result.outcome in _BYES)
        winners = sum(result.outcome is Outcome.FORFEIT_WIN for result in results)
        [(bye, count)] = byes.most_common(1) or [(BLANK, 0)]
        self.boards = max(self.boards, winners, count)
        if len(byes) > 1:
            message = f"the players of team {team.player.number} have different byes in round"
            self.records.fault("bye-record", team.line, f"{message} {round}; correct them")
        texts = ["".join(self.entries[one].texts[round - 1 : round]) for one in team.members]
        has_no_letter = (text[:4] == "0000" and not RESULT.text_in(text).strip() for text in texts)
        is_unsaid = bye.outcome is Outcome.PAIRING_BYE and not self.are_byes_stated
        if winners or is_unsaid or any(has_no_letter):  # as some programs write a bye
            return Match(_BYE_UNSTATED)
        return Match(bye, bye.points * count if bye.outcome is Outcome.PAIRING_BYE else None)

    def _value(self, team: Team, row: Sequence[Match]) -> None:
        """Give byes without a stated worth what is left of the team's stated points, else a drawn
        match; give byes and forfeits without stated points what they are worth at every board."""
        byes = [match for match in row if match.result is _BYE_UNSTATED]
        known = [match for match in row if match.result is not _BYE_UNSTATED]
        of_matches = {1.0: self.scale.win, 0.5: self.scale.draw}
        won = sum(of_matches.get(match.result.points, 0.0) for match in known)
        match_left = _left(team.stated[0], won)
        game_left = _left(team.stated[1], sum(match.points or 0.0 for match in known))
        worth = {self.scale.win: 1.0, self.scale.draw: 0.5, 0.0: 0.0}
        for match in byes:
            each = None if match_left is None else match_left / len(byes)
            got = 0.5 if each is None else worth.get(each, 0.5)
            match.result = Result(Outcome.PAIRING_BYE, worth=None if got == 1 else got)
            match.points = got * self.boards
            if game_left is not None and each in worth:
                match.points = game_left / len(byes)
        for match in row:
            is_open = match.result is BLANK or match.result.outcome in _OPEN
            if match.points is None and not match.result.played and not is_open:
                match.points = match.result.outcome.points * self.boards

    def _tell_wrong_points(self, section: Section) -> None:
        """Warn of each stated sum of points that the matches do not make."""
        complete = [round - 1 for round in section.crosstable.complete_rounds]
        by_match = by_match_points(section.crosstable, self.scale).results
        points_inside = section.matches.points if section.matches else ()
        for team, results, inside in zip(self.listed, by_match, points_inside):
            both = ([result.points for result in results], [known or 0.0 for known in inside])
            for name, text, got in zip(("Match points", "Game points"), team.stated, both):
                counted = sum(got[round] for round in complete)
                if text and _left(text, counted) != 0 and _left(text, sum(got)) != 0:
                    message = (
                        f"team {team.player.number} is printed with {text} {name.casefold()}, but "
                        f"its matches add up to {decimal(counted)}; check the matches, or "
                        "state its bye in a record 320"
                    )
                    column = TEAM.fields[name].first
                    self.records.fault("printed-score", team.line, message, column, WARNING)


def _left(text: str, known: float) -> float | None:
    """Return what is left of a team's stated points."""
    try:
        return points(text) - known
    except ValueError:
        return None


class Side(NamedTuple):
    """One team in a match: its members with a game or forfeit in the team's order, each with his
    opponent of the other team or 0, and the line-up that a record states."""

    present: Mapping[int, int]
    lineup: Seats | None


def boards_of(own: Side, other: Side) -> tuple[Sequence[tuple[int, int]], int]:
    """Return the players at each board, 0 for an empty seat; or no boards, and a player who does
    not sit where he played. Stated line-ups stand; else the own players sit in their order opposite
    those whom they met."""
    if own.lineup is not None and other.lineup is not None:
        boards = list(zip_longest(own.lineup, other.lineup, fillvalue=0))
    elif other.lineup is not None:
        boards = [(b, a) for a, b in _opposite(other, own)]
    else:
        boards = _opposite(own, other)
    for side, team in enumerate((own, other)):
        opposite = {board[side]: board[1 - side] for board in boards}
        for member, met in team.present.items():
            if opposite.get(member) is None or (met and opposite[member] != met):
                return [], member
    return boards, 0


def _opposite(own: Side, other: Side) -> list[tuple[int, int]]:
    """Return the boards in the own order. Others who met nobody take empty seats, or sit before the
    next of their team."""
    seats = own.present if own.lineup is None else own.lineup
    boards = [(member, own.present.get(member, 0)) for member in seats]
    order = list(other.present)
    for k, member in enumerate(order):
        if other.present[member]:
            continue
        free = [i for i, (a, b) in enumerate(boards) if not b and not own.present.get(a)]
        free.sort(key=lambda i: boards[i][0] != 0)
        following = order[k + 1 :]
        before = next((i for i, (_, b) in enumerate(boards) if b in following), len(boards))
        if own.lineup is not None and free:
            boards[free[0]] = (boards[free[0]][0], member)
        else:
            boards.insert(len(boards) if own.lineup is not None else before, (0, member))
    return boards


def _placed_by(records: Records) -> str:
    """Return which points place the teams: the first in the order, else that the type names."""
    named = (*stated_order(records)[1][:1], *records.text("192").split("_"))
    codes = map(str.upper, named)
    first = next((code[:2] for code in codes if code in ("MPTS", "GPTS", "MP", "GP")), "")
    return BY_GAME_POINTS if first == "GP" else BY_MATCH_POINTS


def _members(players: Section, made: Sequence[Sequence[Match]], rounds: int) -> Section:
    """Return the players of the teams; a forfeit loss without a board only means away."""
    seated = {(m, round) for row in made for round, match in enumerate(row) for m in match.seats}
    rows = (
        tuple(
            ABSENT if _is_away(result) and (number, round) not in seated else result
            for round, result in enumerate((*results, *[BLANK] * (rounds - len(results))))
        )
        for number, results in zip(players.crosstable.numbers, players.crosstable.results)
    )
    table = Crosstable(players.crosstable.numbers, tuple(rows))
    return replace(players, name="Players", crosstable=table, kind="swiss", order="", faults=())


def _is_away(result: Result) -> bool:
    return result.outcome is Outcome.FORFEIT_LOSS and result.opponent is None
