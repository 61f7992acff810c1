import { isStaff } from '#core/permissions/roles.ts';
import { Refusal } from './refusal.ts';
import type { RequestContext } from './request.ts';
import type { SignedInUser } from '../sessions/sessions.ts';

/** Whoever is signed in; 401 `not_signed_in` for everybody else. */
export function ownUser({ user }: Pick<RequestContext, 'user'>): SignedInUser {
  if (!user) throw new Refusal(401, 'not_signed_in');
  return user;
}

/** The staff member who calls; customers have an account too, and are refused with 403. */
export function staffOf(context: Pick<RequestContext, 'user'>): SignedInUser {
  const user = ownUser(context);
  if (!isStaff(user.role)) throw new Refusal(403, 'permission_denied');
  return user;
}
