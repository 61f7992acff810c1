import type { StoredSet } from './discount-row.ts';
import { rowModel } from '../platform/database/row-model.ts';

interface Said {
  minimalDiscountSets: readonly StoredSet[];
}

/** A row of `discounts`. What a discount takes off is in core/discounts. */
export class DiscountModel extends rowModel<'discounts', Said>('discounts', [
  'minimalDiscountSets',
]) {}
