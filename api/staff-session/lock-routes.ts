import { staffOf } from '../platform/http/signed-in.ts';
import { provePassword } from '../accounts/prove-password.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { endStreams } from '../platform/sessions/end-streams.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { provePin } from './prove-pin.ts';
import { rememberStation } from '../accounts/remember-station.ts';

/** Locking a session and unlocking it. */
export function lockRoutes(deps: Dependencies): BoundRoute[] {
  const setLock = ({ sessionHash }: RequestContext, at: Date | null) =>
    deps.knex('sessions').where('token_hash', sessionHash).update({ locked_at: at });

  const lock = bind('auth-lock', async (_, context) => {
    staffOf(context);
    await setLock(context, context.now);
    if (context.sessionHash) await endStreams(deps.knex, context.sessionHash);
    return undefined;
  });

  const unlock = bind('auth-unlock', async ({ body: { password, pin } }, context) => {
    const user = staffOf(context);
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
