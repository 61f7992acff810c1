import { priceListWarnings, type PriceListWarning } from '#core/buyback/price-list-warnings.ts';
import {
  priceWarnings,
  type GradePrices,
  type PriceWarning,
} from '#core/buyback/price-warnings.ts';
import type { Currency } from '#core/market/market.ts';
import { appraisalIn, bilingualAppraisal, pricesByGrade } from './bilingual-appraisal.ts';
import type { Resolved } from './price-changes.ts';
import type { PriceColumns, StoredQuestion } from './priced-device-rows.ts';

export interface NamedWarning {
  readonly productModel: string;
  /** Code of the warning with what it is about: `minimum_above_grade:D`. */
  readonly warning: string;
}

/** Everything odd that the changes bring (T-BUY-7); what the current list has already is known. */
export const warningsOf = (
  resolved: readonly Resolved[],
  currency: Currency,
  resaleOf: (modelId: number) => GradePrices,
): NamedWarning[] =>
  resolved.flatMap(({ productModel, modelId, prices, minimalPrice, questions, before }) => {
    const after = {
      price_a_plus: prices['A+'],
      price_a: prices.A,
      price_b: prices.B,
      price_c: prices.C,
      price_d: prices.D,
      minimal_price: minimalPrice,
    };
    const known = new Set(textsOf(before, questions, currency));
    const odd = textsOf(after, questions, currency).filter((warning) => !known.has(warning));
    const changes = priceWarnings(
      { prices: pricesByGrade(before), minimal: before.minimal_price },
      { prices, minimal: minimalPrice },
      resaleOf(modelId),
    );
    return [...odd, ...changes.map(textOf)].map((warning) => ({ productModel, warning }));
  });

function textsOf(
  prices: PriceColumns,
  questions: readonly StoredQuestion[] | null,
  currency: Currency,
): string[] {
  const list = bilingualAppraisal({ ...prices, version: '', questions }, currency);
  // Without any price the model is just not bought, which the editor asked for.
  if (!list) return [];
  return priceListWarnings(appraisalIn('cs', list, '')).map(textOf);
}

const textOf = ({ code, ...about }: PriceListWarning | PriceWarning): string =>
  [code, ...Object.values(about)].join(':');
