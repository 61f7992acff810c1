import { isStaff } from '#core/accounts/roles.ts';
import { ownUser } from '../accounts/own-user.ts';
import { provePassword } from '../accounts/prove-password.ts';
import type { Dependencies } from '../dependencies.ts';
import { endStreams } from '../live-events/end-streams.ts';
import { bind, type BoundRoute } from '../http/bind.ts';
import { FieldRefusal, Refusal } from '../http/refusal.ts';
import type { RequestContext, SignedInUser } from '../http/request.ts';
import { provePin } from './prove-pin.ts';
import { rememberStation } from './station.ts';

/** Whoever is signed in, if a member of the staff; customers' sessions have no lock. */
export function staffUser(context: RequestContext): SignedInUser {
  const user = ownUser(context);
  if (!isStaff(user.role)) throw new Refusal(403, 'permission_denied');
  return user;
}

/** Locking a session and unlocking it. */
export function lockRoutes(deps: Dependencies): BoundRoute[] {
  const setLock = ({ sessionHash }: RequestContext, at: Date | null) =>
    deps.knex('sessions').where('token_hash', sessionHash).update({ locked_at: at });

  const lock = bind('auth-lock', async (_, context) => {
    staffUser(context);
    await setLock(context, context.now);
    if (context.sessionHash) await endStreams(deps.knex, context.sessionHash);
    return undefined;
  });

  const unlock = bind('auth-unlock', async ({ body: { password, pin } }, context) => {
    const user = staffUser(context);
    if (password !== undefined) {
      if (!(await provePassword(deps, user, password, context))) {
        throw new FieldRefusal({ password: ['wrong_password'] });
      }
      await rememberStation(deps.knex, context, user.id);
    } else if (pin === undefined || !(await provePin(deps, context, user.id, pin))) {
      throw new FieldRefusal({ pin: ['wrong_pin'] });
    }
    await setLock(context, null);
    return undefined;
  });

  return [lock, unlock];
}
