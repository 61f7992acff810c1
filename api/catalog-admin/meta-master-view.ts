import type { Knex } from 'knex';
import type { z } from 'zod';
import type { excludeMetaMaster, getMetaMaster } from '#core/contract/catalog-admin-meta-master.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { Refusal } from '../platform/http/refusal.ts';

export type MetaMasterView = z.output<(typeof getMetaMaster)['reply']>;
type Families = z.output<(typeof excludeMetaMaster)['reply']>;

/** A family as staff see it; 404 where there is none. */
export async function loadMetaMaster(
  knex: Knex,
  id: number,
  language: Language,
): Promise<MetaMasterView> {
  const row: Omit<MetaMasterView, 'masterProducts'> | undefined = await knex('meta_masters')
    .where({ id })
    .select('id', 'version', 'kind', { seoName: 'seo_name', manufacturerId: 'manufacturer_id' })
    .select({ nameCs: 'name_cs', nameRo: 'name_ro', filesetId: 'fileset_id' })
    .select({ descriptionCs: 'description_cs', descriptionRo: 'description_ro' })
    .first(knex.raw(`to_char(released_on, 'YYYY-MM-DD') as "releasedOn"`));
  if (!row) throw new Refusal(404, 'not_found');
  const masterProducts: MetaMasterView['masterProducts'] = await knex('master_products as v')
    .leftJoin('product_grid_rows as g', 'g.id', 'v.id')
    .where('v.meta_master_id', id)
    .orderBy(['v.group_name', 'v.position', 'v.id'])
    .select('v.id', 'v.code', 'v.version', { seoName: 'v.seo_name', groupName: 'v.group_name' })
    .select({ isActive: 'v.is_active', name: `v.name_${language}` })
    .select({ colorValueId: 'v.color_value_id' })
    // The list keeps -1 where nothing is for sale, as it is put in order by its prices.
    .select(knex.raw('nullif(g.new_price, -1) as "newPrice"'))
    .select(knex.raw('nullif(g.used_price, -1) as "usedPrice"'))
    .select(knex.raw('coalesce(g.free, 0)::integer as stock'));
  return { ...row, masterProducts };
}

interface FamilySearch {
  readonly term: string;
  readonly of?: 'accessory' | 'device' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Families but one, by name, each with the number of its variants. */
export async function otherFamilies(
  knex: Knex,
  excludedId: number,
  { term, of, offset, limit }: FamilySearch,
  language: Language,
): Promise<Families> {
  const name = `name_${language}`;
  const matching = knex('meta_masters').whereNot('id', excludedId);
  if (of === 'accessory') void matching.where('kind', 'accessory');
  if (of === 'device') void matching.whereNot('kind', 'accessory');
  if (term !== '') {
    const part = `%${escapeLike(term)}%`;
    void matching.whereRaw('(seo_name ilike ? or ?? ilike ?)', [part, name, part]);
  }
  const [counted] = await matching.clone().count<{ count: number }[]>('id');
  const results: Families['results'] = await matching
    .orderBy([name, 'id'])
    .offset(offset)
    .limit(limit)
    .select('id', { seoName: 'seo_name', name })
    .select(
      knex('master_products as v')
        .whereRaw('v.meta_master_id = meta_masters.id')
        .select(knex.raw('count(*)::integer'))
        .as('masterProductCount'),
    );
  if (!counted) throw new Error('a count has no row');
  return { count: counted.count, results };
}
