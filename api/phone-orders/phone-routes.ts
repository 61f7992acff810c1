import type { Knex } from 'knex';
import type { ParsedInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { paymentsAndDeliveries } from '../checkout/payments-and-deliveries.ts';
import { checkContact } from '../orders/contact/checked-contact.ts';
import { placeOrder } from '../orders/place-order.ts';
import { isRaced } from '../orders/raced.ts';
import { startPayment } from '../payments/start-payment.ts';
import { describeError } from '../platform/describe-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { fillPhoneCart, giveCartBack, putCartAside } from './phone-cart.ts';
import { findPhoneCustomer, type PhoneCustomer } from './phone-customer.ts';

type Body = ParsedInput<Endpoints['admin-phone-order']>['body'];

/** Orders that staff make for somebody on the phone: a cart, a checkout and an order as everybody's. */
export const phoneRoutes = (deps: Dependencies): BoundRoute[] => [
  previewRoute(deps),
  bind('admin-phone-order', async ({ body }, context) => {
    const placed = await place(deps, context, body);
    if (placed.asksForTransfer) await awaitTransfer(deps, placed.id, context);
    return { id: placed.id, number: placed.number };
  }),
];

const previewRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-phone-order-preview', async ({ body }, context) => {
    const customer = await findPhoneCustomer(deps.knex, body.customer, staffOf(context));
    const trx = await deps.knex.transaction();
    try {
      return await previewIn(trx, deps, context, { body, customer });
    } finally {
      // Nothing of a preview stays: its cart is filled, looked at and forgotten.
      await trx.rollback();
    }
  });

interface Asked {
  readonly body: ParsedInput<Endpoints['admin-phone-order-preview']>['body'];
  readonly customer: PhoneCustomer;
}

async function previewIn(
  trx: Knex.Transaction,
  deps: Dependencies,
  context: RequestContext,
  { body, customer }: Asked,
) {
  const buyer = buyerOf(deps, context, customer, `preview:${context.requestId}`);
  await putCartAside(trx, buyer);
  const cart = await fillPhoneCart(trx, deps, buyer, body);
  return {
    problems: cart.view.problems.map(({ message }) => message),
    checkout: await paymentsAndDeliveries({ ...deps, knex: trx }, buyer, cart),
    hasAddress: customer.hasAddress,
  };
}

/** The caller's request as if the customer had made it: by their prices, limits and language. */
const buyerOf = (
  deps: Dependencies,
  context: RequestContext,
  { account }: PhoneCustomer,
  name: string,
): RequestContext => ({
  ...context,
  // Worked out by the request when it is asked for, which a copy is not.
  today: context.today,
  user: account,
  visitorHash: account === null ? deps.cipher.digest(`phone:${name}`) : null,
});

/** Tries of one order: each loses against somebody who was quicker, and then looks again. */
const tries = 4;

async function place(deps: Dependencies, context: RequestContext, body: Body) {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await deps.knex.transaction((trx) => placeIn(trx, deps, context, body));
    } catch (error) {
      if (!isRaced(error)) throw error;
    }
  }
  throw new Refusal(409, 'order_busy');
}

interface Placed {
  readonly id: number;
  readonly number: string;
  readonly asksForTransfer: boolean;
}

async function placeIn(
  trx: Knex.Transaction,
  deps: Dependencies,
  context: RequestContext,
  body: Body,
): Promise<Placed> {
  const staff = staffOf(context);
  const before = await placedBefore(trx, body.token, staff.id);
  if (before) return before;
  const customer = await findPhoneCustomer(trx, body.customer, staff);
  const { orderBillingAddress: typed, orderDeliveryAddress: delivery } = body;
  const contact = checkContact(deps, context, {
    bill: { known: customer.bill, typed },
    delivery: delivery && { known: {}, typed: delivery },
    // Nothing of the customer stands in the dialog, so that nothing of it is emptied.
    notShown: Object.keys(typed),
  });
  const language = body.language ?? customer.language ?? deps.market.language;
  const buyer = { ...buyerOf(deps, context, customer, body.token), language };
  const aside = await putCartAside(trx, buyer);
  const cart = await fillPhoneCart(trx, deps, buyer, body);
  if (cart.settled.due !== body.seenDue) throw new Refusal(409, 'phone_order_changed');
  await trx('carts').where({ id: cart.row.id }).update({ token: body.token });
  const owner = buyer.user ? { userId: buyer.user.id } : { visitorHash: needed(buyer.visitorHash) };
  const { order } = await placeOrder(trx, deps, buyer, {
    owner,
    placedBy: staff.id,
    body: {
      ...contact,
      typeDeliveryCode: body.delivery ?? '',
      typePayment: cart.settled.due === 0 ? null : body.payment,
      store: body.store,
      token: body.token,
      cartDigest: cart.digest,
      securesByCard: false,
      exchangesAtDoor: false,
      orderInfo: {
        note: body.note,
        agreesWithTerms: body.agreesWithTerms,
        wantsNewsletter: body.wantsNewsletter,
      },
    },
  });
  await giveCartBack(trx, aside);
  return {
    id: order.id,
    number: order.number,
    asksForTransfer: await asksForTransfer(trx, order.id),
  };
}

const needed = (hash: Buffer | null): Buffer => {
  if (hash === null) throw new Error('a cart of nobody');
  return hash;
};

/** The order that this very dialog has made; whoever sends the token of another order is told of none. */
async function placedBefore(trx: Knex, token: string, staffId: number): Promise<Placed | null> {
  const row = await trx('orders')
    .where({ token, placed_by: staffId })
    .first<{ id: number; number: string } | undefined>('id', 'number');
  return row ? { ...row, asksForTransfer: false } : null;
}

async function asksForTransfer(trx: Knex, id: number): Promise<boolean> {
  const row = await trx('orders as o')
    .join('payment_methods as m', 'm.code', 'o.payment_code')
    .where({ 'o.id': id, 'o.status': 'awaiting_payment', 'm.kind': 'bank_transfer' })
    .first<{ id: number } | undefined>('o.id');
  return row !== undefined;
}

/** A transfer is awaited from now on; a card or a wallet is begun by the customer, from the link in their mail. */
async function awaitTransfer(
  deps: Dependencies,
  orderId: number,
  { language }: RequestContext,
): Promise<void> {
  try {
    await startPayment(deps, { orderId, kind: 'bank_transfer', language });
  } catch (error) {
    // The order is placed, and its page offers to pay it.
    deps.log.error({ error: describeError(error), orderId }, 'a transfer could not be awaited');
  }
}
