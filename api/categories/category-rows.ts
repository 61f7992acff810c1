import type { Knex } from 'knex';
import { categoryTree, type CategoryTree } from '#core/categories/category-tree.ts';
import type { Language } from '#core/market/market.ts';
import { query } from '../platform/database/query.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import type { Rows } from '../platform/database/rows.ts';

/** A category as it is stored, its manufacturers among it. */
export interface StoredCategory {
  readonly id: number;
  readonly version: number;
  readonly parent_id: number | null;
  readonly position: number;
  readonly name_cs: string;
  readonly name_ro: string;
  readonly seo_name: string;
  readonly url_path: string;
  readonly for_display: boolean;
  readonly for_buyout: boolean;
  readonly for_service: boolean;
  readonly filterable: boolean;
  readonly photo_fileset_id: number | null;
  readonly device_type_id: number | null;
  readonly meilisearch_boost: number;
  readonly manufacturers: readonly number[];
}

const whole = `
  select c.id, c.version, c.parent_id, c.position, c.name_cs, c.name_ro, c.seo_name, c.url_path,
    c.for_display, c.for_buyout, c.for_service, c.filterable, c.photo_fileset_id, c.device_type_id,
    c.meilisearch_boost::float8 as meilisearch_boost, coalesce(m.ids, '{}') as manufacturers
  from type_categories c
  left join (
    select category_id, array_agg(manufacturer_id order by manufacturer_id) as ids
    from type_category_manufacturers group by category_id
  ) m on m.category_id = c.id`;

/** All categories by one query, whatever the depth of the tree (T-CAT-10). */
export const readCategories = (db: Knex): Promise<readonly StoredCategory[]> =>
  query<StoredCategory>(db, `${whole} order by c.position, c.id`, []);

/** One of them; 404 where there is none. */
export async function readCategory(db: Knex, id: number): Promise<StoredCategory> {
  const [row] = await query<StoredCategory>(db, `${whole} where c.id = $1`, [id]);
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

// Any number that no other lock of the shop has.
const treeLock = 4_120_003;

/** From here to the end of the transaction nobody else changes the shape of the tree (T-CAT-3). */
export async function lockTree(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [treeLock]);
}

type ShapeRow = CamelRow<Pick<Rows['type_categories'], 'seo_name' | 'id' | 'position'>> & {
  readonly parent: number | null;
};

/** The tree as it is stored now; the caller holds its lock. */
export const readTree = async (trx: Knex): Promise<CategoryTree> =>
  categoryTree(
    await trx('type_categories').select<ShapeRow[]>('id', 'position', {
      parent: 'parent_id',
      seoName: 'seo_name',
    }),
  );

/** A category as the contract says it. */
export const categoryView = (row: StoredCategory, language: Language) => ({
  id: row.id,
  version: row.version,
  parent: row.parent_id,
  name: row[`name_${language}`],
  nameCs: row.name_cs,
  nameRo: row.name_ro,
  seoName: row.seo_name,
  urlPath: row.url_path,
  forDisplay: row.for_display,
  forBuyout: row.for_buyout,
  forService: row.for_service,
  filterable: row.filterable,
  manufacturers: row.manufacturers,
  photoId: row.photo_fileset_id,
  typeDevice: row.device_type_id,
  meilisearchBoost: String(row.meilisearch_boost),
});
