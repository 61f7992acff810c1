import type { Knex } from 'knex';
import type { z } from 'zod';
import type { orderList } from '#core/contract/orders-admin.ts';
import { isOrderOverdue, waitingStatuses } from '#core/orders/order-age.ts';
import { orderSight, warehouseStatuses } from '#core/orders/order-sight.ts';
import type { Language } from '#core/market/market.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { OrderModel } from './order-model.ts';

type Query = z.output<(typeof orderList)['query']>;
type Page = z.output<(typeof orderList)['reply']>;
export type StaffRow = Page['results'][number];

/**
 * The newest orders that the caller may see, by as much of them as their work needs; three SELECTs for any page.
 */
export async function orderPage(db: Knex, query: Query, context: RequestContext): Promise<Page> {
  const { permissions } = staffOf(context);
  const seen = () => {
    const orders = filtered(db, query);
    return permissions.includes('orders.manage')
      ? orders
      : orders.whereIn('status', warehouseStatuses);
  };
  const count = await seen().resultSize();
  const rows = await seen()
    .orderBy([
      { column: 'placed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(query.offset)
    .limit(query.limit);
  const results = await staffRows(db, rows, context.language, context.now);
  return {
    count,
    results: results.map((row) =>
      orderSight(permissions, row.status) === 'whole' ? row : withoutMoney(row),
    ),
  };
}

const withoutMoney = (row: StaffRow): StaffRow => ({
  ...row,
  due: 0,
  payment: '',
  paymentStatus: '',
});

function filtered(db: Knex, { status, number }: Query) {
  const query = OrderModel.query(db);
  if (status) void query.where({ status });
  if (number !== undefined) void query.where({ number });
  return query;
}

/** Whether an order is flagged: older than 30 minutes and not handed over yet (T-ORD-13). */
export const isFlagged = ({ status, placedAt }: OrderModel, now: Date): boolean =>
  waitingStatuses.includes(status) && isOrderOverdue(placedAt, now);

/** Rows as staff see them; one SELECT for the names of all. */
export async function staffRows(
  db: Knex,
  rows: readonly OrderModel[],
  language: Language,
  now: Date,
): Promise<StaffRow[]> {
  const column = `name_${language}`;
  const { rows: names } = await db.raw<{ rows: { code: string; name: string }[] }>(
    'select code, ?? as name from delivery_methods union all select code, ?? from payment_methods',
    [column, column],
  );
  const nameOf = new Map(names.map(({ code, name }) => [code, name]));
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    number: row.number,
    status: row.status,
    paymentStatus: row.paymentStatus,
    customerKind: row.customerKind,
    placedAt: row.placedAt.toISOString(),
    isOverdue: isFlagged(row, now),
    due: row.due,
    delivery: nameOf.get(row.deliveryCode) ?? row.deliveryCode,
    payment: row.paymentCode === null ? '' : (nameOf.get(row.paymentCode) ?? row.paymentCode),
  }));
}
