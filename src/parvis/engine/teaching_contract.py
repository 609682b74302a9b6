"""What a game's manual and lessons must keep to: a part of `parvis.engine.testing.GameContract`."""

import re
from collections.abc import Sequence
from typing import ClassVar

from parvis.engine.attempts import Attempt, attempts_at, recorded
from parvis.engine.contract import Game
from parvis.engine.lessons import LONGEST
from parvis.engine.lines import Line
from parvis.engine.obstacles import Never, Obstacle
from parvis.engine.samples import languages
from parvis.engine.texts import bundles, formatted


def explained(game: Game) -> dict[str, str]:
    """All that a game declares, each in a few words -> the anchor of what explains it in the manual."""
    declared, known = game.rules.declared, game.obstacles
    found = {f"question {one.name}": one.section for one in declared.questions}
    found |= {f"phase {one.name}": one.section for one in declared.phases}
    found |= {f"event {one}": one.section for one in game.rules.events}
    hindrances: Sequence[Obstacle | Never] = [*known.table, *known.never] if known else []
    found |= {f"stake {one.name}": one.section for one in game.stakes}
    return found | {f"obstacle {one.key}": one.section for one in hindrances if one.section}


def keys_of(way: Attempt) -> list[str]:
    """The keys of all that a scene may tell at a point of an attempt."""
    scene, place = way.scene, len(way.made) + 1
    if way.is_over:
        return [f"{scene.key}.{'done' if way.is_done else 'missed'}"]
    card = "card" if place == 1 else f"card-{place}"
    replies = [scene.reply(words) for words in way.words() if not scene.may_be(words)]
    return [f"{scene.key}.{card}", f"{scene.key}.here", *replies]


class TeachingContract:
    """The tests of what teaches a game."""

    game: ClassVar[Game]

    def test_the_manual_explains_all_that_is_declared(self) -> None:
        """All that is declared names a section, every section is needed, and every link leads to one."""
        game = self.game
        if game.manual is None or game.texts is None:
            return
        sections = list(game.manual.sections())
        anchors = {section.anchor for section in sections} | {chapter.anchor for chapter in game.manual.chapters}
        named = explained(game)
        assert {part: anchor for part, anchor in named.items() if anchor not in anchors} == {}
        needed = {*named.values(), *(one.anchor for one in sections if one.is_overview or one.about)}
        assert [one.anchor for one in sections if one.anchor not in needed] == []
        options = {option.name for option in game.options}
        assert {section.option for section in sections} <= options | {""}
        keys = {chapter.key for chapter in game.manual.chapters} | {section.key for section in sections}
        for language, texts in languages(game.texts).items():
            assert {key for key in texts if key.startswith("rules-")} <= keys, language
            found = bundles(game.texts, language)
            for chapter in game.manual.chapters:
                assert formatted(found, chapter.key, {}), f"{language}: {chapter.key}"
            for section in sections:
                assert formatted(found, section.heading, {}), f"{language}: {section.heading}"
                lines = (*section.about, Line(f"{section.key}.body"))
                told = [formatted(found, line.key, line.arguments, whole=True) for line in lines]
                assert any(told), f"{language}: {section.key} says nothing"
                assert not section.has_picture or formatted(found, f"{section.key}.picture", {}), section.key
                links = [link for text in told if text for link in re.findall(r"\]\(#([^)]*)\)", text)]
                assert anchors.issuperset(links), f"{language}: {section.key} leads to {links}"

    def test_what_is_at_stake_has_words(self) -> None:
        """There is a text for all that is at stake, and for nothing else."""
        if self.game.texts is None:
            return
        names = [one.key for one in self.game.stakes]
        assert len(set(names)) == len(names)
        for language, texts in languages(self.game.texts).items():
            assert {key for key in texts if key.startswith("stake-")} == set(names), language

    def test_lessons_can_be_learned(self) -> None:
        """Each scene asks whoever learns, has a way to its aim, and says what it needs to, on every way, briefly.

        Its cards have the values of the newest ruling, as the rules page and new tables do. The first lesson is the
        game without options.
        """
        game, found = self.game, bundles(self.game.texts, "en") if self.game.texts else ()
        scenes = [scene for lesson in game.lessons for scene in lesson.scenes]
        assert len({scene.name for scene in scenes}) == len(scenes)
        plain = game.shown_options(game.read_options({}))
        for scene in game.lessons[0].scenes if scenes else ():
            assert recorded(game, scene.record).options == plain, f"{scene.name}: not the plain game"
        for scene in scenes:
            assert game.manual, "each scene leads to a section"
            assert scene.section in game.manual.headings, f"{scene.name}: {scene.section}"
            assert recorded(game, scene.record).ruling == game.ruling, f"{scene.name}: not the newest ruling"
            ways = list(attempts_at(game, scene))
            assert not ways[0].is_over, f"{scene.name}: nothing is asked"
            assert any(way.is_done for way in ways), f"{scene.name}: the aim can't be reached"
            needed = {key for way in ways for key in keys_of(way)}
            told = {f"{scene.key}.{card}" for one in found[:1] for card in one.get_message(scene.key).attributes}
            assert told == needed
            cards = {key: formatted(found, key, {}) or "" for key in needed}
            assert [key for key, card in cards.items() if len(card.split()) > LONGEST] == []
