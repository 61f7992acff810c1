import type { Knex } from 'knex';
import type { Choice } from './choice.ts';
import { everyRow, orderedSql, readIds } from './packed-ids.ts';
import { behindSql, orderSql, placeSql, type SortPart } from './sort-sql.ts';

/** A slice takes some ten milliseconds of one core. */
const usualRows = 50_000;

/**
 * Ids of all rows in the order that is kept of one column, read before anybody needs them: in slices
 * of one snapshot. Whoever waits for a page comes in between, so that the busier the shop is the
 * longer it takes; one statement would take half of a small machine until it is done.
 */
export async function readOrderAhead(choice: Choice, rowsOfSlice = usualRows): Promise<Int32Array> {
  const order = keptOrder(choice);
  return choice.db.transaction(
    async (trx) => {
      const slices: Int32Array[] = [];
      let behind = everyRow;
      for (;;) {
        const slice = orderedSql(choice.grid, orderSql(order), behind, rowsOfSlice);
        const ids = await readIds(trx, slice);
        slices.push(ids);
        const last = ids.at(-1);
        if (last === undefined || ids.length < rowsOfSlice) return joined(slices);
        behind = behindSql(order, await valuesOf(trx, choice, order, last));
      }
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** The direction in which a list by one column is kept, whichever way it is asked for. */
const keptOrder = ({ order, isTurned }: Choice): SortPart[] =>
  order.map((part) => ({ ...part, isDown: part.isDown !== isTurned }));

async function valuesOf(
  trx: Knex,
  { grid }: Choice,
  order: readonly SortPart[],
  id: number,
): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { place: string[] }[] }>(
    `select ${placeSql(order)} as place from ${grid.from} where g.id = ?`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('a snapshot lost a row');
  return row.place;
}

function joined(slices: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(slices.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const slice of slices) {
    all.set(slice, at);
    at += slice.length;
  }
  return all;
}
