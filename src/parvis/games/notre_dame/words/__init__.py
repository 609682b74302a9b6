"""Notre Dame in words: buttons and prompts, the log, hints, sources of prestige."""
