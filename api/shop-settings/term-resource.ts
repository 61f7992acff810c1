import { words as cs } from '#core/phrases/cs/resources/shop-terms.ts';
import { words as ro } from '#core/phrases/ro/resources/shop-terms.ts';
import { terms } from '#core/shop/term-resource.ts';
import { isTermPossible, shopTerms } from '#core/shop/terms.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { serve, type Served } from '../platform/resources/serve.ts';

/** Terms in days, each within what the market's law allows. */
export const termResource: Served = serve(terms, {
  said: { cs, ro },
  order: ['term', 'id'],
  permit(_, { market }, row) {
    const term = shopTerms.find((one) => one === row['term']);
    const isPossible = term !== undefined && isTermPossible(term, Number(row['days']), market.code);
    return isPossible
      ? Promise.resolve()
      : Promise.reject(new FieldRefusal({ days: ['too_large'] }));
  },
});
