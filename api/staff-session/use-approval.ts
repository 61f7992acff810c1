import type { Knex } from 'knex';
import type { ApprovedAct } from '#core/permissions/two-person-policy.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { approvalHash } from './supervisor-routes.ts';

interface Use {
  /** As `auth-supervisor` answered it. */
  readonly token: string;
  readonly action: ApprovedAct;
  /** The same words that the approval was asked with. */
  readonly subject: string;
  /** Who asked and acts now. */
  readonly by: number;
  readonly now: Date;
}

/**
 * Uses up an approval in the transaction of what it allows, and answers the supervisor's id. A used,
 * late or foreign one is a 409 `approval_invalid`; the row stays as the record of both people.
 */
export async function useApproval(trx: Knex, use: Use): Promise<number> {
  const [row] = await trx('supervisor_approvals')
    .where({
      token_hash: approvalHash(use.token),
      action: use.action,
      subject: use.subject,
      asked_by: use.by,
    })
    .whereNull('used_at')
    .where('expires_at', '>', use.now)
    .update({ used_at: use.now })
    .returning<{ approved_by: number }[]>('approved_by');
  if (!row) throw new Refusal(409, 'approval_invalid');
  return row.approved_by;
}
