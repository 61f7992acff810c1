import { createHash, randomBytes } from 'node:crypto';
import { isStaff, permissionsOf, type Role } from '#core/permissions/roles.ts';
import {
  approvalMinutes,
  secondRoles,
  type ApprovedAct,
} from '#core/permissions/two-person-policy.ts';
import { provePassword } from '../accounts/prove-password.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { accountMakers } from '../platform/security/account-makers.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { provePin } from './prove-pin.ts';

interface Proof {
  readonly action: ApprovedAct;
  readonly eMail: string;
  readonly password?: string | undefined;
  readonly pin?: string | undefined;
}

/** What the database knows of an approval's token. */
export const approvalHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A second person agrees to something (DECISIONS "Accounts and roles"); both are recorded. */
export function supervisorRoutes(deps: Dependencies): BoundRoute[] {
  const approve = bind('auth-supervisor', async ({ body }, context) => {
    const asker = staffOf(context);
    const approvedBy = await proveOther(deps, context, asker.id, body);
    const approval = randomBytes(32).toString('base64url');
    const { now } = context;
    await deps.knex('supervisor_approvals').insert({
      token_hash: approvalHash(approval),
      action: body.action,
      subject: body.subject,
      asked_by: asker.id,
      approved_by: approvedBy,
      created_at: now,
      expires_at: new Date(now.getTime() + approvalMinutes * 60_000),
    });
    await recordSecurityEvent(deps.knex, deps, context, {
      kind: 'decided',
      actorId: approvedBy,
      subject: body.action,
    });
    return { approval };
  });
  return [approve];
}

/** The supervisor's id. One answer for a wrong secret, an unknown person, oneself and no supervisor. */
async function proveOther(
  deps: Dependencies,
  context: RequestContext,
  askerId: number,
  { eMail, password, pin, action }: Proof,
): Promise<number> {
  const field = password === undefined ? 'pin' : 'password';
  const refusal = new FieldRefusal({ [field]: ['wrong_supervisor'] });
  const row: { id: number; name: string; role: Role } | undefined = await deps
    .knex('users')
    .where({ e_mail: eMail, is_active: true })
    .whereIn('role', secondRoles(action))
    .whereNot('id', askerId)
    .first('id', 'name', 'role');
  const person = {
    id: row?.id ?? 0,
    eMail,
    name: row?.name ?? '',
    role: row?.role ?? 'customer',
    permissions: permissionsOf(row?.role ?? 'customer'),
  } as const;
  const proved =
    password === undefined
      ? await provePin(deps, context, person.id, pin ?? '')
      : await provePassword(deps, person, password, context);
  if (!row || !isStaff(row.role) || proved === null) throw refusal;
  // An account that the asker has made lately is no second person.
  const makers = await accountMakers(deps.knex, { id: row.id, now: context.now });
  if (makers.has(askerId)) throw refusal;
  return row.id;
}
