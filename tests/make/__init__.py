"""The maker of events: written down shortly, as sheets or text, read from data files, or drawn from
a seed. What tests need of the rooms' insides to make an event stands here, and nowhere else."""
