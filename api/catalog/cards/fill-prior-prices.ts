import type { Knex } from 'knex';
import { priorPrice, type PriceChange } from '#core/catalog/prior-price.ts';
import { familyFilter, type Families } from './card-rows-sql.ts';

interface ReducedRow {
  readonly id: number;
  readonly reduced_at: Date;
  /** Oldest first. */
  readonly history: readonly { readonly at: string; readonly price: number | null }[];
}

/** Reductions that are worked out at once; a history is a few hundred bytes. */
const batch = 5_000;

/**
 * Works out the lowest price of the 30 days before each reduction that has begun and stores it with
 * the product, once a reduction: reading a price then needs no history (T-PLAT-5, T-PLAT-6).
 */
export async function fillPriorPrices(
  trx: Knex,
  families: Families,
  metaMasterIds: readonly number[],
  timeZone: string,
): Promise<void> {
  for (let after = 0; ;) {
    const rows = await findNewReductions(trx, families, metaMasterIds, after);
    if (rows.length > 0) await store(trx, rows, timeZone);
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

async function findNewReductions(
  trx: Knex,
  families: Families,
  ids: readonly number[],
  after: number,
): Promise<readonly ReducedRow[]> {
  const { rows } = await trx.raw<{ rows: ReducedRow[] }>(
    `select p.id, p.reduced_at, history.changes as history
     from products p
     join master_products v on v.id = p.master_product_id
     cross join lateral (
       select coalesce(json_agg(json_build_object('at', h.at, 'price', h.price) order by h.at), '[]')
         as changes
       from price_history h where h.product_id = p.id and h.at < p.reduced_at
     ) history
     where p.reduced_at is not null and p.prior_for is distinct from p.reduced_at
       and p.id > :after and ${familyFilter(families, 'v.meta_master_id')}
     order by p.id limit :batch`,
    { ids: [...ids], after, batch },
  );
  return rows;
}

async function store(trx: Knex, rows: readonly ReducedRow[], timeZone: string): Promise<void> {
  const priors = rows.map(({ reduced_at, history }) => {
    const changes = history.map(({ at, price }): PriceChange => ({ at: new Date(at), price }));
    return priorPrice(changes, reduced_at, timeZone);
  });
  await trx.raw(
    `update products p
     set prior_for = p.reduced_at, prior_price = found.price, prior_since = found.since
     from unnest(:ids::integer[], :prices::integer[], :sinces::text[]) as found (id, price, since)
     where p.id = found.id`,
    {
      ids: rows.map(({ id }) => id),
      prices: priors.map((prior) => prior?.price ?? null),
      sinces: priors.map((prior) => prior?.since ?? null),
    },
  );
}
