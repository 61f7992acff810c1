import { documentIsdoc, documentPdf } from '../documents/document-files.ts';
import { InvoiceModel } from '../documents/invoice-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import { customersOrder } from './customers-order.ts';
import { moveOrderTo } from './move-order.ts';
import { myOrders } from './my-orders.ts';
import { customersView } from './order-view.ts';
import { proformaPdf } from './papers/paper-routes.ts';
import { statusRoutes } from './status-routes.ts';

/** What customers do with their orders; whoever holds the code of a link that is open is the customer. */
export const customerRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('order', async ({ params: { code } }, context) => {
    const { order } = await customersOrder(deps.knex, deps, code, context);
    return customersView(deps.knex, deps, order, { code, language: context.language });
  }),
  ...statusRoutes(deps),
  bind('user-profile-orders', ({ query }, context) =>
    myOrders(deps, ownUser(context).id, query, context.language),
  ),
  cancelRoute(deps),
  documentRoute(deps),
];

const cancelRoute = (deps: Dependencies): BoundRoute =>
  bind('order-cancel', async ({ params: { code }, body: { reason } }, context) => {
    const { language, now } = context;
    const order = await deps.knex.transaction(async (trx) => {
      const { order: row, proof } = await customersOrder(trx, deps, code, context, true);
      // Pressed twice, or a job was quicker: the customer wanted it gone and it is.
      if (row.status === 'cancelled') return row;
      if (row.status === 'handed_over' || row.status === 'delivered') {
        throw new Refusal(409, 'order_not_cancellable');
      }
      const mover = { actor: 'customer', proof, reason, at: now } as const;
      await moveOrderTo(trx, deps, row, 'cancelled', mover);
      return row;
    });
    return customersView(deps.knex, deps, order, { code, language });
  });

const documentRoute = (deps: Dependencies): BoundRoute =>
  bind('order-document', async ({ params: { code, number, format } }, context) => {
    const { order } = await customersOrder(deps.knex, deps, code, context);
    if (number === order.number && format === 'pdf') return proformaPdf(deps, order);
    const row = await InvoiceModel.query(deps.knex).findOne({ order_id: order.id, number });
    if (!row) throw new Refusal(404, 'document_not_found');
    return format === 'pdf' ? documentPdf(row) : documentIsdoc(row);
  });
