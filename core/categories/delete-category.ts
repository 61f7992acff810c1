import { accept, refuse, type Result } from '../shared/result.ts';

/** How much still hangs on a category; whole numbers. */
export interface CategoryUse {
  readonly children: number;
  readonly products: number;
  /** Devices of the buy-back's price list that belong to it. */
  readonly buybackDevices: number;
}

export interface CategoryInUse {
  readonly reason: 'category_in_use';
  readonly use: CategoryUse;
}

/** Whether a category may be deleted: only when nothing uses it; else the counts say why (T-CAT-8). */
export const checkDeletable = (use: CategoryUse): Result<null, CategoryInUse> =>
  use.children + use.products + use.buybackDevices === 0
    ? accept(null)
    : refuse({ reason: 'category_in_use', use });
