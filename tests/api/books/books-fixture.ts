import { issueCreditNote, issueInvoice } from '#api/documents/issue-for-order.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { insertLine, insertOrders, insertRefund } from '#tests/api/documents/order-rows.ts';
import type { Given } from '#tests/support/factories/row-factory.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** A line of one used phone that the shop bought for 5 000. */
export const used = { vat_scheme: 'margin', bought_for: 5_000, code: 'TEL-1' } as const;

export const invoiceOf = ({ deps }: TestApp, orderId: number) =>
  deps.knex.transaction((trx) => issueInvoice(trx, deps, orderId));

/** The credit note of some units of an order that was invoiced. */
export async function creditOf(
  { deps }: TestApp,
  orderId: number,
  units: readonly number[],
): Promise<InvoiceDocument> {
  const refundId = await insertRefund(deps.knex, orderId, units);
  const row = await deps.knex.transaction((trx) => issueCreditNote(trx, deps, refundId));
  if (!row) throw new Error('no credit note');
  return row.snapshot;
}

/** An invoiced order of one line; answers it with the units of that line. */
export async function invoiced(
  app: TestApp,
  nets: readonly number[],
  line: Given<'order_lines'> = {},
) {
  const [orderId = 0] = await insertOrders(app.deps.knex, 1);
  const units = await insertLine(app.deps.knex, orderId, nets, line);
  return { orderId, units, document: await invoiceOf(app, orderId) };
}
