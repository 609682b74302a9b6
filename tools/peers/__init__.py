"""`make bench-peers`: how fast other engines are, on this computer, in the same run as ours.

Each rival gets an environment of its own below build/peers and a small script in `scripts/`, which plays random legal
games in it and reports what it did in how much CPU time.
"""
