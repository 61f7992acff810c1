import type { Knex } from 'knex';
import type { Choice } from './choice.ts';
import { smallList } from './ordered-ids.ts';
import type { ServerGrid, SqlPart } from './server-grid.ts';
import { orderSql } from './sort-sql.ts';

export const everyRow: SqlPart = { sql: 'true', bindings: [] };

const packed = "string_agg(int4send(id), ''::bytea)";

/** Runs a statement of this file. A million ids as one value take a fraction of a million rows. */
export async function readIds(db: Knex, { sql, bindings }: SqlPart): Promise<Int32Array> {
  const { rows } = await db.raw<{ rows: { packed: Buffer | null }[] }>(sql, [...bindings]);
  return unpackIds(rows[0]?.packed ?? new Uint8Array());
}

/** Ids as the database packs them, four bytes each with the largest first. */
function unpackIds(packed: Uint8Array): Int32Array {
  const copy = new Uint8Array(packed);
  Buffer.from(copy.buffer).swap32();
  return new Int32Array(copy.buffer);
}

/** Ids of the rows of a condition, in the order that is kept. */
export const inKeptOrder = ({ grid, order, isTurned }: Choice, rows: SqlPart): SqlPart =>
  orderedSql(grid, orderSql(order, isTurned), rows);

export const orderedSql = (
  grid: ServerGrid,
  order: string,
  { sql, bindings }: SqlPart,
  most: number | null = null,
): SqlPart => ({
  sql: `select ${packed} as packed from (
    select g.id::integer as id from ${grid.from} where ${sql}
    order by ${order} limit ${String(most)}) x`,
  bindings,
});

/**
 * Ids of what the filter matches, in the order that is kept where they are few; one statement. Of many
 * it reads no more than tells that they are, before it reads their ids alone: setting all of their
 * values aside takes several times as long.
 */
export function matchingSql({ grid, order, isTurned, filter }: Choice): SqlPart {
  const values = order.map(({ sql }, place) => `${sql} as o${String(place)}`);
  const named = order.map((part, place) => ({ ...part, sql: `o${String(place)}` }));
  const rows = (columns: string) => `select ${columns} from ${grid.from} where ${filter.sql}`;
  const id = 'g.id::integer as id';
  return {
    sql: `
      with few as materialized (
        ${rows([id, ...values].join(', '))} limit ${String(smallList + 1)})
      select case when (select count(*) from few) > ${String(smallList)}
        then (select ${packed} from (${rows(id)}) x)
        else (select ${packed} from (
          select id from few order by ${orderSql(named, isTurned)}) x) end as packed`,
    bindings: [...filter.bindings, ...filter.bindings],
  };
}
