import { describe, expect, it } from 'vitest';
import {
  afterTracking,
  nextTracking,
  orderStepsAfter,
  retryAfter,
  type TrackedEvent,
  type TrackingState,
} from './tracking.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour));
const event = (state: TrackingState, hour = 1): TrackedEvent => ({
  state,
  at: at(hour),
  code: 'x',
});

describe('the state of a parcel', () => {
  it.each<[TrackingState, TrackingState[], TrackingState]>([
    ['announced', ['in_transit'], 'in_transit'],
    // Late and twice.
    ['ready_for_pickup', ['in_transit', 'in_transit'], 'ready_for_pickup'],
    ['announced', ['ready_for_pickup', 'in_transit'], 'ready_for_pickup'],
    ['delivered', ['in_transit', 'lost', 'came_back'], 'delivered'],
    ['came_back', ['delivered'], 'came_back'],
    // Found again.
    ['lost', ['in_transit'], 'lost'],
    ['lost', ['delivered'], 'delivered'],
    ['returning', ['came_back'], 'came_back'],
    ['in_transit', [], 'in_transit'],
  ])('%s after %j is %s', (before, states, after) => {
    expect(
      afterTracking(
        before,
        states.map((state) => event(state)),
      ),
    ).toBe(after);
  });

  it('goes by the earlier of two ends', () => {
    expect(afterTracking('in_transit', [event('came_back', 9), event('delivered', 3)])).toBe(
      'delivered',
    );
  });
});

it.each<[Parameters<typeof orderStepsAfter>[0], TrackingState[], string[]]>([
  ['packed', ['announced'], []],
  ['packed', ['in_transit'], ['handed_over']],
  ['packed', ['in_transit', 'announced'], []],
  ['packed', ['delivered'], ['handed_over', 'delivered']],
  ['handed_over', ['ready_for_pickup'], ['ready_for_pickup']],
  ['handed_over', ['ready_for_pickup', 'in_transit'], []],
  ['handed_over', ['delivered', 'ready_for_pickup'], ['ready_for_pickup']],
  ['ready_for_pickup', ['ready_for_pickup'], []],
  ['ready_for_pickup', ['delivered'], ['delivered']],
  ['handed_over', ['came_back'], []],
  ['handed_over', ['delivered', 'lost'], []],
  ['delivered', ['delivered'], []],
  ['cancelled', ['in_transit'], []],
])('an order that is %s moves with parcels %j to %j', (status, parcels, steps) => {
  expect(orderStepsAfter(status, parcels)).toEqual(steps);
});

it('asks often at first, seldom later, and not at all about what has ended', () => {
  expect(nextTracking('in_transit', at(0), at(1))).toEqual(at(2));
  expect(nextTracking('ready_for_pickup', at(0), at(1))).toEqual(at(5));
  expect(nextTracking('delivered', at(0), at(1))).toBeNull();
  expect(nextTracking('in_transit', at(-24 * 50), at(1))).toBeNull();
});

it('waits longer after each try and gives up in the end', () => {
  expect([1, 2, 3].map(retryAfter)).toEqual([20_000, 60_000, 180_000]);
  expect(retryAfter(6)).toBeNull();
});
