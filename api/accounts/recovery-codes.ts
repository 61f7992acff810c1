import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import {
  readRecoveryCode,
  recoveryCodeCount,
  recoveryCodeOf,
} from '#core/accounts/second-factor.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Needed = Pick<Dependencies, 'cipher'>;

/** Keyed and bound to its owner: whoever reads the table can try none of them. */
const hashOf = ({ cipher }: Needed, userId: number, plain: string): Buffer =>
  cipher.digest(`recovery-code\0${String(userId)}\0${plain}`);

/** New codes in place of all former ones; they are told once and never again. */
export async function renewCodes(trx: Knex, deps: Needed, userId: number): Promise<string[]> {
  await trx('recovery_codes').where({ user_id: userId }).delete();
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(12)));
  await trx('recovery_codes').insert(
    codes.map((code) => ({
      user_id: userId,
      code_hash: hashOf(deps, userId, readRecoveryCode(code) ?? ''),
    })),
  );
  return codes;
}

/** Codes for the first factor; none where there are some already. */
export async function firstCodes(trx: Knex, deps: Needed, userId: number): Promise<string[]> {
  return (await codesLeft(trx, userId)) > 0 ? [] : renewCodes(trx, deps, userId);
}

export async function codesLeft(knex: Knex, userId: number): Promise<number> {
  const left = await knex('recovery_codes')
    .where({ user_id: userId, used_at: null })
    .pluck('user_id');
  return left.length;
}

/** Whether this is an unused code of somebody's; it is used up by the question. */
export async function useRecoveryCode(
  knex: Knex,
  deps: Needed,
  userId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const plain = readRecoveryCode(typed);
  if (plain === null) return false;
  const used = await knex('recovery_codes')
    .where({ user_id: userId, code_hash: hashOf(deps, userId, plain), used_at: null })
    .update({ used_at: now });
  return used === 1;
}
