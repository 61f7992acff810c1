import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { supplierByName } from '../../suppliers/supplier-by-name.ts';
import { ownPlace, requireOwnPlace, type AtStore } from './receiving-places.ts';

interface Typed {
  readonly orderId: number | null;
  readonly supplier: string;
  readonly noteNumber: string;
}

const orderSql = `
  select o.supplier_id as "supplierId", o.status, o.place_id as "placeId",
    (select d.id from deliveries d where d.order_id = o.id and d.status = 'open') as "openId"
  from purchase_orders o where o.id = $1`;
const addSql = `
  insert into deliveries (order_id, supplier_id, note_number, place_id, opened_at, opened_by)
  values ($1, $2, $3, $4, $5, $6) returning id`;

interface Ordered {
  readonly supplierId: number;
  readonly status: string;
  readonly placeId: number;
  readonly openId: number | null;
}

/**
 * Begins a delivery of an order, or goes on with the one that is begun: two who open it at once are at the same. Without
 * an order only a supervisor begins one, at the own store. 403 `other_store` of an order for another one.
 */
export async function openDelivery(
  trx: Knex.Transaction,
  { orderId, supplier, noteNumber }: Typed,
  { user, now, storeId }: AtStore & { readonly user: SignedInUser; readonly now: Date },
): Promise<number> {
  if (orderId === null) {
    if (!user.permissions.includes('warehouse.manage')) {
      throw new Refusal(403, 'permission_denied');
    }
    if (supplier === '') throw new FieldRefusal({ supplier: ['required'] });
    const placeId = await ownPlace(trx, { storeId });
    return add(trx, [null, await supplierByName(trx, supplier), noteNumber, placeId, now, user.id]);
  }
  // What another has begun meanwhile is read after the lock.
  await query(trx, 'select id from purchase_orders where id = $1 for update', [orderId]);
  const [order] = await query<Ordered>(trx, orderSql, [orderId]);
  if (!order) throw new Refusal(404, 'not_found');
  await requireOwnPlace(trx, { storeId }, order.placeId);
  if (order.openId !== null) return order.openId;
  if (order.status !== 'ordered' && order.status !== 'partly') {
    throw new Refusal(409, 'purchase_order_sent');
  }
  return add(trx, [orderId, order.supplierId, noteNumber, order.placeId, now, user.id]);
}

async function add(trx: Knex, row: Parameters<typeof query>[2]): Promise<number> {
  const [made] = await query<{ id: number }>(trx, addSql, row);
  if (!made) throw new Error('a delivery got no id');
  return made.id;
}
