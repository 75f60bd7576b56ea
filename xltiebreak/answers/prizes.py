"""Who takes which prize, the list by which prizes are handed out, and the upsets with their games:
the answers of ``prizes``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from xltiebreak.answers.sections import BySection, only_section, sections_of
from xltiebreak.answers.shape import (
    Answer,
    Column,
    Part,
    Role,
    Rows,
    Table,
    as_number,
    figure_text,
    records,
    shown,
)
from xltiebreak.answers.standings import EventStandings
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.prizefund.apart import NOBODY, Upset, in_sentences, without_games
from xltiebreak.prizefund.awards import Awards, prizes_of
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.prizes import Kind, Prize
from xltiebreak.prizefund.shares import Term, accounts_of, by_title, some
from xltiebreak.prizefund.winners import Winner, all_awards_of, upsets_of, winners_of
from xltiebreak.rules.terms import Show


@dataclass(frozen=True)
class SectionPrizes(Answer):
    """The prizes of one section and who takes them, under ``title``."""

    title: str
    section: Section
    awards: Awards

    @property
    def winners(self) -> list[Winner]:
        """The players, or in a team event the teams, with a prize, in order of places."""
        return winners_of(self.awards)

    @property
    def teams(self) -> list[Winner]:
        """The teams of players with a prize, in an event of single players."""
        return winners_of(self.awards, of_teams=True)

    def to_dict(self) -> dict[str, Any]:
        """Return the section in the JSON of ``prizes``; teams of players have their own list."""
        given = self.awards
        unpaid = [prize.label for prize in given.unpaid]
        keys = ("number", "name", "cash", "trophies", "terms", "sentence")
        players, teams = (
            records(_columns(winners, given.fund.sign), keys)
            for winners in (self.winners, self.teams)
        )
        return {
            "section": self.section.name,
            "rule": given.fund.rule,
            "fund": given.due / 100,
            "paid": given.paid / 100,
            "prizes": [
                {
                    "label": prize.title,
                    "kind": prize.kind,
                    "cash": prize.cash / 100,
                    "trophy": prize.trophy,
                    "to": given.takers(prize),
                }
                for prize in given.prizes
            ],
            "players": players,
            "unpaid": [*unpaid, *(trophy.label for trophy in given.not_given)],
            **({"teams": teams} if teams else {}),
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield who takes what, how each sum was made, what is not paid, and the fund's total."""
        for winners, what in ((self.winners, "prizes"), (self.teams, "prizes of teams")):
            if winners:
                columns = _columns(winners, self.awards.fund.sign, show)
                yield Table(f"{self.title}: {what}", shown(columns))
                accounts = accounts_of([each.share for each in winners if each.share], show)
                if accounts:
                    titles = [
                        words
                        for title, of_kind in by_title(accounts)
                        for words in (title or "Places", *[""] * (len(of_kind) - 1))
                    ]
                    columns = [Column("Prize", titles, Role.NAME)] if any(titles[1:]) else []
                    sentences = [account.sentence for account in accounts]
                    columns.append(Column("Share", sentences, Role.PROSE))
                    yield Table("How much, and why", columns)
        trophies = in_sentences(self.awards.trophies)
        if trophies:
            takers = (taker for trophy in self.awards.trophies for taker in trophy.takers)
            kinds = sorted({"team" if taker.is_team else "player" for taker in takers})
            title = f"Trophies, one to a {' or '.join(kinds) or 'player'}"
            yield Table(title, [Column("Trophy", trophies, Role.PROSE)])
        if unpaid := self.awards.unpaid:
            amounts = [money(prize.amount, self.awards.fund.sign) for prize in unpaid]
            columns = [
                Column("Prize", [prize.label for prize in unpaid], Role.NAME),
                Column("Cash", amounts, Role.FIGURE),
                Column("Why", [prize.why for prize in unpaid], Role.PROSE),
            ]
            yield Table("Not paid", columns)
        yield f"{self.title}. {self.awards.summary}."
        yield from (f"{remark}." for remark in self.awards.remarks)
        if self.awards.footnote:
            yield f"{self.awards.footnote}."


@dataclass(frozen=True)
class EventPrizes(BySection[SectionPrizes], Answer):
    """The prizes of an event: only sections that have prizes."""

    standings: EventStandings
    sections: tuple[SectionPrizes, ...]

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Findings about the prizes as they are stated."""
        stated = filter(None, (each.section.prizes for each in self.sections))
        return tuple(finding for prizes in stated for finding in prizes.findings)

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``prizes``."""
        sections = [section.to_dict() for section in self.sections]
        event = self.standings.event.name
        return {"event": event, "sections": sections, **self.standings.seal_in_json}

    def to_csv(self) -> tuple[list[str], Rows]:
        """Return the header, and a row for each player or team with a prize."""
        keys = ("number", "name", "place", "score", "cash", "trophies", "sentence")
        rows: list[list[object]] = []
        for each in self.sections:
            for of_kind, winners in (("player", each.winners), ("team", each.teams)):
                entry = "team" if each.section.matches else of_kind
                for row in records(_columns(winners, each.awards.fund.sign), keys):
                    row["cash"], row["trophies"] = f"{row['cash']:.2f}", "; ".join(row["trophies"])
                    rows.append([each.section.name, entry, *row.values()])
        return ["section", "entry", *keys[:-1], "why"], iter(rows)

    @property
    def left_out_of_csv(self) -> Iterator[str]:
        """Sentences about awards for everybody, prizes not paid or not given, and the funds."""
        for section in self.sections:
            sign = section.awards.fund.sign
            for prize in section.awards.unpaid:
                amount = money(prize.amount, sign)
                yield f"{section.title}: not paid: {prize.label}, {amount}: {prize.why}"
            for trophy in section.awards.for_everybody:
                yield f"{section.title}: {trophy.sentence}"
            for sentence in in_sentences(section.awards.not_given):
                yield f"{section.title}: not given: {sentence}"
            yield f"{section.title}. {section.awards.summary}."


def as_asked(event: Event, line: str, fees: str, section: str = "") -> Event:
    """Return the event with the prizes that a ``line`` announces for one of its sections, and with
    what was taken there in ``fees``; either may be empty.

    Raises:
        TieBreakError: there are several sections and none is named, or the file states it itself.
    """
    from xltiebreak.tables.prizes import with_fees, with_line  # late: few give them

    for option, text, stated in (("--prizes", line, with_line), ("--entry-fees", fees, with_fees)):
        if text:
            why = f"{option} is for one section; add --section and its name"
            only = only_section(sections_of(event, section), why)
            made = stated(only, text, option)
            event = replace(event, sections=tuple(made if s is only else s for s in event.sections))
    return event


def event_prizes(standings: EventStandings) -> EventPrizes:
    """Return the prizes of all sections in these standings.

    Raises:
        EventError: what is stated is not understood, or results are still to come.
        TieBreakError: there are no prizes.
    """
    given = [(section, all_awards_of(section.players)) for section in standings]
    sections = [
        SectionPrizes(section.title, section.section, made) for section, made in given if made
    ]
    if not sections:
        raise TieBreakError(
            "no prizes are stated; type them on a sheet Prizes, or the line that announces them at "
            "the label Prizes, such as 300-200-100, U1800 100-50"
        )
    return EventPrizes(standings, tuple(sections))


def _columns(winners: Sequence[Winner], sign: str, show: Show = decimal) -> list[Column]:
    entrants = [winner.entrant for winner in winners]
    who = "Team" if entrants and entrants[0].is_team else "Name"
    labels, names = [each.label for each in entrants], [each.name for each in entrants]
    numbers, paid = [each.number for each in entrants], [winner.cash for winner in winners]
    trophies = [winner.trophies_told for winner in winners]
    return [
        Column("Place", [each.places for each in entrants], Role.KEY, "place",
               [each.place for each in entrants]),
        Column("No.", [*map(str, numbers)], Role.KEY, "number", numbers),
        Column.named(who, labels, numbers, "name", names),
        Column("Score", [show(each.score, 2) for each in entrants], Role.FIGURE, "score"),
        Column("Cash", [money(each, sign) if each else "" for each in paid], Role.FIGURE, "cash",
               [each / 100 for each in paid]),
        Column("Trophy", ["; ".join(each) for each in trophies], Role.PROSE, "trophies", trophies),
        Column("", (), "", "terms",
               [_terms(winner.share.terms if winner.share else ()) for winner in winners]),
        Column("", (), "", "sentence", [winner.sentence() for winner in winners]),
    ]  # fmt: skip


def _terms(terms: Sequence[Term]) -> list[dict[str, Any]]:
    """Return a share's terms in whole cents: they add up to the sum paid, each within a cent of its
    exact amount."""
    terms_in_cents, exact, shown = [], Fraction(), 0
    for term in terms:
        exact += term.amount
        cents = int((exact * 2 + 1) // 2) - shown
        shown += cents
        terms_in_cents.append({"label": term.label, "amount": cents / 100, "why": term.why})
    return terms_in_cents


class SectionList(NamedTuple):
    """What a list says of one section: sentences, and rows under a title, or why there are none."""

    section: str
    sentences: Sequence[str]
    title: str
    columns: Sequence[Column]


@dataclass(frozen=True)
class EventList(Answer):
    """A list with the rows of all sections; for programs they stand under this ``key``, and what
    they hold under these ``keys``, in CSV behind those ``before``."""

    event: str
    key: str
    keys: Sequence[str]
    sections: Sequence[SectionList]
    before: Sequence[str] = ()

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the sentences and the table of each section."""
        for section in self.sections:
            yield from section.sentences
            columns = shown(section.columns)
            yield Table(section.title, columns) if columns else f"{section.title}."

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``prizes --hand-out`` and ``prizes --upsets``."""
        sections: list[dict[str, Any]] = []
        for name, sentences, _, columns in self.sections:
            sections.append({"section": name, self.key: records(columns, self.keys)})
            if sentences:
                sections[-1]["everybody"] = [*sentences]
        return {"event": self.event, "sections": sections}

    def to_csv(self) -> tuple[list[str], Rows]:
        """Return the header, and the rows; a sentence stands in the first of the keys."""
        return ["section", *self.before, *self.keys], self._rows()

    def _rows(self) -> Iterator[list[object]]:
        empty = [""] * (len(self.keys) - 1)
        for name, sentences, _, columns in self.sections:
            for sentence in sentences:
                yield [name, *[""] * len(self.before), sentence, *empty]
            for row in records(columns, (*self.before, *self.keys)):
                yield [name, *row.values()]


_CALLED = ("prizes", "number", "name", "team", "score", "cash", "next_in_line")


def hand_out(prizes: EventPrizes) -> EventList:
    """Return the list by which the prizes of an event are handed out: everybody once, from the last
    prize to the first; before them what every player is given, a sentence each."""
    sections = []
    for each in prizes:
        title = f"{each.title}: prizes, from the last to the first"
        told = [f"{trophy.sentence}." for trophy in each.awards.for_everybody]
        told = [sentence[:1].upper() + sentence[1:] for sentence in told]
        sections.append(SectionList(each.section.name, told, title, _called(each)))
    return EventList(prizes.standings.event.name, "hand_out", _CALLED, sections, ("order",))


def _called(section: SectionPrizes) -> list[Column]:
    """Return who is called, what for, and who stands in who cannot come."""
    players, sign = section.section.by_number, section.awards.fund.sign
    clubs = {who.entrant: players[who.entrant.number].plays_for for who in section.winners}
    called = sorted([*section.winners, *section.teams], key=_rank_of_call, reverse=True)
    entrants = [winner.entrant for winner in called]
    scores, cash = [entrant.score for entrant in entrants], [winner.cash for winner in called]
    order, numbers = range(1, len(called) + 1), [entrant.number for entrant in entrants]
    return [
        Column("", [*map(str, order)], Role.KEY, "order", order),
        Column("Prize", [_called_for(winner) for winner in called], Role.PROSE, "prizes"),
        Column("", (), "", "number", numbers),
        Column.named("Name", [entrant.label for entrant in entrants], numbers, "name",
              [entrant.name for entrant in entrants]),
        Column("Team", [clubs.get(entrant, "") for entrant in entrants], Role.NAME, "team"),
        Column("Score", [*map(decimal, scores)], Role.FIGURE, "score", scores),
        Column("Cash", [money(each, sign) if each else "" for each in cash], Role.FIGURE, "cash",
               [each / 100 for each in cash]),
        Column("Next in line", [_next_in_line(winner) for winner in called], Role.PROSE,
               "next_in_line"),
    ]  # fmt: skip


def _called_for(winner: Winner) -> str:
    """Return ``4th, shared by 2; trophy for 3rd U1000``, ``1st and trophy``."""
    money_for = winner.share.won if winner.share else ""
    told = [money_for] if money_for else []
    for trophy in winner.trophies:
        if trophy.taker and trophy.prize.title == money_for:
            told[0] += f" and {trophy.prize.trophy}"
        else:
            told.append(trophy.told)
    return "; ".join(told)


def _next_in_line(winner: Winner) -> str:
    """Return who takes the trophy if the taker leaves, and from whom he is still to be parted."""
    entrant, trophies = winner.entrant, winner.trophies
    names = [trophy.who_is_next() for trophy in trophies if trophy.next_in_line]
    others = [who.label for trophy in trophies for who in trophy.by_lot if who != entrant]
    parted = [f"{entrant.parted_by} with {some([*dict.fromkeys(others)])}"] if others else []
    return "; ".join([*dict.fromkeys(names), *parted])


def _rank_of_call(winner: Winner) -> tuple[object, ...]:
    """Return the order of the prize he is called for: the first of his trophies and of the prizes
    that he shares; those of teams are the last to be handed out."""
    shared: Sequence[Prize] = prizes_of(winner.share) if winner.share else ()
    trophies = [trophy.prize for trophy in winner.trophies]
    first = min((*trophies, *shared), key=lambda prize: prize.priority)
    entrant = winner.entrant
    return (first.kind != Kind.TEAM, first.list, first.priority, entrant.place, entrant.number)


_OF_UPSETS = (
    *("number", "name", "rating", "result", "opponent", "opponent_name", "opponent_rating"),
    *("round", "difference", "counts"),
)


def event_upsets(standings: EventStandings) -> EventList:
    """Return the upsets of all sections in these standings, in their complete rounds."""
    sections = []
    for ranked in standings:
        games = upsets_of(ranked.players)
        title = f"{ranked.title}: {why_no_upsets(ranked.section, games) or 'upsets'}"
        sections.append(
            SectionList(ranked.section.name, (), title, columns_of_upsets(ranked.section, games))
        )
    return EventList(standings.event.name, "upsets", _OF_UPSETS, sections)


def why_no_upsets(section: Section, games: Sequence[Upset] | None) -> str:
    """Return why no upset is listed; an empty text if there are some."""
    if games is None:
        return without_games(section)
    return "" if games else NOBODY


def columns_of_upsets(section: Section, games: Sequence[Upset] | None) -> list[Column]:
    """Return the columns of these games: what each counts, who won it, and against whom."""
    games, players = games or (), section.by_number
    points = [game.difference for game in games]
    counts, rounds = [game.counts for game in games], [game.round or None for game in games]
    results = ["draw" if game.drawn else "win" for game in games]
    return [
        Column("Points", [*map(str, points)], Role.FIGURE, "difference", points),
        Column("Counts", [*map(figure_text, counts)], Role.FIGURE if "draw" in results else "",
               "counts", [*map(as_number, counts)]),
        Column("Round", [str(round or "") for round in rounds], Role.KEY, "round", rounds),
        *_players("Player", [players[game.winner] for game in games], ("number", "")),
        Column("", [game.did for game in games], Role.NAME, "result", results),
        *_players("Opponent", [players[game.loser] for game in games], ("opponent", "opponent_")),
    ]  # fmt: skip


def _players(head: str, players: Sequence[Player], keys: tuple[str, str]) -> list[Column]:
    """Return number, name and rating of players, under the first key, and the others behind what
    is their beginning."""
    number, begin = keys
    numbers, ratings = [each.number for each in players], [each.rating for each in players]
    return [
        Column("No.", [*map(str, numbers)], Role.KEY, number, numbers),
        Column(head, [player.name for player in players], Role.NAME, f"{begin}name"),
        Column("Rating", [*map(str, ratings)], Role.FIGURE, f"{begin}rating", ratings),
    ]
