"""SwissSys: its save file ``.sjson`` and the JSON file with which it publishes results.

Neither is documented. What is read here was established from files that SwissSys 11 wrote
(versions 11.34 to 11.75) and from programs that read them; what they do not show is told, not
guessed.
"""
