"""What the sheet ``Help`` says in a workbook for players: of a Swiss, and of a round-robin."""

from __future__ import annotations

from xltiebreak.excel.event_sheet import SECTION_NAME_ROW
from xltiebreak.excel.help_lines import Chapter, HelpLine, HelpTexts
from xltiebreak.excel.labels import WORKSHEET_SHEET

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
        "U", "Not paired, absent or withdrawn, 0 points; an empty cell says the same.", "unplayed"
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

_COMMANDS = (
    HelpLine("xltiebreak check event.xlsx", "What is wrong, and in which cell."),
    HelpLine("xltiebreak standings event.xlsx", "Places, tie-breaks, and which one decided."),
    HelpLine("xltiebreak explain event.xlsx 7", "The sums behind player 7's tie-breaks."),
    HelpLine("xltiebreak bulletin event.xlsx", "The results as a Word document, ready to print."),
    HelpLine(
        "xltiebreak verify event.xlsx",
        "What your pairing program printed against the rules, and what it must have done.",
    ),
)

_HABITS = (
    HelpLine(
        "More players",
        "Insert rows above the last one and copy a row into them, then number them on.",
    ),
    HelpLine(
        "More rounds",
        "Insert columns before the last round, copy a round into them, and "
        "number the headers on: R1, R2, R3 and so on.",
    ),
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
    HelpLine(
        "More players",
        "Insert rows above the last one, copy a row into them and number them on. On Standings, "
        "widen Page Layout > Print Area. Or begin with: xltiebreak new --players 60.",
    ),
    HelpLine(
        "More rounds",
        "Begin with xltiebreak new --rounds 7, or insert columns before the last round, copy a "
        "round into them, and number the headers on: R1, R2, R3 and so on.",
    ),
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
    HelpLine("More players", "Begin with: xltiebreak new --kind roundrobin --players 12."),
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
