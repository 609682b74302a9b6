"""The site for programs: what they may do by a token, in words, as JSON; docs/api.md tells it to who writes them."""
