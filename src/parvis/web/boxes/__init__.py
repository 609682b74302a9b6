"""Boxes of owners: printed values and where they come from, and what an owner has found printed otherwise."""
