import type { Knex } from 'knex';
import type { MarketCode } from '#core/market/market.ts';
import { categoryMakers, readCategories } from '../data/shop-categories.ts';
import { insertRows } from '../insert-rows.ts';
import { slugOf } from '../slug.ts';
import { idsBy } from './shop-ids.ts';
import type { Rows } from '../../platform/database/rows.ts';

type CategoryRow = Pick<
  Rows['type_categories'],
  | 'id'
  | 'parent_id'
  | 'position'
  | 'name_cs'
  | 'name_ro'
  | 'seo_name'
  | 'url_path'
  | 'for_buyout'
  | 'for_service'
  | 'filterable'
  | 'device_type_id'
> & {
  readonly meilisearch_boost: number;
};

/** Inserts the tree of categories; returns their ids by the keys that products name. */
export async function insertCategories(
  trx: Knex.Transaction,
  market: MarketCode,
): Promise<ReadonlyMap<string, number>> {
  const types = await idsBy(trx, 'device_types', 'kind');
  const makers = await idsBy(trx, 'manufacturers');
  const rows = new Map<string, CategoryRow>();
  const makerRows: { category_id: number; manufacturer_id: number | undefined }[] = [];
  const add = (key: string, parent: CategoryRow | undefined, row: Partial<CategoryRow>) => {
    const seoName = row.seo_name ?? '';
    const whole: CategoryRow = {
      id: rows.size + 1,
      parent_id: parent?.id ?? null,
      position: rows.size,
      name_cs: '',
      name_ro: '',
      meilisearch_boost: 1,
      filterable: true,
      ...row,
      seo_name: seoName,
      url_path: `${parent?.url_path ?? ''}/${seoName}`,
      for_buyout: types.has(key.split('/', 1)[0] ?? ''),
      for_service: types.has(key.split('/', 1)[0] ?? ''),
      device_type_id: types.get(key.split('/', 1)[0] ?? '') ?? null,
    };
    rows.set(key, whole);
    return whole;
  };
  for (const category of readCategories()) {
    const { key, parentKey, nameCs, nameRo, slug, boost } = category;
    const whole = add(key, rows.get(parentKey ?? ''), {
      name_cs: nameCs,
      name_ro: nameRo,
      seo_name: slug[market],
      meilisearch_boost: boost,
    });
    for (const maker of categoryMakers[key] ?? []) {
      const names = { name_cs: `${nameCs} ${maker}`, name_ro: `${nameRo} ${maker}` };
      const { id } = add(`${key}/${maker}`, whole, {
        ...names,
        meilisearch_boost: boost,
        seo_name: slugOf(maker),
      });
      makerRows.push({ category_id: id, manufacturer_id: makers.get(slugOf(maker)) });
    }
  }
  await insertRows(trx, 'type_categories', [...rows.values()]);
  await trx.raw(
    `select setval(pg_get_serial_sequence('type_categories', 'id'), max(id)) from type_categories`,
  );
  await insertRows(trx, 'type_category_manufacturers', makerRows);
  return new Map([...rows].map(([key, { id }]) => [key, id]));
}
