/** Share of an element that must be visible, and for how long without a break (SPECIFICATION 9). */
export const viewRatio = 0.5;
const viewMs = 1_000;

/** What is known of the elements of one page view, by their ids. A new page view starts empty. */
export interface ViewState {
  /** Since when half of an element has been visible, in milliseconds of a monotonic clock. */
  readonly visibleSince: ReadonlyMap<string, number>;
  readonly viewed: ReadonlySet<string>;
}

export const newPageView: ViewState = { visibleSince: new Map(), viewed: new Set() };

export type ViewEvent =
  /** `ratio` from 0 to 1 is how much of the element is visible. */
  | { readonly type: 'visibility'; readonly element: string; readonly ratio: number }
  /** The tab went to the background, where nobody sees anything. */
  | { readonly type: 'page_hidden' }
  | { readonly type: 'time_passed' };

export interface ViewStep {
  readonly state: ViewState;
  /** Elements to send a `view` of, each once in a page view. */
  readonly views: readonly string[];
  /** When to come back with `time_passed`; null when nothing waits. */
  readonly wakeAt: number | null;
}

/**
 * The "view" rule: an element is viewed once half of it has been visible for one second without a
 * break, once per element and page view (T-PLAT-7). `now` is the time of the event on the same
 * monotonic clock; a timer that comes late changes nothing, because time is counted and not ticks.
 */
export function trackView(state: ViewState, event: ViewEvent, now: number): ViewStep {
  const views = [...state.visibleSince]
    .filter(([, since]) => now - since >= viewMs)
    .map(([element]) => element);
  const viewed = views.length === 0 ? state.viewed : new Set([...state.viewed, ...views]);
  const waiting = [...state.visibleSince].filter(([element]) => !viewed.has(element));
  const visibleSince = new Map(event.type === 'page_hidden' ? [] : waiting);
  if (event.type === 'visibility') {
    if (event.ratio < viewRatio) visibleSince.delete(event.element);
    else if (!viewed.has(event.element) && !visibleSince.has(event.element)) {
      visibleSince.set(event.element, now);
    }
  }
  const soonest = Math.min(...visibleSince.values());
  return {
    state: { visibleSince, viewed },
    views,
    wakeAt: visibleSince.size === 0 ? null : soonest + viewMs,
  };
}
