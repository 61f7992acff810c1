import type { Knex } from 'knex';
import { deviceDays } from '#core/orders/swap-settlement.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { mailAboutOrder } from '../mails/mail-subject.ts';
import { moveOrderTo } from '../move-order.ts';
import { OrderModel } from '../order-model.ts';

/** One reminder of a device that an order waits for, and after 14 days its goods go back on sale. */
export const awaitDevices: JobDefinition = {
  name: 'order-await-devices',
  schedule: '40 8 * * *',
  run: async (_, deps) => {
    await remind(deps);
    // Each in its own transaction: two orders of one would lock stock in no certain order.
    while (await deps.knex.transaction((trx) => releaseNext(trx, deps)));
  },
};

async function remind(deps: Dependencies): Promise<void> {
  const days = deviceDays.untilRelease - deviceDays.untilReminder;
  const until = new Date(deps.now().getTime() + days * 86_400_000);
  await deps.knex.transaction(async (trx) => {
    const orders = await OrderModel.query(trx)
      .where({ status: 'awaiting_device' })
      .where('release_at', '<=', until)
      .where('release_at', '>', deps.now())
      .whereNotNull('e_mail')
      .whereRaw(
        `not exists (select from mails m
          where m.kind = 'order-device-reminder' and m.subject_key = 'order:' || orders.id)`,
      )
      .orderBy('id')
      .forUpdate()
      .skipLocked();
    for (const { id, language, eMail } of orders) {
      if (eMail === null) continue;
      await queueMail(trx, deps, mailAboutOrder('order-device-reminder', id, language, eMail));
    }
  });
}

/** Answers whether there was one. */
async function releaseNext(trx: Knex.Transaction, deps: Dependencies): Promise<boolean> {
  const at = deps.now();
  const order = await OrderModel.query(trx)
    .where({ status: 'awaiting_device' })
    .where('release_at', '<=', at)
    .orderBy(['release_at', 'id'])
    .first()
    .forUpdate()
    .skipLocked();
  if (!order) return false;
  const mover = { actor: 'system', reason: 'device_missing', at } as const;
  await moveOrderTo(trx, deps, order, 'cancelled', mover, 'order-device-missing');
  return true;
}
