/** Shrink text until it fits into a box of fixed size. */
import type { Attachment } from "svelte/attachments";

const STEPS = [1, 0.94, 0.88, 0.82];

/**
 * Set `--fit` of the box to the largest step at which no text is truncated. If the smallest step is too
 * large, mark the parent with `data-dense`, so that it can shrink the first line. If that is not enough, mark it
 * with `data-brief`, so that it can omit details, and then with `data-cut`, so that it can show the text elsewhere.
 */
export function fit(onFit: (cut: boolean) => void = () => undefined): Attachment<HTMLElement> {
  return (box) => {
    const host = box.parentElement ?? box;
    const fits = () => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
    function measure(): void {
      host.removeAttribute("data-cut");
      let step: number | undefined;
      for (const level of ["", "data-dense", "data-brief"]) {
        for (const mark of ["data-dense", "data-brief"]) host.toggleAttribute(mark, mark === level);
        step ??= STEPS.find((one) => {
          box.style.setProperty("--fit", String(one));
          return fits();
        });
        if (step !== undefined) break;
      }
      host.toggleAttribute("data-cut", step === undefined);
      onFit(step === undefined);
    }
    // Measuring forces a layout, so it happens at most once per frame; deferring it also avoids a ResizeObserver loop.
    let frame = 0;
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    let text = box.textContent;
    const changes = new MutationObserver(() => {
      if (box.textContent === text) return;
      text = box.textContent;
      measureSoon();
    });
    changes.observe(box, { childList: true, characterData: true, subtree: true });
    const sizes = new ResizeObserver(measureSoon);
    sizes.observe(box);
    // The web font has other letter widths.
    if ("fonts" in document) void document.fonts.ready.then(measureSoon);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  };
}

/** Return the number of letters in the longest word, which styles use to shrink labels instead of breaking words. */
export function longest(text: string): number {
  return Math.max(...text.split(/\s/).map((word) => word.length));
}
