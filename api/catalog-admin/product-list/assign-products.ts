import type { Knex } from 'knex';
import { familiesChanged } from '../../read-models/families-changed.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { showCategories } from '../../read-models/show-categories.ts';

export type Direction = 'add' | 'remove';

/** What became of the pairs of products and categories. */
export interface Assigned {
  readonly changed: number;
  readonly already: number;
  /** Products that are not there. */
  readonly unknown: readonly number[];
}

interface Assignment {
  readonly direction: Direction;
  /** Ids without repetition, in their order: two assignments then never wait in a ring. */
  readonly products: readonly number[];
  readonly categories: readonly number[];
}

/** Products of one statement: it ends well before a statement's time is over. */
const atOnce = 10_000;

const statements: Readonly<Record<Direction, string>> = {
  add: `
    insert into master_product_categories (category_id, master_product_id)
    select category_id, product_id
    from unnest(:products::integer[]) as product_id
    cross join unnest(:categories::integer[]) as category_id
    order by product_id, category_id
    on conflict do nothing
    returning master_product_id`,
  remove: `
    delete from master_product_categories
    where master_product_id = any(:products::integer[])
      and category_id = any(:categories::integer[])
    returning master_product_id`,
};

/**
 * Assigns products to categories, or takes them out; of a large number the cards of lists follow as
 * jobs of the same change. Refuses categories that are not there.
 */
export async function assignProducts(
  trx: Knex.Transaction,
  deps: Dependencies,
  { direction, products, categories }: Assignment,
): Promise<Assigned> {
  // A hundred thousand rows take longer than a statement of a visitor may.
  await trx.raw("set local statement_timeout to '120s'");
  await requireCategories(trx, categories);
  const { rows: there } = await trx.raw<{ rows: { id: number; family: number }[] }>(
    `select id, meta_master_id as family from master_products
     where id = any(:products::integer[]) order by id for key share`,
    { products: [...products] },
  );
  const familyOf = new Map(there.map(({ id, family }) => [id, family]));
  const known = [...familyOf.keys()];
  let changed = 0;
  const touched = new Set<number>();
  for (let start = 0; start < known.length; start += atOnce) {
    const { rows } = await trx.raw<{ rows: { master_product_id: number }[] }>(
      statements[direction],
      { products: known.slice(start, start + atOnce), categories: [...categories] },
    );
    changed += rows.length;
    for (const row of rows) touched.add(row.master_product_id);
  }
  const families = new Set([...touched].map((id) => familyOf.get(id) ?? 0));
  const isShown = await familiesChanged(trx, deps, [...families]);
  if (!isShown) await showCategories(trx, [...touched]);
  return {
    changed,
    already: known.length * categories.length - changed,
    unknown: products.filter((id) => !familyOf.has(id)),
  };
}

async function requireCategories(trx: Knex, categories: readonly number[]): Promise<void> {
  const found = await trx('type_categories')
    .whereIn('id', [...categories])
    .orderBy('id')
    .forKeyShare()
    .select('id');
  if (found.length < categories.length) {
    throw new FieldRefusal({ typeCategoryIds: ['unknown_row'] });
  }
}
