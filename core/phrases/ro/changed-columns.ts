import type { changedColumns as cs } from '../cs/changed-columns.ts';
import { columnsAToL } from './changed-columns-a-l.ts';
import { columnsMToZ } from './changed-columns-m-z.ts';
import { productCodes } from './product-codes.ts';

/**
 * What the history of changes calls columns of the recorded tables; one that ends in `_cs` or `_ro`
 * has the name of what is before it.
 */
export const changedColumns: Record<keyof typeof cs, string> = {
  ...columnsAToL,
  ...columnsMToZ,
  ...productCodes,
};
