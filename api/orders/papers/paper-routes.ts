import type { Knex } from 'knex';
import type { z } from 'zod';
import type { orderPapers } from '#core/contract/order-papers.ts';
import type { DownloadedFile } from '#core/contract/endpoint.ts';
import { documentPdf } from '../../documents/document-files.ts';
import { InvoiceModel } from '../../documents/invoice-model.ts';
import { issueInvoice, issueSupplements, proformaOf } from '../../documents/issue-for-order.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { findOrder } from '../lock-order.ts';
import type { OrderModel } from '../order-model.ts';
import { findParts } from '../order-parts.ts';
import { awaitsTransfer } from '../order-view.ts';
import { invoiceOf } from './invoice-state.ts';
import { mailProforma } from './mail-proforma.ts';
import { noteEvent } from '../note-event.ts';

/** What staff do about the papers of an order. */
export const paperRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-order-invoice', async ({ params: { id } }, context) =>
    deps.knex.transaction(async (trx) => {
      const order = await findOrder(trx, { id }, true);
      const { canIssue } = await invoiceOf(trx, order);
      if (!canIssue) throw new Refusal(409, 'invoice_not_due');
      await noteEvent(trx, order, {
        actor: 'staff',
        staff_id: staffOf(context).id,
        reason: 'invoice_issued',
        at: context.now,
      });
      // Last, as the counter of the series stays locked until the transaction ends.
      await issueInvoice(trx, deps, id);
      await issueSupplements(trx, deps, id);
      return papersOf(trx, order);
    }),
  ),
  bind('admin-order-proforma', async ({ params: { id } }) => {
    const { name, content } = await proformaPdf(deps, await findOrder(deps.knex, { id }));
    return { name, contents: Buffer.from(content).toString('base64') };
  }),
  bind('admin-order-proforma-mail', async ({ params: { id } }, context) => {
    await deps.knex.transaction((trx) => mailProforma(trx, deps, id, staffOf(context).id));
    return undefined;
  }),
];

/** What asks for a transfer, until it came or the order is over. */
export async function proformaPdf(deps: Dependencies, order: OrderModel): Promise<DownloadedFile> {
  const { payment } = await findParts(deps.knex, order.id);
  if (!awaitsTransfer(order, payment)) throw new Refusal(404, 'proforma_over');
  return documentPdf({ snapshot: await proformaOf(deps.knex, deps, order.id, order.placedAt) });
}

/** The papers of an order as its staff see them. */
export async function papersOf(db: Knex, order: OrderModel): Promise<z.output<typeof orderPapers>> {
  const { payment } = await findParts(db, order.id);
  const documents = await InvoiceModel.query(db).where({ order_id: order.id }).orderBy('id');
  return {
    ...(await invoiceOf(db, order)),
    hasProforma: awaitsTransfer(order, payment) && order.billingAddress !== null,
    documents: documents.map(({ id, number, kind }) => ({ id, number, kind })),
  };
}
