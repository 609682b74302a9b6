"""Pages: what they show, and how it is drawn."""
