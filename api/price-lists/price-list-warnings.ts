import { priceListWarnings } from '#core/buyback/price-list-warnings.ts';
import type { Currency } from '#core/market/market.ts';
import { appraisalIn, bilingualAppraisal } from './bilingual-appraisal.ts';
import type { Resolved } from './price-changes.ts';

export interface NamedWarning {
  readonly productModel: string;
  /** Code of the warning with what it is about: `minimum_above_grade:D`. */
  readonly warning: string;
}

/** Everything odd about the changed models (T-BUY-7). */
export const warningsOf = (
  resolved: readonly Resolved[],
  version: string,
  currency: Currency,
): NamedWarning[] =>
  resolved.flatMap(({ productModel, prices, minimalPrice, questions }) => {
    const row = {
      price_a_plus: prices['A+'],
      price_a: prices.A,
      price_b: prices.B,
      price_c: prices.C,
      price_d: prices.D,
      minimal_price: minimalPrice,
    };
    const list = bilingualAppraisal({ ...row, version, questions }, currency);
    // Without any price the model is just not bought any more, which the editor asked for.
    if (!list) return [];
    return priceListWarnings(appraisalIn('cs', list, '')).map(({ code, ...about }) => ({
      productModel,
      warning: [code, ...Object.values(about)].join(':'),
    }));
  });
