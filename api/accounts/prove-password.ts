import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { beginLogin, forgetFailures, loginKey } from './login-attempts.ts';
import { noteFailedSignIn } from './note-failed-sign-in.ts';
import { isBarred } from './demonstration-accounts.ts';
import { isPassword } from './password-hash.ts';

type Attempt = Pick<RequestContext, 'ip' | 'now' | 'requestId' | 'user'>;

/**
 * Lets somebody who is signed in prove with the password that it is really them; null where it is
 * wrong. Failures count as those of the login do, and lock as they do.
 */
export async function provePassword(
  deps: Dependencies,
  { id, eMail }: SignedInUser,
  password: string,
  attempt: Attempt,
): Promise<{ readonly passwordHash: string } | null> {
  const key = loginKey(deps, eMail, attempt.ip);
  const { isLast } = await beginLogin(deps, key, attempt.now);
  const row: { password_hash: string } | undefined = await deps
    .knex('users')
    .where({ id, is_active: true })
    .first('password_hash');
  // Whoever is not there is looked at as long as whoever is.
  const isRight = await isPassword(row?.password_hash, password);
  if (!row || !isRight || (await isBarred(deps, id))) {
    await noteFailedSignIn(deps, attempt, { eMail, userId: id, isLast, subject: 'proof' });
    return null;
  }
  await forgetFailures(deps, key);
  return { passwordHash: row.password_hash };
}
