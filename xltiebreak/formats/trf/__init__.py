"""FIDE's Tournament Report File: ``layout`` has the columns of each record; ``reading`` reads them,
with ``records`` for the header, ``team_records`` and ``teams``; ``writing`` writes them."""
