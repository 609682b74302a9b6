"""Faults made on purpose: what kills, full disks, clocks, locks, damaged files and odd requests do to a site."""
