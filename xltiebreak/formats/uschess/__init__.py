"""The US Chess rating report 2C: three dBase files that hold an event with all of its sections.

Every pairing program for US Chess events writes these files, so they are the one format that a
director has whatever the program was. They hold no tie-breaks. ``dbf`` has the fields of the three
files and their bytes, ``fields`` what stands in a field: a day, a place, a round; ``reading`` makes
an event of them, ``writing`` them of an event.
"""
