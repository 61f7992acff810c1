import type { Knex } from 'knex';
import { cartOfPiece, type PieceToBring } from '#core/deliveries/cheapest-delivery.ts';
import { deliveryPriceOf, type DeliveryTariff } from '#core/deliveries/delivery-price.ts';
import { deliveryRefusal, gramsOf } from '#core/deliveries/matrix.ts';
import { carrierOf } from '#core/feeds/carrier-of.ts';
import type { FeedDelivery } from '#core/feeds/feed-offer.ts';
import type { Language } from '#core/market/market.ts';
import type { Rows } from '../platform/database/rows.ts';

type Method = Rows['delivery_methods'];

/** How the shop's own deliveries bring goods, and what paying for them at the door adds. */
export interface Deliveries {
  readonly methods: readonly {
    readonly method: Method;
    readonly name: string;
    readonly carrier: string;
  }[];
  readonly cash: Pick<Rows['payment_methods'], 'fee' | 'most_amount'> | null;
  /** Codes of deliveries that staff took the payment at the door away from. */
  readonly withoutCash: ReadonlySet<string>;
}

export async function readDeliveries(db: Knex, language: Language): Promise<Deliveries> {
  const methods = await db('delivery_methods').where({ is_active: true }).orderBy('position');
  const cash = await db('payment_methods')
    .where({ is_active: true, kind: 'cash_on_delivery' })
    .orderBy('position')
    .first('code', 'fee', 'most_amount');
  const excluded = await db('delivery_payment_exclusions')
    .where({ payment_code: cash?.code ?? '' })
    .pluck('delivery_code');
  const named = methods.flatMap((method) => {
    const name = method[`name_${language}`];
    const carrier = carrierOf({ code: method.code, kind: method.kind, name });
    return carrier === null ? [] : [{ method, name, carrier }];
  });
  return { methods: named, cash: cash ?? null, withoutCash: new Set(excluded) };
}

const tariffOf = ({ price, free_from, weight_prices }: Method): DeliveryTariff => ({
  price,
  freeFrom: free_from,
  weightPrices: weight_prices,
});

/** The ways to have one piece at a price brought, each carrier once at its best price. */
export function deliveriesOf(
  { methods, cash, withoutCash }: Deliveries,
  piece: PieceToBring,
): FeedDelivery[] {
  const cart = cartOfPiece(piece);
  const best = new Map<string, FeedDelivery>();
  for (const { method, name, carrier } of methods) {
    const facts = {
      code: method.code,
      kind: method.kind,
      takesCash: method.takes_cash,
      mostPieces: method.most_pieces,
      mostGrams: gramsOf(method.most_weight_kg),
      mostSideCm: method.most_side_cm,
      mostValue: method.most_value,
    };
    if (deliveryRefusal(facts, cart) !== null) continue;
    const costs = deliveryPriceOf(tariffOf(method), cart);
    const takesCash = cash !== null && method.takes_cash && !withoutCash.has(method.code);
    const isWithin =
      cash !== null && piece.price + costs + cash.fee <= (cash.most_amount ?? Infinity);
    const cashPrice = takesCash && isWithin ? costs + cash.fee : null;
    const known = best.get(carrier);
    if (!known || costs < known.price)
      best.set(carrier, { carrier, name, price: costs, cashPrice });
  }
  return [...best.values()];
}
