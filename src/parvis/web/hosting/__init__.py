"""A site for a club: how it is set up, kept safe, watched over and copied."""
