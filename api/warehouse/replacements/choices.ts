import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';

/** A stock item that could go instead of what was not found. */
export interface Choice {
  readonly pickLineId: number;
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly grade: string | null;
  readonly condition: 'new' | 'nearly_new' | 'used';
  readonly free: number;
  readonly price: number;
}

/*
 * The same model in another colour or grade: what shoppers choose among on one page. Enough of it is free at the place. The
 * same colour comes first, then the same condition, then what costs as much.
 */
const sql = (which: string) => `
  select k.id::int as "pickLineId", q.id as "productId", v.code, q.grade, q.condition, q.price,
    case when $2 = 'ro' then v.name_ro else v.name_cs end as name,
    s.on_hand - s.allocated as free
  from pick_lines k join picks p on p.id = k.pick_id
  join products was on was.id = k.product_id
  join master_products had on had.id = was.master_product_id
  join master_products v on v.meta_master_id = had.meta_master_id
    and v.group_name = had.group_name and v.retired_at is null
  join products q on q.master_product_id = v.id and q.id <> was.id and q.sold_at is null
  join stock s on s.product_id = q.id and s.place_id = p.place_id
  where ${which}
    and s.on_hand - s.allocated >= k.quantity
      - (select count(*) from pick_pieces c where c.pick_line_id = k.id)
  order by k.id, v.id <> had.id, q.condition <> was.condition, abs(q.price - was.price), q.id
  limit 100`;

const missingSql = sql(`p.id = $1 and k.status in ('not_found', 'needs_replacement')
    and ($3::int is null or (k.id = $4 and q.id = $3))`);
const lineSql = sql('k.id = $1');

/** Stock items that could go instead of what a line of a walk wants, whether it is missing yet or not. */
export async function alikeOf(db: Knex, lineId: number): Promise<number[]> {
  const rows = await query<Choice>(db, lineSql, [lineId, 'cs']);
  return rows.map(({ productId }) => productId);
}

/** What could be offered for the missing lines of a pick. */
export const choicesOf = (db: Knex, pickId: number, language: Language): Promise<Choice[]> =>
  query<Choice>(db, missingSql, [pickId, language, null, null]);

/** The one that was chosen; undefined where it is no choice any more. */
export async function chosenOf(
  db: Knex,
  pickId: number,
  { pickLineId, productId }: { readonly pickLineId: number; readonly productId: number },
  language: Language,
): Promise<Choice | undefined> {
  const [choice] = await query<Choice>(db, missingSql, [pickId, language, productId, pickLineId]);
  return choice;
}
