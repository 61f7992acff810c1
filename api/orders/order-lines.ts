import { unitNets } from '#core/discounts/unit-nets.ts';
import { vatRateOn } from '#core/shared/vat-rate.ts';
import type { Market } from '#core/market/market.ts';
import type { PricedStoredCart } from '../cart/priced-cart.ts';
import type { PricedCartLine } from '../cart/priced-packages.ts';
import type { CheckedChoices } from './check-choices.ts';

interface Names {
  readonly cs: string;
  readonly ro: string;
}

/** A row of `order_lines`, as it is stored. */
export interface OrderLine {
  readonly position: number;
  readonly parent_position: number | null;
  readonly kind: string;
  readonly product_id: number | null;
  readonly add_on_id: number | null;
  readonly limited_offer_id: number | null;
  readonly code: string;
  readonly name: Names;
  readonly details: Readonly<Record<string, unknown>>;
  readonly quantity: number;
  readonly unit_price: number;
  readonly net: number;
  readonly vat_scheme: 'standard' | 'margin' | 'exempt';
  readonly vat_rate: number;
  readonly bought_for: number | null;
}

/** A line of the order with the line of the cart that it was made of; shipping and fee have none. */
export interface LineFromCart {
  readonly line: OrderLine;
  readonly source: PricedCartLine | null;
}

/**
 * Lines of an order, by package, then shipping and fee: their nets add up to the total (T-MON-7). VAT
 * is that of the day: a device that we bought back sells under the margin scheme, insurance is exempt.
 */
export function orderLines(
  cart: PricedStoredCart,
  choices: CheckedChoices,
  market: Market,
  today: string,
): LineFromCart[] {
  const rate = vatRateOn(market.code, today);
  const lines: LineFromCart[] = [];
  for (const { main, children, isBlocked } of cart.packages) {
    if (isBlocked) continue;
    const parent = lines.length;
    lines.push({ line: lineOf(main, parent, null, rate), source: main });
    for (const child of children.filter((each) => !each.isBlocked)) {
      lines.push({ line: lineOf(child, lines.length, parent, rate), source: child });
    }
  }
  const { delivery, payment } = choices;
  const { shipping, paymentFee } = cart.priced;
  const services = [serviceLine('shipping', delivery, delivery.price, shipping, rate)];
  if (payment && paymentFee > 0) {
    services.push(serviceLine('payment_fee', payment, payment.fee, paymentFee, rate));
  }
  for (const service of services) {
    lines.push({ line: { ...service, position: lines.length }, source: null });
  }
  return lines;
}

function lineOf(
  line: PricedCartLine,
  position: number,
  parent: number | null,
  rate: number,
): OrderLine {
  const { kind, product, child, code, name, quantity, unitPrice, net, limitedOfferId } = line;
  const addOn = child?.addOn ?? null;
  const boughtFor = addOn === null ? product.bought_for : null;
  const isMargin = boughtFor !== null;
  const exempt = kind === 'insurance' ? ('exempt' as const) : ('standard' as const);
  return {
    position,
    parent_position: parent,
    code,
    name,
    quantity,
    net,
    kind: kind === 'accessory' ? 'goods' : kind,
    product_id: addOn === null ? product.id : null,
    add_on_id: addOn?.id ?? null,
    limited_offer_id: limitedOfferId,
    unit_price: unitPrice,
    bought_for: boughtFor,
    details:
      addOn === null
        ? { seoName: product.seo_name, condition: product.condition, grade: product.grade }
        : { months: addOn.months },
    vat_scheme: isMargin ? 'margin' : exempt,
    vat_rate: !isMargin && exempt === 'exempt' ? 0 : rate,
  };
}

/** Shipping or fee; a discount or a free delivery is what its net lacks to its price. */
const serviceLine = (
  kind: 'shipping' | 'payment_fee',
  { code, name }: { readonly code: string; readonly name: Names },
  unitPrice: number,
  net: number,
  rate: number,
): OrderLine => ({
  position: 0,
  parent_position: null,
  kind,
  code,
  name,
  details: {},
  quantity: 1,
  product_id: null,
  add_on_id: null,
  limited_offer_id: null,
  bought_for: null,
  unit_price: unitPrice,
  net,
  vat_scheme: 'standard',
  vat_rate: rate,
});

/** Every piece of every line with its own net, which refunds give back as it is. */
export const unitsOf = (lines: readonly LineFromCart[]) =>
  lines.flatMap(({ line: { position, quantity, net } }) =>
    unitNets(net, quantity).map((unitNet, at) => ({ line: position, position: at, net: unitNet })),
  );
