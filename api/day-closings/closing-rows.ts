import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { dayLines, tillChange, type DayFigure } from '#core/books/day-closing.ts';
import { z } from 'zod';
import { query } from '../platform/database/query.ts';

/** Figures as a closing keeps them. */
const keptFigures = z.array(
  z.object({ line: z.enum(dayLines), count: z.int(), amount: z.number() }),
);

export interface KeptClosing {
  readonly id: number;
  readonly version: number;
  readonly day: string;
  readonly storeId: number | null;
  readonly store: string | null;
  readonly figures: readonly DayFigure[];
  readonly opening: number | null;
  readonly expectedCash: number | null;
  readonly countedCash: number | null;
  readonly reason: string;
  readonly closedAt: Date;
  readonly closedBy: string;
  readonly reopenedAt: Date | null;
  readonly reopenedBy: string | null;
  readonly reopenReason: string | null;
}

const rowsSql = (which: string) => `
  select c.id, c.version, c.day::text as day, c.store_id as "storeId", s.name as store, c.figures,
    c.expected_cash as "expectedCash", c.counted_cash as "countedCash", c.reason,
    c.closed_at as "closedAt", u.name as "closedBy", c.reopened_at as "reopenedAt",
    r.name as "reopenedBy", c.reopen_reason as "reopenReason"
  from day_closings c join users u on u.id = c.closed_by
  left join users r on r.id = c.reopened_by left join stores s on s.id = c.store_id
  where ${which} order by c.id desc`;

type Row = Omit<KeptClosing, 'figures' | 'opening'> & { readonly figures: unknown };

const closingOf = (row: Row): KeptClosing => {
  const figures = keptFigures.parse(row.figures);
  return {
    ...row,
    figures,
    opening: row.expectedCash === null ? null : row.expectedCash - tillChange(figures),
  };
};

/** Every closing of a day, those that were opened again among them, the newest first. */
export const closingsOf = async (db: Knex, day: string): Promise<KeptClosing[]> =>
  (await query<Row>(db, rowsSql('c.day = $1::date'), [day])).map(closingOf);

/** One closing; undefined where there is none. */
export async function findClosing(db: Knex, id: number): Promise<KeptClosing | undefined> {
  const [row] = await query<Row>(db, rowsSql('c.id = $1'), [id]);
  return row && closingOf(row);
}

export interface Till {
  readonly storeId: number;
  readonly name: string;
  readonly opening: number;
  readonly tolerance: number;
}

/** Stores with what their tills begin with, in the order of their names. */
export const tillsOf = (db: Knex): Promise<Till[]> =>
  query<Till>(
    db,
    `select id as "storeId", name, till_opening as opening, till_tolerance as tolerance
     from stores order by name, id`,
    [],
  );

/** A digest of what a person saw of a day, so that nobody closes what they have not seen. */
export const digestOf = (figures: readonly DayFigure[], opening: number | null): string =>
  createHash('sha256')
    .update(
      JSON.stringify([opening, figures.map(({ line, count, amount }) => [line, count, amount])]),
    )
    .digest('hex');
