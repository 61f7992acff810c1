import type { Knex } from 'knex';
import { counterOfferDays, overdueCounterOffer } from '#core/buyback/overdue-counter-offer.ts';
import { addDays } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { BuybackModel } from '../buyback-model.ts';
import { CounterOfferModel } from '../counter-offer-rows.ts';
import { endOfDay } from '../end-of-day.ts';
import { mailAbout } from '../mails/mail-subject.ts';
import { moveRow } from '../move-row.ts';
import { batchSize, inBatches } from '../../platform/jobs/in-batches.ts';

/** One reminder of an unanswered counter-offer, then the device goes back (T-BUY-22). */
export const settleCounterOffers: JobDefinition = {
  name: 'buyback-settle-counter-offers',
  schedule: '20 8 * * *',
  run: async (_, deps) => {
    let after = 0;
    // Rows that still wait stay in the result, so the batches go on by id.
    await inBatches(deps.knex, async (trx) => {
      const rows = await BuybackModel.query(trx)
        .where('status', 'counter_offered')
        .where('id', '>', after)
        .orderBy('id')
        .limit(batchSize)
        .forUpdate()
        .skipLocked();
      for (const row of rows) await settle(trx, deps, row);
      after = rows.at(-1)?.id ?? after;
      return rows.length;
    });
  },
};

async function settle(trx: Knex, deps: Dependencies, row: BuybackModel): Promise<void> {
  const at = deps.now();
  const { timeZone } = deps.market;
  const offer = await CounterOfferModel.query(trx).findOne({
    buyback_id: row.id,
    decision: 'open',
  });
  if (!offer) return;
  const { createdAt: offeredAt, remindedAt } = offer;
  const due = overdueCounterOffer({ offeredAt, remindedAt }, at, timeZone);
  if (due === 'return') {
    await moveRow(trx, deps, row, ['returning'], { actor: 'system', reason: 'no_answer', at });
    await offer.$query(trx).patch({ decision: 'returned', decidedAt: at });
  } else if (due === 'remind') {
    const lastDay = addDays(dayInTimeZone(at, timeZone), counterOfferDays.untilReturn - 1);
    await offer.$query(trx).patch({ remindedAt: at, answerBy: endOfDay(lastDay, timeZone) });
    if (row.eMail) {
      await queueMail(trx, deps, mailAbout('buyback-reminder', row.id, row.language, row.eMail));
    }
  }
}
