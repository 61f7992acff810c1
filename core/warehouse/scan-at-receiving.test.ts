import { describe, expect, it } from 'vitest';
import { readQuantity } from './read-quantity.ts';
import {
  averageCost,
  differencesOf,
  scanAtReceiving,
  type Receiving,
  type ReceivedScan,
} from './scan-at-receiving.ts';

const cable = { productId: 1, expected: 3, counted: 0, needsSerial: false };
const phone = { productId: 2, expected: 1, counted: 0, needsSerial: true };
const delivery: Receiving = {
  status: 'open',
  isOrdered: true,
  lines: [cable, phone],
  held: null,
  isDamaged: false,
};
const code = (
  productId: number,
  more: Partial<Extract<ReceivedScan, { kind: 'product' }>> = {},
): ReceivedScan => ({
  kind: 'product',
  productIds: [productId],
  quantity: 1,
  needsSerial: false,
  serial: null,
  ...more,
});
const outcome = (scan: ReceivedScan, at: Partial<Receiving> = {}) =>
  scanAtReceiving({ ...delivery, ...at }, scan).outcome;

describe('a scan at a delivery', () => {
  it('counts, says when a line is full, and counts what is too many as well', () => {
    expect(scanAtReceiving(delivery, code(1))).toMatchObject({
      outcome: 'counted',
      events: [{ kind: 'count', productId: 1, quantity: 1, isDamaged: false }],
    });
    expect(outcome(code(1, { quantity: 3 }))).toBe('line_full');
    expect(outcome(code(1, { quantity: 4 }))).toBe('surplus');
    expect(outcome(code(9))).toBe('not_ordered');
    expect(outcome(code(9), { isOrdered: false })).toBe('counted');
  });

  it('takes the ordered item where a code is that of several', () => {
    const said = scanAtReceiving(delivery, code(0, { productIds: [8, 1] }));
    expect(said.productId).toBe(1);
  });

  it('asks for the number of a device, and takes each number once', () => {
    expect(scanAtReceiving(delivery, code(2)).events).toEqual([{ kind: 'hold', productId: 2 }]);
    const held = { held: 2 };
    expect(outcome({ kind: 'serial', serial: 'new' }, held)).toBe('line_full');
    expect(outcome({ kind: 'serial', serial: 'known' }, held)).toBe('serial_twice');
    expect(outcome({ kind: 'serial', serial: 'wrong' }, held)).toBe('imei_wrong');
    expect(outcome({ kind: 'serial', serial: 'new' })).toBe('thing_first');
    expect(outcome({ kind: 'other' }, held)).toBe('not_a_serial');
    expect(outcome(code(2, { quantity: 2 }))).toBe('singly');
    expect(outcome(code(2, { serial: 'new' }))).toBe('line_full');
  });

  it('notes damage of the next thing, and says so again to call it off', () => {
    const command: ReceivedScan = { kind: 'command', command: 'DAMAGED' };
    expect(outcome(command)).toBe('damaged_next');
    expect(outcome(command, { isDamaged: true })).toBe('damaged_off');
    expect(scanAtReceiving({ ...delivery, isDamaged: true }, code(1))).toMatchObject({
      outcome: 'counted_damaged',
      events: [{ isDamaged: true }],
    });
  });

  it('takes nothing into a closed delivery', () => {
    expect(outcome(code(1), { status: 'closed' })).toBe('delivery_closed');
  });
});

it('reads how many are meant', () => {
  expect(readQuantity('12*4006381333931')).toEqual({ quantity: 12, code: '4006381333931' });
  expect(readQuantity('4006381333931')).toEqual({ quantity: 1, code: '4006381333931' });
  expect(readQuantity('0*1')).toEqual({ quantity: 1, code: '0*1' });
});

it('names what is more, less and damaged', () => {
  const lines = [
    { ...cable, counted: 2, damaged: 0 },
    { ...phone, counted: 2, damaged: 1 },
  ];
  expect(differencesOf(lines, true)).toEqual([
    { productId: 1, surplus: 0, shortage: 1, damaged: 0 },
    { productId: 2, surplus: 1, shortage: 0, damaged: 1 },
  ]);
  expect(differencesOf([{ ...cable, counted: 5, damaged: 0 }], false)).toEqual([]);
});

it('averages what pieces cost', () => {
  expect(averageCost({ pieces: 10, cost: 100 }, { pieces: 10, price: 200 })).toBe(150);
  expect(averageCost({ pieces: 10, cost: null }, { pieces: 1, price: 90 })).toBe(90);
  expect(averageCost({ pieces: 0, cost: 50 }, { pieces: 3, price: 90 })).toBe(90);
});
