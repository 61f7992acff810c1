import type { Knex } from 'knex';
import type { BonusTerms } from '#core/buyback/bonus.ts';

/** The vouchers that are given for sold devices now. */
export async function voucherTerms(db: Knex): Promise<BonusTerms> {
  const tiers: BonusTerms['tiers'] = await db('buyback_vouchers')
    .orderBy('minimal_price')
    .select({ minimalBuyoutPrice: 'minimal_price', voucher: 'amount' });
  const limit: { cap: number | null } | undefined = await db('buyback_voucher_limit').first({
    cap: 'most_amount',
  });
  return { tiers, cap: limit?.cap ?? null };
}
