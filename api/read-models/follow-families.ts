import type { Knex } from 'knex';
import type { Follow, FollowUp, Restored } from '../platform/changes/follow-up.ts';
import { numbers } from '../platform/changes/follow-up.ts';
import { familiesChanged } from './families-changed.ts';

type Values = readonly (string | number)[];

/** The follow-up by which families are made anew. */
export const refreshing = (ids: readonly number[]): Pick<FollowUp, 'refresh'> => ({
  refresh: [{ by: familiesChanged, ids }],
});

/** Families of the variants `v` that a condition chooses by its one list of numbers. */
export async function familiesBy(trx: Knex, sql: string, values: Values): Promise<number[]> {
  if (values.length === 0) return [];
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select distinct v.meta_master_id as id from master_products v ${sql}`,
    [numbers(values)],
  );
  return rows.map(({ id }) => id);
}

export const ofVariants = 'where v.id = any(?)';

/** Families found by the rows' ids, or by another column of theirs. */
export const families =
  (sql: string, column?: string): Follow =>
  async (trx, { ids, values }) =>
    refreshing(await familiesBy(trx, sql, column === undefined ? ids : await values(column)));

/** Families of rows that name theirs, wherever they moved. */
export const namedFamilies =
  (column: string): Follow =>
  async (trx, { ids, values }: Restored) =>
    refreshing([...numbers(await values(column)), ...(await familiesBy(trx, ofVariants, ids))]);
