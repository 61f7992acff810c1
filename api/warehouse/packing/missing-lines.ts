import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';

/** A line of a pick of which pieces were not found. */
export interface MissingLine {
  readonly id: number;
  /** The order's line and its position. */
  readonly lineId: number;
  readonly position: number;
  readonly productId: number;
  readonly placeId: number;
  readonly missing: number;
  /** Pieces that are in a crate or a parcel. */
  readonly there: number;
  /** What the place has put aside for the line beyond what is there or still to be fetched. */
  readonly spare: number;
}

const sql = `
  select k.id::int as id, k.line_id::int as "lineId", l.position, k.product_id as "productId",
    p.place_id as "placeId", (k.quantity - c.there)::int as missing, c.there,
    greatest(0, coalesce((select sum(a.quantity) from order_allocations a
        where a.line_id = k.line_id and a.product_id = k.product_id
          and a.place_id = p.place_id and a.state = 'held'), 0)
      - (select sum(case when o.status in ('not_found', 'needs_replacement')
            then (select count(*) from pick_pieces e where e.pick_line_id = o.id)
            else o.quantity end)
          from pick_lines o where o.pick_id = p.id and o.line_id = k.line_id
            and o.product_id = k.product_id))::int as spare
  from pick_lines k join picks p on p.id = k.pick_id join order_lines l on l.id = k.line_id
  cross join lateral (select count(*)::int as there from pick_pieces e
    where e.pick_line_id = k.id) c
  where p.id = $1 and k.status in ('not_found', 'needs_replacement')
  order by k.product_id, k.id`;

/** Lines of a pick that wait for somebody to decide. */
export const missingLines = (db: Knex, pickId: number): Promise<MissingLine[]> =>
  query<MissingLine>(db, sql, [pickId]);

/** Pieces that are missing of each line of the order. */
export function missingByPosition(
  lines: readonly MissingLine[],
): { readonly position: number; readonly quantity: number }[] {
  const sums = new Map<number, number>();
  for (const { missing, position } of lines) {
    sums.set(position, (sums.get(position) ?? 0) + missing);
  }
  return [...sums].map(([position, quantity]) => ({ position, quantity }));
}
