"""The matches of a team event, made from the games of its players and the records of its teams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.results import BLANK, OTHER_COLOUR, Outcome, Result
from xltiebreak.event.section import MAX_BOARDS, MatchPoints, Points
from xltiebreak.event.team_match import outcome_without_play
from xltiebreak.formats.trf.layout import RESULT, round_column
from xltiebreak.formats.trf.players import Entry
from xltiebreak.formats.trf.rounds import ABSENT
from xltiebreak.formats.trf.seating import Seats, Side, Unseated, seated
from xltiebreak.formats.trf.team_records import Roster, RoundRecords

_BYE_UNSTATED = Result(Outcome.PAIRING_BYE, worth=0.5)
"""A bye whose worth no record states: under FIDE's rules a drawn match."""
_BYES = (Outcome.PAIRING_BYE, Outcome.FULL_BYE, Outcome.HALF_BYE)


@dataclass
class Match:
    """One team's round: its result, the points inside it and its line-up; ``unstated`` if no record
    gives the worth of a bye."""

    result: Result = BLANK
    points: Points = None
    seats: Seats = ()
    unstated: bool = False


@dataclass
class MatchMaker:
    """Makes the matches round by round, and collects contradictions.

    ``boards`` is how many a match has, as far as the file says so; afterwards the most that any
    match had. ``scores_byes`` says that a record gives the worth of the players' pairing byes, and
    so of their teams'.
    """

    rosters: Sequence[Roster]
    entries: Sequence[Entry]
    round_records: RoundRecords
    colours: str
    boards: int = 0
    scores_byes: bool = False
    faults: list[Finding] = field(default_factory=list)
    _most_byes: int = 0

    def __post_init__(self) -> None:
        self.team_of = {
            member: roster.team.number for roster in self.rosters for member in roster.members
        }
        self.line_of = {roster.team.number: roster.line for roster in self.rosters}
        self.members_of = {roster.team.number: roster.members for roster in self.rosters}
        self.pairings = Pairings(self.team_of, self.entries, self.round_records)
        self.entry_of = {entry.player.number: entry for entry in self.entries}

    def make(self, rounds: int) -> dict[int, list[Match]]:
        """Return the matches of each team, by its number, in the order of the rounds."""
        made: dict[int, list[Match]] = {roster.team.number: [] for roster in self.rosters}
        for round in range(1, rounds + 1):
            for number, match in self._round(round).items():
                made[number].append(match)
        self._widest(made)
        for roster in self.rosters:
            self._value_byes(roster, made[roster.team.number])
            for match in made[roster.team.number]:
                self._value(match)
        self.faults += self.pairings.faults
        return made

    def _widest(self, made: Mapping[int, Sequence[Match]]) -> None:
        most = max((len(match.seats) for row in made.values() for match in row), default=0)
        has = f"a match has {self.boards} boards (record 352)"
        if not self.boards:
            has = f"a match has at most {MAX_BOARDS} boards"
            self.boards = min(max(most, self._most_byes), MAX_BOARDS)
        for number, row in made.items() if most > self.boards else ():
            for round, match in enumerate(row, start=1):
                if len(match.seats) > self.boards:
                    self._fault(
                        f"line {self.line_of[number]}",
                        "line-up",
                        f"team {number} has {len(match.seats)} players in round {round}, but "
                        f"{has}; correct one of them",
                    )

    def _round(self, round: int) -> dict[int, Match]:
        opponents = self.pairings.opponents(round)
        made: dict[int, Match] = {}
        for roster in self.rosters:
            number = roster.team.number
            if number in made:
                continue
            other = opponents.get(number)
            if other is None:
                made[number] = self._unpaired(round, roster)
            else:
                made[number], made[other] = self._match(round, number, other)
        if any(match.result is not BLANK for match in made.values()):
            begun = bool(opponents) or all(m.result is not BLANK for m in made.values())
            for number, match in made.items():
                if match.result is BLANK and begun:
                    texts = (self._text(member, round) for member in self.members_of[number])
                    match.result, match.unstated = ABSENT, not any(texts)
        return made

    def _match(self, round: int, first: int, second: int) -> tuple[Match, Match]:
        sides = [self._side(round, *both) for both in ((first, second), (second, first))]
        try:
            seats = seated(*sides)
        except Unseated as unseated:
            number = (first, second)[unseated.side]
            lineup = self.round_records.lineups.get((round, number))
            line = lineup.line if lineup else self.line_of[number]
            self._fault(f"line {line}", "line-up", f"round {round}: {unseated}")
            seats = (), ()
        colour = self._colour(round, seats[0])
        matches = []
        for number, opponent, side in ((first, second, 0), (second, first, 1)):
            bye = self.round_records.byes.get((round, number))
            if bye:
                self._fault(
                    f"line {bye.line}",
                    "bye-record",
                    f"team {number} has a {bye.result.outcome.value} in round {round} here, but "
                    f"meets team {opponent}; correct one of them",
                )
            own_colour = colour if side == 0 else OTHER_COLOUR[colour]
            result = Result(Outcome.PENDING, opponent, own_colour)
            matches.append(Match(result, None, seats[side] if any(seats[side]) else ()))
        self._decide(round, (first, second), (matches[0], matches[1]))
        return matches[0], matches[1]

    def _side(self, round: int, number: int, opponent: int) -> Side:
        lineup = self.round_records.lineups.get((round, number))
        present = {}
        for member in self.members_of[number]:
            result = self.entry_of[member].result(round)
            absent = result.outcome is Outcome.FORFEIT_LOSS and result.opponent is None
            if result.outcome.may_name_opponent and not absent:
                met = result.opponent or 0
                present[member] = met if self.team_of.get(met) == opponent else 0
        return Side(present, lineup.members if lineup else None)

    def _colour(self, round: int, seats: Seats) -> str:
        """Return a team's color on board 1, by the first board whose color is known."""
        for board, member in enumerate(seats):
            colour = self.entry_of[member].result(round).colour if member else ""
            if colour:
                same = self._sequence(board) == self._sequence(0)
                return colour if same else OTHER_COLOUR[colour]
        return ""

    def _sequence(self, board: int) -> str:
        return self.colours[board] if board < len(self.colours) else "WB"[board % 2]

    def _decide(self, round: int, teams: tuple[int, int], matches: tuple[Match, Match]) -> None:
        """Set who won: by records if nobody played, else by the points at the boards."""
        results = [self._results(round, match.seats) for match in matches]
        games = [result for side in results for result in side]
        forfeited = [
            self.round_records.forfeited[round, number]
            for number in teams
            if (round, number) in self.round_records.forfeited
        ]
        if len(forfeited) == len(teams):
            if any(result.played for result in games):
                self._fault(
                    f"line {forfeited[0].line}",
                    "forfeited-match",
                    f"teams {teams[0]} and {teams[1]} played in round {round}, so their match was "
                    "not forfeited; correct one of them",
                )
            for match, forfeit, side in zip(matches, forfeited, results):
                match.result = Result(forfeit.outcome, match.result.opponent, forfeit.colour)
                match.points = sum(result.points for result in side) if side else None
            return
        if not any(result.outcome.may_name_opponent for result in games) or any(
            result.outcome in (Outcome.PENDING, Outcome.UNREADABLE) for result in games
        ):
            return
        played = any(result.played for result in games)
        own, against = (sum(result.points for result in side) for side in results)
        for match, points, theirs in zip(matches, (own, against), (against, own)):
            outcome = _outcome(points, theirs, played=played)
            match.result = replace(match.result, outcome=outcome)
            match.points = points

    def _results(self, round: int, seats: Seats) -> list[Result]:
        return [self.entry_of[member].result(round) for member in seats if member]

    def _unpaired(self, round: int, roster: Roster) -> Match:
        number = roster.team.number
        stated_bye = self.round_records.byes.get((round, number))
        if stated_bye:
            return Match(stated_bye.result, stated_bye.points)
        results = {member: self.entry_of[member].result(round) for member in roster.members}
        winners = sum(result.outcome is Outcome.FORFEIT_WIN for result in results.values())
        if winners or any(self._has_no_letter(member, round) for member in roster.members):
            self._most_byes = max(self._most_byes, winners)
            return Match(_BYE_UNSTATED, unstated=True)
        byes = Counter(result for result in results.values() if result.outcome in _BYES)
        if len(byes) > 1:
            named = " and ".join(sorted(bye.outcome.value for bye in byes))
            self._fault(
                f"line {roster.line}",
                "bye-record",
                f"the players of team {number} have different byes in round {round} ({named}); "
                "correct them",
            )
        if byes:
            (bye, count), *_ = byes.most_common(1)
            self._most_byes = max(self._most_byes, count)
            if bye.outcome is Outcome.PAIRING_BYE and not self.scores_byes:
                return Match(_BYE_UNSTATED, unstated=True)
            got = bye.points * count if bye.outcome is Outcome.PAIRING_BYE else None
            return Match(bye, got)
        return Match()

    def _has_no_letter(self, member: int, round: int) -> bool:
        """Whether a player has ``0000`` without a letter, as some programs write a bye."""
        text = self._text(member, round)
        return text.startswith("0000") and not RESULT.text_in(text).strip()

    def _text(self, member: int, round: int) -> str:
        texts = self.entry_of[member].texts
        return texts[round - 1] if round <= len(texts) else ""

    def _value_byes(self, roster: Roster, row: Sequence[Match]) -> None:
        """Give a team's byes without a stated worth the rest of its stated points, else a drawn
        match.

        In a round without any entry a team was not paired, unless such points are left.
        """
        unstated = [match for match in row if match.unstated]
        byes = [match for match in unstated if match.result is _BYE_UNSTATED]
        if not unstated:
            return
        match_points, game_points = map(_stated_points, roster.stated_points)
        scale = self.round_records.scale
        known = sum(_match_points(match.result, scale) for match in row if not match.unstated)
        inside = sum(match.points or 0.0 for match in row if not match.unstated)
        worth = {scale.win: 1.0, scale.draw: 0.5, 0.0: 0.0}
        each = None if match_points is None else (match_points - known) / len(byes or unstated)
        for match in byes or (unstated if each in (scale.win, scale.draw) else ()):
            got = worth.get(scale.draw if each is None else each, 0.5)
            match.result = Result(Outcome.PAIRING_BYE, worth=None if got == 1 else got)
            match.points = got * self.boards
            if game_points is not None and each in worth:
                match.points = (game_points - inside) / len(byes or unstated)

    def _value(self, match: Match) -> None:
        """Give a match without games its points, where no record states them."""
        result = match.result
        open = result.played or result is BLANK or result.outcome is Outcome.PENDING
        if match.points is None and not open:
            match.points = result.outcome.points * self.boards

    def _fault(self, where: str, code: str, message: str) -> None:
        self.faults.append(Finding(ERROR, code, where, message))


def _stated_points(text: str) -> float | None:
    try:
        return read_points(text) if text else None
    except ValueError:
        return None


def _match_points(result: Result, scale: MatchPoints) -> float:
    return {1.0: scale.win, 0.5: scale.draw}.get(result.points, 0.0)


def _outcome(own: float, against: float, *, played: bool) -> Outcome:
    if not played:
        return outcome_without_play(own, against)
    return Outcome.DRAW if own == against else Outcome.WIN if own > against else Outcome.LOSS


class Pairings:
    """Finds each team's opponent, and collects contradictions in ``faults``."""

    def __init__(
        self, team_of: Mapping[int, int], entries: Sequence[Entry], records: RoundRecords
    ) -> None:
        self.team_of = team_of
        self.entries = entries
        self.round_records = records
        self.faults: list[Finding] = []
        self._players = {entry.player.number for entry in entries}

    def opponents(self, round: int) -> dict[int, int]:
        """Return each team's opponent in a round; a team with two is a fault."""
        opponents: dict[int, int] = {}
        for where, number, other, words in self._meetings(round):
            if number == other:
                self._fault(
                    where, f"{words} team {number} itself; correct the opponent, or the teams"
                )
            elif opponents.setdefault(number, other) != other:
                self._fault(
                    where,
                    f"{words} team {other}, but team {number} meets team {opponents[number]} in "
                    f"round {round}; correct one of them",
                )
            elif opponents.setdefault(other, number) != number:
                self._fault(
                    where,
                    f"{words} team {other}, which meets team {opponents[other]} in round "
                    f"{round}; correct one of them",
                )
                del opponents[number]
        return {a: b for a, b in opponents.items() if opponents.get(b) == a}

    def _meetings(self, round: int) -> Iterator[tuple[str, int, int, str]]:
        for (in_round, number), match in self.round_records.forfeited.items():
            if in_round == round:
                where = f"line {match.line}"
                words = f"team {number} has a forfeited match against"
                yield where, number, match.opponent, words
        for (in_round, number), lineup in self.round_records.lineups.items():
            if in_round == round:
                where = f"line {lineup.line}, column 13"
                yield where, number, lineup.opponent, f"team {number} has a line-up against"
        for entry in self.entries:
            result = entry.result(round)
            own = self.team_of.get(entry.player.number)
            if result.opponent is None or result.opponent not in self._players:
                continue
            where = f"line {entry.line}, column {round_column(round)}"
            words = f"player {entry.player.number} meets player {result.opponent} of"
            other = self.team_of.get(result.opponent)
            if own is None or other is None:
                number = entry.player.number if own is None else result.opponent
                self._fault(
                    where,
                    f"player {entry.player.number} meets player {result.opponent}, but player "
                    f"{number} is in no team; add him to a team's record",
                )
            else:
                yield where, own, other, words

    def _fault(self, where: str, message: str) -> None:
        self.faults.append(Finding(ERROR, "team-pairing", where, message))
