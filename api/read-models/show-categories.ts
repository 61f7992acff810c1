import type { Knex } from 'knex';

/** Products of one statement: it ends well before a statement's time is over. */
const atOnce = 10_000;

/**
 * Shows in the staff's list of products which categories many of them are in now; to be called last
 * in a transaction, for those whose families follow as jobs. A row that somebody else is writing is
 * left to its job: to wait for it could be to wait for each other, as its family is not locked here.
 */
export async function showCategories(
  trx: Knex.Transaction,
  masterProductIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < masterProductIds.length; start += atOnce) {
    await trx.raw(
      `with free as materialized (
         select s.id, x.category_ids
         from product_grid_shown s join product_grid_shown_source x on x.id = s.id
         where s.id = any(:ids::integer[]) order by s.id for no key update of s skip locked)
       update product_grid_shown s set category_ids = free.category_ids
       from free where s.id = free.id and s.category_ids <> free.category_ids`,
      { ids: masterProductIds.slice(start, start + atOnce) },
    );
  }
}
