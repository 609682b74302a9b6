"""PostgreSQL for threads that answer pages: a backend of Django's, see `base`."""
