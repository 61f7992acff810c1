import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buybackStatuses, moveBuyback, type BuybackStatus } from '../buyback/buyback-status.ts';
import { settleTotal } from '../cart/settle-total.ts';
import { refundSwap } from './refund.ts';
import {
  deviceDeadline,
  orderAfterDevices,
  paidOutOf,
  pledgedStage,
  waysOf,
  type SettlementWay,
} from './swap-settlement.ts';

const device = (status: BuybackStatus, isAsked = false) => ({ status, isAsked });
const free = { due: 0, kind: null, isPaid: false } as const;

describe('an order with a device set off', () => {
  it.each(['submitted', 'awaiting_device', 'received', 'inspected'] as const)(
    'waits while the device is %s (T-SWAP-2)',
    (status) => {
      expect(orderAfterDevices({ ...free, devices: [device(status)] })).toBe('awaiting_device');
    },
  );

  it.each([
    ['counter_offered', 'awaiting_device'],
    ['rejected', 'awaiting_device'],
    ['returned', 'awaiting_device'],
  ] as const)('waits for its customer while a %s device is asked about', (status, next) => {
    expect(orderAfterDevices({ ...free, devices: [device(status, true)] })).toBe(next);
  });

  it('waits for every device', () => {
    const devices = [device('accepted'), device('received')];
    expect(orderAfterDevices({ ...free, devices })).toBe('awaiting_device');
  });

  it.each([
    [{ due: 0, kind: null, isPaid: false }, 'confirmed'],
    [{ due: 500, kind: 'cash_on_delivery', isPaid: false }, 'confirmed'],
    [{ due: 500, kind: 'card', isPaid: false }, 'awaiting_payment'],
    [{ due: 500, kind: null, isPaid: false }, 'awaiting_payment'],
    [{ due: 500, kind: 'bank_transfer', isPaid: true }, 'confirmed'],
  ] as const)('with %j goes on to %s once the device is ours', (money, next) => {
    expect(orderAfterDevices({ ...money, devices: [device('accepted')] })).toBe(next);
    expect(orderAfterDevices({ ...money, devices: [] })).toBe(next);
  });

  it.each(['cancelled', 'expired', 'returning', 'returned'] as const)(
    'is called off when the device is %s',
    (status) => {
      expect(orderAfterDevices({ ...free, devices: [device(status)] })).toBe('cancelled');
    },
  );

  it('knows a stage for every state of a device', () => {
    for (const status of buybackStatuses) expect(pledgedStage(device(status))).toBeDefined();
  });

  it('waits until the end of the fourteenth day', () => {
    const since = new Date('2026-11-23T09:00:00Z');
    expect(deviceDeadline(since, 'Europe/Prague').toISOString()).toBe('2026-12-07T22:59:59.999Z');
  });
});

it('does not offer to pay a difference to what is not bought', () => {
  expect(waysOf('counter_offered')).toEqual(['pay_difference', 'keep_device', 'call_off']);
  expect(waysOf('rejected')).toEqual(['keep_device', 'call_off']);
});

/** What a path does, in this order; each part may be what ends it. */
const path = fc.record({
  total: fc.integer({ min: 1, max: 40_000 }),
  promised: fc.integer({ min: 1, max: 40_000 }),
  voucher: fc.integer({ min: 0, max: 3_000 }),
  /** Null: the device never comes; 0: it is rejected. */
  found: fc.option(fc.integer({ min: 0, max: 40_000 })),
  /** Null: silence. */
  way: fc.option(fc.constantFrom<SettlementWay>('pay_difference', 'keep_device', 'call_off')),
  pays: fc.boolean(),
  cancels: fc.constantFrom('never', 'before', 'after'),
  withdraws: fc.boolean(),
  /** Goods and device change hands at the counter: it is as described, and what is due is paid there. */
  atCounter: fc.boolean(),
});
type Path = typeof path extends fc.Arbitrary<infer P> ? P : never;

/** Where a device stands after its inspection and the customer's word, by the table of moves. */
function deviceOf({ promised, found, way }: Path): BuybackStatus {
  const on = (from: BuybackStatus, to: BuybackStatus, actor: 'staff' | 'customer' | 'system') => {
    const move = { to, actor, by: '', at: new Date(0), reason: '' };
    if (!moveBuyback(from, move).ok) throw new Error(`${from} does not lead to ${to}`);
    return to;
  };
  if (found === null) return 'awaiting_device';
  const inspected = on(on('awaiting_device', 'received', 'staff'), 'inspected', 'staff');
  if (found >= promised) return on(inspected, 'accepted', 'staff');
  const asked = on(inspected, found === 0 ? 'rejected' : 'counter_offered', 'staff');
  if (way === 'pay_difference' && waysOf(asked).includes(way)) {
    return on(asked, 'accepted', 'customer');
  }
  return on(asked, 'returning', 'system');
}

/** What is exchanged at the counter is never lowered, left unpaid or called off. */
const exchanged = ({ promised }: Path) =>
  ({ found: promised, pays: true, cancels: 'never' }) as const;

/** Runs a path and counts money, goods and devices at the end. */
function run(given: Path) {
  const { total, promised, voucher, way, withdraws, atCounter } = given;
  const { found, pays, cancels } = atCounter ? { ...given, ...exchanged(given) } : given;
  const status = cancels === 'before' ? 'awaiting_device' : deviceOf({ ...given, found });
  const isOurs = pledgedStage(device(status)) === 'sold';
  const keeps = found !== null && found < promised && way === 'keep_device' && !isOurs;
  const price = isOurs ? (found ?? 0) : promised;
  // A voucher of the swapped device ends with it; another one would be kept.
  const credits = { total, buyback: keeps ? 0 : price, bonus: keeps ? 0 : voucher };
  const settled = settleTotal(credits);
  const devices = keeps ? [] : [device(status)];
  const kind = atCounter ? 'cash_on_delivery' : 'card';
  let order: string = orderAfterDevices({ devices, due: settled.due, kind, isPaid: false });
  const paid = (atCounter || order === 'awaiting_payment') && pays ? settled.due : 0;
  if (order === 'awaiting_payment') order = pays ? 'confirmed' : 'cancelled';
  // What still waits at its deadline is released.
  if (order === 'awaiting_device' || cancels !== 'never') order = 'cancelled';
  const isSent = order === 'confirmed';
  let moneyOut = order === 'cancelled' ? paid : 0;
  if (isOurs) moneyOut += isSent ? paidOutOf(price, price, settled.payout) : price;
  let bonus = isSent ? settled.bonus : 0;
  let goods = isSent ? total : 0;
  if (isSent && withdraws) {
    const back = refundSwap({ paid, buyback: settled.buyback, bonus: settled.bonus }, 0, total);
    moneyOut += back.refund + back.buybackPayout;
    bonus -= back.bonusReversed;
    goods = 0;
  }
  return { moneyIn: paid, moneyOut, goods, devices: isOurs ? price : 0, bonus, order };
}

it('ends every path with money, goods and devices where they belong (T-SWAP-5)', () => {
  fc.assert(
    fc.property(path, (given) => {
      const end = run(given);
      expect(end.moneyIn - end.moneyOut).toBe(end.goods - end.devices - end.bonus);
      // Goods leave for money or a device that is ours, never for a promise.
      if (end.goods > 0)
        expect(end.moneyIn + end.devices + end.bonus).toBeGreaterThanOrEqual(end.goods);
    }),
    { numRuns: 2_000 },
  );
});
