import { permissionsOf } from '#core/permissions/roles.ts';
import { mergeCartAtLogin } from '../cart/merge-cart.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { rememberPlaces } from './known-places.ts';
import { tellOfNewPlace } from './tell-new-place.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { mergeListsAtLogin } from '../visitor-lists/merge-lists.ts';
import { closeSession, openSession } from '../platform/sessions/sessions.ts';
import type { UserRow } from './user-row.ts';

/**
 * Opens a session in place of the one that there may be, and joins to the account what the visitor
 * collected before.
 */
export async function signIn(
  deps: Dependencies,
  { id, e_mail: eMail, name, role }: UserRow,
  context: RequestContext,
  secondFactorAt: Date | null = null,
): Promise<SignedInUser> {
  const { knex, cipher } = deps;
  const { visitorHash, sessionHash, now } = context;
  const session = await knex.transaction(async (trx) => {
    if (sessionHash) await closeSession(trx, sessionHash);
    if (visitorHash) {
      await mergeListsAtLogin(trx, { visitorHash, userId: id, now });
      await mergeCartAtLogin(trx, cipher, { visitorHash, userId: id, now });
    }
    await recordSecurityEvent(trx, deps, context, { kind: 'signed_in', actorId: id, eMail });
    return openSession(trx, { id, role }, now, { device: context.device, secondFactorAt });
  });
  await tellOfNewPlace(deps, { id, e_mail: eMail, name, role }, context);
  await rememberPlaces(deps, id, context);
  context.setCookie('session', session.token, session.maxAgeSeconds);
  return { id, eMail, name, role, permissions: permissionsOf(role) };
}
