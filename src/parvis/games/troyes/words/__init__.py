"""What people read: buttons, questions, hints, the log. Texts stand in texts/, whole sentences each."""
