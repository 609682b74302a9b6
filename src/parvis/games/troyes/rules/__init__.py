"""The rules of Troyes, a file a topic. `course.py` puts them together."""
