"""FIDE's Tournament Report File: ``layout`` has the columns of every record; ``records`` reads the
header, ``players``, ``rulings``, ``team_records`` and ``teams`` theirs, all for ``reading``;
``writing`` and ``team_writing`` write them."""
