"""One line for each label of the sheet ``Event``: shown when its box is selected, and printed on
the sheet ``Help``."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.event.notation import DIALECTS
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.tables.settings import KINDS, TEAM_KINDS

EVENT_HINTS: Mapping[str, str] = {
    "name": "The name as it is to stand on the bulletin.",
    "dates": "As you want them printed: May 2-3, 2026.",
    "venue": "The building or room.",
    "city": "City and state.",
    "organizer": "The club or affiliate that runs the event.",
    "chief_td": "The chief tournament director.",
    "assistant_tds": "Further directors, separated by commas.",
    "rated_by": "US Chess, or leave it empty for an unrated event.",
    "time_control": "For example G/60 d5.",
    "notes": "Anything to be printed with the results: thanks, sponsors, rulings.",
}

SECTION_HINTS: Mapping[str, str] = {
    "name": "Open, U1200 and so on; may stay empty where there is only one section.",
    "kind": f"How the section is paired: {' or '.join(KINDS)}.",
    "scheduled_rounds": "How many rounds are planned. A round-robin's follow from its players.",
    "edition": "How unplayed rounds count. Empty: the one that goes with the tie-break order. "
    f"Else one of {', '.join(EDITIONS)}.",
    "order": f"A name ({', '.join(NAMED_ORDERS)}) or codes in their order, such as "
    "MM, SOLK, SB. The sheet Help lists them.",
    "lots": "Only where lots are drawn for what stays tied: the pairing numbers in the drawn "
    "order (3,1,2), or any number as the seed of a draw.",
    "trophies": "How many places win a trophy.",
    "notation": f"How results are written: us for W12. Else one of {', '.join(DIALECTS)}; "
    "empty: told from the results. Score adds up us letters only.",
    "unrated": "The rating that stands in for an unrated player where a tie-break needs "
    "ratings. Empty: such players are left out.",
    "withdrawn": "Only in a round-robin: the pairing numbers of those who left it, such as 3, 7. "
    "Who had played fewer than half of the games then has all of them annulled.",
}

TEAM_KIND_HINT = f"How the teams are paired: {' or '.join(TEAM_KINDS)}. team is a Swiss."

TEAM_HINTS: Mapping[str, str] = {
    "placed_by": "What places the teams first: match points, or game points (the points inside "
    "the matches). Empty: match points.",
    "match_points": "What a match won, drawn and lost is worth, such as 2-1-0. Empty: as the "
    "edition has it, 1-1/2-0 by American rules and 2-1-0 by FIDE's.",
    "boards": "How many boards a match has.",
    "board_weights": "What each board is worth, the first board first, such as "
    "12 11 10 9 8 7 6 5. Empty: each is worth 1.",
    "counting": "In an event of single players that ranks teams, too: how many of a team's top "
    "players count.",
}
