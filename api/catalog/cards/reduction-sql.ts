/**
 * `reductionPercent` of the core, for cards that are written by the hundred thousand in one statement; a test asks both
 * for the same prices.
 */
export const reductionPercentSql = (prior: string, price: string): string =>
  `nullif(greatest(0, (${prior} - ${price}) * 100 / nullif(${prior}, 0)), 0)`;
