"""Decisions in words, from every face of the environments: numbers hold for one version, words for good."""

from parvis.engine.play import whole
from parvis.engine.refusals import GameError
from parvis.envs.setting import Setting


class Worded:
    """An environment whose actions have words. Subclasses have a setting."""

    setting: Setting

    def words(self, action: int) -> str:
        """The words of an action, such as `keep park`. Raises GameError for a number that no action has."""
        catalogue, number = self.setting.game.catalogue, whole(action)
        if not 0 <= number < len(catalogue):
            raise GameError(f"there is no action {number} among {len(catalogue)}")
        return catalogue[number]

    def action(self, words: str) -> int:
        """The action of these words. Raises GameError for words that the game does not know."""
        return self.setting.game.decision(words)
