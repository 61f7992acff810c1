import type { Knex } from 'knex';
import { invitationMail } from '../../accounts/account-mails.ts';
import { newToken } from '../../accounts/mailed-token.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

export const inviteJob = 'import-invite';

const accountsAtOnce = 100;
const hourMs = 3_600_000;
const validMs = 7 * 24 * hourMs;
/** Who was written to within a day is not written to again. */
const againMs = 24 * hourMs;

/** Accounts of an import that nobody has chosen a password for, and to whom no mail went within a day. */
export const invitable = (db: Knex, importId: number, now: Date) =>
  db('imported_accounts as i')
    .join('users as u', 'u.id', 'i.user_id')
    .where({ 'i.import_id': importId, 'u.has_password': false, 'u.is_active': true })
    .where((rest) => {
      void rest
        .whereNull('i.invited_at')
        .orWhere('i.invited_at', '<', new Date(now.getTime() - againMs));
    });

interface Invited {
  readonly id: number;
  readonly e_mail: string;
  readonly language: 'cs' | 'ro';
}

/** Mails some of them a link to choose a password by; how many. */
function inviteSome(deps: Dependencies, importId: number): Promise<number> {
  return deps.knex.transaction(async (trx) => {
    const now = deps.now();
    const accounts = await invitable(trx, importId, now)
      .orderBy('i.id')
      .limit(accountsAtOnce)
      .forUpdate('i')
      .skipLocked()
      .select<Invited[]>('i.id', 'u.e_mail', 'u.language');
    for (const { e_mail, language } of accounts) {
      const times = { created_at: now, expires_at: new Date(now.getTime() + validMs) };
      const [row] = await trx('password_resets')
        .insert({ ...newToken(deps.cipher, 'password-reset'), ...times, e_mail })
        .returning<{ id: number }[]>('id');
      if (!row) throw new Error('an invitation was not stored');
      const subjectKey = `reset:${String(row.id)}`;
      await queueMail(trx, deps, { kind: invitationMail, subjectKey, language, recipient: e_mail });
    }
    await trx('imported_accounts')
      .whereIn(
        'id',
        accounts.map(({ id }) => id),
      )
      .update({ invited_at: now });
    return accounts.length;
  });
}

export const invite: JobDefinition = {
  name: inviteJob,
  async run({ importId }, deps) {
    while ((await inviteSome(deps, Number(importId))) > 0);
  },
};
