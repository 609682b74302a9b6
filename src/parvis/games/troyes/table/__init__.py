"""What stands on the table for somebody to see."""
