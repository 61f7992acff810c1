import type { Knex } from 'knex';
import { Refusal } from '../platform/http/refusal.ts';

interface ItemInBooks {
  /** Id of the family whose cards show it. */
  readonly family: number;
  /** Code of its variant. */
  readonly code: string;
  /** Of one piece, whole units: what was paid for it, else what it is sold for. */
  readonly worth: number;
}

/** A stock item as the books have it; 404 where there is none. */
export async function itemInBooks(db: Knex, productId: number): Promise<ItemInBooks> {
  const { rows } = await db.raw<{ rows: ItemInBooks[] }>(
    `select m.meta_master_id as family, m.code, coalesce(p.bought_for, p.unit_cost, p.price) as worth
     from products p join master_products m on m.id = p.master_product_id where p.id = ?`,
    [productId],
  );
  const [row] = rows;
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}
