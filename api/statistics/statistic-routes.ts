import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { figuresOf, seriesOf, windowOf, type Figure } from '#core/statistics/figures.ts';
import { windowDays, type Measure } from '#core/statistics/measures.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { readMissedSearches } from './read-missed-searches.ts';
import { readFigures } from './read-figures.ts';
import { readToday } from './read-today.ts';

/** Measures whose days are drawn. */
const drawn = [
  'sales',
  'sales_net',
  'margin',
  'margin_back',
  'refunds',
  'bought',
  'paid',
  'discounts',
] as const satisfies readonly Measure[];

export const statisticRoutes = ({ market: { timeZone }, reads }: Dependencies): BoundRoute[] => [
  bind('admin-today', async (_, { now }) => ({
    numbers: await readToday(reads, dayInTimeZone(now, timeZone), timeZone),
  })),
  bind('admin-statistics', async ({ query: asked }, { language, now }) => {
    const days = windowDays.find((each) => String(each) === asked.days) ?? windowDays[0];
    const window = windowOf(dayInTimeZone(now, timeZone), days);
    const { countedAt, rows } = await readFigures(reads, window, timeZone);
    const figures = figuresOf(rows, window);
    const missedSearches = await readMissedSearches(reads, window);
    const names = await discountNames(reads, figures, language);
    return {
      days,
      from: window.from,
      to: window.to,
      countedAt: countedAt?.toISOString() ?? null,
      figures: figures.map((figure) => ({
        ...figure,
        name: figure.measure === 'discounts' ? (names.get(figure.dimension) ?? '') : '',
      })),
      missedSearches: [...missedSearches],
      series: drawn.map((measure) => {
        const { points } = seriesOf(rows, measure, window);
        return { measure, points: [...points] };
      }),
    };
  }),
];

/** Discounts by their id as text, in the words that customers read. */
async function discountNames(
  db: Knex,
  figures: readonly Figure[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const ids = figures
    .filter(({ measure }) => measure === 'discounts')
    .map(({ dimension }) => dimension);
  const rows = await query<{ id: string; name: string }>(
    db,
    `select id::text as id, case $2 when 'cs' then marketing_name_cs else marketing_name_ro end as name
    from discounts where id = any($1::int[])`,
    [ids, language],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
