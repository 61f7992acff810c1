import type { OrderStatus } from '#core/orders/order-status.ts';
import type { OrderMailKind } from '#core/phrases/cs/order-mail.ts';
import type { OrderModel } from '../order-model.ts';

/** States in which a mail says nothing true any more. */
const outdated: Partial<Record<OrderMailKind, readonly OrderStatus[]>> = {
  'order-ready': ['delivered', 'cancelled', 'returned'],
  'order-at-point': ['delivered', 'cancelled', 'returned'],
  'order-paid': ['cancelled'],
  'order-device-to-pay': ['cancelled', 'confirmed'],
  'order-exchange-missed': ['cancelled', 'returned'],
  'order-exchange-to-pay': ['cancelled', 'returned'],
  'order-exchange-pay-reminder': ['cancelled', 'returned'],
  'order-exchange-pay-last-reminder': ['cancelled', 'returned'],
  'order-changed': ['cancelled'],
  'order-rest-reminder': ['cancelled', 'confirmed'],
  'order-proforma': ['cancelled', 'confirmed'],
  'order-contact-changed': ['cancelled'],
  'order-changed-to-pay': ['cancelled', 'confirmed'],
};

/** Mails that ask for what is left to pay: once it is paid they would ask for nothing. */
const askingForRest: readonly OrderMailKind[] = [
  'order-exchange-to-pay',
  'order-exchange-pay-reminder',
  'order-exchange-pay-last-reminder',
];

/** Whether a mail is not sent any more, as its order has gone on. */
export const isOutdated = (
  kind: OrderMailKind,
  { status, toPay }: Pick<OrderModel, 'status' | 'toPay'>,
): boolean =>
  outdated[kind]?.includes(status) === true || (askingForRest.includes(kind) && toPay === null);
