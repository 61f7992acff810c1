import type { Knex } from 'knex';
import { editedRestDays, unpaidRestNext } from '#core/orders/unpaid-rest.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findOrder } from '../lock-order.ts';
import { mailAboutOrder, restReminderSubject } from '../mails/mail-subject.ts';
import { noteEvent } from '../note-event.ts';

/** What follows day by day where an order that was paid was edited to cost more, and the rest does not come. */
export const watchEditedRests: JobDefinition = {
  name: 'order-watch-edited-rests',
  schedule: '50 8 * * *',
  run: async (_, deps) => {
    const unpaid = await deps
      .knex('orders')
      .where({ status: 'awaiting_payment' })
      .whereNotNull('to_pay')
      .whereNotNull('rest_since')
      .whereNull('rest_with_staff_at')
      .orderBy('id')
      .select('id');
    // Each by itself: what one of them meets takes no reminder of another back.
    for (const { id } of unpaid) await deps.knex.transaction((trx) => watch(trx, deps, id));
  },
};

async function watch(trx: Knex.Transaction, deps: Dependencies, id: number): Promise<void> {
  const order = await findOrder(trx, { id }, true);
  const { eMail, language, restSince, restRemindedAt, restWithStaffAt, status, toPay } = order;
  // It was paid, edited again, or another process saw to it, meanwhile.
  if (status !== 'awaiting_payment' || toPay === null || restSince === null) return;
  if (restWithStaffAt !== null) return;
  const at = deps.now();
  const isDisputed = order.paymentStatus === 'mismatch';
  const rest = { settledAt: restSince, remindedAt: restRemindedAt, isDisputed };
  const next = unpaidRestNext(rest, at, deps.market.timeZone, editedRestDays);
  if (next === 'wait') return;
  const isWithStaff = next === 'staff';
  await order.$query(trx).patch(isWithStaff ? { restWithStaffAt: at } : { restRemindedAt: at });
  await noteEvent(trx, order, {
    actor: 'system',
    reason: isWithStaff ? 'rest_with_staff' : 'rest_reminded',
    at,
  });
  if (isWithStaff || eMail === null) return;
  const mail = mailAboutOrder('order-rest-reminder', id, language, eMail);
  await queueMail(trx, deps, { ...mail, subjectKey: restReminderSubject(id, at) });
}
