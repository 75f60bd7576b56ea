"""What the program answers today, kept to be compared with what it answers after a rebuilding.

``python -m tests.record save FOLDER`` writes down the answers to some twenty thousand questions and
the files they are about; ``compare FOLDER`` asks them again of the same files. All questions are
asked at doors that users have: the command line, the functions of a spreadsheet, the buttons, and
sheets that are changed by hand. So the record outlives the rooms behind them; what draws the
questions may be rebuilt with them, since only ``save`` needs it. The folder is never committed.
"""
