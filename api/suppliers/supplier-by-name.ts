import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';

const findSql =
  'select id from suppliers where grid_fold(name) = grid_fold($1) order by id limit 1';
const addSql = `
  insert into suppliers (name) values ($1)
  on conflict on constraint suppliers_name_unique do update set name = excluded.name returning id`;

/** The supplier of a name that was typed, however its letters are written; one that nobody knows yet is added. */
export async function supplierByName(trx: Knex.Transaction, typed: string): Promise<number> {
  const name = typed.trim();
  const [known] = await query<{ id: number }>(trx, findSql, [name]);
  if (known) return known.id;
  const [added] = await query<{ id: number }>(trx, addSql, [name]);
  if (!added) throw new Error('a supplier got no id');
  return added.id;
}
