import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { BuybackModel } from '../buyback-model.ts';
import { moveRow } from '../move-row.ts';
import { payoutProblem } from './payee.ts';
import { lockPayouts, type PayoutRow } from './payout-rows.ts';

export interface By {
  readonly staffId: number;
  readonly at: Date;
}

/** A buy-back that was left out, with the phrase key of the reason. */
export interface LeftOut {
  readonly id: number;
  readonly phrase: string;
}

function whyNot(row: PayoutRow | undefined): string | null {
  if (!row) return 'unknown_row';
  if (row.status !== 'accepted' || row.stage !== 'waiting') return 'payout_not_accepted';
  // Nothing is bought for 0; what a swap has taken whole was bought, and has nothing left to pay.
  if (row.price === 0) return 'payout_of_nothing';
  // Goods left against this very device: nobody is paid for it who has not paid for them.
  if (row.owesGoods && row.payable > 0) return 'payout_goods_owed';
  // Without an account there is nowhere to send money to; it was wiped or taken back.
  return row.hasAccount || row.payable === 0 ? null : 'payout_no_account';
}

/**
 * Prepares payouts of accepted buy-backs, each with what is still to be paid; they wait for another
 * person to release them. What cannot be prepared is left out and said.
 */
export async function preparePayouts(
  trx: Knex.Transaction,
  deps: Dependencies,
  ids: readonly number[],
  { staffId, at }: By,
): Promise<{ readonly prepared: number; readonly total: number; readonly refused: LeftOut[] }> {
  const rows = await lockPayouts(trx, ids);
  const refused: LeftOut[] = [];
  let total = 0;
  for (const id of ids) {
    const row = rows.get(id);
    const phrase =
      whyNot(row) ?? (row && (await payoutProblem(trx, deps, { id, amount: row.payable }))) ?? null;
    if (!row || phrase !== null) {
      refused.push({ id, phrase: phrase ?? 'unknown_row' });
      continue;
    }
    const buyback = await BuybackModel.query(trx).findById(id).throwIfNotFound();
    await moveRow(trx, deps, buyback, ['payout_pending'], { actor: 'staff', staffId, at });
    await trx('buyback_payouts').insert({
      buyback_id: id,
      amount: row.payable,
      prepared_by: staffId,
      prepared_at: at,
    });
    total += row.payable;
  }
  return { prepared: ids.length - refused.length, total, refused };
}
