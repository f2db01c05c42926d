"""Find and press blocks of the cube; turn the cube to reach hidden ones."""

from __future__ import annotations

from playwright.sync_api import Page, expect

LEGAL = "[data-cube] [data-legal]"
QUARTERS = 4

SEEN = """place => {
  const block = document.querySelector(`[data-cube] [data-place="${place}"]`)
  if (!block) return null
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85]
  for (const face of block.querySelectorAll('.face')) {
    const { left, top, width, height } = face.getBoundingClientRect()
    for (const down of shares) for (const across of shares) {
      const [x, y] = [Math.round(left + width * across), Math.round(top + height * down)]
      const found = document.elementFromPoint(x, y)?.closest('[data-column]')
      if (found === block) return [x, y]
    }
  }
  return null
}"""


def lit_blocks(page: Page) -> list[str]:
    """Return the columns whose top block the player can take."""
    expect(page.locator(LEGAL).first).to_be_attached()
    return [one.get_attribute("data-place") or "" for one in page.locator(LEGAL).all()]


def point_on(page: Page, place: str) -> tuple[float, float]:
    """Return a point where the mouse can press a block; turn the cube until there is one."""
    for _ in range(QUARTERS):
        found = page.evaluate(SEEN, place)
        if found:
            return found[0], found[1]
        page.keyboard.press("q")
        page.wait_for_timeout(350)  # the turn of the cube takes a moment
    raise AssertionError(f"{place} is hidden from every side")


def press_block(page: Page, place: str = "") -> None:
    """Press a block with the mouse: the given one, or the first that the player can take."""
    page.mouse.click(*point_on(page, place or lit_blocks(page)[0]))
