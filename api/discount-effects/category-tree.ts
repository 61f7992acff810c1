import type { Knex } from 'knex';
import type { CategoryTree } from '#core/discounts/overlapping.ts';
import { query } from '../platform/database/query.ts';

/** Every category with those above it, itself first. */
export async function readCategories(db: Knex): Promise<CategoryTree['ofCategory']> {
  const rows = await query<{ id: number; parent_id: number | null }>(
    db,
    'select id, parent_id from type_categories',
    [],
  );
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  return new Map(
    rows.map(({ id }) => {
      const line: string[] = [];
      for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) {
        line.push(String(at));
      }
      return [String(id), line];
    }),
  );
}

/** The categories of variants by their code, with all above them. */
export async function readPlaces(
  db: Knex,
  codes: readonly string[],
  ofCategory: CategoryTree['ofCategory'],
): Promise<CategoryTree['ofProduct']> {
  const rows = await query<{ code: string; ids: readonly number[] }>(
    db,
    `select m.code, array_agg(c.category_id) as ids
    from master_products m join master_product_categories c on c.master_product_id = m.id
    where m.code = any($1) group by m.code`,
    [[...new Set(codes)]],
  );
  return new Map(
    rows.map(({ code, ids }) => [
      code,
      [...new Set(ids.flatMap((id) => ofCategory.get(String(id)) ?? []))],
    ]),
  );
}
