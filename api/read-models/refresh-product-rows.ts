import type { Knex } from 'knex';
import { codeNames } from '#core/catalog/product-codes.ts';
import {
  familyFilter,
  type Families,
  type FamilyBindings,
} from '../catalog/cards/family-filter.ts';

const keys = ['id'];
/** What the list is chosen by. */
const chosenBy = [
  ...['meta_master_id', 'code', ...codeNames, 'name_cs', 'name_ro', 'family_cs', 'family_ro'],
  ...['manufacturer', 'kind', 'group_name'],
  ...['new_price', 'used_price', 'conditions', 'free', 'is_active', 'created_at', 'updated_at'],
];
/** What a row of it shows. */
const shown = ['family_cs', 'family_ro', 'members', 'category_ids'];

const listed = (prefix: string, columns: readonly string[]) =>
  columns.map((name) => `${prefix}.${name}`).join(', ');

const write = (
  [table, source]: readonly [string, string],
  columns: readonly string[],
  condition: string,
) => `
  insert into ${table} as r (${[...keys, ...columns].join(', ')})
  select ${[...keys, ...columns].join(', ')} from ${source} s where ${condition} order by id
  on conflict (id) do update set
    ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
  where (${listed('r', columns)}) is distinct from (${listed('excluded', columns)})`;

/**
 * Writes what the staff's list of products is chosen by and shows, for the variants of families. A
 * part of `refreshCards`: whoever calls that need not call this.
 */
export async function refreshProductRows(
  trx: Knex.Transaction,
  families: Families,
  bindings: FamilyBindings,
): Promise<void> {
  const condition = familyFilter(families, 's.meta_master_id');
  // What is shown is made of what is chosen by, and so written after it.
  const rows = write(['product_grid_rows', 'product_grid_source'], chosenBy, condition);
  const texts = write(['product_grid_shown', 'product_grid_shown_source'], shown, condition);
  for (const statement of [rows, texts]) await trx.raw(statement, { ...bindings });
}
