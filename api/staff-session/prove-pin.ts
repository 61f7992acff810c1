import { mostPinFailures } from '#core/accounts/pin.ts';
import type { Role } from '#core/permissions/roles.ts';
import { isPassword } from '../accounts/password-hash.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { pinSignIns } from './pin-sign-ins.ts';

export interface PinOwner {
  readonly id: number;
  readonly e_mail: string;
  readonly name: string;
  readonly role: Role;
  /** When the password was given here, from which the 12 hours count. */
  readonly signed_in_at: Date;
  /** When a second factor was proved here; null where the password was enough. */
  readonly second_factor_at: Date | null;
}

/**
 * Whose PIN this is on this device, or null. An attempt is counted before the PIN is looked at, so
 * that many at once cannot slip through; all ways to be wrong take the same time.
 */
export async function provePin(
  deps: Dependencies,
  context: RequestContext,
  userId: number,
  pin: string,
): Promise<PinOwner | null> {
  const { knex } = deps;
  const found: (PinOwner & { readonly pin_hash: string }) | undefined = await pinSignIns(
    knex,
    context,
  )
    .where('u.id', userId)
    .first('u.id', 'e_mail', 'name', 'role', 'signed_in_at', 'second_factor_at', 'pin_hash');
  const attempt = { station_hash: context.stationHash, user_id: userId };
  const counted = found
    ? await knex('station_sign_ins')
        .where(attempt)
        .where('pin_failures', '<', mostPinFailures)
        .increment('pin_failures', 1)
    : 0;
  const isRight = await isPassword(counted === 1 ? found?.pin_hash : undefined, pin);
  if (!found || !isRight) {
    const event = { kind: 'sign_in_failed', actorId: found?.id ?? null, subject: 'pin' } as const;
    await recordSecurityEvent(knex, deps, context, event);
    return null;
  }
  await knex('station_sign_ins').where(attempt).update({ pin_failures: 0 });
  const { pin_hash: _, ...owner } = found;
  return owner;
}
