import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';

/** A product that is there no more; null is what nobody recorded. */
export interface GoneProduct {
  readonly id: number;
  readonly code: string | null;
  readonly name: string | null;
}

/** What products were called that are there no more, by the record of their deletion. */
export async function goneProducts(
  trx: Knex,
  ids: readonly number[],
  language: Language,
): Promise<readonly GoneProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await trx.raw<{ rows: GoneProduct[] }>(
    `select id, e.before ->> 'code' as code, e.before ->> :name as name
     from unnest(:ids::integer[]) with ordinality as wanted (id, place)
     left join lateral (
       select before from change_entries
       where table_name = 'master_products' and row_id = wanted.id and op = 'delete'
       order by set_id desc limit 1
     ) e on true
     order by place`,
    { ids: [...ids], name: `name_${language}` },
  );
  return rows;
}
