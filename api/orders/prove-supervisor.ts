import { permissionsOf, type Role } from '#core/accounts/roles.ts';
import { provePassword } from '../accounts/prove-password.ts';
import type { Dependencies } from '../dependencies.ts';
import { FieldRefusal } from '../http/refusal.ts';
import type { RequestContext, SignedInUser } from '../http/request.ts';

/** Roles of those whose second look counts. */
const supervisors: readonly Role[] = ['warehouse_supervisor', 'admin'];

/** The same for somebody who is no supervisor: the answer tells nothing of the account. */
const wrongPassword = () => new FieldRefusal({ supervisor: { password: ['wrong_password'] } });

interface Credentials {
  readonly eMail: string;
  readonly password: string;
}

/**
 * The second pair of eyes: a supervisor who proves with the password to agree, never the one who asks
 * (DECISIONS "Accounts and roles"). Answers the supervisor's id.
 */
export async function proveSupervisor(
  deps: Dependencies,
  { ip, now }: RequestContext,
  asking: SignedInUser,
  { eMail, password }: Credentials,
): Promise<number> {
  const row: { id: number; name: string; role: Role } | undefined = await deps
    .knex('users')
    .where({ e_mail: eMail, is_active: true })
    .whereIn('role', supervisors)
    .first('id', 'name', 'role');
  if (!row || row.id === asking.id) throw wrongPassword();
  const person = { id: row.id, eMail, name: row.name, role: row.role };
  const permissions = permissionsOf(row.role);
  const proved = await provePassword(deps, { ...person, permissions }, password, { ip, now });
  if (proved === null) throw wrongPassword();
  return row.id;
}
