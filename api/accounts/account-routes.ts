import { permissionsOf, type Role } from '#core/accounts/roles.ts';
import type { Dependencies } from '../dependencies.ts';
import { bind, type BoundRoute } from '../http/bind.ts';
import { Refusal } from '../http/refusal.ts';
import { beginLogin, forgetFailures, loginKey } from './login-attempts.ts';
import { isPassword } from './password-hash.ts';
import { mergeListsAtLogin } from '../visitor-lists/merge-lists.ts';
import { closeSession, openSession } from './sessions.ts';

interface UserRow {
  readonly id: number;
  readonly e_mail: string;
  readonly name: string;
  readonly role: Role;
  readonly password_hash: string;
}

/** Logging in and out. */
export function accountRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const login = bind('auth-login', async ({ body: { eMail, password } }, context) => {
    const key = loginKey(deps, eMail, context.ip);
    await beginLogin(deps, key, context.now);
    const row: UserRow | undefined = await knex('users')
      .where({ e_mail: eMail, is_active: true })
      .first('id', 'e_mail', 'name', 'role', 'password_hash');
    const matches = await isPassword(row?.password_hash, password);
    // No answer tells whether the account exists.
    if (!row || !matches) throw new Refusal(401, 'login_failed');
    await forgetFailures(deps, key);
    if (context.sessionHash) await closeSession(knex, context.sessionHash);
    const session = await openSession(knex, row, context.now);
    const { visitorHash, now } = context;
    if (visitorHash) await mergeListsAtLogin(knex, { visitorHash, userId: row.id, now });
    context.setCookie('session', session.token, session.maxAgeSeconds);
    const { id, e_mail, name, role } = row;
    return { user: { id, eMail: e_mail, name, role, permissions: permissionsOf(role) } };
  });

  const logout = bind('auth-logout', async (_, context) => {
    if (context.sessionHash) await closeSession(knex, context.sessionHash);
    context.setCookie('session', '', 0);
    return undefined;
  });

  return [login, logout];
}
