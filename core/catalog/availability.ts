import type { CalendarDate } from '../shared/calendar.ts';

/** What is known of a product's stock; whole pieces. */
export interface StockFacts {
  /** Free pieces in the warehouse that sends orders. */
  readonly warehouse: number;
  /** Stores with at least one free piece. */
  readonly stores: number;
  /** Day on which the next delivery is expected; null when none is ordered. */
  readonly nextDelivery: CalendarDate | null;
  /** First day of sale of a product that can only be ordered ahead; null once it is sold. */
  readonly saleStarts: CalendarDate | null;
  /** Working days in which the supplier delivers to order; null when it does not. */
  readonly supplierDays: number | null;
  readonly isDiscontinued: boolean;
}

/** Availability as a phrase key and its parameters; the words are in the phrases of each language. */
export type Availability =
  | { readonly code: 'pre_order'; readonly day: CalendarDate }
  | { readonly code: 'in_stock' }
  | { readonly code: 'last_pieces'; readonly count: number }
  | { readonly code: 'at_stores'; readonly count: number }
  | { readonly code: 'expected'; readonly day: CalendarDate }
  | { readonly code: 'to_order'; readonly days: number }
  | { readonly code: 'sold_out' }
  | { readonly code: 'discontinued' };

/** Up to this many pieces the count itself is shown. */
const fewPieces = 5;

/**
 * What a shopper is told, the soonest way to get the product first. A piece in stock is sold even of a
 * discontinued product; a delivery that should have come before `today` promises nothing.
 */
export function availabilityOf(facts: StockFacts, today: CalendarDate): Availability {
  if (facts.saleStarts !== null && facts.saleStarts > today) {
    return { code: 'pre_order', day: facts.saleStarts };
  }
  if (facts.warehouse > fewPieces) return { code: 'in_stock' };
  if (facts.warehouse > 0) return { code: 'last_pieces', count: facts.warehouse };
  if (facts.stores > 0) return { code: 'at_stores', count: facts.stores };
  if (facts.isDiscontinued) return { code: 'discontinued' };
  if (facts.nextDelivery !== null && facts.nextDelivery >= today) {
    return { code: 'expected', day: facts.nextDelivery };
  }
  if (facts.supplierDays !== null) return { code: 'to_order', days: facts.supplierDays };
  return { code: 'sold_out' };
}

/** Whether a product can be put in the cart now; one that is only at stores can be reserved there. */
export const isOrderable = ({ code }: Availability): boolean =>
  code !== 'sold_out' && code !== 'discontinued' && code !== 'at_stores';
