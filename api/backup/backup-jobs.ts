import { isBackupLate } from '#core/backup/thin-backups.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { backupLateMail } from './backup-mails.ts';
import { askForRun, backupJob, lastDone } from './backup-runs.ts';
import { carryOutRun } from './carry-out-run.ts';

const isOn = ({ environment }: Dependencies): boolean => environment.backupRecipient !== undefined;

const run: JobDefinition = {
  name: backupJob,
  run: ({ runId }, deps) => carryOutRun(deps, Number(runId)),
};

const nightly: JobDefinition = {
  name: 'backup-nightly',
  schedule: '30 1 * * *',
  run: async (_, deps) => {
    if (isOn(deps)) await askForRun(deps, { kind: 'backup', askedBy: null });
  },
};

const weeklyDrill: JobDefinition = {
  name: 'backup-weekly-drill',
  schedule: '30 4 * * 0',
  run: async (_, deps) => {
    if (isOn(deps)) await askForRun(deps, { kind: 'drill', askedBy: null });
  },
};

/** Tells every admin, once a day, that the last good backup is too old. */
const watch: JobDefinition = {
  name: 'backup-watch',
  schedule: '0 7 * * *',
  run: async (_, deps) => {
    const now = deps.now();
    if (!isOn(deps) || !isBackupLate(await lastDone(deps.knex, 'backup'), now)) return;
    await deps.knex.transaction(async (trx) => {
      const admins = await trx('users')
        .where({ role: 'admin', is_active: true })
        .select('id', 'e_mail', 'language');
      for (const { id, e_mail: recipient, language } of admins) {
        const subjectKey = `admin:${String(id)}:${now.toISOString().slice(0, 10)}`;
        await queueMail(trx, deps, { kind: backupLateMail, subjectKey, language, recipient });
      }
    });
  },
};

export const backupJobs = [run, nightly, weeklyDrill, watch];
