"""Players named by the place that they have: ``the winner``, ``2nd``, ``last place``.

A place is nobody's name: who is meant is said only where one player alone has it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from xltiebreak.answers.sections import only_section
from xltiebreak.answers.standings import SectionStandings
from xltiebreak.event.figures import listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import folded
from xltiebreak.ranking.standings import Ranked

_LAST = 0
_WINS = (
    *("winner", "champion", "champ", "event winner", "tournament winner", "who won"),
    *("sieger", "gewinner", "turniersieger", "vainqueur", "gagnant", "ganador", "campeon"),
    *("winnaar", "kampioen", "vincitore", "vencedor"),
)
"""Words for who has won, which nobody has before the last round is complete."""

_PLACES: Mapping[int, tuple[str, ...]] = {
    1: ("first", "leader", "top player", "top finisher", "erster", "premier", "primero", "eerste"),
    2: ("second", "runner up", "zweiter", "deuxieme", "segundo", "tweede"),
    3: ("third", "dritter", "troisieme", "tercero", "derde"),
    4: ("fourth", "vierter"),
    5: ("fifth",),
    _LAST: ("last", "letzter", "dernier", "ultimo", "laatste", "bottom"),
}
_WORDS = {word: place for place, words in _PLACES.items() for word in words}
_BEFORE = re.compile(r"^(?:(?:the|der|die|le|la|el|de|il|player|team|in|at|on|who is) )+")
_BEHIND = re.compile(
    r"(?: (?:place|placed|finisher|platz|lugar|plaats|of the (?:event|tournament|section))){1,5}$"
)
_ORDINAL = re.compile(r"(\d{1,4})(?:st|nd|rd|th)|(?:place|rank|platz|plaats) (\d{1,4})")


def place_in(text: str) -> tuple[int, bool] | None:
    """Return the place that a text names, 0 for the last, and whether it speaks of who has won;
    nothing if it names none."""
    words = " ".join(re.sub("[-!?.,]", " ", folded(text)).split())
    words = _BEHIND.sub("", _BEFORE.sub("", words))
    if words in _WINS:
        return 1, True
    ordinal = _ORDINAL.fullmatch(words)
    place = int(ordinal[1] or ordinal[2]) if ordinal else _WORDS.get(words)
    return None if place is None or (ordinal and not place) else (place, False)


def at_place(
    text: str,
    named: Player | None,
    sections: Sequence[Section],
    standings: Callable[[Section], SectionStandings],
) -> tuple[Section, Player] | None:
    """Return who alone has the place that a text names, and the section; nothing if the text names
    none. ``named`` is who has these words in his name; ``standings`` gives those of a section.

    Raises:
        EventError: the section has errors.
        TieBreakError: there are several sections, nobody has that place yet, or several share it;
            or the text may also be a name.
    """
    meant = place_in(text)
    if meant is None:
        return None
    place, wins = meant
    if named is not None:
        raise TieBreakError(
            f"{text!r} could be {named.number} {named.name}, or a place; give the pairing number"
        )
    section = only_section(sections, f"{text!r} is a place in one section; name it with --section")
    ranking = standings(section).lists[0]
    _refuse_too_early(text, ranking, wins=wins)
    last = ranking.rows[-1].last_place
    at = place or last
    those = [row.player for row in ranking.rows if row.place <= at <= row.last_place]
    if not those:
        raise TieBreakError(f"there is no place {at}; the last is {last}")
    if len(those) > 1:
        several = listed([f"{player.number} {player.name}".strip() for player in those[:5]])
        more = f" and {len(those) - 5} more" if len(those) > 5 else ""
        raise TieBreakError(
            f"{text!r} is nobody alone: {several}{more} share that place; give one of the numbers"
        )
    return section, those[0]


def _refuse_too_early(text: str, ranking: Ranked, *, wins: bool) -> None:
    players = ranking.players
    if not players.has_scores:
        raise TieBreakError(f"{text!r}: no round is complete yet, so nobody has a place")
    if wins and not players.is_final:
        raise TieBreakError(
            f"{text!r}: nobody has won yet, after {players.progress}; for who leads, write "
            "'1st place'"
        )
