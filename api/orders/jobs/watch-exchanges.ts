import type { Knex } from 'knex';
import { exchangeDays, overdueExchange } from '#core/orders/courier-exchange.ts';
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

const dayMs = 86_400_000;

/** What silence after an exchange at the door leads to (core/orders/courier-exchange.ts). */
export const watchExchanges: JobDefinition = {
  name: 'order-watch-exchanges',
  schedule: '50 8 * * *',
  run: async (_, deps) => {
    const open = deps
      .knex('order_exchanges as x')
      .join('orders as o', 'o.id', 'x.order_id')
      .where('o.status', 'delivered')
      .orderBy('x.order_id');
    const live = await open
      .clone()
      .whereIn('x.state', ['agreed', 'taken', 'missed'])
      .select<{ id: number }[]>('x.order_id as id');
    for (const { id } of live) await deps.knex.transaction((trx) => watch(trx, deps, id));
    const unpaid = await open
      .clone()
      .whereNotNull('o.to_pay')
      .whereNull('x.reminded_at')
      .where('x.settled_at', '<=', new Date(deps.now().getTime() - exchangeDays.reminder * dayMs))
      .select<{ id: number }[]>('x.order_id as id');
    for (const { id } of unpaid) await deps.knex.transaction((trx) => remindToPay(trx, deps, id));
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
  else await mail(trx, deps, order, 'order-exchange-missed-reminder');
}

async function remindToPay(trx: Knex.Transaction, deps: Dependencies, id: number): Promise<void> {
  const order = await findOrder(trx, { id }, true);
  const exchange = await findExchange(trx, id);
  if (!exchange || exchange.remindedAt !== null || order.toPay === null) return;
  await exchange.$query(trx).patch({ remindedAt: deps.now() });
  await mail(trx, deps, order, 'order-exchange-pay-reminder');
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

async function mail(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, language, eMail }: OrderModel,
  kind: 'order-exchange-missed-reminder' | 'order-exchange-pay-reminder',
): Promise<void> {
  if (eMail === null) return;
  await queueMail(trx, deps, mailAboutOrder(kind, id, language, eMail));
}
