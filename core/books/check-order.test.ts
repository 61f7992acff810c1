import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleTotal } from '../cart/settle-total.ts';
import { refundSwap } from '../orders/refund.ts';
import { checkOrder, type BookedOrder } from './check-order.ts';

const paid: BookedOrder = {
  id: 7,
  number: '1260000001',
  status: 'delivered',
  paymentStatus: 'paid',
  total: 1_000,
  buyback: 0,
  bonus: 0,
  due: 1_000,
  writtenOff: 0,
  nets: 1_000,
  captured: 1_000,
  refunded: 0,
  lowered: 0,
  atCounter: 0,
  isCollected: false,
  isBeingTaken: false,
  isExchanged: false,
  needsInvoice: true,
  invoices: 1,
  documented: 1_000,
  returned: 0,
};

/** The checks that an order fails, with its sums. */
const failed = (changed: Partial<BookedOrder>) =>
  checkOrder({ ...paid, ...changed }).map(({ check, expected, found }) => [check, expected, found]);

describe('an order whose books balance', () => {
  it.each<[string, Partial<BookedOrder>]>([
    ['is paid by card', {}],
    ['is paid at the counter', { captured: 0, atCounter: 1_000 }],
    ['is paid to its carrier', { captured: 0, isCollected: true }],
    [
      'waits for its money',
      { paymentStatus: 'waiting', captured: 0, needsInvoice: false, invoices: 0, documented: 0 },
    ],
    [
      'was paid by a device and a voucher',
      { due: 0, buyback: 900, bonus: 100, captured: 0, paymentStatus: 'none' },
    ],
    [
      'gave a piece back',
      { paymentStatus: 'partly_refunded', refunded: 300, returned: 300, documented: 700 },
    ],
    [
      'became cheaper after it was paid',
      { total: 900, due: 900, nets: 900, lowered: 100, refunded: 100, documented: 900 },
    ],
    [
      'was cancelled after it was paid',
      {
        status: 'cancelled',
        paymentStatus: 'refunded',
        refunded: 1_000,
        returned: 1_000,
        documented: 0,
      },
    ],
    ['waits for what a held card pays', { captured: 400, isBeingTaken: true }],
    ['was paid in two steps at the door', { captured: 400, isExchanged: true }],
    [
      'was returned before its rest was paid',
      {
        status: 'returned',
        paymentStatus: 'refunded',
        captured: 700,
        refunded: 700,
        returned: 1_000,
        documented: 0,
        isExchanged: true,
      },
    ],
    ['has a rest that was written off', { due: 600, writtenOff: 400, captured: 600 }],
  ])('%s', (_, changed) => {
    expect(failed(changed)).toEqual([]);
  });
});

describe('an order whose books do not', () => {
  it.each<[string, Partial<BookedOrder>, readonly unknown[]]>([
    ['was captured in another amount', { captured: 900 }, ['order_paid', 1_000, 900]],
    ['is paid by nothing', { captured: 0 }, ['order_paid', 1_000, 0]],
    ['was paid twice', { captured: 2_000 }, ['order_paid', 1_000, 2_000]],
    [
      'was paid more than its two steps',
      { captured: 1_001, isExchanged: true },
      ['order_paid', 1_000, 1_001],
    ],
    ['was paid at the counter too', { atCounter: 1_000 }, ['order_paid', 1_000, 2_000]],
    [
      'took less at the counter',
      { captured: 0, atCounter: 999, isCollected: true },
      ['order_paid', 1_000, 999],
    ],
    [
      'has money while it waits',
      { paymentStatus: 'waiting', needsInvoice: false, invoices: 0, documented: 0 },
      ['order_paid', 0, 1_000],
    ],
    ['waits for staff', { paymentStatus: 'mismatch', captured: 50 }, ['order_paid', 1_000, 50]],
    [
      'kept money of what was cancelled',
      {
        status: 'cancelled',
        paymentStatus: 'refunded',
        refunded: 600,
        returned: 1_000,
        documented: 0,
      },
      ['order_paid', 600, 1_000],
    ],
    ['gave back more than came', { refunded: 1_200 }, ['order_refunds', 1_000, 1_200]],
    ['lost a crown of its split', { bonus: 1 }, ['order_split', 1_000, 1_001]],
    ['has pieces that cost otherwise', { nets: 1_001 }, ['order_lines', 1_000, 1_001]],
    ['has no invoice', { invoices: 0, documented: 0 }, ['order_documents', 1_000, 0]],
    ['has no credit note', { returned: 300 }, ['order_documents', 700, 1_000]],
  ])('%s', (_, changed, sums) => {
    expect(failed(changed)).toEqual([sums]);
  });

  it('is named by its number and opened by its id', () => {
    expect(checkOrder({ ...paid, captured: 1 })).toMatchObject([
      { subject: '7', reference: '1260000001', target: '7' },
    ]);
  });
});

it('balances whatever a swap pays and gives back, and never when a crown is lost on the way', () => {
  const amount = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (total, device, voucher, part) => {
        const { buyback, bonus, due } = settleTotal({ total, buyback: device, bonus: voucher });
        const returned = Math.floor(total * part);
        const back = refundSwap({ paid: due, buyback, bonus }, 0, returned);
        const order = {
          total,
          buyback,
          bonus,
          due,
          nets: total,
          captured: due,
          refunded: back.refund,
          returned,
          documented: total - returned,
          paymentStatus: back.refund > 0 ? ('partly_refunded' as const) : ('paid' as const),
        };
        expect(failed(order)).toEqual([]);
        expect(failed({ ...order, captured: due + 1 }).map(([check]) => check)).toEqual([
          'order_paid',
        ]);
      },
    ),
  );
});
