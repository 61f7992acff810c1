import type { Knex } from 'knex';
import { preparePrices, splitForTwo } from '../../catalog-admin/product-list/price-approval.ts';
import { writePrices } from '../../catalog-admin/product-list/write-prices.ts';
import {
  prepareLevelList,
  writeLevelList,
  type ListedPrice,
} from '../../catalog-admin/write-level-list.ts';
import { unrecorded } from '../../platform/database/staff-change.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Applying } from '../import-rows.ts';
import type { FoundItem } from './find-level-items.ts';
import type { PlannedRow } from './planned-row.ts';

type By = Pick<Applying, 'startedBy' | 'at'>;

interface GoodRow extends PlannedRow {
  readonly item: FoundItem;
  readonly price: number;
}

interface Written {
  /** Families whose cards have to follow. */
  readonly families: readonly number[];
  /** Places of rows that wait for another person. */
  readonly held: ReadonlySet<number>;
}

/** Writes the prices of planned rows: those of levels, of everybody, and those that begin on a day. */
export async function writeLevelPrices(
  trx: Knex.Transaction,
  deps: Dependencies,
  rows: readonly PlannedRow[],
  by: By,
): Promise<Written> {
  const good = rows.flatMap((row): GoodRow[] => {
    const isWritten = row.plan.outcome === 'new' || row.plan.outcome === 'changed';
    const { item, row: said } = row;
    return isWritten && item && said.price !== undefined
      ? [{ ...row, item, price: said.price }]
      : [];
  });
  const planned = good.flatMap(({ startsOn, ...row }) =>
    startsOn === null ? [] : [{ ...row, startsOn }],
  );
  await planPrices(trx, planned, by);
  const now = good.filter(({ startsOn }) => startsOn === null);
  const heldLevels = await writeLevels(trx, deps, now, by);
  const usual = await writeUsual(trx, deps, now, by);
  return { families: usual.families, held: new Set([...heldLevels, ...usual.held]) };
}

async function planPrices(
  trx: Knex.Transaction,
  rows: readonly (GoodRow & { readonly startsOn: string })[],
  { startedBy }: By,
): Promise<void> {
  if (rows.length === 0) return;
  await trx('planned_prices')
    .insert(
      rows.map(({ item, levelId, startsOn, price }) => {
        const of = { product_id: item.productId, level_id: levelId, planned_by: startedBy };
        return { ...of, price, starts_on: startsOn };
      }),
    )
    .onConflict(['product_id', 'starts_on', 'level_id'])
    .merge({
      price: trx.raw('excluded.price'),
      planned_by: startedBy,
      version: trx.raw('planned_prices.version + 1'),
    });
}

async function writeLevels(
  trx: Knex.Transaction,
  deps: Dependencies,
  rows: readonly GoodRow[],
  { startedBy: staffId, at }: By,
): Promise<readonly number[]> {
  const ofLevels = rows.flatMap(({ levelId, ...row }) =>
    levelId === null ? [] : [{ ...row, levelId }],
  );
  const listed = ({ item, levelId, price }: (typeof ofLevels)[number]): ListedPrice => [
    ...([item.productId, levelId, item.levelPrice, price] as const),
  ];
  const forTwo = ofLevels.filter(({ plan }) => plan.isForTwo);
  const alone = ofLevels.filter(({ plan }) => !plan.isForTwo);
  await writeLevelList(trx, alone.map(listed));
  await unrecorded(trx, () => prepareLevelList(trx, deps, forTwo.map(listed), { staffId, at }));
  return forTwo.map(({ place }) => place);
}

async function writeUsual(
  trx: Knex.Transaction,
  deps: Dependencies,
  rows: readonly GoodRow[],
  { startedBy: staffId, at }: By,
): Promise<Written> {
  const priced = rows
    .filter(({ levelId }) => levelId === null)
    .map(({ place, item, price }) => {
      const { productId: id, price: before, reducedAt: reduced_at } = item;
      return { place, familyId: item.familyId, price, item: { id, price: before, reduced_at } };
    });
  const { alone, forTwo } = await splitForTwo(trx, deps, priced, at);
  await writePrices(trx, alone, at);
  await unrecorded(trx, () => preparePrices(trx, deps, forTwo, { staffId, at }));
  return {
    families: [...new Set(alone.map(({ familyId }) => familyId))],
    held: new Set(forTwo.map(({ place }) => place)),
  };
}
