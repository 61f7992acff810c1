import type { Knex } from 'knex';
import { isSameNumber } from '#core/identity/same-number.ts';
import { counterSteps } from '#core/orders/exchange-at-store.ts';
import { devicesToExchange } from '../orders/exchangeable.ts';
import { findOrder } from '../orders/lock-order.ts';
import { moveOrderTo, type OrderMover } from '../orders/move-order.ts';
import { OrderModel } from '../orders/order-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { BuybackModel } from './buyback-model.ts';
import { givenNumber, readIdentity } from './identity-store.ts';
import { inspectRow } from './inspect-row.ts';
import { moveRow, type Mover } from './move-row.ts';

type Typed = readonly { readonly id: number; readonly number: string }[];

/**
 * Goods and devices change hands at the counter: staff have looked at each device, it is as it was described, and its
 * number is the one that was given. It is bought at the promised price, and where nothing is left to pay, or it is
 * paid on the spot, the goods go over the counter in the same transaction.
 */
export const exchangeRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-exchange', async ({ params: { id }, body }, context) => {
    const { knex } = deps;
    const { id: staffId } = staffOf(context);
    const by = { actor: 'staff', staffId, reason: 'exchange', at: context.now } as const;
    return knex.transaction(async (trx) => {
      const before = await OrderModel.query(trx).findById(id);
      if (!before) throw new Refusal(404, 'not_found');
      const devices = await devicesToExchange(trx, before);
      if (before.version !== body.version || devices.length === 0) {
        throw new Refusal(409, 'exchange_not_now');
      }
      // Devices are locked before their order, as everywhere.
      for (const device of devices) await takeDevice(trx, deps, device, body.numbers, by);
      const order = await findOrder(trx, { id }, true);
      const isOurs = order.status === 'confirmed' || order.status === 'awaiting_payment';
      if (!isOurs) throw new Refusal(409, 'exchange_not_now');
      const isGiven = order.status === 'confirmed' && body.handsOver;
      if (isGiven) await giveGoods(trx, deps, order, by);
      return { status: order.status, due: order.due, isGiven };
    });
  });

/** Takes one device over the counter as it was described. */
async function takeDevice(
  trx: Knex.Transaction,
  deps: Dependencies,
  id: number,
  typed: Typed,
  by: Mover & { readonly staffId: number },
): Promise<void> {
  const row = await BuybackModel.query(trx).findById(id).forUpdate().throwIfNotFound();
  const identity = await readIdentity(trx, deps.cipher, id);
  const given = givenNumber(identity);
  const number = typed.find((one) => one.id === id)?.number ?? '';
  if (!isSameNumber(given, number)) throw new FieldRefusal({ numbers: ['device_number_differs'] });
  const path = (['awaiting_device', 'received'] as const).slice(
    row.status === 'submitted' ? 0 : row.status === 'awaiting_device' ? 1 : 2,
  );
  if (path.length > 0) await moveRow(trx, deps, row, path, by);
  const { staffId, at } = by;
  const numberCheck = given === null ? null : 'same';
  const finding = { choices: 'as_described', note: '', numberCheck, staffId, at } as const;
  await inspectRow(trx, deps, row, finding);
}

/** The goods lie at the counter: all steps are one, and only the last one is told. */
async function giveGoods(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  by: OrderMover,
): Promise<void> {
  for (const to of counterSteps) {
    await moveOrderTo(trx, deps, order, to, by, to === 'delivered' ? 'order-delivered' : null);
  }
}
