import { averageCost } from '../warehouse/scan-at-receiving.ts';

export interface InvoicedPieces {
  /** Pieces of the product in the house. */
  readonly onHand: number;
  /** What a piece cost until now, whole units. */
  readonly cost: number | null;
  /** Pieces of the line, and the price of one in whole units. */
  readonly quantity: number;
  readonly price: number;
  /** The order that the line belongs to: its price, and how many of its pieces were received at it. */
  readonly order: { readonly price: number; readonly received: number } | null;
}

/**
 * What a piece costs on average once an invoice says what was paid. Pieces that were received by an order are in the
 * average already at the order's price, so only the difference is added; null where none has come yet, as receiving
 * them reckons with the price that the order has then.
 */
export function costAfterInvoice(line: InvoicedPieces): number | null {
  const { onHand, cost, quantity, price, order } = line;
  if (order === null) {
    return averageCost(
      { pieces: Math.max(0, onHand - quantity), cost },
      { pieces: quantity, price },
    );
  }
  if (order.received === 0) return null;
  const pieces = Math.min(quantity, order.received, onHand);
  if (cost === null || pieces === 0) return price;
  return Math.max(0, Math.round(cost + ((price - order.price) * pieces) / onHand));
}

/** By so much of a hundred a price of goods leaps (DECISIONS "Money and two people"). */
const leapPercent = 30;

/**
 * Whether a price that becomes cost is for two people, as prices are: it is nothing, is 30 % and more from what the
 * product cost, or makes it sell below cost, which it did not until now.
 */
export function isCostForTwo(
  after: number,
  { cost, soldFor }: { readonly cost: number | null; readonly soldFor: number | null },
): boolean {
  if (after === 0) return true;
  const wasBelow = cost !== null && soldFor !== null && cost > soldFor;
  if (soldFor !== null && soldFor > 0 && after > soldFor && !wasBelow) return true;
  return cost !== null && Math.abs(after - cost) * 100 >= cost * leapPercent;
}
