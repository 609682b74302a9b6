"""The site: tables at which people and bots play any game of the contract, with any browser at one screen."""
