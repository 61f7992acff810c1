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
  const masterProducts: MetaMasterView['masterProducts'] = await knex('master_products')
    .where('meta_master_id', id)
    .orderBy(['group_name', 'position', 'id'])
    .select('id', 'code', 'version', { seoName: 'seo_name', groupName: 'group_name' })
    .select({ isActive: 'is_active', name: `name_${language}` });
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
