import type { Knex } from 'knex';
import { countLogin } from '#core/accounts/login-delay.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Rows } from '../platform/database/rows.ts';
import { limitKey, secondsUntil } from '../platform/http/rate-limit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { triedMail } from './account-mails.ts';

/** One account, wherever it is tried from. */
const delayKey = (deps: Dependencies, eMail: string): string =>
  limitKey(deps, 'login-account', eMail.toLowerCase());

/**
 * Counts an attempt from a place that the account does not know, before the password is looked at.
 * Refuses with 429 while the wait after the one before lasts; a refused attempt does not prolong it,
 * so that a patient holder gets a turn. Accounts that are not there are counted alike.
 */
export async function delayLogin(
  deps: Dependencies,
  eMail: string,
  context: RequestContext,
): Promise<void> {
  const { now, language } = context;
  const key = delayKey(deps, eMail);
  const freeAt = await deps.knex.transaction(async (trx) => {
    const row = await lockedRow(trx, key, now);
    if (row.free_at.getTime() > now.getTime()) return row.free_at;
    const before = { failures: row.failures, lastAt: row.last_at, alarmedAt: row.alarmed_at };
    const { failures, freeAt: next, alarms } = countLogin(before, now);
    const alarm = alarms ? { alarmed_at: now } : {};
    await trx('login_delays')
      .where({ key })
      .update({ failures, last_at: now, free_at: next, ...alarm });
    if (alarms) {
      await recordSecurityEvent(trx, deps, context, { kind: 'sign_in_locked', eMail });
      const subjectKey = `${key}:${String(now.getTime())}`;
      await queueMail(trx, deps, { kind: triedMail, subjectKey, language, recipient: eMail });
    }
    return null;
  });
  if (freeAt === null) return;
  const headers = { 'Retry-After': secondsUntil(freeAt, now) };
  throw new Refusal(429, 'login_delayed', { headers });
}

async function lockedRow(
  trx: Knex.Transaction,
  key: string,
  now: Date,
): Promise<Rows['login_delays']> {
  await trx('login_delays')
    .insert({ key, failures: 0, last_at: now, free_at: now })
    .onConflict('key')
    .ignore();
  const row: Rows['login_delays'] | undefined = await trx('login_delays')
    .where({ key })
    .forUpdate()
    .first();
  // Somebody else has just proved the password and removed it.
  return row ?? { key, failures: 0, last_at: now, free_at: now, alarmed_at: null };
}

/** The right password, or a new one by a mail, ends the wait. */
export async function endDelay(deps: Dependencies, db: Knex, eMail: string): Promise<void> {
  await db('login_delays')
    .where({ key: delayKey(deps, eMail) })
    .delete();
}
