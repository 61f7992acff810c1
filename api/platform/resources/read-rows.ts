import type { Knex } from 'knex';
import { query } from '../database/query.ts';
import type { Place } from './filter-sql.ts';
import type { ServerGrid } from './server-grid.ts';
import type { WireRow } from './wire-row.ts';

interface FoundLine extends WireRow {
  readonly id: number;
  readonly members?: Readonly<Record<string, unknown>>;
}

/** Rows in the order of the ids, by one statement. A row that is gone is left out. */
export async function readRows(
  db: Knex,
  grid: ServerGrid,
  ids: readonly number[],
  { language, timeZone }: Place,
): Promise<WireRow[]> {
  if (ids.length === 0) return [];
  const found = await query<FoundLine>(db, grid.rows(language, timeZone), [ids]);
  const byId = new Map(
    found.map(({ members, ...row }) => [row.id, { ...cellsOf(row), ...members }]),
  );
  const rows = ids.flatMap((id): readonly WireRow[] => {
    const row = byId.get(id);
    return row ? [row] : [];
  });
  return grid.complete ? grid.complete(db, rows, language) : rows;
}

/** Moments as the wire writes them. */
const cellsOf = (row: WireRow): WireRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
