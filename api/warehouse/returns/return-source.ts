import type { Knex } from 'knex';
import type { ReturnKind } from '#core/warehouse/scan-at-return.ts';
import { query } from '../../platform/database/query.ts';

/** What a parcel or an order that lies on the desk is. */
export interface ReturnSource {
  readonly orderId: number;
  readonly parcelId: number | null;
  readonly withdrawalId: number | null;
  readonly kind: ReturnKind;
}

// Our own label, the carrier's, the order's number with its prefix or without, or the code of a withdrawal.
const namedSql = `
  select order_id as "orderId", id as "parcelId" from parcels where number = upper($1)
  union all
  select order_id, parcel_id from shipments where upper(number) = upper($1) and status = 'announced'
  union all
  select id, null from orders where number = regexp_replace(upper($1), '^O-', '')
  union all
  select order_id, null from withdrawals where code = $1
  limit 1`;
const withdrawalSql = `
  select id from withdrawals where order_id = $1 and status = 'requested'
  order by code = $2 desc, id limit 1`;
const backSql = `
  select parcel_id as "parcelId" from shipments
  where order_id = $1 and status = 'announced' and state in ('returning', 'came_back')
    and ($2::integer is null or parcel_id = $2)
    and not exists (select from goods_returns g
      where g.parcel_id = shipments.parcel_id and g.closed_at is not null)`;

/**
 * The order that a label or a number names, and why its goods come back: a parcel that nobody took before a withdrawal, and
 * what was announced by nobody is a complaint.
 */
export async function findSource(db: Knex, text: string): Promise<ReturnSource | null> {
  const [named] = await query<{ orderId: number; parcelId: number | null }>(db, namedSql, [text]);
  if (!named) return null;
  const { orderId, parcelId } = named;
  const back = await query<{ parcelId: number }>(db, backSql, [orderId, parcelId]);
  const [first] = back;
  if (first) {
    // Of several parcels at once nobody said which; then all that is out is expected.
    const only = back.length === 1 ? first.parcelId : null;
    return { orderId, parcelId: only, withdrawalId: null, kind: 'undelivered' };
  }
  const [withdrawal] = await query<{ id: number }>(db, withdrawalSql, [orderId, text]);
  if (withdrawal) return { orderId, parcelId, withdrawalId: withdrawal.id, kind: 'withdrawal' };
  return { orderId, parcelId, withdrawalId: null, kind: 'complaint' };
}

const openSql = `
  update goods_returns set staff_id = $2 where order_id = $1 and closed_at is null returning id`;
const storeSql = `
  insert into goods_returns (order_id, kind, withdrawal_id, parcel_id, place_id, staff_id, opened_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`;

/** Opens a return; one that somebody else has left open goes on where they stopped. The order is locked. */
export async function openReturn(
  trx: Knex,
  { orderId, kind, withdrawalId, parcelId }: ReturnSource,
  by: { readonly placeId: number; readonly staffId: number; readonly now: Date },
): Promise<void> {
  const left = await query(trx, openSql, [orderId, by.staffId]);
  if (left.length > 0) return;
  const stored = [orderId, kind, withdrawalId, parcelId, by.placeId, by.staffId, by.now];
  await query(trx, storeSql, stored);
}
