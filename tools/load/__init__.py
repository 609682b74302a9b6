"""How long the site takes to answer: real tables with bots, visited by several browsers at once."""
