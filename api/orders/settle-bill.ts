import type { Knex } from 'knex';
import type { CounterPayment } from '#core/orders/give-at-counter.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { moveOrderTo } from './move-order.ts';
import type { OrderModel } from './order-model.ts';

/** A locked bill that is paid waits at the counter with what was repaired. */
export async function awaitFetching(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  at: Date,
): Promise<void> {
  await moveOrderTo(trx, deps, order, 'ready_for_pickup', { actor: 'system', at }, null);
}

/** The way to pay whose name says what was taken at a counter: the order's own where it does, and where the shop has no other. */
export async function counterPaymentCode(
  trx: Knex,
  { paymentCode }: Pick<OrderModel, 'paymentCode'>,
  by: CounterPayment,
): Promise<string | null> {
  const method = await trx('payment_methods')
    .where({ kind: by === 'cash' ? 'cash_on_delivery' : 'card' })
    .orderByRaw('(code = ?) desc, is_active desc, position, code', [paymentCode ?? ''])
    .first<{ code: string } | undefined>('code');
  return method?.code ?? paymentCode;
}

/** Takes the money of a locked bill at the counter, in cash or by a terminal of the store's own. */
export async function payBillAtCounter(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { by, at }: { readonly by: CounterPayment; readonly at: Date },
): Promise<void> {
  const paymentCode = await counterPaymentCode(trx, order, by);
  await order.$query(trx).patch({ paymentCode, paymentStatus: 'paid', paidAt: at });
  const system = { actor: 'system', at } as const;
  await moveOrderTo(trx, deps, order, 'confirmed', system, null);
  await awaitFetching(trx, deps, order, at);
}

/** A locked bill whose device left: its invoice is issued now at the latest. */
export async function closeBill(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<void> {
  await moveOrderTo(trx, deps, order, 'delivered', { actor: 'staff', staffId, at }, null);
}
