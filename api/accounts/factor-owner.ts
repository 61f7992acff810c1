import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { findPending } from './pending-sign-in.ts';
import { provePassword } from './prove-password.ts';
import type { UserRow } from './user-row.ts';

interface Asked {
  readonly pending?: string | undefined;
  readonly password?: string | undefined;
}

export interface FactorOwner extends UserRow {
  /** Whether this is the second step of a sign-in, which ends with a session. */
  readonly isSigningIn: boolean;
}

/** Whose factor is added: of whoever has just given the password, or of whoever is signed in. */
export async function ownerOf(
  { knex }: Dependencies,
  context: RequestContext,
  pending: string | undefined,
): Promise<FactorOwner> {
  if (pending !== undefined) {
    return { ...(await findPending(knex, pending, 'enrol', context.now)), isSigningIn: true };
  }
  const { id, eMail, name, role } = staffOf(context);
  if (context.isLocked) throw new Refusal(423, 'locked');
  return { id, e_mail: eMail, name, role, isSigningIn: false };
}

/** The same, with the password: a session that was left open is no way to a factor that stays. */
export async function provenOwner(
  deps: Dependencies,
  context: RequestContext,
  { pending, password }: Asked,
): Promise<FactorOwner> {
  const owner = await ownerOf(deps, context, pending);
  if (!owner.isSigningIn) await requirePassword(deps, context, password);
  return owner;
}

/** Refuses on `password` whoever does not prove by it that it is really them. */
export async function requirePassword(
  deps: Dependencies,
  context: RequestContext,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw new FieldRefusal({ password: ['required'] });
  if (await provePassword(deps, staffOf(context), password, context)) return;
  throw new FieldRefusal({ password: ['wrong_password'] });
}
