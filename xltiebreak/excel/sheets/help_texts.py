"""What the sheet ``Help`` says: of a Swiss, of a round-robin, of teams."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xltiebreak.excel.cells.layout import SECTION_NAME_ROW
from xltiebreak.excel.cells.names import TIE_BREAKS_SHEET, WORKSHEET_SHEET
from xltiebreak.excel.cells.typed_matches import RESULT_TEXTS


@dataclass(frozen=True)
class HelpLine:
    """What is typed, what it means, and the look that a result cell gets."""

    typed: str
    meaning: str
    look: str = ""


@dataclass(frozen=True)
class Chapter:
    """Lines under a heading."""

    heading: str
    lines: Sequence[HelpLine]


@dataclass(frozen=True)
class HelpTexts:
    """What differs between the kinds of workbook.

    ``typed`` says what may be typed for results, ``live_habits`` are the habits of a workbook with
    functions, ``formulas`` the examples of these, ``terms_sheet`` the sheet that shows any
    tie-break term by term.
    """

    typed: Sequence[Chapter]
    commands: Sequence[HelpLine]
    habits: Sequence[HelpLine]
    live_habits: Sequence[HelpLine]
    formulas: Sequence[HelpLine]
    terms_sheet: str


_RESULTS = (
    HelpLine(
        "W12", "Won against player 12. The number is the opponent's No., not his place.", "win"
    ),
    HelpLine("D12", "Drew with player 12.", "draw"),
    HelpLine("L12", "Lost to player 12.", "loss"),
    HelpLine("W12w  W12b", "The same with the color: w had White, b had Black.", "win"),
    HelpLine("X12  X", "Forfeit win, 1 point; the number may be left out.", "unplayed"),
    HelpLine("F12  F", "Forfeit loss, 0 points. Both F: a double forfeit.", "unplayed"),
    HelpLine("Z12  Z", "Forfeit draw, ½ point.", "unplayed"),
    HelpLine("B", "Full-point bye, 1 point.", "unplayed"),
    HelpLine("H", "Half-point bye, ½ point.", "unplayed"),
    HelpLine(
        "U",
        "Not paired, absent or withdrawn, 0 points. An empty cell waits for a result.",
        "unplayed",
    ),
    HelpLine(
        "N12  R12  S12",
        "Ruled a win (N), a draw (R), a loss (S), whatever the opponent's cell says.",
        "win",
    ),
    HelpLine(
        "5w  5b  5?",
        "Paired with player 5, no result yet. An unfinished round is left out of all sums.",
        "pending",
    ),
    HelpLine("W", "Cannot be read, or names a player who is not in the table.", "unreadable"),
    HelpLine("W12", "Does not go together with what stands in the opponent's cell.", "disagrees"),
)
_GRID_RESULTS = (
    HelpLine("1", "The row's player beat the column's; the other cell of the game has 0.", "win"),
    HelpLine("½", "They drew; =, 1/2 and 0.5 say the same. Both cells have it.", "draw"),
    HelpLine("0", "The row's player lost; the other cell has 1.", "loss"),
    HelpLine("+", "Forfeit win, 1 point; the other cell has -.", "unplayed"),
    HelpLine("-", "Forfeit loss, 0 points. Both -: neither came.", "unplayed"),
    HelpLine("", "Yellow: the other cell of the game is filled; type this one, too.", "awaited"),
    HelpLine("W", "Cannot be read.", "unreadable"),
    HelpLine("1", "Does not go together with the other cell of the game.", "disagrees"),
)
_ON_WINDOWS = HelpLine("py -m xltiebreak", "On Windows, in the place of xltiebreak.")
_COMMANDS = (
    _ON_WINDOWS,
    HelpLine("xltiebreak check event.xlsx", "What is wrong, and in which cell."),
    HelpLine("xltiebreak standings event.xlsx", "Places, tie-breaks, and which one decided."),
    HelpLine("xltiebreak explain event.xlsx 7", "The sums behind player 7's tie-breaks."),
    HelpLine("xltiebreak bulletin event.xlsx", "The results as a Word document, ready to print."),
    HelpLine(
        "xltiebreak verify event.xlsx",
        "What your pairing program printed against the rules, and what it must have done.",
    ),
)
_MORE_PLAYERS = HelpLine(
    "More players",
    "Type them in the next rows: there are spare ones below the last, which show and print once "
    "something is typed in them. Many more: xltiebreak new larger.xlsx --from FILE --players 60.",
)
_MORE_ROUNDS = HelpLine(
    "More rounds",
    "Click the + above the column Score, which unfolds two more, and correct Rounds on the sheet "
    "Event.",
)
_HABITS = (
    _MORE_PLAYERS,
    _MORE_ROUNDS,
    HelpLine(
        "A second section",
        "Describe a section U1200 in column C of the sheet Event, copy the sheet Crosstable and "
        "call the copy Crosstable U1200. In its title, cell A2, change "
        f"$B${SECTION_NAME_ROW + 1} to $C${SECTION_NAME_ROW + 1}.",
    ),
    HelpLine(
        "Score",
        "A formula: 1 for W, X, B, N and ½ for D, Z, R, H. It needs no add-in.",
    ),
    HelpLine("Re-entries", "Give a player who enters again a new row and a new number."),
)
_LIVE_HABITS = (
    HelpLine(
        "The rows",
        "Row 1 is player 1, row 2 player 2 and so on, so leave the numbers as they are. Rows "
        "without a name and results do no harm.",
    ),
    _MORE_PLAYERS,
    _MORE_ROUNDS,
    HelpLine(
        "More tie-breaks",
        "The page Standings has room for seven. Of a longer order all stand beside it.",
    ),
    HelpLine("A second section", "Use a workbook for each section; the live sheets follow one."),
    *_HABITS[3:],
)
_GRID_HABITS = (
    HelpLine(
        "The rows",
        "Row 1 and column 1 are player 1 and so on, so leave the numbers as they are. Rows "
        "without a name and results do no harm.",
    ),
    HelpLine(
        "Standings, Arithmetic",
        "Places, and what each game brings to Sonneborn-Berger: plain formulas for the order "
        "roundrobin (SB, H2H, WIN). For any other order, edition or lots the functions or "
        "xltiebreak standings are needed, and Standings says so.",
    ),
    HelpLine(
        "More players",
        "Write a larger workbook from this: xltiebreak new larger.xlsx --from FILE --players 12.",
    ),
    HelpLine("Everybody twice", "Begin with: xltiebreak new --kind roundrobin --double."),
    HelpLine(
        "The rounds",
        "The grid does not say when a game was played. Where it matters, it is taken for a game "
        "of the round in which the Berger tables pair the two numbers.",
    ),
    HelpLine(
        "Withdrawals",
        "Type - for the games that a player does not play, + for his opponents, and his number "
        "at Withdrawn on the sheet Event. If he played fewer than half of his games, all of them "
        "are annulled: they stay in the grid, and count for nobody.",
    ),
    HelpLine("Score", "A formula that adds up the row, annulled games too. It needs no add-in."),
)
_FORMULAS = (
    HelpLine("=MODMEDIAN(Results)", "A column with every player's Modified Median."),
    HelpLine("=MODMEDIAN(Results,7)", "Player 7's alone, a number."),
    HelpLine('=TIEBREAK(Results,"SB",7)', "Any tie-break by its code."),
    HelpLine("=PLACE_TB(Results,Order)", "A column with every player's place."),
    HelpLine(
        '=EXPLAIN_TB(Results,"SOLK",7)', "Why player 7's Solkoff is what it is, in a sentence."
    ),
    HelpLine(
        "Head-to-Head, Direct Encounter",
        "Are worked out among the players whom the tie-breaks before them leave tied; so give "
        'EXPLAIN_TB, TERMS_TB and TIEBREAK the argument order, too: "SOLK,H2H", or Order.',
    ),
    HelpLine(
        "Results, Order …",
        "Names of this workbook's cells: Results, Players, Ratings, Order, Edition, Lots. A range "
        "such as Crosstable!F5:J28 serves as well.",
    ),
)
SWISS_TEXTS = HelpTexts(
    typed=(Chapter("What to type for a result", _RESULTS),),
    commands=_COMMANDS,
    habits=_HABITS,
    live_habits=_LIVE_HABITS,
    formulas=_FORMULAS,
    terms_sheet=WORKSHEET_SHEET,
)
GRID_TEXTS = HelpTexts(
    typed=(Chapter("What to type for a result", _GRID_RESULTS),),
    commands=_COMMANDS,
    habits=_GRID_HABITS,
    live_habits=_GRID_HABITS,
    formulas=_FORMULAS,
    terms_sheet=WORKSHEET_SHEET,
)


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
_TEAM_COMMANDS = (
    _ON_WINDOWS,
    HelpLine("xltiebreak check teams.xlsx", "What is wrong, and in which cell."),
    HelpLine("xltiebreak standings teams.xlsx", "Places, tie-breaks, and which one decided."),
    HelpLine("xltiebreak explain teams.xlsx 7", "The sums behind team 7's tie-breaks."),
    HelpLine("xltiebreak bulletin teams.xlsx", "The results as a Word document, ready to print."),
    HelpLine(
        "xltiebreak verify teams.xlsx",
        "What your pairing program printed against the rules, and what it must have done.",
    ),
)
_TEAM_HABITS = (
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
        "Standings, Arithmetic",
        "Places, and what each match brings to them: plain formulas for the orders ihsa-team and "
        "usat. For any other order, edition or lots the functions or xltiebreak standings are "
        "needed, and Standings says so.",
    ),
    HelpLine(
        "More teams or rounds",
        "Begin with enough of them: xltiebreak new teams.xlsx --kind team --teams 20 --rounds 7. "
        "Rows without a name do no harm.",
    ),
    HelpLine(
        "More matches or byes",
        "There are spare rows below the last round; the order of the rows does not matter, but the "
        "sheet Boards follows it, so do not sort matches whose boards are filled in.",
    ),
)
_TEAM_FORMULAS = (
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
    commands=_TEAM_COMMANDS,
    habits=_TEAM_HABITS,
    live_habits=_TEAM_HABITS,
    formulas=_TEAM_FORMULAS,
    terms_sheet=TIE_BREAKS_SHEET,
)
