import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { chooseOutcome } from '../../payments/sandbox-messages.ts';
import { findSandboxPayment } from '../../outside/payments/sandbox/sandbox-payments.ts';
import { goodsOf } from './goods.ts';
import type { DayOfHistory } from './day-of-history.ts';
import type { Caller, PastShop } from './past-shop.ts';
import { personOf } from './people.ts';

type Choice = CallInput<Endpoints['cart-payments-deliveries-choose']>['body'];

/** Ways to pay that come in a usual week, the usual ones more often. */
const payments = ['card', 'card', 'card', 'cash-on-delivery', 'bank-transfer'] as const;
const deliveries = ['courier', 'courier', 'place', 'store'] as const;

/** Guests and customers with an account fill carts; most of them order, and most of those pay. */
export async function placeOrders(shop: PastShop, { left }: DayOfHistory): Promise<void> {
  const { dice } = shop;
  const goods = await goodsOf(shop);
  if (goods.length === 0) return;
  // The last day is a busy one, so that every queue of today has somebody in it.
  const customers = left === 0 ? 8 : dice.between(3, 6);
  for (let number = 0; number < customers; number += 1) {
    shop.at(4 + (number * 10) / customers);
    await shop.story('order', () => shopFor(shop, goods));
  }
}

async function shopFor(shop: PastShop, goods: readonly number[]): Promise<void> {
  const { dice } = shop;
  const who = await buyerOf(shop);
  const payment = dice.oneOf(payments);
  const delivery = dice.oneOf(deliveries);
  for (let wishes = dice.between(1, 2); wishes > 0; wishes -= 1) {
    await shop.call(who, 'cart-add-product', { body: { product: dice.oneOf(goods), quantity: 1 } });
  }
  const leaves = dice.falls(0.15);
  if (leaves) return;
  await choose(shop, who, delivery, payment);
  const placed = await order(shop, who, delivery, payment);
  if (payment === 'card' && placed.payment) await payByCard(shop, who, placed.payment.code);
  const givesUp = dice.falls(0.06);
  if (givesUp) await cancel(shop, who, placed.statusUrl);
}

async function buyerOf(shop: PastShop): Promise<Caller> {
  const chance = shop.dice.roll();
  if (chance < 0.25) return shop.signedIn('customer');
  return chance < 0.45 ? shop.signedIn('business') : shop.visitor();
}

async function choose(
  shop: PastShop,
  who: Caller,
  delivery: string,
  payment: string,
): Promise<void> {
  const body: Choice = { delivery, ...(await placeOf(shop, who, delivery)) };
  await shop.call(who, 'cart-payments-deliveries-choose', { body });
  await shop.call(who, 'cart-payments-deliveries-choose', { body: { payment } });
}

/** Where the goods are fetched, for deliveries that ask it. */
async function placeOf(shop: PastShop, who: Caller, delivery: string): Promise<Choice> {
  if (delivery === 'place') {
    const query = { delivery, limit: 20 };
    const { places } = await shop.call(who, 'cart-delivery-places', { query });
    return { place: shop.dice.oneOf(places.filter(({ isAvailable }) => isAvailable)).id };
  }
  if (delivery !== 'store') return {};
  const { deliveries: ways } = await shop.call(who, 'cart-payments-deliveries', {});
  const stores = ways.find(({ code }) => code === delivery)?.stores ?? [];
  return { store: shop.dice.oneOf(stores).slug };
}

async function order(shop: PastShop, who: Caller, delivery: string, payment: string) {
  const summary = await shop.call(who, 'cart-summary', {});
  return shop.call(who, 'order-finish', {
    body: {
      typePayment: payment,
      typeDeliveryCode: delivery,
      store: summary.store,
      token: summary.token,
      cartDigest: summary.cart.digest,
      orderBillingAddress: personOf(shop.deps.market.code, shop.dice),
      orderInfo: { note: '', agreesWithTerms: true, wantsNewsletter: shop.dice.falls(0.2) },
    },
  });
}

/** Most cards are taken, some are declined and a few are left on the gateway's page. */
async function payByCard(shop: PastShop, who: Caller, code: string): Promise<void> {
  const { redirectUrl } = await shop.call(who, 'payment-card-pay', { body: { code } });
  const reference = redirectUrl.split('/').at(-1) ?? '';
  const payment = await findSandboxPayment(shop.trx, reference);
  const chance = shop.dice.roll();
  if (!payment || chance > 0.95) return;
  await chooseOutcome(shop.deps, payment, chance < 0.88 ? 'paid' : 'declined');
  await shop.work();
}

async function cancel(shop: PastShop, who: Caller, statusUrl: string): Promise<void> {
  const [, , code = ''] = statusUrl.split('/');
  await shop.call(who, 'order-cancel', { params: { code }, body: { reason: '' } });
}
