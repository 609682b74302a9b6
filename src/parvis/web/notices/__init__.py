"""Telling people elsewhere that they are asked: by web push, email or webhook, each when and where they want it."""
