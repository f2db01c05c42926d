/** Text in a box that cannot grow: it steps down until all of it is seen. */
import type { Attachment } from "svelte/attachments";

const STEPS = [1, 0.94, 0.88, 0.82];

/**
 * Sets `--fit` of the box to the largest step at which nothing is cut. If even the last one is too large,
 * what holds the box is marked with `data-brief`: it may leave out what matters least; and if that is not
 * enough, with `data-cut`: it may then show the words elsewhere.
 */
export function fit(told: (cut: boolean) => void = () => undefined): Attachment<HTMLElement> {
  return (box) => {
    const host = box.parentElement ?? box;
    const fits = () => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
    function measure(): void {
      host.removeAttribute("data-cut");
      let step: number | undefined;
      for (const brief of [false, true]) {
        host.toggleAttribute("data-brief", brief);
        step ??= STEPS.find((one) => {
          box.style.setProperty("--fit", String(one));
          return fits();
        });
        if (step !== undefined) break;
      }
      host.toggleAttribute("data-cut", step === undefined);
      told(step === undefined);
    }
    const changes = new MutationObserver(measure);
    changes.observe(box, { childList: true, characterData: true, subtree: true });
    // Not at once: what is measured may change sizes, of which an observer would be told in a circle.
    let asked = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(measure);
    });
    sizes.observe(box);
    // Letters have other widths once their font is there.
    if ("fonts" in document) void document.fonts.ready.then(measure);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(asked);
    };
  };
}

/** Letters of the longest word: where there is little room they are smaller, and never broken. */
export function longest(text: string): number {
  return Math.max(...text.split(/\s/).map((word) => word.length));
}
