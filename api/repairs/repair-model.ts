import { rowModel } from '../platform/database/row-model.ts';
import type { StoredAddress } from '../orders/order-model.ts';

interface Said {
  contact: StoredAddress | null;
}

/** A row of `repairs`. Mapping only: the rules are in core/service. */
export class RepairModel extends rowModel<'repairs', Said>('repairs', ['contact']) {}
