import { describe, expect, it } from 'vitest';
import { cutOffsOf, dayBegan, medianOf, type FloorGroup } from './control-room.ts';

const now = new Date('2026-11-24T10:00:00Z');
const at = (clock: string) => new Date(`2026-11-24T${clock}:00Z`);
const group = (
  state: FloorGroup['state'],
  promisedAt: Date | null,
  orders: number,
): FloorGroup => ({ state, deliveryCode: 'courier', promisedAt, orders });

describe('what must leave before a cut-off', () => {
  it('is told by what is still to be done with it', () => {
    const groups = [
      group('waiting', at('14:00'), 4),
      group('skipped', at('14:00'), 1),
      group('short', at('14:00'), 1),
      group('to_pack', at('14:00'), 2),
      group('packed', at('14:00'), 3),
    ];
    expect(cutOffsOf(groups, [], now)).toEqual([
      {
        deliveryCode: 'courier',
        at: at('14:00'),
        isMissed: false,
        toPick: 6,
        toPack: 2,
        toHandOver: 3,
      },
    ]);
  });

  it('puts what was missed first, in one row, and what has no promise last', () => {
    const groups = [
      group('waiting', null, 1),
      group('waiting', at('09:00'), 1),
      group('picking', at('08:00'), 1),
      group('waiting', now, 1),
    ];
    expect(cutOffsOf(groups, [], now)).toMatchObject([
      { at: at('08:00'), isMissed: true, toPick: 2 },
      { at: now, isMissed: false, toPick: 1 },
      { at: null, isMissed: false, toPick: 1 },
    ]);
  });

  it('names a delivery that nothing waits for', () => {
    expect(cutOffsOf([], [{ deliveryCode: 'parcel', at: at('15:00') }], now)).toMatchObject([
      { deliveryCode: 'parcel', toPick: 0, toPack: 0, toHandOver: 0 },
    ]);
  });
});

it.each([
  [[], null],
  [[5], 5],
  [[9, 1, 5], 5],
  [[100, 1, 3, 5], 4],
])('has of %j the middle %s', (numbers, middle) => {
  expect(medianOf(numbers)).toBe(middle);
});

it.each([
  ['2026-11-24T22:59:59Z', '2026-11-23T23:00:00.000Z'],
  ['2026-11-24T23:00:00Z', '2026-11-24T23:00:00.000Z'],
  ['2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z'],
])('knows at %s that the day of Prague began at %s', (moment, began) => {
  expect(dayBegan(new Date(moment), { timeZone: 'Europe/Prague' }).toISOString()).toBe(began);
});
