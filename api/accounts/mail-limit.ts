import type { Dependencies } from '../platform/dependencies.ts';
import { countAttempt, limitKey, secondsUntil } from '../platform/http/rate-limit.ts';
import { Refusal } from '../platform/http/refusal.ts';

const mostMails = 5;
const minutes = 60;

/**
 * Refuses with 429 when a form has sent enough mails to one address, whoever asked and whether or
 * not there is an account, so that neither a mailbox is flooded nor the answer tells anything.
 */
export async function limitMails(
  deps: Dependencies,
  form: 'register' | 'password-reset',
  eMail: string,
  now: Date,
): Promise<void> {
  const key = limitKey(deps, `mail-${form}`, eMail);
  const counted = await countAttempt(deps.knex, key, now, minutes);
  if (counted.attempts <= mostMails) return;
  const headers = { 'Retry-After': secondsUntil(counted.windowEndsAt, now) };
  throw new Refusal(429, 'too_many_requests', { headers });
}
