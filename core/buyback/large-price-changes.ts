import { grades, type Grade } from './grade.ts';

/** From how many percent on a change of a price is shown as a warning before it is published. */
const largeFrom = 30;

type Prices = Readonly<Record<Grade, number | null>>;

/**
 * Change of a price in percent with one decimal; null where either side has none or the earlier one
 * is 0, which has no percentage.
 */
export const changeInPercent = (before: number | null, after: number | null): number | null =>
  before === null || after === null || before === 0
    ? null
    : Math.round(((after - before) / before) * 1000) / 10;

/** Grades whose price changed by more than 30 %, most often a slip of a digit; best grade first. */
export const largePriceChanges = (before: Prices, after: Prices): Grade[] =>
  grades.filter((grade) => {
    const [from, to] = [before[grade], after[grade]];
    return from !== null && to !== null && Math.abs(to - from) * 100 > from * largeFrom;
  });
