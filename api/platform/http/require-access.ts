import { isOpenToBadges } from '#core/accounts/badge.ts';
import { isLetIn } from '#core/contract/endpoint.ts';
import { isOpenToKeys } from '#core/integrations/api-key.ts';
import { isStaff } from '#core/permissions/roles.ts';
import type { CallMiddleware } from './app-context.ts';
import { Refusal } from './refusal.ts';

/** Lets in whom the contract lets in: 401 who is not signed in, 423 who is locked, 403 anybody else. */
export const requireAccess: CallMiddleware = ({ state }, next) => {
  const { key, endpoint } = state.call.route;
  const { access, whileLocked } = endpoint;
  const { user, isLocked, apiKeyId, byBadge } = state.context;
  // What is anybody's own is a person's: a program has no cart, no profile and no session.
  if (apiKeyId !== null && (typeof access === 'string' || !isOpenToKeys(key, access))) {
    throw new Refusal(403, 'permission_denied');
  }
  if (access === 'public') return next();
  if (!user) throw new Refusal(401, 'not_signed_in');
  if (isLocked && !whileLocked) throw new Refusal(423, 'locked');
  // Before the body is read: its fields are nobody else's to know.
  if (access === 'staff' && !isStaff(user.role)) throw new Refusal(403, 'permission_denied');
  if (byBadge && typeof access === 'string' && !isOpenToBadges(key)) {
    throw new Refusal(403, 'permission_denied');
  }
  if (typeof access === 'object' && !isLetIn(access, user.permissions)) {
    throw new Refusal(403, 'permission_denied');
  }
  return next();
};
