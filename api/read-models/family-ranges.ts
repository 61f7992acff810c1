import type { Knex } from 'knex';
import type { FamilyRange } from '../catalog/cards/family-filter.ts';

/** All families that have variants, `size` numbers at a time. */
export async function familyRanges(trx: Knex, size: number): Promise<readonly FamilyRange[]> {
  const { rows } = await trx.raw<{ rows: FamilyRange[] }>(
    `select min(v.meta_master_id) as first, max(v.meta_master_id) as last,
       min(v.id) as "firstVariant", max(v.id) as "lastVariant",
       min(p.id) as "firstItem", max(p.id) as "lastItem"
     from master_products v
     left join products p on p.master_product_id = v.id and p.sold_at is null
     group by (v.meta_master_id - 1) / :size
     order by 1`,
    { size },
  );
  return rows;
}
