import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { endOtherSessions } from '../platform/sessions/own-sessions.ts';
import { endPending } from './pending-sign-in.ts';
import { removeAllFactors } from './second-factors.ts';
import { tellOfFactors } from './tell-of-factors.ts';

/**
 * Takes everything away that a colleague proved themselves with besides the password; they are signed
 * out everywhere. The row of the account says when, which is the record of it.
 */
export async function resetFactors(
  trx: Knex.Transaction,
  deps: Dependencies,
  userId: number,
): Promise<void> {
  await removeAllFactors(trx, userId);
  await endPending(trx, userId);
  await endOtherSessions(trx, userId, null);
  await trx('station_sign_ins').where({ user_id: userId }).delete();
  await trx('users').where('id', userId).update({ factors_reset_at: deps.now() });
  await tellOfFactors(trx, deps, userId, 'factorsReset');
}
