import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { parseEmail } from '#core/identity/email.ts';
import { markets, type MarketCode } from '#core/market/market.ts';
import { accountPaths } from '#core/paths/account-paths.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { StartError } from '../platform/faults/start-error.ts';
import { randomCode } from '../platform/identity/random-code.ts';

const validHours = 24;

interface NewAdmin {
  readonly eMail: string;
  readonly name: string;
  readonly market: MarketCode;
  readonly publicUrl: string;
  readonly now: Date;
  /** Makes one beside an admin that is there already. */
  readonly isForced: boolean;
}

/**
 * Makes an account an admin, or a new one, and answers a link by which its holder chooses a password:
 * good once and for a day. For the first start of a real shop, where nobody can sign in yet, and for
 * one whose last admin is gone. Accounts of the demonstration count as nobody.
 */
export async function makeAdmin(
  knex: Knex,
  { eMail: typed, name, market, publicUrl, now, isForced }: NewAdmin,
): Promise<string> {
  const eMail = parseEmail(typed);
  if (!eMail.ok) throw new StartError(`"${typed}" is no e-mail address.`);
  const token = randomCode();
  await knex.transaction(async (trx) => {
    if (!isForced) await refuseSecond(trx, eMail.value);
    const known = { e_mail: eMail.value };
    const change = { role: 'admin', is_active: true } as const;
    const changed = await trx('users').where(known).update(change).increment('version', 1);
    if (changed === 0) {
      await trx('users').insert({
        ...known,
        ...change,
        name: name === '' ? eMail.value : name,
        language: markets[market].language,
        // Nobody knows it: the link sets another one.
        password_hash: await hashPassword(randomCode()),
      });
    }
    await trx('password_resets').insert({
      e_mail: eMail.value,
      // The link is told here and in no mail, so nothing makes it again.
      token_seed: randomCode(),
      token_hash: createHash('sha256').update(token).digest(),
      created_at: now,
      expires_at: new Date(now.getTime() + validHours * 3_600_000),
    });
  });
  return `${publicUrl}${accountPaths(market).newPassword(token)}`;
}

async function refuseSecond(trx: Knex, eMail: string): Promise<void> {
  const other: { e_mail: string } | undefined = await trx('users as u')
    .where({ 'u.role': 'admin', 'u.is_active': true })
    .whereNot('u.e_mail', eMail)
    .whereNotExists(
      trx('demonstration_accounts as d').whereRaw('d.user_id = u.id').select(trx.raw('1')),
    )
    .first('u.e_mail');
  if (other === undefined) return;
  throw new StartError(
    'There is an admin already, who adds others in the back office. With --force another is made all the same.',
  );
}
