import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import {
  giveAtCounter,
  isForCounter,
  type CounterGiving,
  type OrderAtCounter,
} from '#core/orders/give-at-counter.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { requireOwnStore } from '../../platform/http/own-store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { isBill } from '../is-bill.ts';
import { findOrder } from '../lock-order.ts';
import { moveOrderTo } from '../move-order.ts';
import type { OrderModel } from '../order-model.ts';
import { counterPaymentCode } from '../settle-bill.ts';
import { deliveryKindOf } from '../delivery-kind.ts';
import { orderPickUpCode } from './pick-up-codes.ts';
import { findPickUp, pickUpOf, pickUpsOf } from './pick-up-rows.ts';

/** Orders that are fetched at a store, for whoever stands at its counter. */
export const pickUpRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-order-pick-up-list', async ({ query: { store } }, { language, storeId }) => {
    const results = await pickUpsOf(deps.reads, { store, ownStoreId: storeId }, language);
    return { count: results.length, results };
  }),
  bind('admin-order-pick-up-find', async ({ body: { code } }, context) => {
    const { storeId, ...pickUp } = await findPickUp(deps.knex, code, context.language);
    requireOwnStore(context, storeId);
    return pickUp;
  }),
  arrivedRoute(deps),
  giveRoute(deps),
];

const arrivedRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-pick-up-arrived', ({ params: { id }, body: { version } }, context) =>
    deps.knex.transaction(async (trx) => {
      const order = await lockPickUp(trx, id, version, context);
      const { status } = order;
      if (status !== 'packed' || !isForCounter(await factsOf(trx, order))) {
        throw new Refusal(409, 'order_not_at_counter');
      }
      const mover = { actor: 'staff', staffId: staffOf(context).id, at: context.now } as const;
      await moveOrderTo(trx, deps, order, 'ready_for_pickup', mover);
      return requirePickUp(trx, id, context);
    }),
  );

const giveRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-pick-up-give', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const order = await lockPickUp(trx, id, body.version, context);
      const taken = await give(trx, deps, order, body, {
        staffId: staffOf(context).id,
        at: context.now,
      });
      const invoice = await trx('invoices')
        .where({ order_id: id, kind: 'invoice' })
        .orderBy('id', 'desc')
        .first<{ number: string } | undefined>('number');
      return { number: order.number, taken, invoice: invoice?.number ?? null };
    }),
  );

/** Gives a locked order's goods away, and answers what was taken for them. */
async function give(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  giving: CounterGiving,
  by: { readonly staffId: number; readonly at: Date },
): Promise<number> {
  const given = giveAtCounter(await factsOf(trx, order), giving);
  if (!given.ok) throw new Refusal(409, given.error);
  const { paidBy, reason } = giving;
  if (paidBy !== null) {
    const paymentCode = await counterPaymentCode(trx, order, paidBy);
    await order.$query(trx).patch({ paymentCode, paymentStatus: 'paid', paidAt: by.at });
  }
  const said = [paidBy === null ? '' : `${paidBy} ${String(given.value)}`, reason];
  await moveOrderTo(trx, deps, order, 'delivered', {
    actor: 'staff',
    ...by,
    reason: said.filter((text) => text !== '').join(': '),
  });
  return given.value;
}

const factsOf = async (trx: Knex, order: OrderModel): Promise<OrderAtCounter> => ({
  status: order.status,
  hasLeft: order.handedOverAt !== null,
  delivery: await deliveryKindOf(trx, order),
  isBill: isBill(order),
  paymentStatus: order.paymentStatus,
  due: order.due,
  pickUpCode: await orderPickUpCode(trx, order.id),
});

/** The locked order, if it still waits as the writer saw it; 404 for one that is no business of a counter. */
async function lockPickUp(
  trx: Knex,
  id: number,
  version: number,
  context: RequestContext,
): Promise<OrderModel> {
  const order = await findOrder(trx, { id }, true);
  requireOwnStore(context, order.storeId);
  if (order.version === version) return order;
  const current = await pickUpOf(trx, id, context.language);
  throw new Refusal(409, 'conflict', current ? { extra: { current: toWire(current) } } : {});
}

async function requirePickUp(trx: Knex, id: number, { language }: RequestContext) {
  const row = await pickUpOf(trx, id, language);
  if (!row) throw new Error('an order at the counter has lost its view');
  return row;
}
