"""The rules of Troyes, a file a topic. `decisions.py` is the way in; docs/architecture.md says what is where."""
