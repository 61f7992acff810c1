import type { Knex } from 'knex';
import type { FactorKind } from '#core/accounts/second-factor.ts';
import { openSteps, readTotpCode } from '#core/accounts/totp.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { CipherPlace } from '../platform/identity/cipher.ts';
import { newTotpSecret, stepOf } from './totp-code.ts';

/** An app whose first code has not come for so long is none. */
const openMinutes = 15;

const placeOf = (rowId: number): CipherPlace => ({
  table: 'second_factors',
  column: 'secret',
  rowId,
});

const factorsOf = (knex: Knex, userId: number) =>
  knex('second_factors').where({ user_id: userId }).whereNotNull('confirmed_at');

/** Kinds of factors that somebody has. */
export const factorKindsOf = async (knex: Knex, userId: number): Promise<FactorKind[]> => {
  const kinds: FactorKind[] = await factorsOf(knex, userId).distinct('kind').pluck('kind');
  return kinds.toSorted();
};

type FactorRow = Pick<
  Rows['second_factors'],
  'id' | 'kind' | 'name' | 'created_at' | 'last_used_at'
>;

export const listFactors = (knex: Knex, userId: number): Promise<FactorRow[]> =>
  factorsOf(knex, userId)
    .orderBy(['created_at', 'id'])
    .select<FactorRow[]>('id', 'kind', 'name', 'created_at', 'last_used_at');

/** Makes the secret of an app, which is no factor before a code of it was given. */
export async function beginTotp(
  trx: Knex,
  { cipher }: Dependencies,
  userId: number,
  now: Date,
): Promise<string> {
  const secret = newTotpSecret();
  await trx('second_factors').where({ user_id: userId, confirmed_at: null }).delete();
  const [row] = await trx('second_factors')
    .insert({ user_id: userId, kind: 'totp', name: '', created_at: now })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('the app was not stored');
  const hidden = cipher.encrypt(placeOf(row.id), secret);
  await trx('second_factors').where({ id: row.id }).update({ secret: hidden });
  return secret;
}

type TotpRow = Pick<Rows['second_factors'], 'id' | 'secret' | 'last_step'>;

/** Whether a code is one of this app's that was not used yet; it is used up by the question. */
async function useCode(
  knex: Knex,
  { cipher }: Dependencies,
  { id, secret, last_step: lastStep }: TotpRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (secret === null) return false;
  const steps = openSteps(now, lastStep);
  const step = stepOf(cipher.decrypt(placeOf(id), secret), code, steps);
  if (step === undefined) return false;
  const used = await knex('second_factors')
    .where({ id })
    .where((unused) => void unused.whereNull('last_step').orWhere('last_step', '<', step))
    .update({ last_step: step, last_used_at: now });
  return used === 1;
}

/** Whether a typed code is of one of somebody's apps; of two who send it at once one is told yes. */
export async function proveTotp(
  deps: Dependencies,
  userId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = readTotpCode(typed);
  if (code === null) return false;
  const rows: TotpRow[] = await factorsOf(deps.knex, userId)
    .where({ kind: 'totp' })
    .select('id', 'secret', 'last_step');
  for (const row of rows) if (await useCode(deps.knex, deps, row, code, now)) return true;
  return false;
}

/** Makes the app that waits a factor by its first code. */
export async function confirmTotp(
  trx: Knex,
  deps: Dependencies,
  userId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = readTotpCode(typed);
  const row: TotpRow | undefined = await trx('second_factors')
    .where({ user_id: userId, kind: 'totp', confirmed_at: null })
    .where('created_at', '>', new Date(now.getTime() - openMinutes * 60_000))
    .forUpdate()
    .first('id', 'secret', 'last_step');
  if (!row || code === null || !(await useCode(trx, deps, row, code, now))) return false;
  await trx('second_factors').where({ id: row.id }).update({ confirmed_at: now });
  return true;
}

/** Takes everything away that stands for a second factor of somebody. */
export async function removeAllFactors(trx: Knex, userId: number): Promise<number> {
  const removed = await factorsOf(trx, userId).delete();
  for (const table of ['second_factors', 'recovery_codes', 'factor_challenges'] as const) {
    await trx(table).where({ user_id: userId }).delete();
  }
  return removed;
}
