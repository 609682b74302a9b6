"""`make bench-limit`: how far our speed is from that of the same rules in C, in one run on one core."""
