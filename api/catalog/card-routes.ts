import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { WireText } from '../platform/http/wire-text.ts';
import { cardsJson, type CardText } from './cards/card-text.ts';
import { cardsOfVariants, type NamedCard } from './cards/cards-of-variants.ts';
import type { CardReading } from './cards/read-cards-of-pieces.ts';
import { conditionPlace } from './order-sql.ts';
import { cardsKey } from './surrogate-keys.ts';

const rowNames = ['bestselling', 'newest', 'used', 'reduced'] as const;
/** Cards in a row of the home page. */
const perRow = 12;

interface HomeCard extends CardText {
  readonly row: (typeof rowNames)[number];
}

/** Cards that a row is chosen from: a family in all its capacities takes one place, not the row. */
const perChoice = perRow * 10;

/** Each row walks its own index until it has enough to choose from. */
const homeSql = (language: Language) => {
  const row = (name: string, filter: string, order: string) => `
    (select '${name}' as row, id, row_number() over (order by ${order}) as place
      from (
        select c.*, row_number() over (partition by c.meta_master_id order by ${order}) as in_family
        from (
          select * from listing_cards
          where availability_rank < 2 and ${filter} order by ${order} limit ${String(perChoice)}
        ) c
      ) c
      where in_family = 1 order by ${order} limit ${String(perRow)})`;
  const popular = 'popularity desc, id';
  return `
    with chosen as (
      ${row('bestselling', `condition = 'new' and kind <> 'accessory'`, popular)}
      union all
      ${row('newest', `condition = 'new' and kind <> 'accessory'`, 'released_on desc, id')}
      union all
      ${row('used', `condition = 'used'`, popular)}
      union all
      (select 'reduced', id, row_number() over (order by ${popular})
        from (
          select distinct on (c.meta_master_id) c.id, c.popularity
          from (
            select id as card_for, null::integer as offer_id, prior_price from products
            where reduced_at is not null and prior_for = reduced_at
            union all
            select product_id, id, prior_price from limited_offers where prior_for = valid_from
          ) reduced
          join listing_cards c on c.product_id = card_for
            and c.limited_offer_id is not distinct from offer_id
          where c.price < reduced.prior_price and c.availability_rank < 2
          order by c.meta_master_id, c.id
        ) families
        order by ${popular} limit ${String(perRow)})
    )
    select h.row, t.${language} as card, t.stock
    from chosen h join listing_card_texts t on t.card_id = h.id
    order by h.row, h.place`;
};

const homeStatements = { cs: homeSql('cs'), ro: homeSql('ro') };

/** A variant has a card per condition: the first that is to be had is taken, new before used. */
const byNameSql = (language: Language) => `
  select v.seo_name as name, t.${language} as card, t.stock
  from unnest($1::text[]) with ordinality as asked (name, place)
  join master_products v on v.seo_name = asked.name and v.is_active
  join lateral (
    select c.id from listing_cards c
    where c.meta_master_id = v.meta_master_id and c.group_name = v.group_name and exists (
      select 1 from products p where p.master_product_id = v.id and p.condition = c.condition
        and p.is_on_sale and p.sold_at is null
    )
    order by c.availability_rank = 3,
      ${conditionPlace('c.condition')} limit 1
  ) chosen on true
  join listing_card_texts t on t.card_id = chosen.id
  order by asked.place`;

const byNameStatements = { cs: byNameSql('cs'), ro: byNameSql('ro') };

/** Cards of variants by their names, in the order asked. */
export async function findCardsByName(
  db: Knex,
  names: readonly string[],
  reading: CardReading,
): Promise<readonly NamedCard[]> {
  const statement = byNameStatements[reading.language];
  const rows = await query<NamedCard>(db, statement, [[...new Set(names)]]);
  return cardsOfVariants(db, rows, reading);
}

/** Cards outside of categories. */
export const cardRoutes = ({ knex, market }: Dependencies): BoundRoute[] => [
  bind('catalog-home', async (_, context) => {
    const rows = await query<HomeCard>(knex, homeStatements[context.language], []);
    context.tag(cardsKey);
    const lists = rowNames.map((name) => {
      const cards = rows.filter(({ row }) => row === name);
      return `"${name}":[${cardsJson(cards, context, market.timeZone)}]`;
    });
    return new WireText(`{${lists.join(',')}}`);
  }),
  bind('catalog-cards', async ({ query: { names } }, context) => {
    const rows = await findCardsByName(knex, names, context);
    return new WireText(`{"results":[${cardsJson(rows, context, market.timeZone)}]}`);
  }),
];
