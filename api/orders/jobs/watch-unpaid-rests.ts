import type { Knex } from 'knex';
import { unpaidRestNext } from '#core/orders/unpaid-rest.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findExchange } from '../door-exchange/exchange-rows.ts';
import { tell } from '../door-exchange/mark-exchange.ts';
import { findOrder } from '../lock-order.ts';
import { mailAboutOrder, restReminderSubject } from '../mails/mail-subject.ts';

/** What follows day by day where goods left for a device that then paid less (core/orders/unpaid-rest.ts). */
export const watchUnpaidRests: JobDefinition = {
  name: 'order-watch-unpaid-rests',
  schedule: '55 8 * * *',
  run: async (_, deps) => {
    const unpaid = await deps
      .knex('order_exchanges as x')
      .join('orders as o', 'o.id', 'x.order_id')
      .where('o.status', 'delivered')
      .whereNotNull('o.to_pay')
      .whereNull('x.rest_with_staff_at')
      .orderBy('x.order_id')
      .select<{ id: number }[]>('x.order_id as id');
    // Each by itself: what one of them meets takes no reminder of another back.
    for (const { id } of unpaid) await deps.knex.transaction((trx) => watch(trx, deps, id));
  },
};

async function watch(trx: Knex.Transaction, deps: Dependencies, id: number): Promise<void> {
  const order = await findOrder(trx, { id }, true);
  const exchange = await findExchange(trx, id);
  // It was paid, or another process saw to it, meanwhile.
  if (!exchange || order.toPay === null || exchange.restWithStaffAt !== null) return;
  const at = deps.now();
  const { settledAt, since, remindedAt } = exchange;
  const isDisputed = order.paymentStatus === 'mismatch';
  const rest = { settledAt: settledAt ?? since, remindedAt, isDisputed };
  const next = unpaidRestNext(rest, at, deps.market.timeZone);
  if (next === 'wait') return;
  if (next === 'staff') {
    await exchange.$query(trx).patch({ restWithStaffAt: at });
    return tell(trx, order, 'exchange_rest_late', { staffId: null, at });
  }
  await exchange.$query(trx).patch({ remindedAt: at });
  if (order.eMail === null) return;
  const kind =
    next === 'remind' ? 'order-exchange-pay-reminder' : 'order-exchange-pay-last-reminder';
  const mail = mailAboutOrder(kind, id, order.language, order.eMail);
  await queueMail(trx, deps, { ...mail, subjectKey: restReminderSubject(id, at) });
}
