import { accept, refuse, type Result } from '../shared/result.ts';
import { isStaff, type Role } from '../permissions/roles.ts';

/** What still binds the shop and the customer to each other, counted. */
export interface OpenBusiness {
  readonly buybacks: number;
  readonly orders: number;
  readonly refunds: number;
  readonly reservations: number;
  readonly repairs: number;
}

/** Why an account cannot be erased (yet). */
export type ErasureRefusal =
  | 'erase_not_yours'
  | 'erase_open_buyback'
  | 'erase_open_order'
  | 'erase_open_refund'
  | 'erase_open_reservation'
  | 'erase_open_repair';

/** The same, told to a colleague who erases somebody on their demand. */
export const erasureToldToStaff = {
  erase_not_yours: 'erase_not_yours',
  erase_open_buyback: 'person_open_buyback',
  erase_open_order: 'person_open_order',
  erase_open_refund: 'person_open_refund',
  erase_open_reservation: 'person_open_reservation',
  erase_open_repair: 'person_open_repair',
} as const satisfies Record<ErasureRefusal, string>;

/**
 * Whether an account may be erased (T-PII-15): nothing of it may be under way. What the law wants kept,
 * such as invoices, stays either way. The accounts of stores and of staff belong to the shop and are
 * shut out by it.
 */
export function checkErasure(role: Role, open: OpenBusiness): Result<null, ErasureRefusal> {
  if (role === 'shop' || isStaff(role)) return refuse('erase_not_yours');
  if (open.buybacks > 0) return refuse('erase_open_buyback');
  if (open.orders > 0) return refuse('erase_open_order');
  if (open.refunds > 0) return refuse('erase_open_refund');
  if (open.reservations > 0) return refuse('erase_open_reservation');
  return open.repairs > 0 ? refuse('erase_open_repair') : accept(null);
}
