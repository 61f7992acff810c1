// A page that appears below a resting pointer is told of it as `pointerover`, so only a move counts.
// Fields are filled in by other programs too, which touch nothing else.
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** What the window says when the page goes to another address. */
const navigation = 'shop:navigation';

/** To be called when a navigation begins: it is for the whole page to follow, touched or not. */
export const tellOfNavigation = (): void => void dispatchEvent(new Event(navigation));

const touched = (page: EventTarget, view: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const found = () => {
      for (const sign of signs) page.removeEventListener(sign, found, { capture: true });
      for (const sign of [navigation, 'popstate']) view.removeEventListener(sign, found);
      resolve();
    };
    // No touch of the page, yet it is asked for another address. Back and forward may come before
    // there is a router to tell of them.
    for (const sign of [navigation, 'popstate']) view.addEventListener(sign, found);
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
 * that has the focus already is the first touch. `view` is the window, which hears of
 * navigations.
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
