"""The server: what comes before the views, and the process around them."""
