import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { WireText } from '../platform/http/wire-text.ts';
import { findCardsByName } from './card-routes.ts';
import { cardsJson, wireJson } from './cards/card-text.ts';
import { attributeText } from './product/detail-parts-sql.ts';
import { cardsKey, wordsKey } from './surrogate-keys.ts';

interface ComparedValues {
  readonly group: string;
  readonly code: string;
  readonly label: string;
  /** By `seo_name` of the variants. */
  readonly values: Readonly<Record<string, string>>;
}

const valuesSql = (language: Language) => `
  select x.group, x.code, x.label, json_object_agg(x.seo_name, x.value) as values
  from (
    select g.name_${language} as group, g.position as group_position, a.position, a.id, a.code,
      a.name_${language} as label, v.seo_name,
      string_agg(${attributeText(language)}, ', ' order by pa.place) as value
    from master_products v
    join product_attributes pa on pa.master_product_id = v.id
    join attributes a on a.id = pa.attribute_id
    join attribute_groups g on g.id = a.group_id
    left join attribute_values o on o.id = pa.value_id
    left join units u on u.id = a.unit_id
    where v.seo_name = any($1)
    group by g.id, a.id, v.seo_name
  ) x
  group by x.group, x.group_position, x.position, x.id, x.code, x.label
  order by x.group_position, x.position, x.id`;

const statements = { cs: valuesSql('cs'), ro: valuesSql('ro') };

/** Variants side by side. */
export const compareRoutes = ({ knex, market }: Dependencies): BoundRoute[] => [
  bind('catalog-compare', async ({ query: { names } }, context) => {
    const cards = await findCardsByName(knex, names, context);
    const shown = cards.map(({ name }) => name);
    const rows = await query<ComparedValues>(knex, statements[context.language], [shown]);
    context.tag(cardsKey, wordsKey);
    const groups = new Set(rows.map(({ group }) => group));
    const head = wireJson({
      groups: [...groups].map((group) => ({
        group,
        rows: rows.filter((row) => row.group === group).map((row) => comparedRow(row, shown)),
      })),
    });
    const products = cardsJson(cards, context, market.timeZone);
    return new WireText(`${head.slice(0, -1)},"products":[${products}]}`);
  }),
];

function comparedRow({ code, label, values }: ComparedValues, names: readonly string[]) {
  const texts = names.map((name) => values[name] ?? null);
  return { code, label, values: texts, differs: new Set(texts).size > 1 };
}
