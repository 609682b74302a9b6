"""Telling people elsewhere that they are asked: by web push, e-mail or webhook, each when and where they want it."""
