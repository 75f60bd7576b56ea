"""The standings for a page that shows initials in place of players' names."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import chain, count, groupby
from typing import Any, Callable

from xltiebreak.answers.standings import EventStandings
from xltiebreak.event.section import Event, Player, Prizes, Section, team_named
from xltiebreak.event.words import folded, initials
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.prizefund.stated import stated_prizes

_HOW_IT_ENDED = re.compile(r"\([^()]*\)(?=\s*(?:[;\n]|$))")
"""The words behind a play-off: ``(blitz 2–0)``."""


def by_initials(event: Event, rank: Callable[[Event], EventStandings]) -> EventStandings:
    """Return the standings that ``rank`` makes of the event, with players shown by initials.

    What is said of players (prizes, play-offs, findings, the announcement) has a letter in place of
    each word of a player's name. Names of the event, its sections, places and clubs may share a
    word with a player, as ``Hart Memorial``; with two of his words, or one and an initial, they
    name him, and these become letters, too.
    """
    names = _Names(event)
    ranked = rank(names.hidden_in(event))
    whole = rank(event).agreement if ranked.agreement else None
    if whole is not None:
        differing = tuple(map(names.in_sentence, whole.differing))
        whole = whole._replace(sentence=names.in_sentence(whole.sentence), differing=differing)
    return replace(ranked, agreement=whole)


class _Names:
    """The words of all players' names, folded, and whose they are."""

    def __init__(self, event: Event) -> None:
        people = {player.name for section in event.sections for player in _people(section)}
        self._words = [{*map(_word, _pieces(name))} - {""} for name in people]
        self._whose = defaultdict[str, set[int]](set)
        for player, words in enumerate(self._words):
            for word in words:
                if len(word) > 1:
                    self._whose[word].add(player)

    def hidden_in(self, event: Event) -> Event:
        """Return the event without names of players in what a page shows of it."""
        fields = ("name", "dates", "venue", "city")
        hidden: dict[str, Any] = {field: self.in_name(getattr(event, field)) for field in fields}
        return replace(event, sections=tuple(map(self._section, event.sections)), **hidden)

    def in_sentence(self, text: str) -> str:
        """Return the text with a letter in place of each word of a player's name."""
        return _shortened(text, self._whose)

    def in_name(self, text: str) -> str:
        """Return the name of an event, place or club, with letters in place of words that name a
        player: all of his words or two of them, or one beside an initial."""
        pieces = [*map(_word, _pieces(text))]
        found = defaultdict[int, set[str]](set)
        for k, word in enumerate(pieces):
            beside = {*pieces[max(k - 2, 0) : k + 3]}
            for player in self._whose.get(word, ()):
                others = self._words[player] - {word}
                is_named = not others or any(other[0] in beside for other in others)
                found[player] |= {word, ""} if is_named else {word}
        named = {word for words in found.values() if len(words) > 1 for word in words}
        return _shortened(text, named - {""})

    def _section(self, section: Section) -> Section:
        matches, clubs = section.matches, self._clubs(section)
        playoff = _HOW_IT_ENDED.sub(lambda words: self.in_sentence(words[0]), section.playoff)
        if clubs:
            longest_first = "|".join(map(re.escape, sorted(clubs, key=len, reverse=True)))
            typed = re.compile(rf"(?<!\w)(?:{longest_first})(?!\w)", re.IGNORECASE)
            playoff = typed.sub(lambda club: clubs[_key(club[0])], playoff)
        if matches is not None and matches.members is not None:
            people = tuple(self._player(player, clubs) for player in matches.members.players)
            matches = replace(matches, members=replace(matches.members, players=people))
        shown = self._team if matches is not None else self._player
        competitions = []
        for each in section.teams_by:
            teams = {number: clubs.get(_key(team), team) for number, team in each.teams.items()}
            competitions.append(each._replace(teams=teams))
        return replace(
            section,
            name=self.in_name(section.name),
            players=tuple(shown(player, clubs) for player in section.players),
            playoff=playoff,
            matches=matches,
            teams_by=tuple(competitions),
            prizes=self._prizes(section),
        )

    def _player(self, player: Player, clubs: Mapping[str, str]) -> Player:
        team = clubs.get(_key(player.team), player.team)
        return replace(player, shown=initials(player.name), team=team)

    def _team(self, team: Player, _clubs: Mapping[str, str]) -> Player:
        return replace(team, shown=self.in_name(team.name))

    def _clubs(self, section: Section) -> dict[str, str]:
        """Return what is shown of the clubs that name players; two of them stay two."""
        clubs = [player.team for player in (*section.players, *_people(section))]
        clubs += [team for each in section.teams_by for team in each.teams.values()]
        known = {_key(club): self.in_name(club) for club in clubs}
        taken, renamed = {*known}, dict[str, str]()
        for key, shown in known.items():
            if _key(shown) != key:
                names = chain([shown], (f"{shown} {k}" for k in count(2)))
                renamed[key] = next(name for name in names if _key(name) not in taken)
                taken.add(_key(renamed[key]))
        return renamed

    def _prizes(self, section: Section) -> Prizes | None:
        prizes = stated_prizes(section)
        if prizes is None:
            return section.prizes
        fund = prizes.fund
        if fund is not None:
            fund = replace(fund, prizes=tuple(map(self._prize, fund.prizes)))
        hidden = self.in_sentence
        findings = (
            each._replace(where=hidden(each.where), message=hidden(each.message))
            for each in prizes.findings
        )
        return replace(prizes, fund=fund, findings=tuple(findings))

    def _prize(self, prize: Prize) -> Prize:
        title = prize.label or prize.kind_title
        shown = self.in_sentence(title)
        label = prize.label if shown == title else shown
        return replace(prize, label=label, trophy=self.in_sentence(prize.trophy))


def _people(section: Section) -> tuple[Player, ...]:
    """Return the players of a section; those of a team event are the members of its teams."""
    if section.matches is None:
        return section.players
    return section.matches.members.players if section.matches.members else ()


def _key(club: str) -> str:
    return team_named(club).casefold()


def _pieces(text: str) -> list[str]:
    """Return the words of a text and what stands between them, in turn."""
    letters = groupby(
        unicodedata.normalize("NFC", text), lambda letter: unicodedata.category(letter)[0] in "LM"
    )
    return ["".join(piece) for _, piece in letters]


def _word(piece: str) -> str:
    """Return a word folded; empty for what stands between words."""
    return folded(piece) if unicodedata.category(piece[0])[0] in "LM" else ""


def _shortened(text: str, words: Collection[str]) -> str:
    pieces = [f"{piece[0]}." if _word(piece) in words else piece for piece in _pieces(text)]
    return "".join(pieces)
