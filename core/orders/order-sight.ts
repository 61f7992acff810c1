import { permissionsOf, type Role } from '../permissions/roles.ts';
import type { OrderStatus } from './order-status.ts';

/** How much of an order somebody's work needs (DECISIONS "Picking and packaging"). */
export type OrderSight = 'whole' | 'goods' | 'nothing';

/** States in which an order's goods are in the hands of the warehouse. */
const inWarehouse: readonly OrderStatus[] = ['confirmed', 'picking', 'packed'];

/**
 * Who answers for orders sees the whole of them. Who only picks and packs sees the goods of those
 * that are to be picked or packed: no name, address, mail, phone, prices or documents.
 */
export function orderSight(role: Role, status: OrderStatus): OrderSight {
  const permissions = permissionsOf(role);
  if (!permissions.includes('orders.read')) return 'nothing';
  if (permissions.includes('orders.manage')) return 'whole';
  return inWarehouse.includes(status) ? 'goods' : 'nothing';
}
