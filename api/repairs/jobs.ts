import type { Knex } from 'knex';
import {
  daysAgo,
  dueReminder,
  isUnclaimed,
  repairRetentionDays,
} from '#core/service/repair-terms.ts';
import { isToBeFetched, moveRepair, repairStatuses } from '#core/service/repair-status.ts';
import { batchSize, inBatches } from '../platform/jobs/in-batches.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { shopNumber } from '../platform/shop-numbers/shop-number.ts';
import { mailAboutRepair } from './mails/mail-subject.ts';
import { termDays } from '../shop-settings/term-days.ts';
import { moveRepairTo } from './move-repair.ts';
import { RepairModel } from './repair-model.ts';
import { wipeRepairRows } from './wipe-rows.ts';

const waiting = repairStatuses.filter(
  (status) => isToBeFetched(status) && moveRepair(status, 'unclaimed', 'system').ok,
);

/** Reminds of devices that wait for somebody, and sets aside what nobody fetched; cancels what never came. */
export const remindOfRepairs: JobDefinition = {
  name: 'repair-remind',
  schedule: '10 9 * * *',
  async run(_, deps) {
    const at = deps.now();
    const kept = await termDays(deps.knex, deps, 'announced_kept');
    const ids: number[] = await deps
      .knex('repairs')
      .whereIn('status', waiting)
      .orWhere((never) => {
        void never.where({ status: 'announced' }).where('created_at', '<=', daysAgo(at, kept));
      })
      .orderBy('id')
      .pluck('id');
    for (const id of ids) await deps.knex.transaction((trx) => remindOf(trx, deps, id, at));
  },
};

async function remindOf(
  trx: Knex.Transaction,
  deps: Dependencies,
  id: number,
  at: Date,
): Promise<void> {
  const row = await RepairModel.query(trx).findById(id).forUpdate().skipLocked();
  if (!row) return;
  const system = { actor: 'system', at } as const;
  if (row.status === 'announced') {
    await moveRepairTo(trx, deps, row, 'cancelled', system);
    return;
  }
  if (!waiting.includes(row.status) || row.eMail === null) return;
  const unclaimedDays = await shopNumber(trx, 'unclaimed_days');
  if (isUnclaimed(row.statusSince, at, row.reminders, unclaimedDays)) {
    await moveRepairTo(trx, deps, row, 'unclaimed', system);
    return;
  }
  const reminder = dueReminder(row.statusSince, at, row.reminders);
  if (reminder === null) return;
  await row.$query(trx).patch({ reminders: reminder });
  await queueMail(trx, deps, mailAboutRepair('repair-reminder', row, `:${String(reminder)}`));
}

/** Forgets whose a repair was; what was repaired stays for the device's history. */
export const wipeRepairs: JobDefinition = {
  name: 'repair-wipe',
  schedule: '55 2 * * *',
  run: (_, deps) =>
    inBatches(deps.knex, async (trx) => {
      const at = deps.now();
      const ids: number[] = await trx('repairs')
        .whereNull('wiped_at')
        .where('closed_at', '<=', daysAgo(at, repairRetentionDays))
        .orderBy(['closed_at', 'id'])
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .pluck('id');
      await wipeRepairRows(trx, ids, at);
      return ids.length;
    }),
};
