import type { Knex } from 'knex';
import type { z } from 'zod';
import type { warehouseEndpoints } from '#core/contract/warehouse.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { itemsOfCode } from './items-of-code.ts';
import { placeNames } from './place-names.ts';

type Products = z.output<(typeof warehouseEndpoints)['warehouse-products']['reply']>;
type Movements = z.output<(typeof warehouseEndpoints)['warehouse-movements']['reply']>;
type Movement = Movements['results'][number];
type Asked = z.output<(typeof warehouseEndpoints)['warehouse-movements']['query']>;

const mostProducts = 20;
const mostMovements = 100;

// A code that is scanned is looked for as it is; words only where there is none such.
const productsSql = (language: Language) => `
  with exact as (
    ${itemsOfCode(':term')}
    union
    select p.id from products p join master_products v on v.id = p.master_product_id
    where v.ean = '0' || :term
  ),
  worded as (
    select p.id from products p join master_products v on v.id = p.master_product_id
    where not exists (select from exact) and v.name_${language} ilike :pattern
      and exists (select from location_stock s where s.product_id = p.id)
    order by p.id limit ${String(mostProducts)}
  )
  select p.id as "productId", v.code, v.ean, v.name_${language} as name, p.grade as quality,
    coalesce((select sum(allocated)::int from stock where product_id = p.id), 0) as allocated,
    coalesce((select json_agg(json_build_object('id', l.id, 'code', l.code, 'place', w.name,
        'onHand', s.on_hand) order by l.place_id, l.walk_order, l.code)
      from location_stock s join stock_locations l on l.id = s.location_id
      join (${placeNames}) w on w.id = l.place_id where s.product_id = p.id), '[]') as locations
  from products p join master_products v on v.id = p.master_product_id
  where p.id in (select id from exact union all select id from worded)
  order by p.sold_at nulls first, v.code, p.id limit ${String(mostProducts)}`;

/** Stock items by what is scanned or typed, with where their pieces lie. */
export async function findProducts(db: Knex, term: string, language: Language): Promise<Products> {
  const asked = { term, pattern: `%${escapeLike(term)}%` };
  const { rows } = await db.raw<{ rows: Products['results'] }>(productsSql(language), asked);
  return { results: rows };
}

/** The last movements, of a location, of a product, or of all. */
export async function findMovements(
  db: Knex,
  { locationId, productId }: Asked,
): Promise<Movements> {
  const { rows } = await db.raw<{ rows: (Omit<Movement, 'at'> & { at: Date })[] }>(
    `select m.id, m.at, m.product_id as "productId", v.code, m.quantity, f.code as from, t.code as to,
       m.why, m.note, u.name as actor
     from stock_movements m join products p on p.id = m.product_id
     join master_products v on v.id = p.master_product_id
     left join stock_locations f on f.id = m.from_id
     left join stock_locations t on t.id = m.to_id
     left join users u on u.id = m.actor_id
     where (:productId::int is null or m.product_id = :productId)
       and (:locationId::int is null or m.from_id = :locationId or m.to_id = :locationId)
     order by m.id desc limit ${String(mostMovements)}`,
    { locationId: locationId ?? null, productId: productId ?? null },
  );
  return { results: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
