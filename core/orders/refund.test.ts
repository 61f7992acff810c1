import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitNets } from '../discounts/unit-nets.ts';
import { splitAmount } from '../shared/split-amount.ts';
import { refundParts, refundSwap, type RefundablePart } from './refund.ts';

const partsOf = (nets: readonly number[]): RefundablePart[] =>
  nets.map((net, at) => ({ id: `u${at}`, net, isRefunded: false }));

function refunded(parts: readonly RefundablePart[], ...ids: string[]) {
  const refund = refundParts(parts, ids);
  if (!refund.ok) throw new Error(refund.error);
  return refund.value;
}

describe('refundParts', () => {
  it('returns the stored share of each line of a discounted order', () => {
    const shares = splitAmount(42, [150, 60]);
    expect(shares).toEqual([30, 12]);
    const first = refunded(partsOf([150 - 30, 60 - 12]), 'u0');
    expect(first.amount).toBe(120);
    expect(refunded(first.parts, 'u1').amount).toBe(48);
  });

  it('returns two of three pieces', () => {
    expect(refunded(partsOf(unitNets(2_697, 3)), 'u0', 'u2').amount).toBe(1_798);
  });

  it('returns no piece twice', () => {
    const { parts } = refunded(partsOf(unitNets(2_686, 3)), 'u0');
    const again = { ok: false, error: 'already_refunded' };
    expect(refundParts(parts, ['u0'])).toEqual(again);
    expect(refundParts(parts, ['u1', 'u0'])).toEqual(again);
    expect(refundParts(parts, ['u1', 'u1'])).toEqual(again);
    expect(refundParts(parts, ['u9'])).toEqual({ ok: false, error: 'unknown_part' });
  });

  it('leaves the other parts as they were stored, whatever limit the order now misses', () => {
    const order = [...partsOf([900, 100]), { id: 'shipping', net: 0, isRefunded: false }];
    const { amount, parts } = refunded(order, 'u0');
    expect(amount).toBe(900);
    expect(parts.slice(1)).toEqual(order.slice(1));
  });

  it('adds up to what was paid in any sequence of partial refunds', () => {
    const lines = fc.array(fc.tuple(fc.nat(30_000), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(lines, fc.array(fc.nat()), (each, keys) => {
        const paid = each.reduce((sum, [net]) => sum + net, 0);
        let parts = partsOf(each.flatMap(([net, quantity]) => unitNets(net, quantity)));
        const order = parts
          .map(({ id }, at) => ({ id, key: keys[at % (keys.length || 1)] ?? at }))
          .sort((a, b) => a.key - b.key);
        let sum = 0;
        while (order.length > 0) {
          const refund = refunded(
            parts,
            ...order.splice(0, 1 + (order.length % 3)).map((o) => o.id),
          );
          sum += refund.amount;
          parts = [...refund.parts];
        }
        expect(sum).toBe(paid);
        expect(parts.every(({ isRefunded }) => isRefunded)).toBe(true);
      }),
    );
  });
});

describe('refundSwap', () => {
  const swap = { paid: 12_000, buyback: 6_000, bonus: 2_000 };

  it('refunds what was paid, pays the old device out and takes the bonus back', () => {
    expect(refundSwap(swap, 0, 20_000)).toEqual({
      refund: 12_000,
      buybackPayout: 6_000,
      bonusReversed: 2_000,
    });
  });

  it('comes to the same in two returns as in one', () => {
    fc.assert(
      fc.property(fc.nat(20_000), (first) => {
        const one = refundSwap(swap, 0, first);
        const two = refundSwap(swap, first, 20_000 - first);
        expect(one.refund + one.buybackPayout + one.bonusReversed).toBe(first);
        expect(one.refund + two.refund).toBe(swap.paid);
        expect(one.buybackPayout + two.buybackPayout).toBe(swap.buyback);
        expect(one.bonusReversed + two.bonusReversed).toBe(swap.bonus);
      }),
    );
  });
});
