import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { query } from '../platform/database/query.ts';
import { cardsKey, categoriesKey } from './surrogate-keys.ts';
import type { Rows } from '../platform/database/rows.ts';

type NodeRow = Pick<Rows['type_categories'], 'id' | 'parent_id' | 'url_path'> & {
  readonly name: string;
  readonly count: number;
};

const menuSql = (language: Language) => `
  select c.id, c.parent_id, coalesce(e.name_${language}, c.name_${language}) as name, c.url_path,
    coalesce(n.cards, 0) as count
  from type_categories c
  left join menu_entries e on e.category_id = c.id
  left join category_fact_counts n on n.category_id = c.id and n.fact = 0
  where c.for_display and e.is_hidden is not true
  order by coalesce(e.place, c.position), c.position, c.id`;

const statements = { cs: menuSql('cs'), ro: menuSql('ro') };

/** The menus of the shop. */
export const menuRoutes = ({ knex }: Dependencies): BoundRoute[] => [
  bind('hamburger-menu', async (_, { language, tag }) => {
    const rows = await query<NodeRow>(knex, statements[language], []);
    tag(categoriesKey, cardsKey);
    const of = (parent: number | null) => rows.filter(({ parent_id }) => parent_id === parent);
    return {
      categories: of(null).map((root) => ({
        ...leaf(root),
        children: of(root.id).map((group) => ({
          ...leaf(group),
          children: of(group.id).map(leaf),
        })),
      })),
    };
  }),
];

const leaf = ({ id, name, url_path, count }: NodeRow) => ({ id, name, urlPath: url_path, count });
