"""The tie-breaks: published figures, events worked by hand, laws, and the rules a second time."""
