import type { Knex } from 'knex';
import type { LoanTerms } from '#core/installments/lease-example.ts';
import { query } from '../../platform/database/query.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { programsKey } from '../surrogate-keys.ts';

/** Installments that are offered (`LoanTerms`), in the staff's order. */
export const loans = `
  (select coalesce(json_agg(json_build_object('company', i.company,
      'ratePercent', i.rate_percent::float, 'months', i.months,
      'downPaymentPercent', i.down_payment_percent, 'minimalFinanced', i.minimal_financed,
      'maximalFinanced', i.maximal_financed) order by i.position, i.id), '[]')
    from installment_programs i where i.is_active and i.kind = 'installments')`;

/** The same beside other answers; this one is purged when they change. */
export async function findLoans(db: Knex, context: RequestContext): Promise<readonly LoanTerms[]> {
  context.tag(programsKey);
  const [row] = await query<{ loans: readonly LoanTerms[] }>(db, `select ${loans} as loans`, []);
  return row?.loans ?? [];
}
