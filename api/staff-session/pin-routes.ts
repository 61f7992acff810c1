import { isStaff, permissionsOf } from '#core/permissions/roles.ts';
import { pinHours } from '#core/accounts/pin.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { provePassword } from '../accounts/prove-password.ts';
import { closeSession, openSession } from '../platform/sessions/sessions.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { provePin } from './prove-pin.ts';
import { rememberStation } from '../accounts/remember-station.ts';
import { pinSignIns } from './pin-sign-ins.ts';

/** PINs: setting one, who may use theirs on this device, and switching people by it. */
export function pinRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const set = bind('auth-pin-set', async ({ body: { password, pin } }, context) => {
    const user = staffOf(context);
    if (!(await provePassword(deps, user, password, context))) {
      throw new FieldRefusal({ password: ['wrong_password'] });
    }
    const pinHash = await hashPassword(pin);
    await knex('staff_settings')
      .insert({ user_id: user.id, pin_hash: pinHash })
      .onConflict('user_id')
      .merge(['pin_hash']);
    await rememberStation(knex, context, user.id);
    await recordSecurityEvent(knex, deps, context, { kind: 'pin_changed' });
    return undefined;
  });

  const users = bind('auth-pin-users', async (_, context) => {
    if (context.stationHash === null) return { users: [], takesBadges: false };
    const found: { id: number; name: string }[] = await pinSignIns(knex, context)
      .orderBy(['u.name', 'u.id'])
      .select('u.id', 'u.name');
    const badgeWindow: unknown = await knex('staff_windows')
      .where('station_hash', context.stationHash)
      .first('id');
    return { users: found, takesBadges: badgeWindow !== undefined };
  });

  const change = bind('auth-pin-switch', async ({ body: { userId, pin } }, context) => {
    const owner = await provePin(deps, context, userId, pin);
    // One answer for a wrong PIN, none at all, an unknown person and five failures.
    if (!owner || !isStaff(owner.role)) throw new Refusal(401, 'pin_failed');
    const { id, e_mail: eMail, name, role, signed_in_at: provedAt } = owner;
    const { second_factor_at: secondFactorAt } = owner;
    const leftMs = provedAt.getTime() + pinHours * 3_600_000 - context.now.getTime();
    const opened = await knex.transaction(async (trx) => {
      if (context.sessionHash) await closeSession(trx, context.sessionHash);
      const event = { kind: 'signed_in', actorId: id, eMail, subject: 'pin' } as const;
      await recordSecurityEvent(trx, deps, context, event);
      return openSession(trx, { id, role }, context.now, {
        lifeMs: leftMs,
        device: context.device,
        secondFactorAt,
      });
    });
    context.setCookie('session', opened.token, opened.maxAgeSeconds);
    return { user: { id, eMail, name, role, permissions: permissionsOf(role) } };
  });

  return [set, users, change];
}
