"""How often bots use every card of Troyes, and what it yields."""
