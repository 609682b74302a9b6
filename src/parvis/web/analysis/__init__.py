"""Analyses of finished games: asked for here, made behind the pages, shown with the result."""
