"""Tables: their games, the one path of every decision, and who may see what of them."""
