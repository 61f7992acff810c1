import type { Knex } from 'knex';
import { issueInvoice } from '../documents/issue-for-order.ts';
import { payBillAtCounter } from '../orders/settle-bill.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isBillPaid, requireBill } from './bill.ts';
import { recordRepairEvent, type RepairMover } from './move-repair.ts';
import type { RepairModel } from './repair-model.ts';

/** Takes the money of a locked repair's bill, whose invoice is issued at once; 409 where nothing is to be paid. */
export async function payAtCounter(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  by: 'cash' | 'card',
  mover: RepairMover,
): Promise<void> {
  const bill =
    row.status === 'ready' || row.status === 'unclaimed'
      ? await requireBill(trx, deps, row, mover.at)
      : null;
  if (!bill || isBillPaid(bill)) throw new Refusal(409, 'repair_nothing_to_pay');
  await payBillAtCounter(trx, deps, bill, { by, at: mover.at });
  await issueInvoice(trx, deps, bill.id);
  await recordRepairEvent(trx, row.id, row.status, row.status, {
    ...mover,
    reason: `${by} ${String(bill.due)}`,
  });
  await row.$query(trx).patch({ version: row.version + 1 });
}
