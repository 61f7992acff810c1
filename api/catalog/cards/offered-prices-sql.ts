import { familyFilter, type Families } from './family-filter.ts';

/** Whether the offer `o` sells at the instant `now`, as `offerState` of the core says. */
export const runs = (now: string): string => `
  o.valid_from <= ${now} and o.valid_until > ${now}
    and (o.pieces is null or o.sold_pieces < o.pieces)`;

/** When the offer `o`, which has not ended, begins or ends next. */
const boundary = (now: string) =>
  `case when o.valid_from > ${now} then o.valid_from else o.valid_until end`;

/** What a stock item costs at `now`: its limited price while an offer runs, else its usual one. */
export const priceNow = (product: string, now: string): string => `
  least(${product}.price, (select min(o.price) from limited_offers o
    where o.product_id = ${product}.id and ${runs(now)}))`;

/** When a stock item's price may change next because of an offer; null where none is known. */
export const priceUntil = (product: string, now: string): string => `
  (select min(${boundary(now)}) from limited_offers o
    where o.product_id = ${product}.id and o.valid_until > ${now})`;

/** Stock items with an offer that runs or is to come: the lowest price of now and its next change. */
export const offered = (families: Families): string => `
  offered as (
    select o.product_id, min(${boundary(':now')}) as changes_at,
      (array_agg(o.id order by o.price, o.id) filter (where ${runs(':now')}))[1] as offer_id,
      min(o.price) filter (where ${runs(':now')}) as price
    from limited_offers o
    join products p on p.id = o.product_id
    join master_products v on v.id = p.master_product_id
    where o.valid_until > :now and ${familyFilter(families, 'v.meta_master_id')}
    group by o.product_id
  )`;

/** The usual prices of a stock item before an instant as JSON, oldest first. */
export const priceChanges = (product: string, before: string): string => `
  (select coalesce(json_agg(json_build_object('at', h.at, 'price', h.price) order by h.at), '[]')
    from price_history h where h.product_id = ${product} and h.at < ${before})`;

/** Its limited offers that began before an instant as JSON. */
export const earlierOffers = (product: string, before: string): string => `
  (select coalesce(json_agg(json_build_object(
      'from', e.valid_from, 'until', e.valid_until, 'price', e.price)), '[]')
    from limited_offers e where e.product_id = ${product} and e.valid_from < ${before})`;
