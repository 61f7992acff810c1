import type { Knex } from 'knex';
import { markets, type MarketCode } from '#core/market/market.ts';
import { seedAddOns } from '../data/add-ons.ts';
import { insertRows } from '../insert-rows.ts';
import { insertDeliveries } from './insert-deliveries.ts';
import { insertDiscounts } from './insert-discounts.ts';
import { idsBy } from './shop-ids.ts';
import { shelfPrice } from './shelf-price.ts';

/** Days for which the demonstration shop's limited offers run. */
const offerDays = 14;
const offers = 6;

/** Deliveries, add-ons, price levels, bonuses for used devices and a few offers limited in time. */
export async function insertOffers(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
): Promise<void> {
  const { currency } = markets[market];
  await insertDeliveries(trx, market, now);
  await insertDiscounts(trx, market);
  const addOns = seedAddOns.map(({ row, leastCrowns }) => ({
    ...row,
    minimal_price: shelfPrice(leastCrowns, currency),
  }));
  await insertRows(trx, 'add_ons', addOns);
  await insertRows(trx, 'price_levels', [
    { code: 'business', name_cs: 'Firemní ceny', name_ro: 'Prețuri pentru firme', position: 1 },
    { code: 'loyal', name_cs: 'Věrní zákazníci', name_ro: 'Clienți fideli', position: 2 },
  ]);
  const types = await idsBy(trx, 'device_types', 'kind');
  const bonuses = [
    { grade: 'A+', percent: 5 },
    { grade: 'A', percent: 3 },
  ].map((bonus) => ({ ...bonus, device_type_id: types.get('phone'), manufacturer_id: null }));
  await insertRows(trx, 'used_product_bonuses', bonuses);
  // The most wanted new devices, a tenth off while the pieces last.
  await trx.raw(
    `insert into limited_offers (product_id, price, valid_from, valid_until, pieces)
     select p.id, p.price - p.price / 10, :now, :until, 10
     from products p
     join master_products v on v.id = p.master_product_id
     join meta_masters f on f.id = v.meta_master_id
     where f.kind <> 'accessory' and p.condition = 'new' and v.position = 0
       and p.reduced_at is null
       and exists (select 1 from stock s where s.product_id = p.id and s.on_hand > 0)
     order by f.popularity desc, p.id
     limit :offers`,
    { now, until: new Date(now.getTime() + offerDays * 86_400_000), offers },
  );
}
