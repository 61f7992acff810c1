import type { Knex } from 'knex';
import { preparedPrices } from '../catalog-admin/bulk/release-prices.ts';
import { preparedRule } from '../catalog-admin/pricing/follow-level-rules.ts';
import { levelPrice } from '../catalog-admin/write-level-price.ts';
import { preparedInvoice } from '../purchasing/finish-invoice.ts';
import { stockCount } from '../catalog-admin/write-off.ts';

/** What an act changes of one thing: prices in whole units, or pieces. */
export interface ActChange {
  readonly title: string;
  readonly before: number | null;
  readonly after: number | null;
}

export interface ActChanges {
  readonly changes: readonly ActChange[];
  readonly moreChanges: number;
}

/** How many of the changes of an act are listed. */
const mostListed = 20;

type Change = readonly [productId: number, before: number | null, after: number | null];

interface Listed {
  readonly listed: readonly Change[];
  readonly count: number;
}

function listedOf(payload: unknown): Listed {
  const rule = preparedRule.safeParse(payload);
  if (rule.success) return { listed: rule.data.shown, count: rule.data.count };
  const changes = changesOf(payload);
  return { listed: changes.slice(0, mostListed), count: changes.length };
}

function changesOf(payload: unknown): readonly Change[] {
  const goods = preparedPrices.safeParse(payload);
  if (goods.success) return goods.data.prices;
  const level = levelPrice.safeParse(payload);
  if (level.success) return [[level.data.productId, level.data.before, level.data.price]];
  const invoice = preparedInvoice.safeParse(payload);
  if (invoice.success) return invoice.data.costs;
  const count = stockCount.safeParse(payload);
  return count.success ? [[count.data.productId, count.data.countedFrom, count.data.onHand]] : [];
}

/** What acts change of goods, by the codes of the variants; one statement for all of them. */
export async function changesOfActs(
  db: Knex,
  payloads: readonly unknown[],
): Promise<readonly ActChanges[]> {
  const all = payloads.map(listedOf);
  const ids = all.flatMap(({ listed }) => listed.map(([id]) => id));
  const rows =
    ids.length === 0
      ? []
      : await db('products as p')
          .join('master_products as v', 'v.id', 'p.master_product_id')
          .whereIn('p.id', ids)
          .select<{ id: number; code: string }[]>('p.id', 'v.code');
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return all.map(({ listed, count }) => ({
    changes: listed.map(([id, before, after]) => ({ title: codes.get(id) ?? '', before, after })),
    moreChanges: count - listed.length,
  }));
}
