import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import {
  isIndependent,
  isOverPayoutLimit,
  mayRelease,
  type PreparedPayout,
} from '#core/buyback/payout.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { useApproval } from '../../staff-session/use-approval.ts';
import { payoutProblem } from './payee.ts';
import { lockPayouts, type PayoutRow } from './payout-rows.ts';
import type { By, LeftOut } from './prepare-payouts.ts';

interface Asked {
  readonly selectionId: string;
  readonly ids: readonly number[];
  readonly approval?: string | undefined;
}

type Prepared = PayoutRow & PreparedPayout;

const isPrepared = (row: PayoutRow): row is Prepared =>
  row.amount !== null && row.preparedBy !== null;

/**
 * Releases prepared payouts as one order (four eyes, never oneself). A payout over the limit needs a
 * supervisor besides, who neither prepared nor releases it: 409 `approval_needed` until there is one.
 */
export async function releasePayouts(
  trx: Knex,
  deps: Pick<Dependencies, 'cipher' | 'market'>,
  { ids, ...asked }: Asked,
  { staffId, at }: By,
): Promise<{ orderId: number | null; released: number; refused: LeftOut[] }> {
  const { market } = deps;
  const rows = await lockPayouts(trx, ids);
  const refused: LeftOut[] = [];
  const chosen: Prepared[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    const phrase =
      row && isPrepared(row) ? await whyNot(trx, deps, row, staffId) : 'payout_not_prepared';
    if (row && isPrepared(row) && phrase === null) chosen.push(row);
    else refused.push({ id, phrase: phrase ?? 'payout_not_prepared' });
  }
  if (chosen.length === 0) return { orderId: null, released: 0, refused };
  const isLarge = chosen.some(({ amount }) => isOverPayoutLimit(amount, market.code));
  const supervisor = isLarge ? await supervisorOf(trx, asked, { staffId, at }) : null;
  if (supervisor !== null && !isIndependent(chosen, supervisor, market.code)) {
    throw new Refusal(409, 'approval_not_independent');
  }
  const [order] = await trx('payout_orders')
    .insert({
      reference: newReference(at),
      released_by: staffId,
      released_at: at,
      supervised_by: supervisor,
    })
    .returning<{ id: number }[]>('id');
  if (!order) throw new Error('an order of payouts got no row');
  await trx('buyback_payouts')
    .whereIn(
      'buyback_id',
      chosen.map(({ id }) => id),
    )
    .update({ payout_order_id: order.id, released_by: staffId });
  return { orderId: order.id, released: chosen.length, refused };
}

/** Why a prepared payout is not released by this person; null where it is. */
async function whyNot(
  trx: Knex,
  deps: Pick<Dependencies, 'cipher' | 'market'>,
  row: Prepared,
  staffId: number,
): Promise<string | null> {
  const may = mayRelease(row, staffId);
  return may.ok ? payoutProblem(trx, deps, row) : may.error;
}

/** Up to 35 letters and digits, which the bank takes only once. */
const newReference = (at: Date): string =>
  `VYK${at.toISOString().slice(0, 10).replaceAll('-', '')}${randomBytes(5).toString('hex').toUpperCase()}`;

/** The subject under which a supervisor agrees to what was selected. */
const subjectOf = (selectionId: string): string => `payouts:${selectionId}`;

async function supervisorOf(
  trx: Knex,
  { selectionId, approval }: Omit<Asked, 'ids'>,
  { staffId, at }: By,
): Promise<number> {
  if (approval === undefined) throw new Refusal(409, 'approval_needed');
  return useApproval(trx, {
    token: approval,
    action: 'buyback_over_limit',
    subject: subjectOf(selectionId),
    by: staffId,
    now: at,
  });
}
