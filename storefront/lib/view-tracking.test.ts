import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Seen {
  readonly target: object;
  readonly isIntersecting: boolean;
  readonly intersectionRatio: number;
}

const sent: unknown[] = [];
let report = (_: readonly Seen[]): void => undefined;
let changeVisibility = (): void => undefined;
const observed = vi.fn();
const page = {
  hidden: false,
  addEventListener: (_: string, run: () => void) => void (changeVisibility = run),
};
const place = { pathname: '/' };

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  sent.length = 0;
  page.hidden = false;
  place.pathname = '/';
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof report) {
        report = seen;
      }
      observe = observed;
      unobserve = vi.fn();
    },
  );
  vi.doMock('./data-layer.ts', () => ({ track: (event: unknown) => void sent.push(event) }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./data-layer.ts');
});

async function watching() {
  const { watchView } = await import('./view-tracking.ts');
  // An observer is given elements and asks nothing of them.
  const element = {} as Element;
  const stop = watchView(element, { name: 'view', subject: 'banner' });
  const show = (ratio: number) =>
    report([{ target: element, isIntersecting: ratio > 0, intersectionRatio: ratio }]);
  return { watchView, element, show, stop };
}
const view = { name: 'view', subject: 'banner' };

it('sends a view after half was visible for a second, once in a page view', async () => {
  const { show } = await watching();
  show(0.5);
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([view]);
  show(0);
  show(1);
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([view]);
});

it('sends nothing for 49 %, and none for two pieces of 0.9 s', async () => {
  const { show } = await watching();
  show(0.49);
  vi.advanceTimersByTime(5_000);
  for (let piece = 0; piece < 2; piece += 1) {
    show(0.6);
    vi.advanceTimersByTime(900);
    show(0);
    vi.advanceTimersByTime(900);
  }
  expect(sent).toEqual([]);
});

it('counts no time in the background and looks anew when the tab is back', async () => {
  const { show } = await watching();
  show(1);
  vi.advanceTimersByTime(900);
  page.hidden = true;
  changeVisibility();
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([]);
  page.hidden = false;
  observed.mockClear();
  changeVisibility();
  expect(observed).toHaveBeenCalledTimes(1);
  show(1);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([view]);
});

it('sends nothing of what left the page before its second was over', async () => {
  const { show, stop } = await watching();
  show(1);
  vi.advanceTimersByTime(500);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([]);
});

it('counts again in the next page view', async () => {
  const { watchView, element, show, stop } = await watching();
  show(1);
  vi.advanceTimersByTime(1_000);
  stop();
  place.pathname = '/telefony';
  watchView(element, { name: 'view', subject: 'banner' });
  show(1);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([view, view]);
});
