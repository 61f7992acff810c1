import type { Knex } from 'knex';
import {
  inheritCategories,
  type InheritedCategory,
  type MappedCategory,
} from '#core/feeds/inherit-categories.ts';
import type { Language } from '#core/market/market.ts';

export interface MappedRow extends MappedCategory {
  /** Of what it says itself; 0 where it never did. */
  readonly version: number;
}

/** Every category of the tree, parents and smaller positions first, with what others call it. */
export async function readMapped(db: Knex, language: Language): Promise<MappedRow[]> {
  const { rows } = await db.raw<{ rows: MappedRow[] }>(`
    with recursive tree as (
      select id, array[position, id] as place from type_categories where parent_id is null
      union all
      select c.id, t.place || array[c.position, c.id]
      from tree t join type_categories c on c.parent_id = t.id
    )
    select c.id, c.parent_id as "parentId", c.name_${language} as name,
      coalesce(m.version, 0) as version,
      json_build_object('heureka', coalesce(m.heureka, ''), 'zbozi', coalesce(m.zbozi, ''),
        'google', coalesce(m.google, ''), 'glami', coalesce(m.glami, '')) as own
    from tree t
    join type_categories c on c.id = t.id
    left join feed_categories m on m.category_id = c.id
    order by t.place`);
  return rows;
}

export const readInherited = async (
  db: Knex,
  language: Language,
): Promise<ReadonlyMap<number, InheritedCategory>> =>
  inheritCategories(await readMapped(db, language));
