import type { Knex } from 'knex';
import {
  plannedDay,
  planLevelPrice,
  readLevelPrice,
  type LevelPlan,
} from '#core/import/plan-level-price.ts';
import type { ImportProblem } from '#core/import/read-row.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { foldText } from '#core/shared/text.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type {
  Applied,
  AppliedRow,
  Applying,
  CheckedRow,
  Checking,
  StoredRow,
} from '../import-rows.ts';
import { findLevelItems, readLevels } from './find-level-items.ts';
import type { PlannedRow } from './planned-row.ts';
import { writeLevelPrices } from './write-level-prices.ts';

type Meant = Pick<Applying, 'mapping' | 'options' | 'rights'>;

const refusedBy = (problems: readonly ImportProblem[]): LevelPlan => ({
  outcome: 'refused',
  changes: [],
  problems,
  isForTwo: false,
});

async function planRows(
  db: Knex,
  deps: Dependencies,
  stored: readonly StoredRow[],
  { mapping, options, rights }: Meant,
  lock: 'lock' | 'look',
): Promise<readonly PlannedRow[]> {
  const levels = await readLevels(db);
  const today = dayInTimeZone(deps.now(), deps.market.timeZone);
  const rows = stored.map(({ place, cells }) => {
    const { row, problems } = readLevelPrice(cells, mapping);
    const named = row.level === undefined ? options.levelId : levels.get(foldText(row.level));
    const unknown: ImportProblem[] =
      named === undefined && row.level !== undefined
        ? [{ field: 'level', reason: 'unknown_row' }]
        : [];
    const startsOn = plannedDay(row.startsOn ?? options.startsOn, today);
    return { place, row, levelId: named ?? null, startsOn, problems: [...problems, ...unknown] };
  });
  const items = await findLevelItems(db, deps, rows, lock);
  return rows.map(({ problems, ...meant }, at): PlannedRow => {
    const item = items[at];
    const { row, levelId, startsOn } = meant;
    const refuse = (problem: ImportProblem) => ({
      ...meant,
      item: null,
      plan: refusedBy([problem]),
    });
    const { price } = row;
    if (problems.length > 0 || price === undefined) {
      return { ...meant, item: null, plan: refusedBy(problems) };
    }
    if (!rights.mayPrice) return refuse({ field: 'price', reason: 'price_not_yours' });
    if (item === 'two') return refuse({ field: 'ean', reason: 'already_used' });
    if (!item) return refuse({ field: 'code', reason: 'unknown_product' });
    const plan = planLevelPrice(item, { isOfLevel: levelId !== null, price, startsOn }, today);
    return { ...meant, item, plan };
  });
}

export async function checkLevelPrices(
  knex: Knex,
  stored: readonly StoredRow[],
  { deps, work, rights, seen }: Checking,
): Promise<CheckedRow[]> {
  const rows = await planRows(
    knex,
    deps,
    stored,
    { mapping: work.mapping, options: work.options, rights },
    'look',
  );
  return rows.map(({ place, item, levelId, startsOn, plan }): CheckedRow => {
    const fate = { place, familyKey: null, variantId: null };
    const key = item && `${String(item.productId)} ${String(levelId)} ${String(startsOn)}`;
    if (key !== null && seen.has(key)) {
      const problems = [{ field: 'code' as const, reason: 'price_doubled' }];
      return { ...fate, outcome: 'refused', changes: [], problems };
    }
    if (key !== null && plan.outcome !== 'refused') seen.add(key);
    return { ...fate, outcome: plan.outcome, changes: plan.changes, problems: plan.problems };
  });
}

export async function applyLevelPrices(
  trx: Knex.Transaction,
  deps: Dependencies,
  stored: readonly StoredRow[],
  applying: Applying,
): Promise<Applied> {
  const rows = await planRows(trx, deps, stored, applying, 'lock');
  const { families, held } = await writeLevelPrices(trx, deps, rows, applying);
  const results = rows.map(({ place, item, plan }): AppliedRow => {
    const of = { place, familyId: item?.familyId ?? null, variantId: null };
    if (!held.has(place)) return { ...of, outcome: plan.outcome, problems: plan.problems };
    return {
      ...of,
      outcome: 'held',
      problems: [{ field: 'price', reason: 'price_waits_for_two' }],
    };
  });
  return { families, results };
}
