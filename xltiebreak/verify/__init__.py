"""Another program's printed figures compared with ours, and what that program must have done."""
