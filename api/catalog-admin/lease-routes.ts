import type { Knex } from 'knex';
import { offerState } from '#core/catalog/limited-offer.ts';
import { leaseExample, type LoanTerms } from '#core/installments/lease-example.ts';
import type { Language } from '#core/market/market.ts';
import { conditionPlace } from '../catalog/order-sql.ts';
import { priceNow, priceUntil } from '../catalog/cards/offered-prices-sql.ts';
import { findLoans } from '../catalog/product/find-loans.ts';
import { familyKey } from '../catalog/surrogate-keys.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { loadComponent, type Component } from './component-routes.ts';
import type { Rows } from '../platform/database/rows.ts';

type OfferRow = Pick<
  Rows['limited_offers'],
  'id' | 'price' | 'valid_from' | 'valid_until' | 'pieces' | 'sold_pieces'
> &
  Pick<Rows['products'], 'master_product_id'> &
  Pick<Rows['master_products'], 'seo_name'> & {
    readonly name: string;
    readonly usual_price: number;
  };

type LeaseRow = Pick<Rows['products'], 'condition' | 'price'> & {
  readonly price_until: Date | null;
};

const leaseSql = `
  select p.condition, min(${priceNow('p', '$2')}) as price,
    min(${priceUntil('p', '$2')}) as price_until
  from products p
  where p.master_product_id = $1 and p.is_on_sale and p.sold_at is null
  group by p.condition
  order by ${conditionPlace('p.condition')}`;

/** What goods would cost by the month (SPECIFICATION 7). */
export function leaseRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const info = bind('lease-info', async ({ params: { masterProductId } }, context) => {
    const variant: { meta_master_id: number } | undefined = await knex('master_products')
      .where({ id: masterProductId, is_active: true })
      .first('meta_master_id');
    if (!variant) throw new Refusal(404, 'not_found');
    context.tag(familyKey(variant.meta_master_id));
    const rows = await query<LeaseRow>(knex, leaseSql, [masterProductId, context.now]);
    const loans = await findLoans(knex, context);
    const offers = rows.map(({ condition, price, price_until }) => {
      if (price_until) context.changesAt(price_until);
      return { condition, price, lease: leaseExample(price, loans) };
    });
    return { masterProductId, offers };
  });

  const limited = bind('limited-offers-lease', async ({ params }, context) => {
    const { language, now } = context;
    const component = await loadComponent(knex, params.componentPk);
    if (component.kind !== 'limited_offers_lease') throw new Refusal(404, 'not_found');
    const rows = await offersOf(knex, component, language, now);
    const loans = await findLoans(knex, context);
    return {
      title: language === 'cs' ? component.params.titleCs : component.params.titleRo,
      serverTime: now.toISOString(),
      offers: rows.flatMap((row) => shownOffer(row, loans, now)),
    };
  });

  return [info, limited];
}

/** Offers that have not ended, those that end first in front; one statement. */
async function offersOf(
  knex: Knex,
  { params: { masterProductIds, limit } }: Component,
  language: Language,
  now: Date,
): Promise<OfferRow[]> {
  const offers = knex('limited_offers as o')
    .join('products as p', 'p.id', 'o.product_id')
    .join('master_products as m', 'm.id', 'p.master_product_id')
    .where({ 'm.is_active': true, 'p.is_on_sale': true, 'p.sold_at': null })
    .where('o.valid_from', '<=', now)
    .where('o.valid_until', '>', now)
    .whereRaw('(o.pieces is null or o.sold_pieces < o.pieces)');
  if (masterProductIds.length > 0) void offers.whereIn('m.id', masterProductIds);
  return offers
    .orderBy(['o.valid_until', 'o.id'])
    .limit(limit)
    .select<OfferRow[]>('o.id', 'm.seo_name', 'o.price', 'o.valid_from', 'o.valid_until')
    .select('o.pieces', 'o.sold_pieces', {
      master_product_id: 'm.id',
      name: `m.name_${language}`,
      usual_price: 'p.price',
    });
}

function shownOffer(row: OfferRow, loans: readonly LoanTerms[], now: Date) {
  const { valid_from: from, valid_until: until, pieces, sold_pieces: soldPieces } = row;
  const state = offerState({ from, until, pieces, soldPieces }, now);
  if (state.state !== 'running') return [];
  return [
    {
      id: row.id,
      masterProductId: row.master_product_id,
      seoName: row.seo_name,
      name: row.name,
      price: row.price,
      usualPrice: row.usual_price,
      from: from.toISOString(),
      until: until.toISOString(),
      piecesLeft: state.piecesLeft,
      lease: leaseExample(row.price, loans),
    },
  ];
}
