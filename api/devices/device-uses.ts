import type { Knex } from 'knex';
import type { KnownResource } from '#core/changes/all-resources.ts';
import type { changedTables } from '#core/phrases/cs/changes.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** Where a row is referred to from, as `table column`; what goes with it is not counted. */
const references: Readonly<
  Record<string, readonly (readonly [table: UsingTable, column: string])[]>
> = {
  manufacturers: [
    ['device_models', 'manufacturer_id'],
    ['meta_masters', 'manufacturer_id'],
    ['type_category_manufacturers', 'manufacturer_id'],
    ['used_product_bonuses', 'manufacturer_id'],
    ['buyback_bonuses', 'manufacturer_id'],
  ],
  device_types: [
    ['device_models', 'type_id'],
    ['type_categories', 'device_type_id'],
    ['used_product_bonuses', 'device_type_id'],
    ['buyback_bonuses', 'device_type_id'],
    ['price_list_questions', 'type_id'],
  ],
  device_models: [
    ['device_colors', 'model_id'],
    ['master_products', 'device_model_id'],
    ['price_list_prices', 'model_id'],
  ],
  device_colors: [
    ['master_products', 'device_color_id'],
    ['buybacks', 'color_id'],
  ],
};

// History calls parts of a published price list by the list itself.
const calledBy = {
  price_list_questions: 'price_list_versions',
  price_list_prices: 'price_list_versions',
} as const satisfies Record<string, NamedTable>;

/** A table that people have a name for, which says where a row is used. */
type NamedTable = KnownResource['table'] | keyof typeof changedTables;
type UsingTable = NamedTable | keyof typeof calledBy;

const nameOf = (table: UsingTable): NamedTable => {
  const called: Readonly<Partial<Record<UsingTable, NamedTable>>> = calledBy;
  return called[table] ?? (table as NamedTable); // what is not called by another has a name
};

/** How often a row is used, by table; tables without a use are left out. One statement. */
async function usesOf(
  trx: Knex,
  table: string,
  id: number,
): Promise<{ readonly table: string; readonly count: number }[]> {
  const counts = (references[table] ?? []).map(
    ([from, column]) =>
      `select '${nameOf(from)}' as "table", count(*)::integer as count
       from ${from} where ${column} = :id`,
  );
  const { rows } = await trx.raw<{ rows: { table: string; count: number }[] }>(
    `select * from (${counts.join(' union all ')}) u where count > 0`,
    { id },
  );
  return rows;
}

/** Refuses to delete what is used, with how often and where. */
export const refuseUsed =
  (table: string) =>
  async (trx: Knex, row: { readonly id: number }): Promise<void> => {
    const uses = await usesOf(trx, table, row.id);
    if (uses.length > 0) throw new Refusal(409, 'still_used', { extra: { uses } });
  };
