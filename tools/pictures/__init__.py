"""All pictures of the README, and those of the games on the first page, from recorded games."""
