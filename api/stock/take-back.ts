import type { Knex } from 'knex';

/** Takes movements back: a deletion from the ledger is answered by its inverse, once. */
export async function takeBack(
  trx: Knex.Transaction,
  movementIds: readonly number[],
): Promise<void> {
  for (const id of movementIds) await trx('stock_movements').where({ id }).delete();
}
