"""The workbook of a team event: lists of teams, matches and boards, and what follows from them."""
