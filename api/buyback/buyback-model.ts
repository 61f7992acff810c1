import { rowModel } from '../platform/database/row-model.ts';
import type { Contact, PickupAddress } from './seller.ts';
import type { Snapshot } from './snapshot.ts';

interface Said {
  snapshot: Snapshot;
  contact: Contact | null;
  pickupAddress: PickupAddress | null;
}

/** A row of `buybacks`. Mapping only: every rule about a buy-back lives in core/buyback. */
export class BuybackModel extends rowModel<'buybacks', Said>('buybacks', [
  'snapshot',
  'contact',
  'pickupAddress',
]) {}
