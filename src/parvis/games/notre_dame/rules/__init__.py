"""The rules of Notre Dame, a file a topic. `course.py` puts them together."""
