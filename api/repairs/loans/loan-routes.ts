import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { RepairModel } from '../repair-model.ts';
import { endLoan } from './end-loan.ts';
import { lend } from './lend.ts';
import { loansView, type LoanRow } from './loan-rows.ts';

/** Devices that are lent to customers while theirs are repaired. */
export const loanRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-repair-loans', async ({ params }, { language }) =>
    loansView(deps.knex, await findById(deps.knex, params.id, false), language),
  ),

  bind('admin-repair-lend', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await findById(trx, params.id, true);
      await lend(trx, deps, row, body, { staffId: staffOf(context).id, at: context.now });
      return loansView(trx, row, context.language);
    }),
  ),

  bind('admin-repair-loan-end', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await findById(trx, params.id, true);
      const loan = await trx('repair_loans')
        .where({ id: params.loan, repair_id: row.id })
        .first<LoanRow | undefined>('*');
      if (!loan) throw new Refusal(404, 'not_found');
      await endLoan(trx, deps, loan, body, { staffId: staffOf(context).id, at: context.now });
      return loansView(trx, row, context.language);
    }),
  ),
];

/** Locked, all that becomes of a repair and its loans happens one after the other. */
async function findById(db: Knex, id: number, isLocked: boolean): Promise<RepairModel> {
  const found = RepairModel.query(db).findById(id);
  const row = await (isLocked ? found.forUpdate() : found);
  if (!row) throw new Refusal(404, 'repair_not_found');
  return row;
}
