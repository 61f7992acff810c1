import { Refusal } from '../http/refusal.ts';
import type { RequestContext, SignedInUser } from '../http/request.ts';

/** Who is signed in; the call's own access has made sure that somebody is. */
export function ownUser({ user }: RequestContext): SignedInUser {
  if (!user) throw new Refusal(401, 'not_signed_in');
  return user;
}
