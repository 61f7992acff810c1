import { grades, type Grade } from './grade.ts';
import { largePriceChanges } from './large-price-changes.ts';

/** Whole units by grade; null where there is none. */
export type GradePrices = Readonly<Record<Grade, number | null>>;

/** Prices of a model as a list has them, with the least that is paid. */
export interface ModelPrices {
  readonly prices: GradePrices;
  readonly minimal: number | null;
}

/** What costs money or customers where it is a slip: looked at before a list is published. */
export type PriceWarning =
  | { readonly code: 'zero_minimum' }
  | { readonly code: 'zero_price' | 'large_change' | 'above_resale'; readonly grade: Grade };

const codes: ReadonlySet<string> = new Set<PriceWarning['code']>([
  'zero_minimum',
  'zero_price',
  'large_change',
  'above_resale',
]);

/** Whether a warning is about money, so that two people publish it (`two-person-policy.ts`). */
export const isAboutMoney = (code: string): boolean => codes.has(code);

/**
 * What a change of prices brings that nobody may want: nothing paid (the device is offered for free
 * recycling), a change of more than 30 %, and more paid than the cheapest piece of the model and grade
 * is sold for. What the earlier list had already is not said again.
 */
export function priceWarnings(
  before: ModelPrices,
  after: ModelPrices,
  resale: GradePrices,
): PriceWarning[] {
  const changed = grades.filter((grade) => after.prices[grade] !== before.prices[grade]);
  const isBought = grades.some((grade) => after.prices[grade] !== null);
  return [
    ...(isBought && after.minimal === 0 && before.minimal !== 0
      ? [{ code: 'zero_minimum' as const }]
      : []),
    ...changed
      .filter((grade) => after.prices[grade] === 0)
      .map((grade) => ({ code: 'zero_price' as const, grade })),
    ...largePriceChanges(before.prices, after.prices).map((grade) => ({
      code: 'large_change' as const,
      grade,
    })),
    ...changed
      .filter((grade) => isAbove(after.prices[grade], resale[grade]))
      .map((grade) => ({ code: 'above_resale' as const, grade })),
  ];
}

const isAbove = (price: number | null, resale: number | null): boolean =>
  price !== null && resale !== null && price > resale;
