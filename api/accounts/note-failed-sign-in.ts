import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';

interface Failure {
  readonly eMail: string;
  /** Whose account it is, where there is one. */
  readonly userId: number | null;
  /** Whether the account is locked for this network from now on. */
  readonly isLast: boolean;
  /** What was proved by it, where that is no sign-in. */
  readonly subject?: string;
}

/** Puts a wrong password on record, and the lock that it brings. */
export async function noteFailedSignIn(
  deps: Dependencies,
  caller: Pick<RequestContext, 'now' | 'ip' | 'requestId' | 'user'>,
  { eMail, userId: actorId, isLast, subject }: Failure,
): Promise<void> {
  const about = { eMail, actorId, ...(subject !== undefined && { subject }) };
  await recordSecurityEvent(deps.knex, deps, caller, { kind: 'sign_in_failed', ...about });
  if (isLast)
    await recordSecurityEvent(deps.knex, deps, caller, { kind: 'sign_in_locked', ...about });
}
