import { offerState } from '#core/catalog/limited-offer.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { WireText } from '../platform/http/wire-text.ts';
import { cardsJson, wireJson } from './cards/card-text.ts';
import { cardsOfVariants, type NamedCard } from './cards/cards-of-variants.ts';
import { clockUntil } from './product/offer-views.ts';
import { cardsKey } from './surrogate-keys.ts';
import type { Rows } from '../platform/database/rows.ts';

type LimitedRow = NamedCard &
  Pick<
    Rows['limited_offers'],
    'id' | 'price' | 'valid_from' | 'valid_until' | 'pieces' | 'sold_pieces'
  > & {
    readonly usual_price: number;
  };

const dayMs = 86_400_000;

const limitedSql = (language: Language) => `
  select o.id, o.price, p.price as usual_price, o.valid_from, o.valid_until, o.pieces,
    o.sold_pieces, v.seo_name as name, t.${language} as card, t.stock
  from limited_offers o
  join products p on p.id = o.product_id and p.is_on_sale and p.sold_at is null
  join master_products v on v.id = p.master_product_id and v.is_active
  join listing_cards c on c.meta_master_id = v.meta_master_id and c.group_name = v.group_name
    and c.condition = p.condition
  join listing_card_texts t on t.card_id = c.id
  where o.valid_until > $1 and o.valid_from < $2
  order by o.valid_until, o.id
  limit 60`;

const statements = { cs: limitedSql('cs'), ro: limitedSql('ro') };

/** Offers that run now or begin within a day, by the server's clock. */
export const limitedOfferRoutes = ({ knex, market }: Dependencies): BoundRoute[] => [
  bind('catalog-limited-offers', async (_, context) => {
    const { now, language } = context;
    const soon = new Date(now.getTime() + dayMs);
    const found = await query<LimitedRow>(knex, statements[language], [now, soon]);
    const rows = await cardsOfVariants(knex, found, context);
    context.tag(cardsKey);
    context.changesAt(clockUntil(now));
    const offers = rows.flatMap((row) => {
      const period = { from: row.valid_from, until: row.valid_until };
      const state = offerState({ ...row, ...period, soldPieces: row.sold_pieces }, now);
      if (state.state !== 'running' && state.state !== 'upcoming') return [];
      const piecesLeft = row.pieces === null ? null : row.pieces - row.sold_pieces;
      const head = wireJson({
        id: row.id,
        price: row.price,
        usualPrice: row.usual_price,
        piecesLeft,
        from: period.from.toISOString(),
        until: period.until.toISOString(),
      });
      const product = cardsJson([row], context, market.timeZone);
      return [`${head.slice(0, -1)},"product":${product}}`];
    });
    const serverTime = JSON.stringify(now.toISOString());
    return new WireText(`{"server_time":${serverTime},"offers":[${offers.join(',')}]}`);
  }),
];
