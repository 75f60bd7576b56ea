"""What the program answers today, kept to be compared with what it answers after a rebuilding.

``python -m tests.record save FOLDER`` writes down the answers to some twelve thousand questions and
the files they are about; ``compare FOLDER`` asks them again of the same files. All questions are
asked at doors that users have, the command line and the functions of a spreadsheet, so that the
record outlives the rooms behind them. The folder is never committed.
"""
