"""Persons who move pieces: minstrel, fool, bishop, gypsies. Each is a kind of its own; see `rules/moving.py`."""

from parvis.games.notre_dame.rules.moving import bishop, fool, gypsies, minstrel
from parvis.games.notre_dame.rules.persons.kinds import PEOPLE, serve

PEOPLE.kind("minstrel").does(serve)(minstrel)
PEOPLE.kind("fool").does(serve)(fool)
PEOPLE.kind("bishop").does(serve)(bishop)
PEOPLE.kind("gypsies").does(serve)(gypsies)
