import { isStaff } from '#core/accounts/roles.ts';
import { Refusal } from '../http/refusal.ts';
import type { RequestContext, SignedInUser } from '../http/request.ts';

/** The staff member who calls; customers have an account too, and are refused with 403. */
export function staffOf({ user }: RequestContext): SignedInUser {
  if (!user) throw new Refusal(401, 'not_signed_in');
  if (!isStaff(user.role)) throw new Refusal(403, 'permission_denied');
  return user;
}
