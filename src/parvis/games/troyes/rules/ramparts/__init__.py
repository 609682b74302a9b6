"""The ramparts: guards on the wall, and outdoor tiles at its gates. What each side of a tile does is in `sides/`."""
