import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Counted } from '#core/statistics/figures.ts';
import type { Measure } from '#core/statistics/measures.ts';

export type Statistics = Reply<Endpoints['admin-statistics']>;

/** A sum of the window, and of the one before it. */
export interface Compared extends Counted {
  readonly before: Counted;
}

const nothing: Compared = { count: 0, amount: 0, before: { count: 0, amount: 0 } };

/** What was counted of a measure; of one dimension where it is named. */
export const sumOf = (
  { figures }: Pick<Statistics, 'figures'>,
  measure: Measure,
  dimension = '',
): Compared =>
  figures.find((one) => one.measure === measure && one.dimension === dimension) ?? nothing;

/** Days of a measure, the oldest first. */
export const pointsOf = ({ series }: Pick<Statistics, 'series'>, measure: Measure) =>
  series.find((one) => one.measure === measure)?.points ?? [];

/** The margin of each day less what went with goods that came back on it; hundredths. */
export function marginOfDays(statistics: Pick<Statistics, 'series'>) {
  const back = pointsOf(statistics, 'margin_back');
  return pointsOf(statistics, 'margin').map((point, at) => ({
    day: point.day,
    amount: point.amount - (back[at]?.amount ?? 0),
  }));
}

/** Whether nothing at all was counted; what lies in the house is nothing that happened. */
export const isEmpty = ({ figures }: Statistics): boolean =>
  figures.every(({ count, measure }) => measure === 'on_hand' || count === 0);

/** Whole percent of a part; null of nothing. */
export const shareOf = (part: number, all: number): number | null =>
  all === 0 ? null : Math.round((part / all) * 100);
