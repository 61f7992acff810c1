import type { StockFacts } from '../catalog/availability.ts';
import type { CalendarDate } from '../shared/calendar.ts';

/** Pieces of one product that an order wants. */
export interface WantedProduct {
  readonly quantity: number;
  readonly stock: StockFacts;
}

/** What must pass before an order can leave: a day that must come, or working days of a supplier. */
export interface SupplyDelay {
  readonly notBefore: CalendarDate | null;
  readonly workingDays: number;
}

/**
 * How long an order waits for what does not lie in the warehouse: for the first day of sale, the next
 * delivery, or the supplier; the last one counts.
 */
export function supplyDelay(products: readonly WantedProduct[], today: CalendarDate): SupplyDelay {
  let notBefore: CalendarDate | null = null;
  let workingDays = 0;
  for (const { quantity, stock } of products) {
    const waitsFor = dayOfSupply(quantity, stock, today);
    if (waitsFor !== null && (notBefore === null || waitsFor > notBefore)) notBefore = waitsFor;
    if (waitsFor === null && stock.warehouse < quantity) {
      workingDays = Math.max(workingDays, stock.supplierDays ?? 0);
    }
  }
  return { notBefore, workingDays };
}

function dayOfSupply(
  quantity: number,
  { warehouse, saleStarts, nextDelivery }: StockFacts,
  today: CalendarDate,
): CalendarDate | null {
  if (saleStarts !== null && saleStarts > today) return saleStarts;
  if (warehouse >= quantity || nextDelivery === null || nextDelivery < today) return null;
  return nextDelivery;
}
