import type { Knex } from 'knex';
import { deliveryPlaceQuery } from '#core/deliveries/delivery-place-query.ts';
import { foldText } from '#core/shared/text.ts';
import { query } from '../platform/database/query.ts';
import { placeJson, type PlaceRow } from './checkout-rows.ts';

interface PlaceSearch {
  readonly q: string;
  readonly delivery: string | undefined;
  readonly limit: number;
}

// Every word must be somewhere in the place; places that begin with the first one come first.
const placesSql = `
  select count(*) over ()::integer as count, ${placeJson} as place
  from delivery_places p
  where p.search_text like all($1::text[]) and ($2::text is null or p.delivery_code = $2)
  order by not (p.is_available and p.is_offered), p.postcode, p.city, p.name, p.id
  limit $3`;

/** A word as a pattern that stands for itself: `%` and `_` are letters like others (T-SRCH-3). */
const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Pick-up places that have every word of a query, and how many there are of them. */
export async function findPlaces(
  db: Knex,
  { q, delivery, limit }: PlaceSearch,
): Promise<{ count: number; places: PlaceRow[] }> {
  const words = foldText(deliveryPlaceQuery(q)).split(/\s+/).filter(Boolean);
  const patterns = words.length > 0 ? words.map(pattern) : ['%'];
  const rows = await query<{ count: number; place: PlaceRow }>(db, placesSql, [
    ...[patterns, delivery ?? null, limit],
  ]);
  return { count: rows[0]?.count ?? 0, places: rows.map(({ place }) => place) };
}
