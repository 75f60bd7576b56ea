"""What the sheet ``Help`` says in a workbook for teams."""

from __future__ import annotations

from xltiebreak.excel.help_lines import Chapter, HelpLine, HelpTexts, boxes
from xltiebreak.excel.hints import SECTION_HINTS, TEAM_HINTS, TEAM_KIND_HINT
from xltiebreak.excel.labels import MATCH_LABELS, SECTION_LABELS, TIE_BREAKS_SHEET
from xltiebreak.excel.teams.matches import RESULT_TEXTS


def _typed(letter: str) -> str:
    """The ways to type a result."""
    return "  ".join(RESULT_TEXTS[letter][::-1])


_MATCHES = (
    HelpLine(
        "1 · 4 · 45.5 · 22.5 · 7",
        "Round, team, its points inside the match, the other team's, and the other team: in round "
        "1 team 4 beat team 7. Who has more points has won; for equal points it is a draw.",
        "win",
    ),
    HelpLine("Team, Opponent", "The number of the sheet Teams, or the name from the list."),
    HelpLine(
        "Points",
        "What the team made inside the match: 0 to 68 at the Illinois final, 0 to 4 on four equal "
        "boards. They may stay empty where the sheet Boards has all boards of the match.",
    ),
    HelpLine(
        "Result",
        "Empty where the points say it. Else one of the following, from the first team's side.",
    ),
    HelpLine(_typed("B"), "The team has a bye of a full point; no opponent.", "unplayed"),
    HelpLine(_typed("H"), "The team has a bye of half a point; no opponent.", "unplayed"),
    HelpLine(_typed("U"), "The team is absent or not paired, 0 points; no opponent.", "unplayed"),
    HelpLine(_typed("X"), "The first team wins by forfeit.", "unplayed"),
    HelpLine(_typed("F"), "The first team loses by forfeit.", "unplayed"),
    HelpLine(_typed("FF"), "Both teams lose by forfeit.", "unplayed"),
    HelpLine("W  D  L", "Win, draw, loss, where only that is known and no points.", "win"),
    HelpLine(
        "Two teams, no points",
        "No result yet. An unfinished round is left out of all sums.",
        "pending",
    ),
    HelpLine(
        "Red words",
        "The row cannot be used; the words say why. The commands read it alike.",
        "unreadable",
    ),
)

_BOARDS = (
    HelpLine(
        "Player, Opp. player",
        "A number of the sheet Players, or a name from the list; empty where nobody sat.",
    ),
    HelpLine("1  ½  0", "From the first player's side; 1/2, 0.5 and = say the same as ½.", "win"),
    HelpLine("+  X", "The first player wins by forfeit.", "unplayed"),
    HelpLine("-  F", "The first player loses by forfeit.", "unplayed"),
    HelpLine("--", "Neither came.", "unplayed"),
    HelpLine(
        "What a board is worth",
        "1, or what Board weights says on the sheet Event: 12 for a win on board 1, 6 for a draw.",
    ),
)

_COMMANDS = (
    HelpLine("xltiebreak check teams.xlsx", "What is wrong, and in which cell."),
    HelpLine("xltiebreak standings teams.xlsx", "Places, tie-breaks, and which one decided."),
    HelpLine("xltiebreak explain teams.xlsx 7", "The sums behind team 7's tie-breaks."),
    HelpLine("xltiebreak bulletin teams.xlsx", "The results as a Word document, ready to print."),
    HelpLine(
        "xltiebreak verify teams.xlsx",
        "What your pairing program printed against the rules, and what it must have done.",
    ),
)

_HABITS = (
    HelpLine(
        "What to leave empty",
        "The sheets Players and Boards, unless line-ups or board prizes are wanted.",
    ),
    HelpLine(
        "Crosstable",
        "Is worked out from the sheet Matches by plain formulas, in any Excel and in LibreOffice, "
        "and is protected (without a password) from being typed over.",
    ),
    HelpLine(
        "Worksheet",
        "The IHSA or US Amateur Team tie-break of a team, match by match: plain formulas, too.",
    ),
    HelpLine(
        "More teams or rounds",
        "Begin with enough of them: xltiebreak new teams.xlsx --kind team --players 20 --rounds 7. "
        "Rows without a name do no harm.",
    ),
    HelpLine(
        "More matches or byes",
        "There are spare rows below the last round; the order of the rows does not matter, but the "
        "sheet Boards follows it, so do not sort matches whose boards are filled in.",
    ),
)

_FORMULAS = (
    HelpLine("=IHSA_TB(Results,Points)", "A column with every team's IHSA tie-break."),
    HelpLine("=IHSA_TB(Results,Points,3)", "Team 3's alone, a number."),
    HelpLine("=USAT_TB(Results,Points)", "The US Amateur Team tie-break."),
    HelpLine('=TIEBREAK(Results,"SOLK")', "Any tie-break, of the teams' results as a player's."),
    HelpLine("=PERFINDEX_TB(Results,Points,4)", "The Performance Index on four equal boards."),
    HelpLine("=IHSA_ROUND(45.5,4)", "What one match adds: 45.5 points against a team on 4."),
    HelpLine(
        "Results, Points …",
        "Names of this workbook's cells: Results, Points, Players, Ratings, Order, Edition, "
        "BoardsUsed, PlacedBy. A range serves as well.",
    ),
)

TEAM_TEXTS = HelpTexts(
    typed=(
        Chapter("What to type for a match", _MATCHES),
        Chapter("What to type for a board", _BOARDS),
    ),
    commands=_COMMANDS,
    habits=_HABITS,
    live_habits=_HABITS,
    formulas=_FORMULAS,
    terms_sheet=TIE_BREAKS_SHEET,
    section_boxes=(
        *boxes(SECTION_LABELS, {**SECTION_HINTS, "kind": TEAM_KIND_HINT}),
        *boxes(MATCH_LABELS, TEAM_HINTS),
    ),
)
