import type { Knex } from 'knex';
import { overdueExchange } from '#core/orders/courier-exchange.ts';
import { addTask } from '../../picks/add-task.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findExchange, type ExchangeModel } from '../door-exchange/exchange-rows.ts';
import { releaseDevices, settleDelivered } from '../door-exchange/settle-delivered.ts';
import { findOrder } from '../lock-order.ts';
import { mailAboutOrder } from '../mails/mail-subject.ts';
import type { OrderModel } from '../order-model.ts';
import { orderPhrases } from '../order-words.ts';

/** What silence after an exchange at the door leads to (core/orders/courier-exchange.ts). */
export const watchExchanges: JobDefinition = {
  name: 'order-watch-exchanges',
  schedule: '50 8 * * *',
  run: async (_, deps) => {
    const live = await deps
      .knex('order_exchanges as x')
      .join('orders as o', 'o.id', 'x.order_id')
      .where('o.status', 'delivered')
      .whereIn('x.state', ['agreed', 'taken', 'missed'])
      .orderBy('x.order_id')
      .select<{ id: number }[]>('x.order_id as id');
    for (const { id } of live) await deps.knex.transaction((trx) => watch(trx, deps, id));
  },
};

async function watch(trx: Knex.Transaction, deps: Dependencies, id: number): Promise<void> {
  const order = await findOrder(trx, { id }, true);
  const exchange = await findExchange(trx, id);
  if (!exchange) return;
  const at = deps.now();
  const { state, remindedAt } = exchange;
  const since = state === 'agreed' ? (order.deliveredAt ?? exchange.since) : exchange.since;
  const next = overdueExchange({ state, since, isReminded: remindedAt !== null }, at);
  if (next === 'wait') return;
  if (next === 'all_due') {
    await releaseDevices(trx, id, [], at);
    return settleDelivered(trx, deps, order, at);
  }
  await exchange.$query(trx).patch({ remindedAt: at });
  if (next === 'look_for_it') await askPeople(trx, deps, order, exchange);
  else await remind(trx, deps, order);
}

/** Of a device that the courier has, or that nobody said anything of, its customer owes nothing. */
async function askPeople(
  trx: Knex.Transaction,
  { market, now }: Dependencies,
  { id, number }: OrderModel,
  { returnNumber }: ExchangeModel,
): Promise<void> {
  const place: { id: number } | undefined = await trx('stock_places').orderBy('id').first('id');
  if (!place) return;
  const note = orderPhrases[market.language].exchangeTask
    .replace('{number}', number)
    .replace('{parcel}', returnNumber ?? '–');
  const task = { kind: 'lost', placeId: place.id, createdBy: null, now: now() } as const;
  await addTask(trx, { ...task, orderId: id, note });
}

async function remind(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, language, eMail }: OrderModel,
): Promise<void> {
  if (eMail === null) return;
  const mail = mailAboutOrder('order-exchange-missed-reminder', id, language, eMail);
  await queueMail(trx, deps, mail);
}
