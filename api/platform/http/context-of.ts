import { deviceNameOf } from '#core/accounts/device-name.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ApiKeyCaller } from '../sessions/find-api-key.ts';
import type { Session } from '../sessions/sessions.ts';
import type { AppContext } from './app-context.ts';
import { CallContext } from './call-context.ts';
import { clientAddress } from './client-address.ts';
import { readCookie } from './cookies.ts';
import { isVisitor } from './csrf.ts';
import { FieldRefusal } from './refusal.ts';
import { isStation } from './station-cookie.ts';

/** Who calls: a person by a session, or a program by a key, whose cookies mean nothing. */
interface KnownCaller {
  readonly session?: Session | null;
  readonly key?: ApiKeyCaller | null;
}

/** What a call knows of its request; without a session, of nobody in particular. */
export function contextOf(
  deps: Dependencies,
  { req, state }: AppContext,
  { session = null, key = null }: KnownCaller = {},
): CallContext {
  const { headers } = req;
  const { publicUrl } = deps.environment;
  const cookies = key === null ? headers.cookie : undefined;
  const visitor = readCookie(cookies, 'visitor', publicUrl);
  const station = readCookie(cookies, 'station', publicUrl);
  return new CallContext(deps, {
    session,
    key,
    language: state.language,
    requestId: state.requestId,
    device: deviceNameOf(headers['user-agent']),
    ip: clientAddress(req, deps.environment.trustedProxies),
    visitor: isVisitor(visitor) ? visitor : null,
    station: isStation(station) ? station : null,
    idempotencyKey: idempotencyKey(headers['idempotency-key']),
  });
}

/** A key that cannot be kept is refused: ignoring it would let a repeat do harm. */
function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new FieldRefusal({ nonFieldErrors: ['invalid_value'] });
}
