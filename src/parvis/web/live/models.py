"""What all processes have to agree on, of what open pages are told."""

from django.db import models


class ListChange(models.Model):
    """A change of the lists of tables: one was opened, ended or deleted, or somebody came or went; no step."""

    class Meta:
        app_label = "live"
