"""Orders, places, lots, combined teams and board prizes."""
