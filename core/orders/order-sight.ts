import type { Permission } from '../permissions/roles.ts';
import type { OrderStatus } from './order-status.ts';

/** How much of an order somebody's work needs (DECISIONS "Picking and packaging"). */
export type OrderSight = 'whole' | 'goods' | 'nothing';

/** States in which an order's goods are in the hands of the warehouse. */
export const warehouseStatuses: readonly OrderStatus[] = ['confirmed', 'picking', 'packed'];

/**
 * Who answers for orders sees the whole of them. Who only picks and packs sees the goods of those
 * that are to be picked or packed: no name, address, mail, phone, prices or documents. It hangs on
 * what the caller may do now and not on a role, as a key may do less than whoever made it.
 */
export function orderSight(permissions: readonly Permission[], status: OrderStatus): OrderSight {
  if (!permissions.includes('orders.read')) return 'nothing';
  if (permissions.includes('orders.manage')) return 'whole';
  return warehouseStatuses.includes(status) ? 'goods' : 'nothing';
}
