import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findOrder } from '../lock-order.ts';

// A column of its own, and no new version: who picks or moves the order meanwhile is not held up, nor overwritten.
const noteSql = 'update orders set note = $2 where id = $1 and note = $3 returning note';

/** The note of an order, merged by itself: only another writer of the note is in the way (T-WH-11). */
export const noteRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-note', ({ params: { id }, body: { note, seen } }) =>
    deps.knex.transaction(async (trx) => {
      const order = await findOrder(trx, { id }, true);
      const written = [order.id, note, seen];
      const [row] = await query<{ note: string }>(trx, noteSql, written);
      if (row) return row;
      throw new Refusal(409, 'conflict', { extra: { current: { note: order.note } } });
    }),
  );
