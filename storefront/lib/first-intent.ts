// A page that appears below a resting pointer is told of it as `pointerover`, so only a move counts.
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const touched = (page: EventTarget, view: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const found = () => {
      for (const sign of signs) page.removeEventListener(sign, found, { capture: true });
      view.removeEventListener('popstate', found);
      resolve();
    };
    // Back and forward are no touch of the page, yet they ask it for another address.
    view.addEventListener('popstate', found);
    // React keeps touches of what it has not hydrated yet to itself, so they are heard before it.
    for (const sign of signs) {
      page.addEventListener(sign, found, { passive: true, capture: true });
    }
  });

/** A document, or what a test has in its place. */
type Page = EventTarget & Partial<Pick<Document, 'activeElement' | 'body'>>;

/**
 * Waits until the visitor touches the page in any way, time after time. A page that is made of
 * links works without its script, so the script may wait until somebody is about to use it. A field
 * that has the focus already is the first touch. `view` is the window, which hears of back and
 * forward.
 */
export function intentsOn(page: Page, view: EventTarget): () => Promise<void> {
  const inUse = Boolean(page.activeElement) && page.activeElement !== page.body;
  // Listens from the start: the first touch may come before anybody waits for it.
  let next = inUse ? Promise.resolve() : touched(page, view);
  return () => {
    const awaited = next;
    next = awaited.then(() => touched(page, view));
    return awaited;
  };
}
