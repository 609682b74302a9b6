"""The pages of the site, and what posts to them."""
