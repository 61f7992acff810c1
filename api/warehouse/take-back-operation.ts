import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { takeBack } from '../stock/take-back.ts';

const movesSql = `select id::int as id from stock_movements
  where operation_id = $1 and takes_back is null order by id`;

// By the ledger's constraints: it lies there no more, is promised, or is somewhere else.
const impossible = new Set([
  'location_stock_never_below_zero',
  'stock_never_oversold',
  'stock_units_in_one_place',
  'stock_locations_closed',
]);

/** Takes the movements of an operation back; false, and nothing done, where the ledger does not let them. */
export async function takeBackOperation(
  trx: Knex.Transaction,
  operationId: string,
): Promise<boolean> {
  const moves = await query<{ id: number }>(trx, movesSql, [operationId]);
  try {
    await trx.transaction((inner) =>
      takeBack(
        inner,
        moves.map(({ id }) => id),
      ),
    );
    return true;
  } catch (error) {
    if (impossible.has(String(Reflect.get(Object(error), 'constraint')))) return false;
    throw error;
  }
}
