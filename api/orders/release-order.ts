import type { Knex } from 'knex';
import { refreshCardsJobName } from '../read-models/families-changed.ts';
import { letGoSql } from '../stock/held-pieces.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** What an order gives back when it is cancelled, besides its pieces. */
interface ToRelease {
  readonly id: number;
  readonly timeslotId: number | null;
  /** Codes come back only before the hand-over (T-COD-3). */
  readonly withCodes: boolean;
  readonly now: Date;
}

// Of each table the rows are locked by id first, as everybody locks them.
const stockSql = `
  with given as (
    update order_allocations a set state = 'released'
    from order_lines l where l.id = a.line_id and l.order_id = :id and a.state = 'held'
    returning a.product_id, a.place_id, a.quantity
  ),
  let_go as (${letGoSql('given')})
  select v.meta_master_id as family from let_go join products p on p.id = let_go.product_id
  join master_products v on v.id = p.master_product_id`;

const offersSql = `
  with given as (
    select o.id, sums.pieces from limited_offers o join (
      select limited_offer_id as id, sum(quantity)::integer as pieces from order_lines
      where order_id = :id and limited_offer_id is not null group by limited_offer_id
    ) sums using (id)
    order by o.id for no key update of o
  )
  update limited_offers o set sold_pieces = greatest(0, o.sold_pieces - given.pieces)
  from given where o.id = given.id`;

const usesSql = (table: 'discounts' | 'discount_codes', column: 'discount_id' | 'code_id') => `
  update ${table} t set uses = greatest(0, uses - 1)
  from (
    select id from ${table} where id in (
      select ${column} from order_discounts where order_id = :id and released_at is null)
    order by id for no key update
  ) locked
  where t.id = locked.id`;

/**
 * Gives back what a cancelled order held: pieces, pieces of limited offers, codes, the timeslot, and
 * devices that were set off. In the order in which placing takes them; the order's row is locked.
 */
export async function releaseOrder(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, timeslotId, withCodes, now }: ToRelease,
): Promise<void> {
  const { rows } = await trx.raw<{ rows: { family: number }[] }>(stockSql, { id });
  await trx.raw(offersSql, { id });
  if (withCodes) {
    await trx.raw(usesSql('discount_codes', 'code_id'), { id });
    await trx.raw(usesSql('discounts', 'discount_id'), { id });
    await trx('order_discounts').where({ order_id: id }).update({ released_at: now });
  }
  if (timeslotId !== null) {
    await trx('delivery_timeslots')
      .where({ id: timeslotId })
      .where('taken', '>', 0)
      .decrement('taken', 1);
  }
  const open = { order_id: id, released_at: null };
  await trx('order_buybacks').where(open).update({ released_at: now });
  await trx('installment_contracts')
    .where({ order_id: id })
    .whereIn('status', ['offered', 'applied'])
    .update({ status: 'expired', changed_at: now });
  const ids = [...new Set(rows.map(({ family }) => family))];
  if (ids.length > 0) await deps.jobs.enqueue(trx, refreshCardsJobName, { ids });
}
