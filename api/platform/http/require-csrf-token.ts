import type { CallMiddleware } from './app-context.ts';
import { Refusal } from './refusal.ts';

/** A call that changes something brings the token of its visitor; a signed message and a program's key prove themselves. */
export const requireCsrfToken: CallMiddleware = ({ req, state }, next) => {
  const { method, signed } = state.call.route.endpoint;
  const token = String(req.headers['x-csrf-token'] ?? '');
  if (state.context.apiKeyId !== null) return next();
  if (method !== 'GET' && !signed && !state.context.isCsrfToken(token)) {
    throw new Refusal(403, 'csrf_invalid');
  }
  return next();
};
