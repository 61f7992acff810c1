import { watchView } from './view-tracking.ts';

interface Mark {
  readonly subject: string;
  readonly stop: () => void;
}

const marks = new Map<HTMLElement, Mark>();
let address = '';

/** Watches what is on the page now and lets go of what left it. */
function look(): void {
  const isNewPage = address !== location.pathname;
  address = location.pathname;
  for (const [element, { subject, stop }] of marks) {
    if (!isNewPage && element.isConnected && element.dataset['view'] === subject) continue;
    stop();
    marks.delete(element);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-view]')) {
    const subject = element.dataset['view'];
    if (subject === undefined || marks.has(element)) continue;
    marks.set(element, { subject, stop: watchView(element, { name: 'view', subject }) });
  }
}

/**
 * Counts the views of all elements that `data-view` names a subject of, now and later (T-PLAT-7). It
 * reads the marks in the document, because most pages are only read: their components never run.
 */
export function watchMarkedViews(): void {
  let isAwaited = false;
  const lookSoon = () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      look();
    });
  };
  new MutationObserver(lookSoon).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-view'],
  });
  look();
}
