import type { Knex } from 'knex';
import {
  familyFilter,
  type Families,
  type FamilyBindings,
} from '../../catalog/cards/family-filter.ts';

const keys = ['id'];
const written = [
  ...['meta_master_id', 'code', 'ean', 'name_cs', 'name_ro', 'family_cs', 'family_ro'],
  ...['manufacturer', 'kind', 'group_name'],
  ...['new_price', 'used_price', 'conditions', 'free', 'is_active', 'created_at', 'updated_at'],
];
const listed = (prefix: string) => written.map((name) => `${prefix}.${name}`).join(', ');

const write = (condition: string) => `
  insert into product_grid_rows as r (${[...keys, ...written].join(', ')})
  select ${[...keys, ...written].join(', ')} from product_grid_source s where ${condition} order by id
  on conflict (id) do update set
    ${written.map((name) => `${name} = excluded.${name}`).join(', ')}
  where (${listed('r')}) is distinct from (${listed('excluded')})`;

/**
 * Writes what the staff's list of products is chosen by, for the variants of families. A part of
 * `refreshCards`: whoever calls that need not call this.
 */
export async function refreshProductRows(
  trx: Knex.Transaction,
  families: Families,
  bindings: FamilyBindings,
): Promise<void> {
  await trx.raw(write(familyFilter(families, 's.meta_master_id')), { ...bindings });
}

/** Variants of one statement, so that it ends well before a statement's time is over. */
const atOnce = 10_000;

/** The same for single variants, where their families' cards follow later. */
export async function refreshProductRowsOf(
  trx: Knex.Transaction,
  masterProductIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < masterProductIds.length; start += atOnce) {
    const ids = masterProductIds.slice(start, start + atOnce);
    await trx.raw(write('s.id = any(:ids::integer[])'), { ids });
  }
}
