"""What people call orders, editions and tie-breaks: in announcements, in other programs' lists and
on their screens. Commands, cells, functions and formulas, and ``verify`` all read names here.

:mod:`xltiebreak.rules.systems.names` finds tie-breaks by them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_TABLE = """\
order uschess: us; uscf; us chess default; uscf default; us chess order; us chess rules; uscf order;
    uscf rules; us chess tiebreaks; uscf tiebreaks; uscf rules 34E; uscf standard; 34E; rule 34E; us
    chess 34E; uscf 34E
order bham: birmingham
order wintd: win td; wintd default
order scholastic: us chess scholastic; uscf scholastic
order fide: fide default; fide order; fide tiebreaks; fide swiss
order ukcc: uk chess challenge
order roundrobin: rr; quad; quads; double round robin; all play all; 34F; rule 34F; us chess round
    robin; uscf round robin; rundenturnier; round robins
order usat: us amateur team order
order ihsa-team: ihsa state team
order scholastic-team: us chess scholastic team; scholastic teams
order ihsa: ihsa individual
edition uschess: us chess; uscf; us; 34E; us chess 34E; uscf 34E; rule 34E; uscf rules; us chess
    rules; us rules; 7th edition; us chess 7th edition; uscf 7th edition; 7th; us chess 7th; uscf
    7th
edition wintd: win td; wintd default
edition fide2009: uk chess challenge; ukcc; virtual opponent
edition fide2023: fide 2024
edition raw: face value; at face value; none
MM: 34e1; mod med; modmed; modified; mod median; mmed; mdmed; modif med; mod harkness; modified
    harkness
MED: 34e4; harkness; harkness median
SOLK: 34e2; slk; sol; sum of opponents scores; opponents scores; opponents score; sum of scores of
    opponents; sum of the opponents scores; sum of opponent scores; opponent scores; sum of the
    scores of the opponents; sum of opponents points; opponents points
CUM: 34e3; cumul; cumulative score; cml; sum of running scores
ACUM: adj cum; adjusted cum; adj cumul; adj cumulative; cumulative adjusted; cum adj
OCUM: 34e9; op cumul; op cum; opp cum; opp cumul; opp cumulative; cum opp; opponents cumulative;
    opponent cumulative; cum of opp; opponents cum; opposition cumulative; cumulative opposition;
    cum opposition; cumulative scores of opposition; cumulative of opponents; cumulative opponents;
    oppositions cumulative; opponents cumulatives
BLACKS: 34e6; black games; most black; played black; no of blacks
H2H: 34e5; result between tied players; individual result; who beat whom; game between them; their
    own game; result of their game; result against each other
SB: 34e8; s-b; sonn; sonneb; sonneborn; berger; s berger; neustadtl; sonnenborn berger; sonnenborn;
    sonneborn berger wertung; sonneborn berger punkte; neustadtl score; neustadl
SB/A: sonneborn berger adjusted
KASH: 34e7
PCT: percent; percentage score
COMPAVG: 34e11; comp avg; comp average; avg opp; average opposition; op avg; avg opposition; average
    opponent rating; avg opp rating
TOR: total opponents rating; total rating of opponents; sum of opponents ratings; sum of opponent
    ratings; opponents rating sum; opposition rating; sum of the ratings of the opponents; sum of
    ratings of opponents; elosumme; sum of opposition ratings; total of opponents ratings; opponents
    ratings total
OPERF: 34e10; op perf; opp perf; opposition performance; opponents performance
BH: buch; buc; bucholz; bhlz; full buchholz; buchholzwertung; buchholzpunkte; buchholz total;
    buchholz totale; buchholz integrale; buchholz complet; weerstandspunten; weerstandspunten totaal
BH/C1: buch cut 1; buchholz minus 1; bh-1; buchholz-1; buchholz cut one; buchholz minus worst;
    buchholz minus lowest; buchholz minus the lowest; buchholz without the lowest; buchholz without
    lowest; buchholz drop lowest; buchholz cut lowest; buchholz less lowest; buchholz minus one;
    buchholz mit streichwertung; buchholz mit streichergebnis; buchholz 1 streichwertung; buchholz
    minus schlechteste; buchholz tronque; buchholz menos el peor; buchholz menos peor; buchholz sin
    el peor; buchholz zonder laagste; weerstandspunten min 1
BH/C2: buch cut 2; buchholz cut two; buchholz 2 streichwertungen
BH/M1: median buchholz; buchholz median; med buchholz; buch med; medbuch; mittelbuchholz; buchholz
    mediane; buchholz mediano; buchholz mediana; mediane buchholz
BH/M2: median buchholz 2
SBH: sum buchholz; buchholz sum; sum buch; sum of buchholz all results; sum of opponents buchholz;
    buchholzsumme; feinbuchholz; buchholz fein
PS: prog; progr; progressive; progresivo; progressif; fortschrittswertung; progressieve score
KS: koya
WIN: wins; no of wins; most wins; number of victories; more wins; greatest number of wins; anzahl
    siege; anzahl der siege; zahl der siege; siege; meiste siege; nombre de victoires; victoires;
    plus grand nombre de victoires; numero de victorias; victorias; mayor numero de victorias;
    aantal overwinningen; meeste overwinningen; aantal gewonnen partijen
WON: games won
BPG: games with black
BWG: wins with black
DE: dir enc; direkte begegnung; direkter vergleich; encuentro directo; encontro direto; rencontre
    directe; scontro diretto; onderling resultaat; resultado particular; enfrentamiento directo;
    confrontation directe; resultat particulier; onderlinge resultaten; onderlinge partij
ARO: avg rating of opponents; elo schnitt der gegner; gegnerschnitt; media de elo de los rivales
IHSA: ihsa team; ihsa teams; ihsa tie break; ihsa tb
USAT: 34g; us amateur; us amateur teams; us amateur (teams); us amat; us am team; us team; amateur
    team; us amateur (team only)
PI: perf index; perf idx; perf indx; perform index
GMP: game/match; game/match pts
LOT: 34e13; lots; drawing lots; coin flip; coin toss; coin; los; losentscheid; loting; sorteo;
    tirage au sort; sorteggio; flip a coin; drawing of lot; draw lots
one of ARO COMPAVG: average rating; avg rating; rating average; media; promedio; moyenne;
    durchschnitt
one of TPR OPERF: performance; performance rating; perf; perf rating
one of BLACKS BPG BWG: black; number of blacks; schwarzpartien; nombre de noirs; numero de negras
one of PS CUM: cumulatif; cumulativo; kumulativ
one of BH/C1 BH/C2: cut; buchholz cut; bh cut
one of BH/M1 BH/M2: median buchholz cut; cut median
one of RTNG ARO TOR: elo; dwz; nwz
one of ARO COMPAVG TOR: opp rating; opponents rating; opponent rating; opp elo
one of SOLK BH ARO: gegner; rivales; adversaires
one of SOLK MM COMPAVG: strength of schedule; strength of opposition; sos
one of BH BH/C1 SB: feinwertung; zweitwertung; drittwertung; wertung
one of BH/C1 BH/M1: streichwertung; tronque
one of EMMSB EMGSB EGMSB EGGSB: extended sonneborn berger
option C: cut; c; minus
option M: median; med; m
option A: adjusted
option R: reverse
"""


def _called(kind: str) -> dict[str, tuple[str, ...]]:
    """Return the names in the rows of a kind (``order ``), by what they mean."""
    rows = re.findall(rf"^{kind}(\S+(?: [A-Z]\S*)*): (.+(?:\n .+)*)", _TABLE, re.MULTILINE)
    return {meant: tuple(" ".join(names.split()).split("; ")) for meant, names in rows}


ORDERS: Mapping[str, tuple[str, ...]] = _called("order ")
"""Each order with its other names. Case, blanks and hyphens do not matter; no name here is that of
a tie-break."""
EDITIONS: Mapping[str, tuple[str, ...]] = _called("edition ")
"""Other names of the editions. The wordings of 2024 change no value of 2023."""
NAMES: Mapping[str, tuple[str, ...]] = _called("(?=[A-Z])")
"""Other names of each tie-break, besides its code and its name."""
SEVERAL_MEANINGS: Mapping[tuple[str, ...], tuple[str, ...]] = {
    names: tuple(codes.split()) for codes, names in _called("one of ").items()
}
"""Words that mean different tie-breaks to different people."""
OPTIONS = {word: letter for letter, words in _called("option ").items() for word in words}
"""Other words for an option than those of its own line; its number follows, if it has one."""


def order_called(text: str) -> str | None:
    """Return the name of the order that a text means, in any case, with or without blanks and
    hyphens; nothing if it means none."""
    return _ORDERS.get(_spelled(text))


def spellings(order: str) -> list[str]:
    """Return the names of an order as sheets compare them: small letters without blanks and
    hyphens."""
    return [_spelled(name) for name in (order, *ORDERS[order])]


def edition_spellings(edition: str) -> list[str]:
    """Return the names of an edition as sheets compare them."""
    return [_spelled(name) for name in (edition, *EDITIONS.get(edition, ()))]


def _spelled(text: str) -> str:
    return re.sub(r"[\s-]+", "", text.casefold())


_ORDERS = {_spelled(called): name for name, others in ORDERS.items() for called in (name, *others)}
