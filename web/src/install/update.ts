/** Another version of the page in the place of this one. */

const TAKES_OVER_WITHIN = 3000;

/** Lets the newest version take over and shows the page in it. */
export async function update(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  // Asked for now, it may still be on its way: the page itself comes from the network first.
  if (found?.waiting) {
    const taken = new Promise((then) =>
      navigator.serviceWorker.addEventListener("controllerchange", then, { once: true }),
    );
    found.waiting.postMessage({ do: "update" });
    await Promise.race([taken, new Promise((then) => setTimeout(then, TAKES_OVER_WITHIN))]);
  }
  window.location.reload();
}
