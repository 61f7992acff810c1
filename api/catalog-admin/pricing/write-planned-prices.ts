import type { Knex } from 'knex';
import type { PlannedOutcome } from '#core/catalog/planned-price.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { batchSize, inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { writePlannedPrices } from '../bulk/plan-prices.ts';
import { writeDueLevelPrices } from './write-planned-level-prices.ts';
import { preparePrices, splitForTwo } from '../product-list/price-approval.ts';

type DueRow = Pick<Rows['planned_prices'], 'product_id' | 'price' | 'planned_by'> & {
  readonly plan: number;
};
type ItemRow = Pick<Rows['products'], 'id' | 'price' | 'reduced_at' | 'sold_at'>;

/** Prices whose day has come; what needs another person waits for one, as if it had been typed. */
export async function writeDuePrices(trx: Knex.Transaction, deps: Dependencies): Promise<number> {
  const now = deps.now();
  const today = dayInTimeZone(now, deps.market.timeZone);
  const due = await trx('planned_prices')
    .whereNull('outcome')
    .whereNull('level_id')
    .where('starts_on', '<=', today)
    // Of two that are due together, such as after a night without the program, the later one counts.
    .orderBy(['starts_on', 'id'])
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .select<DueRow[]>({ plan: 'id' }, 'product_id', 'price', 'planned_by');
  const items = await trx('products')
    .whereIn(
      'id',
      due.map(({ product_id }) => product_id),
    )
    .orderBy('id')
    .forUpdate()
    .select<ItemRow[]>('id', 'price', 'reduced_at', 'sold_at');
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const last = new Map(due.map((plan) => [plan.product_id, plan]));
  const wanted = [...last.values()].flatMap(({ product_id, price, planned_by }) => {
    const item = itemOf.get(product_id);
    return item?.sold_at === null ? [{ item, price, planned_by }] : [];
  });
  const { alone, forTwo } = await splitForTwo(trx, deps, wanted, now);
  await writePlannedPrices(trx, deps, alone, now);
  for (const one of forTwo) {
    if (one.planned_by !== null) {
      await preparePrices(trx, deps, [one], { staffId: one.planned_by, at: now });
    }
  }
  const waits = new Set(forTwo.map(({ item }) => item.id));
  const outcomeOf = ({ product_id }: DueRow): PlannedOutcome => {
    if (itemOf.get(product_id)?.sold_at !== null) return 'gone';
    return waits.has(product_id) ? 'for_two' : 'written';
  };
  for (const outcome of ['written', 'for_two', 'gone'] as const) {
    const ids = due.filter((plan) => outcomeOf(plan) === outcome).map(({ plan }) => plan);
    await trx('planned_prices').whereIn('id', ids).update({ outcome });
  }
  return due.length;
}

/** From the first minutes of the day; every ten minutes what those missed is found. */
export const writePlannedPricesJob: JobDefinition = {
  name: 'write-planned-prices',
  schedule: '1-59/10 * * * *',
  run: async (_, deps) => {
    await inBatches(deps.knex, (trx) => writeDuePrices(trx, deps));
    await inBatches(deps.knex, (trx) => writeDueLevelPrices(trx, deps));
  },
};
