import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { findOrder } from '../orders/lock-order.ts';
import type { OrderModel, StoredAddress } from '../orders/order-model.ts';
import type {
  TwistoAddress,
  TwistoCheck,
  TwistoItem,
} from '../outside/payments/twisto/twisto-payload.ts';

interface Line {
  readonly code: string;
  readonly kind: string;
  readonly name: Record<Language, string>;
  readonly quantity: number;
  readonly net: number;
  readonly vat_rate: number;
}

/** What Twisto's check is told of an order; its items add up to what is due. */
export async function twistoCheckOf(db: Knex, orderId: number): Promise<TwistoCheck> {
  const order = await findOrder(db, { id: orderId });
  const lines = await db('order_lines')
    .where({ order_id: orderId })
    .orderBy('position')
    .select<Line[]>('code', 'kind', 'name', 'quantity', 'net', 'vat_rate');
  const billing: Partial<StoredAddress> = order.billingAddress ?? {};
  const name = nameOf(billing);
  const companyId = billing.registrationNumber === '' ? null : (billing.registrationNumber ?? null);
  return {
    eMail: order.eMail ?? '',
    name,
    companyId,
    createdAt: order.placedAt,
    total: order.due,
    billing: addressOf(billing, name),
    delivery: addressOf({ ...billing, ...order.deliveryAddress }, name),
    items: [...lines.map((line) => itemOf(line, order.language)), ...creditsOf(order)],
  };
}

const itemOf = ({ code, kind, name, quantity, net, vat_rate }: Line, language: Language) => ({
  kind:
    kind === 'shipping'
      ? ('shipment' as const)
      : kind === 'payment_fee'
        ? ('payment' as const)
        : ('goods' as const),
  id: code,
  price: net,
  vatRate: vat_rate,
  name: quantity === 1 ? name[language] : `${String(quantity)}× ${name[language]}`,
});

/** A device and a voucher that pay a part of the order. */
function creditsOf({ buybackCredit, bonusCredit }: OrderModel): TwistoItem[] {
  const credit = buybackCredit + bonusCredit;
  const words = { id: 'credit', name: 'Výkup', vatRate: 0 };
  return credit === 0 ? [] : [{ kind: 'discount', price: -credit, ...words }];
}

const nameOf = ({ company, firstName = '', lastName = '' }: Partial<StoredAddress>): string =>
  company || `${firstName} ${lastName}`.trim();

const addressOf = (address: Partial<StoredAddress>, name: string): TwistoAddress => ({
  name: nameOf(address) || name,
  street: address.street ?? '',
  city: address.city ?? '',
  postcode: address.postcode ?? '',
  country: (address.country ?? 'CZ').toUpperCase(),
  phone: address.phoneNumber ?? '',
});
