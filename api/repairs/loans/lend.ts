import type { Knex } from 'knex';
import { isLendable } from '#core/service/repair-loan.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refreshCards } from '../../read-models/refresh-cards.ts';
import type { RepairModel } from '../repair-model.ts';
import { takePiece } from '../take-piece.ts';
import { isLoanOut } from './loan-rows.ts';

interface Loan {
  readonly productId: number;
  readonly serial: string;
  readonly condition: string;
  readonly deposit: number | null;
}

interface Lender {
  readonly staffId: number;
  readonly at: Date;
}

/** Lends a free piece of the store's stock to the customer of a locked repair; it is out of the house until it comes back. */
export async function lend(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  { productId, serial, condition, deposit }: Loan,
  { staffId, at }: Lender,
): Promise<void> {
  if (!isLendable(row.status)) throw new Refusal(409, 'repair_move_refused');
  if (await isLoanOut(trx, row.id)) throw new Refusal(409, 'repair_loan_one');
  const about = { kind: 'repair', id: row.id } as const;
  const wanted = { storeId: row.storeId, productId, serial };
  const taken = await takePiece(trx, deps, wanted, 'repair_nothing_to_lend', {
    why: 'loan',
    about,
  });
  const { familyId, isUnit, passportId: numbered, placeId } = taken;
  await trx('repair_loans').insert({
    repair_id: row.id,
    product_id: productId,
    place_id: placeId,
    passport_id: numbered,
    is_unit: isUnit,
    condition,
    deposit,
    lent_at: at,
    lent_by: staffId,
  });
  if (numbered !== null) await writePassport(trx, numbered, 'lent', at);
  await refreshCards(trx, [familyId], deps);
}

/** What happened to a lent device; whose it was while it was lent is nobody's business. */
export async function writePassport(
  trx: Knex,
  passportId: number,
  kind: 'lent' | 'lent_back',
  at: Date,
): Promise<void> {
  await trx('device_passport_events').insert({ passport_id: passportId, kind, at });
}
