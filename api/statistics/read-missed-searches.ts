import type { Knex } from 'knex';
import type { FigureWindow } from '#core/statistics/figures.ts';
import { query } from '../platform/database/query.ts';

interface MissedSearch {
  readonly words: string;
  readonly language: 'cs' | 'ro';
  readonly count: number;
  readonly before: number;
}

const mostShown = 50;
/** What was asked once may be a name; it is a wish of customers from the second time on. */
const leastCount = 2;

const missedSql = `
  select words, language, (sum(count) filter (where day >= $2))::integer as count,
    coalesce(sum(count) filter (where day < $2), 0)::integer as before
  from missed_searches where day between $1 and $3
  group by words, language
  having sum(count) filter (where day >= $2) >= $4
  order by count desc, words limit $5`;

/** What was looked for in vain in a window, the most often first, beside the window before it. */
export const readMissedSearches = (
  db: Knex,
  { beforeFrom, from, to }: FigureWindow,
): Promise<readonly MissedSearch[]> =>
  query<MissedSearch>(db, missedSql, [beforeFrom, from, to, leastCount, mostShown]);
