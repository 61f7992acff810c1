import type { Knex } from 'knex';
import { isPriceForTwo } from '#core/catalog/reprice.ts';
import type { PlannedOutcome } from '#core/catalog/planned-price.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { batchSize } from '../../platform/jobs/in-batches.ts';
import { coveringPriceOf } from '../covering-price-of.ts';
import { prepareLevelList, writeLevelList, type ListedPrice } from '../write-level-list.ts';

interface DueRow {
  readonly id: number;
  readonly productId: number;
  readonly levelId: number;
  readonly price: number;
  readonly plannedBy: number | null;
}

interface KnownRow {
  readonly plan: number;
  readonly usual: number;
  readonly boughtFor: number | null;
  readonly unitCost: number | null;
  readonly before: number | null;
}

/** Prices of levels whose day has come; what needs another person waits for one. */
export async function writeDueLevelPrices(
  trx: Knex.Transaction,
  deps: Dependencies,
): Promise<number> {
  const now = deps.now();
  const due = await trx('planned_prices')
    .whereNull('outcome')
    .whereNotNull('level_id')
    .where('starts_on', '<=', dayInTimeZone(now, deps.market.timeZone))
    .orderBy(['starts_on', 'id'])
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .select<DueRow[]>('id', 'price', {
      productId: 'product_id',
      levelId: 'level_id',
      plannedBy: 'planned_by',
    });
  const known = await knownOf(trx, due);
  const coveringOf = coveringPriceOf(deps, now);
  // Of two that are due together, the later one counts.
  const last = new Map(due.map((one) => [`${String(one.productId)} ${String(one.levelId)}`, one]));
  const [alone, forTwo]: [ListedPrice[], (readonly [number | null, ListedPrice])[]] = [[], []];
  const outcomes = new Map<number, PlannedOutcome>();
  for (const { id, productId, levelId, price, plannedBy } of last.values()) {
    const item = known.get(id);
    if (!item) continue;
    const { before, usual } = item;
    const listed: ListedPrice = [productId, levelId, before, price];
    const isForTwo = isPriceForTwo(before ?? usual, price, coveringOf(item));
    if (isForTwo) forTwo.push([plannedBy, listed]);
    else alone.push(listed);
    outcomes.set(id, isForTwo ? 'for_two' : 'written');
  }
  await writeLevelList(trx, alone);
  for (const planner of new Set(forTwo.map(([by]) => by))) {
    if (planner === null) continue;
    const own = forTwo.flatMap(([by, price]) => (by === planner ? [price] : []));
    await prepareLevelList(trx, deps, own, { staffId: planner, at: now });
  }
  for (const outcome of ['written', 'for_two', 'gone'] as const) {
    const isSo = ({ id }: DueRow) =>
      (outcomes.get(id) ?? (known.has(id) ? 'written' : 'gone')) === outcome;
    const ids = due.filter(isSo).map(({ id }) => id);
    await trx('planned_prices').whereIn('id', ids).update({ outcome });
  }
  return due.length;
}

/** What the pieces cost now, by plan; those that were sold are left out. */
async function knownOf(trx: Knex, due: readonly DueRow[]): Promise<ReadonlyMap<number, KnownRow>> {
  if (due.length === 0) return new Map();
  const { rows } = await trx.raw<{ rows: KnownRow[] }>(
    `select n.id as plan, p.price as usual, p.bought_for as "boughtFor", p.unit_cost as "unitCost",
       l.price as before
     from planned_prices n join products p on p.id = n.product_id and p.sold_at is null
       left join product_level_prices l on l.product_id = p.id and l.level_id = n.level_id
     where n.id = any(:ids::integer[]) order by p.id for update of p`,
    { ids: due.map(({ id }) => id) },
  );
  return new Map(rows.map((row) => [row.plan, row]));
}
