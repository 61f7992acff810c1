import type { Knex } from 'knex';
import type { z } from 'zod';
import type { orderList } from '#core/contract/orders-admin.ts';
import { isOrderOverdue } from '#core/orders/order-age.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { Language } from '#core/market/market.ts';
import { OrderModel } from './order-model.ts';

type Query = z.output<(typeof orderList)['query']>;
type Page = z.output<(typeof orderList)['reply']>;
export type StaffRow = Page['results'][number];

/** The newest orders; three SELECTs for any page. */
export async function orderPage(
  db: Knex,
  query: Query,
  language: Language,
  now: Date,
): Promise<Page> {
  const count = await filtered(db, query).resultSize();
  const rows = await filtered(db, query)
    .orderBy([
      { column: 'placed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(query.offset)
    .limit(query.limit);
  return { count, results: await staffRows(db, rows, language, now) };
}

function filtered(db: Knex, { status, number }: Query) {
  const query = OrderModel.query(db);
  if (status) void query.where({ status });
  if (number !== undefined) void query.where({ number });
  return query;
}

/** States in which an order waits to leave the house. */
const waiting: readonly OrderStatus[] = [
  ...(['created', 'awaiting_payment', 'confirmed', 'picking', 'packed'] as const),
];

/** Whether an order is flagged: older than 30 minutes and not handed over yet (T-ORD-13). */
export const isFlagged = ({ status, placedAt }: OrderModel, now: Date): boolean =>
  waiting.includes(status) && isOrderOverdue(placedAt, now);

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
