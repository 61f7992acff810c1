import type { Knex } from 'knex';
import {
  counterOfferDays,
  overdueCounterOffer,
  settlementDays,
} from '#core/buyback/overdue-counter-offer.ts';
import { addDays } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { findWaitingOrder } from '../../orders/pledged-devices.ts';
import { isPledged } from '../../orders/door-exchange/exchange-rows.ts';
import { settleSwap, settleWithout } from '../../orders/settle-swap.ts';
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
        .whereIn('status', ['counter_offered', 'rejected', 'returning', 'returned'])
        // A rejected device has one only where an order waits for it.
        .whereRaw(
          `exists (select from counter_offers f
            where f.buyback_id = buybacks.id and f.decision = 'open')`,
        )
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

async function settle(trx: Knex.Transaction, deps: Dependencies, row: BuybackModel): Promise<void> {
  const at = deps.now();
  const { timeZone } = deps.market;
  const offer = await CounterOfferModel.query(trx).findOne({
    buyback_id: row.id,
    decision: 'open',
  });
  if (!offer) return;
  const { createdAt: offeredAt, remindedAt } = offer;
  const isForOrder = (await findWaitingOrder(trx, row.id)) !== null;
  const days = isForOrder ? settlementDays : counterOfferDays;
  const due = overdueCounterOffer({ offeredAt, remindedAt }, at, timeZone, days);
  if (due === 'return') {
    // Before the device moves: an order that is still asking would go on waiting.
    await offer.$query(trx).patch({ decision: 'returned', decidedAt: at });
    await sendBack(trx, deps, row, at);
  } else if (due === 'remind') {
    const lastDay = addDays(dayInTimeZone(at, timeZone), days.untilReturn - 1);
    await offer.$query(trx).patch({ remindedAt: at, answerBy: endOfDay(lastDay, timeZone) });
    const kind = isForOrder ? 'buyback-swap-reminder' : 'buyback-reminder';
    if (row.eMail) {
      await queueMail(trx, deps, mailAbout(kind, row.id, row.language, row.eMail));
    }
  }
}

/** What staff have sent back already moves no more; its order is called off all the same. */
async function sendBack(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: BuybackModel,
  at: Date,
): Promise<void> {
  // Goods left for it: silence leaves it its customer's, all is due, and it goes home when that is paid.
  if (await isPledged(trx, row.id)) return settleWithout(trx, deps, { buybackId: row.id, at });
  if (row.status === 'counter_offered' || row.status === 'rejected') {
    const mover = { actor: 'system', reason: 'no_answer', at } as const;
    return moveRow(trx, deps, row, ['returning'], mover);
  }
  await settleSwap(trx, deps, { buybackId: row.id, at });
}
