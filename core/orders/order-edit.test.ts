import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editedQuantities,
  editRefusal,
  isServiceLeftBehind,
  letGoOf,
  settleEdit,
  type HeldAt,
  type LineToEdit,
  type OrderToEdit,
} from './order-edit.ts';

const order: OrderToEdit = {
  status: 'confirmed',
  paymentStatus: 'paid',
  isBill: false,
  hasCredit: false,
  hasLoan: false,
  isAtWork: false,
  hasWithdrawal: false,
};

describe('editRefusal', () => {
  it.each(['created', 'awaiting_payment', 'confirmed'] as const)('edits what is %s', (status) => {
    expect(editRefusal({ ...order, status })).toBeNull();
  });

  it.each([
    ['order_edit_picked', { status: 'picking' }],
    ['order_edit_picked', { status: 'packed' }],
    ['order_edit_picked', { isAtWork: true }],
    ['order_edit_device', { status: 'awaiting_device' }],
    ['order_edit_device', { hasCredit: true }],
    ['order_edit_over', { status: 'delivered' }],
    ['order_edit_over', { status: 'cancelled' }],
    ['order_edit_loan', { hasLoan: true }],
    ['order_edit_money', { paymentStatus: 'mismatch' }],
    ['order_edit_money', { hasWithdrawal: true }],
    ['order_edit_bill', { isBill: true }],
  ] as const)('refuses by %s what is %o', (refusal, change) => {
    expect(editRefusal({ ...order, ...change })).toBe(refusal);
  });
});

const lines: readonly LineToEdit[] = [
  { position: 0, parentPosition: null, kind: 'goods', pieces: 2 },
  { position: 1, parentPosition: 0, kind: 'insurance', pieces: 2 },
  { position: 2, parentPosition: 0, kind: 'goods', pieces: 1 },
  { position: 3, parentPosition: null, kind: 'shipping', pieces: 1 },
];
const after = (wanted: readonly (readonly [number, number])[], added = 0) => {
  const result = editedQuantities(
    lines,
    wanted.map(([position, quantity]) => ({ position, quantity })),
    added,
  );
  return result.ok ? Object.fromEntries(result.value) : result.error;
};

describe('editedQuantities', () => {
  it('leaves what nobody speaks of, and charges aside', () => {
    expect(after([])).toEqual({ 0: 2, 1: 2, 2: 1 });
  });

  it('lets an insurance go and come with its devices, and an accessory stay by itself', () => {
    expect(after([[0, 1]])).toEqual({ 0: 1, 1: 1, 2: 1 });
    expect(after([[0, 3]])).toEqual({ 0: 3, 1: 3, 2: 1 });
    expect(after([[0, 0]])).toEqual({ 0: 0, 1: 0, 2: 1 });
  });

  it('takes an insurance off devices that stay', () => {
    expect(after([[1, 1]])).toEqual({ 0: 2, 1: 1, 2: 1 });
  });

  it('refuses what is not there and more services than devices', () => {
    expect(after([[9, 1]])).toBe('unknown_line');
    expect(after([[3, 0]])).toBe('unknown_line');
    expect(after([[1, 3]])).toBe('unknown_line');
    expect(
      after([
        [0, 1],
        [0, 2],
      ]),
    ).toBe('unknown_line');
  });

  it('refuses an order of nothing, unless something else comes instead', () => {
    const all = [
      [0, 0],
      [2, 0],
    ] as const;
    expect(after(all)).toBe('nothing_left');
    expect(after(all, 1)).toEqual({ 0: 0, 1: 0, 2: 0 });
  });
});

describe('settleEdit', () => {
  it('asks an unpaid order for all of it', () => {
    expect(settleEdit({ total: 900, returned: 0, received: 0 })).toEqual({ toPay: 900, refund: 0 });
  });

  it('moves the difference alone where a dearer or a cheaper thing comes instead', () => {
    expect(settleEdit({ total: 45, returned: 20, received: 20 })).toEqual({ toPay: 5, refund: 0 });
    expect(settleEdit({ total: 39, returned: 20, received: 20 })).toEqual({ toPay: 0, refund: 1 });
  });

  it('owes nobody anything after any sequence of edits and payments', () => {
    const step = fc.record({
      added: fc.integer({ min: 0, max: 50_000 }),
      goes: fc.integer({ min: 0, max: 100 }),
      pays: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.array(step), (first, steps) => {
        const books = { total: first, returned: 0, received: first };
        let [captured, refunds, toPay] = [first, 0, 0];
        for (const { added, goes, pays } of steps) {
          books.returned += Math.floor(((books.total - books.returned) * goes) / 100);
          books.total += added;
          const settled = settleEdit(books);
          refunds += settled.refund;
          books.received -= settled.refund;
          toPay = settled.toPay;
          if (pays) {
            captured += toPay;
            books.received += toPay;
            toPay = 0;
          }
          expect(captured - refunds + toPay).toBe(books.total - books.returned);
          expect(books.received).toBe(captured - refunds);
          expect(refunds).toBeLessThanOrEqual(captured);
        }
      }),
    );
  });
});

describe('letGoOf', () => {
  const held: readonly HeldAt[] = [
    { placeId: 1, quantity: 2 },
    { placeId: 4, quantity: 1 },
  ];

  it('lets the last place go first', () => {
    expect(letGoOf(held, 3)).toEqual([]);
    expect(letGoOf(held, 2)).toEqual([{ placeId: 4, quantity: 1 }]);
    expect(letGoOf(held, 1)).toEqual([
      { placeId: 4, quantity: 1 },
      { placeId: 1, quantity: 1 },
    ]);
  });

  it('keeps what is needed, and never more than it had', () => {
    const places = fc.uniqueArray(
      fc.record({ placeId: fc.nat(9), quantity: fc.integer({ min: 1, max: 9 }) }),
      { selector: ({ placeId }) => placeId },
    );
    fc.assert(
      fc.property(places, fc.nat(50), (all, needed) => {
        const sum = (of: readonly HeldAt[]) => of.reduce((pieces, one) => pieces + one.quantity, 0);
        expect(sum(all) - sum(letGoOf(all, needed))).toBe(Math.min(sum(all), needed));
        for (const { placeId, quantity } of letGoOf(all, needed)) {
          expect(quantity).toBeLessThanOrEqual(
            all.find((one) => one.placeId === placeId)?.quantity ?? 0,
          );
        }
      }),
    );
  });
});

describe('isServiceLeftBehind', () => {
  const lines: LineToEdit[] = [
    { position: 0, parentPosition: null, kind: 'goods', pieces: 1 },
    { position: 1, parentPosition: 0, kind: 'insurance', pieces: 1 },
    { position: 2, parentPosition: null, kind: 'goods', pieces: 1 },
  ];

  it.each([
    ['more pieces of an insured device', { position: 0, quantity: 2 }, true],
    ['more of what has no service', { position: 2, quantity: 2 }, false],
    ['fewer pieces', { position: 1, quantity: 0 }, false],
  ])('tells %s', (_, wish, is) => {
    const after = editedQuantities(lines, [wish], 0);
    expect(after.ok && isServiceLeftBehind(lines, after.value)).toBe(is);
  });
});
