import { availabilityOf } from '#core/catalog/availability.ts';
import { deviceKinds, type DeviceKind } from '#core/buyback/device-kind.ts';
import type { Language } from '#core/market/market.ts';
import { deviceKindNames as cs } from '#core/phrases/cs/device-kinds.ts';
import { deviceKindNames as ro } from '#core/phrases/ro/device-kinds.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { cardFacts } from './cards/card-text.ts';
import { cardsUntil } from './cards/cards-until.ts';
import { cardsKey, wordsKey } from './surrogate-keys.ts';
import type { Rows } from '../platform/database/rows.ts';

const kindNames = { cs, ro };

type PricedRow = Pick<Rows['listing_cards'], 'condition' | 'price'> &
  Pick<Rows['master_products'], 'seo_name'> &
  Pick<Rows['listing_card_texts'], 'stock'> & {
    readonly name: string;
    readonly manufacturer: string;
  };

type ChoiceRow = Pick<Rows['manufacturers'], 'slug' | 'name'> & {
  readonly kind: DeviceKind;
  readonly cards: number;
};

const rowsSql = (language: Language) => `
  select v.seo_name, c.name_${language} as name, m.name as manufacturer, c.condition, c.price,
    t.stock
  from (
    select * from listing_cards
    where ($1::text is null or kind = $1)
      and ($2::text is null
        or manufacturer_id = (select id from manufacturers where slug = $2))
    order by name_${language}, id limit $3 offset $4
  ) c
  join listing_card_texts t on t.card_id = c.id
  join master_products v on v.id = c.master_product_id
  join manufacturers m on m.id = c.manufacturer_id
  order by c.name_${language}, c.id`;

const statements = { cs: rowsSql('cs'), ro: rowsSql('ro') };

/** Few rows however many cards there are; the whole table is counted only until a card changes. */
const choicesSql = `
  select c.kind, m.slug, m.name, c.cards
  from (
    select kind, manufacturer_id, count(*)::integer as cards
    from listing_cards group by kind, manufacturer_id
  ) c
  join manufacturers m on m.id = c.manufacturer_id
  order by m.name`;

/** All that is sold with its price. */
export const shopPriceListRoutes = ({ knex, market }: Dependencies): BoundRoute[] => [
  bind('catalog-price-list', async ({ query: asked }, context) => {
    const { language, today, tag, changesAt } = context;
    const { kind = null, manufacturer = null, limit, offset } = asked;
    const values = [kind, manufacturer, limit, offset];
    const rows = await query<PricedRow>(knex, statements[language], values);
    const choices = await query<ChoiceRow>(knex, choicesSql, []);
    tag(cardsKey, wordsKey);
    changesAt(cardsUntil(today, market.timeZone));
    const ofKind = choices.filter((row) => kind === null || row.kind === kind);
    const counted = ofKind.filter((row) => manufacturer === null || row.slug === manufacturer);
    const makers = new Map(ofKind.map(({ slug, name }) => [slug, name]));
    return {
      count: counted.reduce((sum, { cards }) => sum + cards, 0),
      results: rows.map(({ seo_name, stock, ...row }) => ({
        ...row,
        seoName: seo_name,
        availability: availabilityOf(cardFacts(stock, context), today),
      })),
      kinds: deviceKinds
        .filter((each) => choices.some((row) => row.kind === each))
        .map((each) => ({ value: each, label: kindNames[language][each] })),
      manufacturers: [...makers].map(([value, label]) => ({ value, label })),
    };
  }),
];
