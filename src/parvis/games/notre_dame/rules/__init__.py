"""The rules of Notre Dame, a file a topic. `course.py` leads through the game; docs/architecture.md says what is where."""
