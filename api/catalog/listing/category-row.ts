import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';
import { devicesBelow } from './facts.ts';
import type { Rows } from '../../platform/database/rows.ts';

/** How many cards have a fact, with the names of what it says. */
export type FactRow = Pick<Rows['category_fact_counts'], 'fact' | 'cards'> &
  Pick<Rows['attribute_values'], 'hex'> & {
    /** Null of `anyCard` and of facts that the phrases name. */
    readonly value: string | null;
    readonly label: string | null;
    /** The attribute's code and name; null of what is no attribute. */
    readonly facet: string | null;
    readonly facet_label: string | null;
  };

export interface Place {
  readonly name: string;
  readonly urlPath: string;
}

export type CategoryRow = Pick<
  Rows['type_categories'],
  'id' | 'url_path' | 'for_buyout' | 'for_service'
> & {
  readonly name: string;
  readonly title: Rows['seo_texts']['title'] | null;
  readonly description: Rows['seo_texts']['description'] | null;
  readonly ancestors: readonly Place[];
  readonly children: readonly (Place & { readonly count: number })[];
  /** Facets in their order, values in theirs. */
  readonly facts: readonly FactRow[];
  /** Slug of the kind of devices that the category holds; null where it names none. */
  readonly device_type: Rows['device_types']['slug'] | null;
  readonly lowest: number | null;
  readonly highest: number | null;
};

/** Facts of a category with their names, in the order in which they are shown. */
const factRows = (language: Language) => `
  (select coalesce(json_agg(json_build_object('fact', n.fact, 'cards', n.cards,
      'value', coalesce(v.code, m.slug, d.seo_name), 'label', coalesce(v.name_${language}, m.name, d.name_${language}),
      'hex', v.hex, 'facet', a.code, 'facet_label', a.name_${language})
      order by g.position, a.position, a.id, m.popularity, m.name, d.popularity desc, v.position, v.id, n.fact desc), '[]')
    from category_fact_counts n
    left join attribute_values v on v.id = n.fact
    left join attributes a on a.id = v.attribute_id
    left join attribute_groups g on g.id = a.group_id
    left join manufacturers m on n.fact between ${String(devicesBelow)} and -1001 and m.id = -1000 - n.fact
    left join meta_masters d on n.fact < ${String(devicesBelow)} and d.id = ${String(devicesBelow)} - n.fact
    where n.category_id = c.id)`;

const categorySql = (language: Language) => `
  select c.id, c.name_${language} as name, c.url_path, s.title, s.description,
    c.for_buyout, c.for_service, t.slug as device_type,
    ${factRows(language)} as facts,
    (select price from category_cards where category_id = c.id order by price limit 1) as lowest,
    (select price from category_cards where category_id = c.id order by price desc limit 1)
      as highest,
    (select coalesce(json_agg(json_build_object('name', a.name_${language}, 'urlPath', a.url_path)
        order by length(a.url_path)), '[]')
      from type_categories a where starts_with(c.url_path, a.url_path || '/')) as ancestors,
    (select coalesce(json_agg(json_build_object('name', d.name_${language}, 'urlPath', d.url_path,
        'count', coalesce(n.cards, 0)) order by d.position, d.id), '[]')
      from type_categories d
      left join category_fact_counts n on n.category_id = d.id and n.fact = 0
      where d.parent_id = c.id and d.for_display) as children
  from type_categories c
  left join device_types t on t.id = c.device_type_id
  left join seo_texts s
    on s.subject_kind = 'category' and s.subject_id = c.id and s.language = '${language}'
  where c.url_path = $1 and c.for_display`;

const statements = { cs: categorySql('cs'), ro: categorySql('ro') };

/** A category by its address with all that its lists can be filtered by; null where there is none. */
export async function findCategory(
  db: Knex,
  path: string,
  language: Language,
): Promise<CategoryRow | null> {
  const [row] = await query<CategoryRow>(db, statements[language], [path]);
  return row ?? null;
}

/** The address to which a category moved; null where none ever lived at the path. */
export async function movedTo(db: Knex, path: string): Promise<string | null> {
  const [row] = await query<{ url_path: string }>(
    db,
    `select c.url_path from category_redirects r join type_categories c on c.id = r.category_id
     where r.path = $1 and c.for_display`,
    [path],
  );
  return row?.url_path ?? null;
}
