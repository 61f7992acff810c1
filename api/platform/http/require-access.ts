import { isLetIn } from '#core/contract/endpoint.ts';
import type { CallMiddleware } from './app-context.ts';
import { Refusal } from './refusal.ts';

/** Lets in whom the contract lets in: 401 who is not signed in, 423 who is locked, 403 anybody else. */
export const requireAccess: CallMiddleware = ({ state }, next) => {
  const { access, whileLocked } = state.call.route.endpoint;
  if (access === 'public') return next();
  const { user, isLocked } = state.context;
  if (!user) throw new Refusal(401, 'not_signed_in');
  if (isLocked && !whileLocked) throw new Refusal(423, 'locked');
  if (access !== 'signed-in' && !isLetIn(access, user.permissions)) {
    throw new Refusal(403, 'permission_denied');
  }
  return next();
};
