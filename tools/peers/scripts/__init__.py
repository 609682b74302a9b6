"""One small program per rival, run in the rival's own environment as `python -m tools.peers.scripts.<name>`.

They import the standard library, `timing` and the rival. All play uniformly random legal games.
"""
