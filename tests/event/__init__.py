"""Results, cells, figures, sections: what is told of an event, and what is refused."""
