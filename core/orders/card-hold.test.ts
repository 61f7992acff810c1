import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buybackStatuses, type BuybackStatus } from '../buyback/buyback-status.ts';
import { settleTotal } from '../cart/settle-total.ts';
import {
  areGoodsHere,
  canSecure,
  heldCredit,
  heldNext,
  heldWays,
  holdEnd,
  lapsedNext,
  spreadRefund,
} from './card-hold.ts';
import { orderStatuses, type OrderStatus } from './order-status.ts';
import { refundSwap } from './refund.ts';
import { orderAfterDevices, paidOutOf, pledgedStage, waysOf } from './swap-settlement.ts';

const device = (status: BuybackStatus, isAsked = false) => ({ status, isAsked });

describe('a card that secures what a device is to pay', () => {
  it.each([
    ['awaiting_device', null, 'submitted', true],
    ['awaiting_device', 'card', 'awaiting_device', true],
    ['awaiting_device', 'card', 'received', true],
    ['awaiting_device', 'cash_on_delivery', 'awaiting_device', false],
    ['awaiting_device', 'card', 'counter_offered', false],
    ['confirmed', 'card', 'awaiting_device', false],
  ] as const)('may be held in %s, paid by %s, for a device %s: %s', (status, kind, of, may) => {
    expect(canSecure({ status, kind, devices: [device(of)] })).toBe(may);
  });

  it('is of no use to an order without a device', () => {
    expect(canSecure({ status: 'awaiting_device', kind: null, devices: [] })).toBe(false);
  });

  it('lets goods go before the device is there', () => {
    const devices = [device('awaiting_device')];
    const order = { devices, due: 0, kind: null, isPaid: false };
    expect(orderAfterDevices(order)).toBe('awaiting_device');
    expect(orderAfterDevices({ ...order, isSecured: true })).toBe('confirmed');
    const due = { ...order, due: 500, kind: 'card' } as const;
    expect(orderAfterDevices({ ...due, isSecured: true })).toBe('awaiting_payment');
    const lost = { ...order, devices: [device('cancelled')], isSecured: true };
    expect(orderAfterDevices(lost)).toBe('cancelled');
  });

  it('is taken for the missing part alone, and never for more than is held', () => {
    const of = { status: 'delivered', held: 5_900, promisedDue: 100 } as const;
    expect(holdEnd({ ...of, due: 100 })).toEqual({ way: 'void' });
    expect(holdEnd({ ...of, due: 2_800 })).toEqual({ way: 'capture', amount: 2_700 });
    expect(holdEnd({ ...of, due: 9_000 })).toEqual({ way: 'capture', amount: 5_900 });
    expect(holdEnd({ ...of, status: 'awaiting_payment', due: 2_800 })).toEqual({ way: 'void' });
  });

  it('calls off nothing that has left its shelf', () => {
    for (const status of orderStatuses.filter((each) => !areGoodsHere(each))) {
      expect(heldNext([device('returning')], status)).toBe('settled');
      expect(lapsedNext(status)).toBe('take_all');
      expect(heldWays(waysOf('counter_offered'), status)).not.toContain('call_off');
    }
    expect(heldNext([device('returning')], 'confirmed')).toBe('call_off');
    expect(lapsedNext('confirmed')).toBe('wait_again');
    expect(heldWays(waysOf('counter_offered'), 'confirmed')).toContain('call_off');
  });

  it('waits for every device', () => {
    const devices = [device('accepted'), device('counter_offered', true)];
    expect(heldNext(devices, 'delivered')).toBe('wait');
    for (const status of buybackStatuses) {
      expect(heldNext([device(status)], 'delivered')).not.toBe('call_off');
    }
  });
});

describe('a refund of what was paid by two payments', () => {
  const parts = [
    { id: 1, amount: 300 },
    { id: 2, amount: 500 },
  ];
  it.each([
    [0, 200, [[1, 200]]],
    [
      0,
      400,
      [
        [1, 300],
        [2, 100],
      ],
    ],
    [
      200,
      400,
      [
        [1, 100],
        [2, 300],
      ],
    ],
    [300, 500, [[2, 500]]],
  ] as const)('gives %i before and then %i back to the right ones', (before, amount, expected) => {
    const spread = spreadRefund(parts, before, amount).map((part) => [part.id, part.amount]);
    expect(spread).toEqual(expected);
  });
});

const path = fc.record({
  total: fc.integer({ min: 1, max: 40_000 }),
  promised: fc.integer({ min: 1, max: 40_000 }),
  /** Null: the device never comes; 0: it is rejected. */
  found: fc.option(fc.integer({ min: 0, max: 40_000 })),
  way: fc.option(fc.constantFrom('pay_difference', 'keep_device', 'call_off')),
  /** How far the goods are when the device is decided on, or the hold ends. */
  goods: fc.constantFrom<OrderStatus>('confirmed', 'picking', 'packed', 'handed_over', 'delivered'),
  /** The hold ends first. */
  lapses: fc.boolean(),
  /** A device that comes after that is sold by itself. */
  comesLate: fc.boolean(),
  /** Null: nobody cancels. */
  cancels: fc.option(fc.constantFrom('before', 'after')),
  withdraws: fc.boolean(),
});
type Path = typeof path extends fc.Arbitrary<infer P> ? P : never;

function statusOf({ promised, found, way, goods }: Path): BuybackStatus {
  if (found === null) return 'awaiting_device';
  if (found >= promised) return 'accepted';
  const asked = found === 0 ? 'rejected' : 'counter_offered';
  const isOffered = way !== null && heldWays(waysOf(asked), goods).includes(way);
  return isOffered && way === 'pay_difference' ? 'accepted' : 'returning';
}

/** Runs a secured order to its end and counts what everybody has. */
function run(given: Path) {
  const { total, promised, found, way, goods, lapses, comesLate, withdraws } = given;
  const agreed = settleTotal({ total, buyback: promised, bonus: 0 });
  const held = total - agreed.due;
  const cancels = areGoodsHere(goods) ? given.cancels : null;
  let moneyIn = agreed.due;
  if (cancels === 'before') return ended({ moneyIn: 0, moneyOut: 0, goods: 0, devices: 0 });
  const status = lapses || found === null ? 'awaiting_device' : statusOf(given);
  const keeps = found !== null && found < promised && way === 'keep_device' && !lapses;
  const devices = keeps ? [] : [device(status)];
  let next: string = heldNext(devices, goods);
  // A device that does not come in time meets the end of the hold.
  if (next === 'wait') next = lapsedNext(goods);
  if (next === 'call_off' || next === 'wait_again') {
    // What waits again is released at its deadline; a device that comes later is paid for by itself.
    const late = next === 'wait_again' && comesLate && found ? found : 0;
    return ended({ moneyIn, moneyOut: moneyIn + late, goods: 0, devices: late });
  }
  const sold = devices.some((each) => pledgedStage(each) === 'sold') ? (found ?? 0) : 0;
  const settled = settleTotal({ total, buyback: heldCredit(sold, promised), bonus: 0 });
  const end = holdEnd({ status: goods, held, due: settled.due, promisedDue: agreed.due });
  const captured = end.way === 'capture' ? end.amount : 0;
  expect(captured).toBeLessThanOrEqual(held);
  moneyIn += captured;
  let moneyOut = sold > 0 ? paidOutOf(sold, heldCredit(sold, promised), settled.payout) : 0;
  const late = sold === 0 && next === 'take_all' && comesLate && found ? found : 0;
  moneyOut += late;
  const isBack = withdraws || cancels === 'after';
  if (isBack) {
    const paid = agreed.due + captured;
    const back = refundSwap({ paid, buyback: settled.buyback, bonus: 0 }, 0, total);
    moneyOut += back.refund + back.buybackPayout;
  }
  return ended({ moneyIn, moneyOut, goods: isBack ? 0 : total, devices: sold + late });
}

const ended = (end: { moneyIn: number; moneyOut: number; goods: number; devices: number }) => end;

it('ends every path of a secured order with money, goods and device where they belong (T-SWAP-5)', () => {
  fc.assert(
    fc.property(path, (given) => {
      const end = run(given);
      expect(end.moneyIn - end.moneyOut).toBe(end.goods - end.devices);
    }),
    { numRuns: 3_000 },
  );
});
