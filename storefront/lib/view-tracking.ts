import type { AnalyticsHappening } from '#core/analytics/analytics-event.ts';
import { newPageView, trackView, viewRatio, type ViewEvent } from '#core/analytics/view-tracker.ts';
import { track } from './data-layer.ts';

interface Watched {
  readonly id: string;
  readonly event: AnalyticsHappening;
}

// One page view at a time: all elements of the page are counted together.
let view = newPageView;
let address = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: IntersectionObserver | null = null;
let lastId = 0;
const watched = new Map<Element, Watched>();

/** Watches an element until the returned function is called; sends `event` once it was viewed. */
export function watchView(element: Element, event: AnalyticsHappening): () => void {
  if (address !== location.pathname) {
    address = location.pathname;
    view = newPageView;
  }
  lastId += 1;
  const id = event.subject ?? String(lastId);
  watched.set(element, { id, event });
  observerOfPage().observe(element);
  return () => {
    observer?.unobserve(element);
    feed({ type: 'visibility', element: id, ratio: 0 });
    watched.delete(element);
  };
}

function observerOfPage(): IntersectionObserver {
  if (observer !== null) return observer;
  const seen = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      const id = watched.get(target)?.id;
      if (id === undefined) continue;
      feed({ type: 'visibility', element: id, ratio: isIntersecting ? intersectionRatio : 0 });
    }
  };
  const made = new IntersectionObserver(seen, { threshold: [0, viewRatio, 1] });
  observer = made;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      feed({ type: 'page_hidden' });
      return;
    }
    // Whoever comes back sees what is there; only a new observation says what that is.
    for (const element of watched.keys()) {
      made.unobserve(element);
      made.observe(element);
    }
  });
  return made;
}

function feed(event: ViewEvent): void {
  const now = performance.now();
  const step = trackView(view, event, now);
  view = step.state;
  for (const id of step.views) {
    const found = [...watched.values()].find((each) => each.id === id);
    if (found) track(found.event);
  }
  clearTimeout(timer);
  if (step.wakeAt !== null) {
    timer = setTimeout(() => feed({ type: 'time_passed' }), Math.max(0, step.wakeAt - now));
  }
}
