import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { accountMailKinds } from './account-mails.ts';
import { alarmMailKinds } from './alarm-mails.ts';

const dayMs = 86_400_000;
/** Days for which it can be looked up that a mail about an account went out. */
const mailDays = 30;

/** Forgets registrations and links that have ended, and old mails about accounts: they name people. */
export const forgetAccounts: JobDefinition = {
  name: 'accounts-forget',
  schedule: '17 * * * *',
  async run(_, { knex, now }) {
    const at = now();
    await knex('registrations').where('expires_at', '<=', at).delete();
    await knex('password_resets').where('expires_at', '<=', at).delete();
    await knex('pending_sign_ins').where('expires_at', '<=', at).delete();
    await knex('factor_challenges').where('expires_at', '<=', at).delete();
    await knex('mails')
      .whereIn('kind', [...Object.keys(accountMailKinds), ...Object.keys(alarmMailKinds)])
      .where('sent_at', '<', new Date(at.getTime() - mailDays * dayMs))
      .delete();
  },
};
