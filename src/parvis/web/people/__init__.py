"""Who people are: guests and accounts, and what belongs to them rather than to a table."""
