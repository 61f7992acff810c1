import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';

const writeSql = `
  update products set unit_cost = $2 where id = $1 and unit_cost is distinct from $2`;

/** The one writer of what a piece of a stock item cost on average, whole units; its change is in the history. */
export const writeCost = (
  trx: Knex.Transaction,
  productId: number,
  cost: number,
): Promise<unknown> => query(trx, writeSql, [productId, cost]);
