import type { Knex } from 'knex';
import { z } from 'zod';
import { loanEnds, settleLoan, type LoanOutcome } from '#core/service/repair-loan.ts';
import { addTask } from '../../picks/add-task.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { refreshCards } from '../../read-models/refresh-cards.ts';
import { moveStock } from '../../stock/move-stock.ts';
import { putIn } from '../../stock/put-in.ts';
import { receivingLocation } from '../../warehouse/receiving/receiving-places.ts';
import { requireRepair } from '../require-repair.ts';
import { familyOf } from '../take-piece.ts';
import { writePassport } from './lend.ts';
import type { LoanRow } from './loan-rows.ts';

export interface LoanEnd {
  readonly outcome: LoanOutcome;
  readonly charged: number | null;
  readonly note: string;
}

interface Ender {
  readonly staffId: number;
  readonly at: Date;
}

/**
 * Ends a loan of a locked repair: back into its bin, to what is damaged with a task, or out of the house for good. What becomes
 * of its deposit is cash of the day (`api/day-closings/`).
 */
export async function endLoan(
  trx: Knex.Transaction,
  deps: Dependencies,
  loan: LoanRow,
  { outcome, charged, note }: LoanEnd,
  { staffId, at }: Ender,
): Promise<void> {
  refuseEnd(loan, { outcome, note });
  const { comesBack } = loanEnds[outcome];
  const { givenBack, collected } = settleLoan(outcome, { deposit: loan.deposit, charged });
  await trx('repair_loans').where({ id: loan.id }).update({
    ended_at: at,
    ended_by: staffId,
    outcome,
    charged,
    note,
    given_back: givenBack,
    collected,
  });
  if (!comesBack) return;
  if (outcome === 'damaged') await setAside(trx, loan, { staffId, at, note });
  else await putBack(trx, loan);
  if (loan.passport_id !== null) await writePassport(trx, loan.passport_id, 'lent_back', at);
  await refreshCards(trx, [await familyOf(trx, loan.product_id)], deps);
}

/** 409 for what has ended; 400 where it is not said what became of it. */
export function refuseEnd(loan: LoanRow, { outcome, note }: Omit<LoanEnd, 'charged'>): void {
  if (loan.ended_at !== null) throw new Refusal(409, 'repair_loan_ended');
  if (loanEnds[outcome].isExplained && note === '') throw new FieldRefusal({ note: ['required'] });
}

/** A loan that is written off; as it is kept until another person releases it. */
export const lostLoan = z.object({
  of: z.literal('loan'),
  loanId: z.int(),
  charged: z.int().nullable(),
  note: z.string(),
});

/** Writes off what another person released. */
export async function releaseLostLoan(
  trx: Knex.Transaction,
  deps: Dependencies,
  { loanId, charged, note }: z.output<typeof lostLoan>,
  by: Ender,
): Promise<void> {
  const known = await trx('repair_loans')
    .where({ id: loanId })
    .first<Pick<LoanRow, 'repair_id'> | undefined>('repair_id');
  if (!known) throw new Refusal(404, 'not_found');
  // As whoever takes it back at the counter does: one of the two is first.
  await requireRepair(trx, known.repair_id, true);
  const loan = await trx('repair_loans').where({ id: loanId }).first<LoanRow>('*');
  await endLoan(trx, deps, loan, { outcome: 'written_off', charged, note }, by);
}

const unitOf = ({ is_unit: isUnit, passport_id: passportId }: LoanRow) =>
  isUnit ? passportId : null;
const reasonOf = ({ repair_id: id }: LoanRow) => ({ kind: 'repair', id }) as const;

const putBack = (trx: Knex.Transaction, loan: LoanRow): Promise<void> =>
  putIn(
    trx,
    {
      productId: loan.product_id,
      quantity: 1,
      placeId: loan.place_id,
      passportId: unitOf(loan),
    },
    { why: 'loan', about: reasonOf(loan) },
  );

/** It lies where nothing is sold from, and somebody decides what becomes of it. */
async function setAside(
  trx: Knex.Transaction,
  loan: LoanRow,
  { staffId, at, note }: Ender & { readonly note: string },
): Promise<void> {
  const { product_id: productId, place_id: placeId } = loan;
  const toId = await receivingLocation(trx, placeId, 'damaged');
  const move = { productId, quantity: 1, fromId: null, toId, passportId: unitOf(loan) };
  await moveStock(trx, [move], { why: 'loan', about: reasonOf(loan), note });
  const task = { kind: 'damaged', placeId, createdBy: staffId, now: at, productId, note } as const;
  await addTask(trx, { ...task, locationId: toId });
}
