import type { BillingAddress } from '#core/documents/billing-party.ts';
import type { PlaceRow } from '../checkout/checkout-rows.ts';
import { rowModel } from '../platform/database/row-model.ts';

export type PaymentState =
  'none' | 'waiting' | 'paid' | 'mismatch' | 'partly_refunded' | 'refunded';

/** The address of an order as it was typed. */
export interface StoredAddress extends BillingAddress {
  readonly phoneNumber: string;
}

interface Said {
  billingAddress: StoredAddress | null;
  deliveryAddress: Partial<StoredAddress> | null;
  place: PlaceRow | null;
}

/** A row of `orders`. Mapping only: the rules are in core/orders. */
export class OrderModel extends rowModel<'orders', Said>('orders', [
  'billingAddress',
  'deliveryAddress',
  'place',
]) {}
