import type { Knex } from 'knex';
import {
  familyFilter,
  type Families,
  type FamilyBindings,
} from '../catalog/cards/family-filter.ts';
import { earlierOffers, priceChanges } from '../catalog/cards/offered-prices-sql.ts';
import { priorPriceOf, type PastPrices } from '../catalog/cards/prior-price-of.ts';
import type { Rows } from '../platform/database/rows.ts';

type ReducedRow = PastPrices &
  Pick<Rows['products'], 'id'> & {
    readonly since: Date;
  };

interface Reductions {
  readonly families: Families;
  readonly bindings: FamilyBindings;
  readonly now: Date;
  readonly timeZone: string;
}

/** Reductions that are worked out at once; a history is a few hundred bytes. */
const batch = 5_000;

/** Tables that say since when a price is lower, as `r`. */
const tables = {
  products: {
    since: 'reduced_at',
    source: 'products r join master_products v on v.id = r.master_product_id',
    product: 'r.id',
    isNew: 'r.reduced_at is not null',
  },
  limited_offers: {
    since: 'valid_from',
    source: `limited_offers r join products p on p.id = r.product_id
      join master_products v on v.id = p.master_product_id`,
    product: 'r.product_id',
    isNew: 'r.valid_from <= :now and r.valid_until > :now',
  },
} as const;

type Table = keyof typeof tables;

/**
 * Works out the lowest price of the 30 days before each reduction and limited offer that has begun
 * and stores it beside, once a reduction: reading a price then needs no history (T-PLAT-5, T-PLAT-6).
 */
export async function fillPriorPrices(trx: Knex, reductions: Reductions): Promise<void> {
  await fillTable(trx, 'products', reductions);
  await fillTable(trx, 'limited_offers', reductions);
}

async function fillTable(trx: Knex, table: Table, reductions: Reductions): Promise<void> {
  for (let after = 0; ;) {
    const rows = await findNew(trx, table, reductions, after);
    if (rows.length > 0) await store(trx, table, rows, reductions.timeZone);
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

async function findNew(
  trx: Knex,
  table: Table,
  { families, bindings, now }: Reductions,
  after: number,
): Promise<readonly ReducedRow[]> {
  const { since, source, product, isNew } = tables[table];
  const { rows } = await trx.raw<{ rows: ReducedRow[] }>(
    `select r.id, r.${since} as since, ${priceChanges(product, `r.${since}`)} as changes,
       ${earlierOffers(product, `r.${since}`)} as offers
     from ${source}
     where ${isNew} and r.prior_for is distinct from r.${since}
       and r.id > :after and ${familyFilter(families, 'v.meta_master_id')}
     order by r.id limit :batch`,
    { ...bindings, now, after, batch },
  );
  return rows;
}

async function store(
  trx: Knex,
  table: Table,
  rows: readonly ReducedRow[],
  timeZone: string,
): Promise<void> {
  const priors = rows.map((row) => priorPriceOf(row, row.since, timeZone));
  await trx.raw(
    `update ${table} r
     set prior_for = r.${tables[table].since}, prior_price = found.price, prior_since = found.since
     from unnest(:ids::integer[], :prices::integer[], :sinces::text[]) as found (id, price, since)
     where r.id = found.id`,
    {
      ids: rows.map(({ id }) => id),
      prices: priors.map((prior) => prior?.price ?? null),
      sinces: priors.map((prior) => prior?.since ?? null),
    },
  );
}
