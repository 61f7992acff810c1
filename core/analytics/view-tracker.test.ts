import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPageView, trackView, viewRatio, type ViewEvent } from './view-tracker.ts';

type Timed = readonly [now: number, event: ViewEvent];

const seen = (now: number, ratio: number, element = 'banner'): Timed => [
  now,
  { type: 'visibility', element, ratio },
];
const later = (now: number): Timed => [now, { type: 'time_passed' }];
const hidden = (now: number): Timed => [now, { type: 'page_hidden' }];

/** Everything viewed in one page view, in order. */
function viewsOf(events: readonly Timed[]): readonly string[] {
  let state = newPageView;
  return events.flatMap(([now, event]) => {
    const step = trackView(state, event, now);
    state = step.state;
    return step.views;
  });
}

describe('trackView', () => {
  it('does not count 49 % however long', () => {
    expect(viewsOf([seen(0, 0.49), later(5_000)])).toEqual([]);
  });

  it('starts anew after a break', () => {
    expect(
      viewsOf([seen(0, 0.5), seen(900, 0), seen(2_000, 0.5), seen(2_900, 0.1), later(9_000)]),
    ).toEqual([]);
  });

  it('counts half for one second exactly once', () => {
    const events = [
      seen(0, 0.5),
      later(999),
      later(1_000),
      seen(1_500, 0),
      seen(2_000, 1),
      later(9_000),
    ];
    expect(viewsOf(events)).toEqual(['banner']);
    expect(viewsOf(events.slice(0, 2))).toEqual([]);
  });

  it('counts a second that had passed when the element left and no timer came between', () => {
    expect(viewsOf([seen(0, 0.8), seen(1_000, 0.2)])).toEqual(['banner']);
  });

  it('does not begin again while the visible share only changes', () => {
    expect(viewsOf([seen(0, 0.5), seen(600, 0.9), seen(900, 0.6), later(1_000)])).toEqual([
      'banner',
    ]);
  });

  it('does not count the time in the background', () => {
    expect(viewsOf([seen(0, 1), hidden(900), later(5_000)])).toEqual([]);
    expect(viewsOf([seen(0, 1), hidden(900), seen(5_000, 1), later(6_000)])).toEqual(['banner']);
  });

  it('counts elements apart and asks to be woken for the next one', () => {
    const first = trackView(newPageView, seen(0, 1, 'a')[1], 0);
    expect(first.wakeAt).toBe(1_000);
    const second = trackView(first.state, seen(400, 1, 'b')[1], 400);
    expect(second.wakeAt).toBe(1_000);
    const third = trackView(second.state, { type: 'time_passed' }, 1_000);
    expect(third).toMatchObject({ views: ['a'], wakeAt: 1_400 });
    expect(trackView(third.state, { type: 'time_passed' }, 1_400)).toMatchObject({
      views: ['b'],
      wakeAt: null,
    });
  });

  it('counts again in the next page view', () => {
    const view = [seen(0, 1), later(1_000)];
    expect([...viewsOf(view), ...viewsOf(view)]).toEqual(['banner', 'banner']);
  });

  it('views an element once if and only if it was half visible for a second', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 700 }), fc.constantFrom(0, 0.49, 0.5, 1));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now = 0;
        const events = steps.map(([delay, ratio]) => seen((now += delay), ratio));
        let since: number | null = null;
        let isViewed = false;
        for (const [at, event] of events) {
          if (since !== null && at - since >= 1_000) isViewed = true;
          const isVisible = event.type === 'visibility' && event.ratio >= viewRatio;
          since = isVisible ? (since ?? at) : null;
        }
        expect(viewsOf(events)).toEqual(isViewed ? ['banner'] : []);
      }),
    );
  });
});
