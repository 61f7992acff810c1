import { stepAfterPassword } from '#core/accounts/second-factor.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { addressBookRoutes } from './address-book-routes.ts';
import { beginLogin, forgetFailures, loginKey } from './login-attempts.ts';
import { isPassword } from './password-hash.ts';
import { delayLogin, endDelay } from './account-delay.ts';
import { isBarred } from './demonstration-accounts.ts';
import { noteFailedSignIn } from './note-failed-sign-in.ts';
import { isKnownPlace } from './known-places.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { closeSession } from '../platform/sessions/sessions.ts';
import { factorRoutes } from './factor-routes.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { openPending } from './pending-sign-in.ts';
import { secondStepRoutes } from './second-step-routes.ts';
import { factorKindsOf } from './second-factors.ts';
import { sessionRoutes } from './session-routes.ts';
import type { UserRow } from './user-row.ts';

/** Logging in and out, and everything that an account is. */
export function accountRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const login = bind('auth-login', async ({ body: { eMail, password } }, context) => {
    const key = loginKey(deps, eMail, context.ip);
    const isKnown = await isKnownPlace(deps, eMail, context);
    if (!isKnown) await delayLogin(deps, eMail, context);
    const { isLast } = await beginLogin(deps, key, context.now);
    const row: (UserRow & { readonly password_hash: string }) | undefined = await knex('users')
      .where({ e_mail: eMail, is_active: true })
      .first('id', 'e_mail', 'name', 'role', 'password_hash');
    const matches = await isPassword(row?.password_hash, password);
    // No answer tells whether the account exists.
    if (!row || !matches || (await isBarred(deps, row.id))) {
      await noteFailedSignIn(deps, context, { eMail, userId: row?.id ?? null, isLast });
      throw new Refusal(401, 'login_failed');
    }
    await forgetFailures(deps, key);
    if (!isKnown) await endDelay(deps, knex, eMail);
    const factors = await factorKindsOf(knex, row.id);
    const { isProduction } = deps.environment;
    const kind = stepAfterPassword({ role: row.role, hasFactor: factors.length > 0, isProduction });
    if (kind === 'none') {
      return { user: await finishSignIn(deps, row, context, null), step: null };
    }
    const pending = await openPending(knex, row.id, kind, context.now);
    return { user: null, step: { pending, kind, factors } };
  });

  const who = bind('auth-session', (_, { user, isLocked }) => Promise.resolve({ user, isLocked }));

  const logout = bind('auth-logout', async (_, context) => {
    if (context.sessionHash) await closeSession(knex, context.sessionHash);
    context.setCookie('session', '', 0);
    return undefined;
  });

  return [
    login,
    who,
    logout,
    ...secondStepRoutes(deps),
    ...factorRoutes(deps),
    ...sessionRoutes(deps),
    ...registrationRoutes(deps),
    ...passwordRoutes(deps),
    ...profileRoutes(deps),
    ...addressBookRoutes(deps),
  ];
}
