import { accept, refuse, type Result } from '../shared/result.ts';

/**
 * A part of an order with its stored net, in whole units: one piece of a line, or the shipping.
 * Nets are the shares of the order's time; no refund runs a discount again, so falling under a
 * minimum or a free-shipping limit afterwards changes nothing (DECISIONS Money, T-REF-4).
 */
export interface RefundablePart {
  readonly id: string;
  readonly net: number;
  readonly isRefunded: boolean;
}

export interface Refund {
  readonly amount: number;
  /** All parts of the order with the refunded ones marked, to be stored. */
  readonly parts: readonly RefundablePart[];
}

/** Refunds parts by id, each at its stored net and only once (T-REF-1 to 3). */
export function refundParts(
  parts: readonly RefundablePart[],
  ids: readonly string[],
): Result<Refund, 'unknown_part' | 'already_refunded'> {
  const wanted = new Set(ids);
  const chosen = parts.filter(({ id }) => wanted.has(id));
  if (chosen.length !== wanted.size) return refuse('unknown_part');
  if (wanted.size !== ids.length || chosen.some(({ isRefunded }) => isRefunded)) {
    return refuse('already_refunded');
  }
  return accept({
    amount: chosen.reduce((sum, { net }) => sum + net, 0),
    parts: parts.map((part) => (wanted.has(part.id) ? { ...part, isRefunded: true } : part)),
  });
}

/** How the goods of a swap order were paid, in whole units; the three add up to their price. */
export interface SwapPayment {
  readonly paid: number;
  /** The part of the buy-back price that was set off against the goods. */
  readonly buyback: number;
  readonly bonus: number;
}

/**
 * Goods of a swap that come back: first the money paid is refunded; the sale of the old device
 * stands, so its price is then paid out; the bonus was given for the purchase and ends with it
 * (T-REF-5). `returnedBefore` are earlier returns; any sequence of them comes to the same.
 */
export function refundSwap(
  { paid, buyback, bonus }: SwapPayment,
  returnedBefore: number,
  returned: number,
): { refund: number; buybackPayout: number; bonusReversed: number } {
  const within = (from: number, size: number): number => {
    const start = Math.max(from, returnedBefore);
    const end = Math.min(from + size, returnedBefore + returned);
    return Math.max(0, end - start);
  };
  return {
    refund: within(0, paid),
    buybackPayout: within(paid, buyback),
    bonusReversed: within(paid + buyback, bonus),
  };
}
