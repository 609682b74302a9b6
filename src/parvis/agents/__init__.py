"""Games in words, for agents: positions, questions, rules and reasons as text, tools over MCP, matches with models."""
