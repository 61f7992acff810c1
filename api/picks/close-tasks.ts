import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import type { TaskKind } from './add-task.ts';

interface Settled {
  readonly kind: TaskKind;
  readonly productId: number;
  /** Null: wherever it is to be done. */
  readonly placeId: number | null;
  /** Null where the clock did it. */
  readonly staffId: number | null;
  readonly now: Date;
}

const sql = `
  update warehouse_tasks set status = 'done', closed_at = $4, closed_by = $5, version = version + 1
  where status = 'open' and kind = $1 and product_id = $2 and ($3::int is null or place_id = $3)`;

/** Closes open tasks of a product whose matter has settled itself. */
export const closeTasks = (
  trx: Knex,
  { kind, productId, placeId, now, staffId }: Settled,
): Promise<unknown> => query(trx, sql, [kind, productId, placeId, now, staffId]);
