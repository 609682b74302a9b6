"""SQLite for several threads that write: a backend of Django's, see `base`."""
