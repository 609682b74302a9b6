"""What tests of boards share."""

import pytest
from playwright.sync_api import BrowserContext, Page


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page on which nothing is open: each test goes straight to its table."""
    return context.new_page()
