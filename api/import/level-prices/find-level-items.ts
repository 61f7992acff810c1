import type { Knex } from 'knex';
import type { KnownItem, LevelPriceRow } from '#core/import/plan-level-price.ts';
import { foldText } from '#core/shared/text.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findPricedVariants, variantOf } from '../find-variants.ts';

export interface FoundItem extends KnownItem {
  readonly productId: number;
  readonly familyId: number;
  readonly reducedAt: Date | null;
}

interface MeantRow {
  readonly row: LevelPriceRow;
  readonly levelId: number | null;
  readonly startsOn: string | null;
}

/** Levels by what files call them: their code or their name in either language. */
export async function readLevels(db: Knex): Promise<ReadonlyMap<string, number>> {
  const rows = await db('price_levels').select('id', 'code', 'name_cs', 'name_ro');
  return new Map(
    rows.flatMap(({ id, code, name_cs: cs, name_ro: ro }) =>
      [ro, cs, code].map((name) => [foldText(name), id] as const),
    ),
  );
}

/** What is sold as new of the products of rows, in their order; undefined where the shop has none, `two` where a row names two. */
export async function findLevelItems(
  db: Knex,
  deps: Pick<Dependencies, 'market' | 'now'>,
  rows: readonly MeantRow[],
  lock: 'lock' | 'look',
): Promise<readonly (FoundItem | 'two' | undefined)[]> {
  const variants = await findPricedVariants(
    db,
    deps,
    rows.map(({ row }) => row),
    lock,
  );
  const found = rows.map(({ row }) => variantOf(row, variants));
  const ids = found.flatMap((one) => (one === null || one === 'two' ? [] : (one.itemId ?? [])));
  const items = await db('products')
    .whereIn('id', ids)
    .orderBy('id')
    .modify((query) => void (lock === 'lock' && query.forUpdate()))
    .select<Pick<Rows['products'], 'id' | 'reduced_at'>[]>('id', 'reduced_at');
  const reduced = new Map(items.map((item) => [item.id, item.reduced_at]));
  const levels = await db('product_level_prices')
    .whereIn('product_id', ids)
    .select('product_id', 'level_id', 'price');
  const plans = await db('planned_prices')
    .whereIn('product_id', ids)
    .whereNull('outcome')
    .select('product_id', 'level_id', 'starts_on', 'price');
  const key = (...parts: readonly (string | number | null)[]) => parts.join(' ');
  const levelPrices = new Map(
    levels.map((one) => [key(one.product_id, one.level_id), one.price] as const),
  );
  const planned = new Map(
    plans.map((one) => [key(one.product_id, one.level_id, one.starts_on), one.price] as const),
  );
  return rows.map(({ levelId, startsOn }, at) => {
    const variant = found[at];
    if (variant === 'two') return 'two';
    if (!variant?.itemId || variant.price === null) return undefined;
    return {
      productId: variant.itemId,
      familyId: variant.familyId,
      reducedAt: reduced.get(variant.itemId) ?? null,
      price: variant.price,
      boughtFor: variant.boughtFor,
      levelPrice: levelPrices.get(key(variant.itemId, levelId)) ?? null,
      planned: planned.get(key(variant.itemId, levelId, startsOn)) ?? null,
    };
  });
}
