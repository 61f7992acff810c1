import { isStaff } from '#core/permissions/roles.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { rememberStation } from './remember-station.ts';
import { signIn } from './sign-in.ts';
import type { UserRow } from './user-row.ts';

/** Everything that was asked for is proved: the session, and for staff the device that a PIN works on. */
export async function finishSignIn(
  deps: Dependencies,
  row: UserRow,
  context: RequestContext,
  secondFactorAt: Date | null,
): Promise<SignedInUser> {
  if (isStaff(row.role)) await rememberStation(deps.knex, context, row.id, secondFactorAt);
  return signIn(deps, row, context, secondFactorAt);
}
