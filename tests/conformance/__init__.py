"""The conformance set, worked out from its JSON alone."""
