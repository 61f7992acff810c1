import type { Knex } from 'knex';
import type { SecurityEventKind } from '#core/security/security-events.ts';
import type { Dependencies } from '../dependencies.ts';
import { limitedNetwork } from '../http/client-address.ts';
import type { RequestContext } from '../http/request.ts';

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Who did it; without it whoever is signed in, null for nobody. */
  readonly actorId?: number | null;
  /** The account that it was about; only a keyed hash of it is stored. */
  readonly eMail?: string;
  /** What it was about: a call, a field, a role. Never a mail, a password or a token. */
  readonly subject?: string;
}

type Caller = Pick<RequestContext, 'now' | 'ip' | 'requestId' | 'user'>;

/** Enough to tell accounts and networks apart, and too little to be looked up anywhere else. */
const shortKey = ({ cipher }: Pick<Dependencies, 'cipher'>, name: string, text: string): string =>
  cipher.digest(`security-${name}\0${text}`).toString('base64url').slice(0, 12);

/**
 * Puts one security event on record, in the transaction of what it is about or by itself. It waits for no other
 * writer; a job joins it to the chain within a minute.
 */
export async function recordSecurityEvent(
  db: Knex,
  deps: Pick<Dependencies, 'cipher'>,
  caller: Caller,
  event: SecurityEvent,
): Promise<void> {
  await db('security_events').insert(securityEventRow(deps, caller, event));
}

/** The row of an event, for whoever writes several at once. */
export const securityEventRow = (
  deps: Pick<Dependencies, 'cipher'>,
  { now, ip, requestId, user }: Caller,
  { kind, actorId = user?.id ?? null, eMail, subject }: SecurityEvent,
) => ({
  at: now,
  kind,
  actor_id: actorId,
  account_key: eMail === undefined ? null : shortKey(deps, 'account', eMail.toLowerCase()),
  network_key: shortKey(deps, 'network', limitedNetwork(ip)),
  subject: subject ?? null,
  request_id: requestId,
});
