import { accept, refuse, type Result } from '../shared/result.ts';

/** What limits a line: whose cart it is, and whether the product is one unit with its own serial. */
export interface QuantityLimits {
  readonly isBusiness: boolean;
  readonly isSingleUnit: boolean;
}

export interface QuantityRefusal {
  readonly reason: 'not_a_count' | 'too_many';
  readonly most: number;
}

/** Most pieces of a line: 10, for a business 999, of a single used unit 1 (DECISIONS Cart). */
const mostPieces = ({ isBusiness, isSingleUnit }: QuantityLimits): number =>
  isSingleUnit ? 1 : isBusiness ? 999 : 10;

/** Checks the quantity of a line; a line is removed, not set to 0. */
export function checkQuantity(
  quantity: number,
  limits: QuantityLimits,
): Result<number, QuantityRefusal> {
  const most = mostPieces(limits);
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    return refuse({ reason: 'not_a_count', most });
  return quantity > most ? refuse({ reason: 'too_many', most }) : accept(quantity);
}

/** What may lie in a package beside its main product. */
export type PackageChild = 'insurance' | 'warranty' | 'screen_protection' | 'accessory';

/**
 * The quantity of a child when its parent's changes: insurance, warranty and screen protection
 * belong to each piece (T-CART-2); an accessory keeps its own number.
 */
export const childQuantity = (child: PackageChild, parent: number, own: number): number =>
  child === 'accessory' ? own : parent;
