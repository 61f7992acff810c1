import { words as cs } from '#core/phrases/cs/resources/shop-numbers.ts';
import { words as ro } from '#core/phrases/ro/resources/shop-numbers.ts';
import { numbers } from '#core/settings/number-resource.ts';
import { isNumberPossible, shopNumbers } from '#core/settings/shop-numbers.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { serve, type Served } from '../platform/resources/serve.ts';

/** Numbers of the shop, each within its own bounds. */
export const numberResource: Served = serve(numbers, {
  said: { cs, ro },
  order: ['setting', 'id'],
  permit(_, _deps, row) {
    const setting = shopNumbers.find((one) => one === row['setting']);
    const isPossible = setting !== undefined && isNumberPossible(setting, Number(row['amount']));
    return isPossible
      ? Promise.resolve()
      : Promise.reject(new FieldRefusal({ amount: ['number_out_of_bounds'] }));
  },
});
