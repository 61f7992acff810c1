import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Rows } from '../platform/database/rows.ts';

/** How a claim was settled without being repaired. */
export type SettledClaim = Pick<Rows['repair_claims'], 'outcome' | 'amount' | 'reason'> & {
  /** Name of what was given for the claimed piece. */
  readonly instead: string | null;
};

/** The settlement of a repair's claim; null while there is none. */
export async function settledClaim(
  db: Knex,
  repairId: number,
  language: Language,
): Promise<SettledClaim | null> {
  const row = await db('repair_claims as c')
    .leftJoin('products as p', 'p.id', 'c.product_id')
    .leftJoin('master_products as v', 'v.id', 'p.master_product_id')
    .where('c.repair_id', repairId)
    .first<SettledClaim | undefined>(
      'c.outcome',
      'c.amount',
      'c.reason',
      `v.name_${language} as instead`,
    );
  return row ?? null;
}
