import type { Knex } from 'knex';
import type { AppliedRow, RowCounts, StoredRow } from './import-rows.ts';

/** Counts the rows of an import by what they come to; for when many have changed at once. */
export async function countRows(db: Knex, importId: number): Promise<RowCounts> {
  const counted = await db('import_rows')
    .where({ import_id: importId })
    .whereNotNull('outcome')
    .groupBy('outcome')
    .select<{ outcome: string; count: number; applied: number }[]>(
      'outcome',
      db.raw('count(*)::int as count'),
      db.raw('count(applied_at)::int as applied'),
    );
  const applied = counted.reduce((sum, one) => sum + one.applied, 0);
  return { ...Object.fromEntries(counted.map(({ outcome, count }) => [outcome, count])), applied };
}

/** The counts after some rows were applied, whatever each was taken for before. */
export function recount(
  counts: RowCounts,
  rows: readonly StoredRow[],
  results: readonly AppliedRow[],
): RowCounts {
  const next = { ...counts };
  const move = (kind: keyof RowCounts, by: number) => {
    next[kind] = Math.max(0, (next[kind] ?? 0) + by);
  };
  for (const { outcome } of rows) if (outcome !== null) move(outcome, -1);
  for (const { outcome } of results) {
    move(outcome, 1);
    if (outcome === 'new' || outcome === 'changed') move('applied', 1);
  }
  return next;
}
