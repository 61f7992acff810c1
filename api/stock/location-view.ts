import type { Knex } from 'knex';
import type { z } from 'zod';
import type { warehouseEndpoints } from '#core/contract/warehouse.ts';
import type { Language } from '#core/market/market.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { placeNames } from './place-names.ts';

export type LocationView = z.output<(typeof warehouseEndpoints)['warehouse-location']['reply']>;

type Head = Omit<LocationView, 'items' | 'pieces'>;

/** More than one person can look through. */
const mostItems = 200;

const itemsSql = (language: Language) => `
  select s.product_id as "productId", v.code, v.name_${language} as name, p.grade as quality,
    s.on_hand as "onHand", sum(s.on_hand) over ()::int as pieces
  from location_stock s join products p on p.id = s.product_id
  join master_products v on v.id = p.master_product_id
  where s.location_id = ? order by v.code, p.id limit ${String(mostItems)}`;

/** A location by its label, as it is scanned in either case; 404 `location_not_found`. */
export async function locationByCode(db: Knex, code: string): Promise<Head> {
  const { rows } = await db.raw<{ rows: Head[] }>(
    `select g.id, g.code, g.kind, g.is_open as "isOpen", g.version, l.name as place
     from stock_locations g join (${placeNames}) l on l.id = g.place_id where g.code = upper(?)`,
    [code],
  );
  const [head] = rows;
  if (!head) throw new Refusal(404, 'location_not_found');
  return head;
}

/** What lies at a location. */
export async function viewLocation(
  db: Knex,
  head: Head,
  language: Language,
): Promise<LocationView> {
  const { rows } = await db.raw<{ rows: (LocationView['items'][number] & { pieces: number })[] }>(
    itemsSql(language),
    [head.id],
  );
  const items = rows.map(({ productId, code, name, quality, onHand }) => ({
    productId,
    code,
    name,
    quality,
    onHand,
  }));
  return { ...head, pieces: rows[0]?.pieces ?? 0, items };
}
