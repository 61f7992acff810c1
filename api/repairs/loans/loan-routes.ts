import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { requireOwnStore } from '../../platform/http/own-store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import type { RepairModel } from '../repair-model.ts';
import { requireRepair } from '../require-repair.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { endLoan, refuseEnd, type LoanEnd } from './end-loan.ts';
import { lend } from './lend.ts';
import { loansView, lossOf, type LoanRow } from './loan-rows.ts';

/** Devices that are lent to customers while theirs are repaired. */
export const loanRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-repair-loans', async ({ params }, context) => {
    const row = await requireRepair(deps.knex, params.id);
    requireOwnStore(context, row.storeId);
    return loansView(deps.knex, row, context);
  }),

  bind('admin-repair-lend', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await requireRepair(trx, params.id, true);
      requireOwnStore(context, row.storeId);
      await lend(trx, deps, row, body, { staffId: staffOf(context).id, at: context.now });
      return loansView(trx, row, context);
    }),
  ),

  bind('admin-repair-loan-end', ({ params, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const row = await requireRepair(trx, params.id, true);
      requireOwnStore(context, row.storeId);
      const loan = await trx('repair_loans')
        .where({ id: params.loan, repair_id: row.id })
        .first<LoanRow | undefined>('*');
      if (!loan) throw new Refusal(404, 'not_found');
      const by = { staffId: staffOf(context).id, at: context.now };
      if (body.outcome === 'written_off') await writeLoanOff(trx, deps, row, loan, { body, by });
      else await endLoan(trx, deps, loan, body, by);
      return loansView(trx, row, context);
    }),
  ),
];

interface WrittenOff {
  readonly body: LoanEnd;
  readonly by: { readonly staffId: number; readonly at: Date };
}

/** What does not come back is a loss like any other of the stock: from an amount on another person releases it. */
async function writeLoanOff(
  trx: Knex.Transaction,
  deps: Dependencies,
  { number }: RepairModel,
  loan: LoanRow,
  { body, by }: WrittenOff,
): Promise<void> {
  const { charged, note } = body;
  refuseEnd(loan, body);
  const product = await trx('products')
    .where({ id: loan.product_id })
    .first<{ price: number } | undefined>('price');
  const payload = { of: 'loan', loanId: loan.id, charged, note };
  await doOrPrepare(
    trx,
    deps,
    { ...lossOf(loan), title: number, amount: product?.price ?? 0, payload, reason: note, ...by },
    () => endLoan(trx, deps, loan, body, by),
  );
}
