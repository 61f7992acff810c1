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
import { stepTriedMail } from './alarm-mails.ts';
import { tellAdmins } from './tell-admins.ts';

/** One account, wherever it is tried from. */
const delayKey = (deps: Dependencies, eMail: string): string =>
  limitKey(deps, 'login-account', eMail.toLowerCase());

/**
 * Counts an attempt from a place that the account does not know, before the password is looked at.
 * Refuses with 429 while the wait after the one before lasts; a refused attempt does not prolong it,
 * so that a patient holder gets a turn. Accounts that are not there are counted alike.
 */
export const delayLogin = (
  deps: Dependencies,
  eMail: string,
  context: RequestContext,
): Promise<void> =>
  delay(deps, delayKey(deps, eMail), context.now, async (trx, key) => {
    const { now, language } = context;
    await recordSecurityEvent(trx, deps, context, { kind: 'sign_in_locked', eMail });
    const subjectKey = `${key}:${String(now.getTime())}`;
    await queueMail(trx, deps, { kind: triedMail, subjectKey, language, recipient: eMail });
    await tellAdmins(trx, deps, eMail, 'password');
  });

const stepKey = (deps: Dependencies, userId: number): string =>
  limitKey(deps, 'second-step-account', String(userId));

/** The same for the codes of the second step, which only somebody who knows the password can try. */
export const delaySecondStep = (
  deps: Dependencies,
  { id, e_mail: eMail }: { readonly id: number; readonly e_mail: string },
  context: RequestContext,
): Promise<void> =>
  delay(deps, stepKey(deps, id), context.now, async (trx) => {
    const { now, language } = context;
    await recordSecurityEvent(trx, deps, context, { kind: 'sign_in_locked', actorId: id, eMail });
    const subjectKey = `user:${String(id)}:${String(now.getTime())}`;
    await queueMail(trx, deps, { kind: stepTriedMail, subjectKey, language, recipient: eMail });
    await tellAdmins(trx, deps, eMail, 'code');
  });

async function delay(
  deps: Dependencies,
  key: string,
  now: Date,
  alarm: (trx: Knex.Transaction, key: string) => Promise<void>,
): Promise<void> {
  const freeAt = await deps.knex.transaction(async (trx) => {
    const row = await lockedRow(trx, key, now);
    if (row.free_at.getTime() > now.getTime()) return row.free_at;
    const before = { failures: row.failures, lastAt: row.last_at, alarmedAt: row.alarmed_at };
    const { failures, freeAt: next, alarms } = countLogin(before, now);
    const told = alarms ? { alarmed_at: now } : {};
    await trx('login_delays')
      .where({ key })
      .update({ failures, last_at: now, free_at: next, ...told });
    if (alarms) await alarm(trx, key);
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

/** The right code does the same for the second step. */
export async function endSecondStepDelay(deps: Dependencies, userId: number): Promise<void> {
  await deps
    .knex('login_delays')
    .where({ key: stepKey(deps, userId) })
    .delete();
}
