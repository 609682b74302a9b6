"""What a learned value looks at: some five hundred small numbers about a position, as one seat sees it."""
