"""The results of an event as blocks, once for paper and for the page."""
