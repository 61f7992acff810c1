import { Model, snakeCaseMappers } from 'objection';
import type { BillingAddress } from '#core/documents/billing-party.ts';
import type { Language } from '#core/market/market.ts';
import type { OrderStatus } from '#core/orders/order-status.ts';
import type { PlaceRow } from '../checkout/checkout-rows.ts';

export type PaymentState =
  'none' | 'waiting' | 'paid' | 'mismatch' | 'partly_refunded' | 'refunded';

/** The address of an order as it was typed. */
export interface StoredAddress extends BillingAddress {
  readonly phoneNumber: string;
}

/** A row of `orders`. Mapping only: the rules are in core/orders. */
export class OrderModel extends Model {
  static override tableName = 'orders';
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ['billingAddress', 'deliveryAddress', 'place'];

  // `declare` emits nothing, so a partly selected row carries no keys that are undefined.
  declare id: number;
  declare number: string;
  declare code: string;
  declare userId: number | null;
  declare customerKind: string;
  declare eMail: string | null;
  declare language: Language;
  declare status: OrderStatus;
  declare paymentStatus: PaymentState;
  declare paymentCode: string | null;
  declare deliveryCode: string;
  declare total: number;
  declare buybackCredit: number;
  declare bonusCredit: number;
  declare due: number;
  declare payout: number;
  declare billingAddress: StoredAddress | null;
  declare deliveryAddress: Partial<StoredAddress> | null;
  declare place: PlaceRow | null;
  declare storeId: number | null;
  declare timeslotId: number | null;
  declare note: string;
  declare arrivesFrom: string | null;
  declare arrivesTo: string | null;
  declare placedAt: Date;
  declare releaseAt: Date | null;
  declare paidAt: Date | null;
  declare handedOverAt: Date | null;
  declare deliveredAt: Date | null;
  declare closedAt: Date | null;
  declare version: number;
}
