"""Blocks of the cube, pressed where they are seen; the cube is turned to those behind."""

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
    """The columns whose tops can be taken."""
    expect(page.locator(LEGAL).first).to_be_attached()
    return [one.get_attribute("data-place") or "" for one in page.locator(LEGAL).all()]


def point_on(page: Page, place: str) -> tuple[float, float]:
    """Where a block can be pressed; the cube is turned until there is such a point."""
    for _ in range(QUARTERS):
        found = page.evaluate(SEEN, place)
        if found:
            return found[0], found[1]
        page.keyboard.press("q")
        page.wait_for_timeout(350)  # it comes to rest
    raise AssertionError(f"{place} is seen from nowhere")


def press_block(page: Page, place: str = "") -> None:
    """Presses a block with the mouse: this one, or the first that can be taken."""
    page.mouse.click(*point_on(page, place or lit_blocks(page)[0]))
