import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { mostWrongCodes, stepMinutes, type SecondStep } from '#core/accounts/second-factor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { UserRow } from './user-row.ts';

/** What the database knows of the proof that a password was given. */
const hashOf = (pending: string): Buffer => createHash('sha256').update(pending).digest();

export interface PendingSignIn extends UserRow {
  readonly step: Exclude<SecondStep, 'none'>;
}

/** Notes that somebody gave the right password; what is answered opens the second step alone. */
export async function openPending(
  knex: Knex,
  userId: number,
  step: PendingSignIn['step'],
  now: Date,
): Promise<string> {
  const pending = randomBytes(32).toString('base64url');
  await knex('pending_sign_ins').where('expires_at', '<=', now).delete();
  await knex('pending_sign_ins').insert({
    token_hash: hashOf(pending),
    user_id: userId,
    step,
    expires_at: new Date(now.getTime() + stepMinutes * 60_000),
  });
  return pending;
}

/** Who gave the password; 401 once it is over, and of a step that this token is not for. */
export async function findPending(
  knex: Knex,
  pending: string,
  step: PendingSignIn['step'],
  now: Date,
): Promise<PendingSignIn> {
  const row: PendingSignIn | undefined = await knex('pending_sign_ins as p')
    .join('users as u', 'u.id', 'p.user_id')
    .where({ 'p.token_hash': hashOf(pending), 'p.step': step, 'u.is_active': true })
    .where('p.expires_at', '>', now)
    .where('p.failures', '<', mostWrongCodes)
    .first('u.id', 'u.e_mail', 'u.name', 'u.role', 'p.step');
  if (!row) throw new Refusal(401, 'second_step_ended');
  return row;
}

/** Counts a try before the code is looked at, so that many at once cannot slip through. */
export async function countTry(knex: Knex, pending: string): Promise<void> {
  const counted = await knex('pending_sign_ins')
    .where('token_hash', hashOf(pending))
    .where('failures', '<', mostWrongCodes)
    .increment('failures', 1);
  if (counted === 0) throw new Refusal(401, 'second_step_ended');
}

export async function endPending(knex: Knex, userId: number): Promise<void> {
  await knex('pending_sign_ins').where({ user_id: userId }).delete();
}
