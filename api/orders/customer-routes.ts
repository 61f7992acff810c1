import { salePaths } from '#core/paths/sale-paths.ts';
import { isOrderNumber } from '#core/orders/document-number.ts';
import { documentIsdoc, documentPdf } from '../documents/document-files.ts';
import { InvoiceModel } from '../documents/invoice-model.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import { findOrder } from './lock-order.ts';
import { moveOrderTo } from './move-order.ts';
import { myOrders } from './my-orders.ts';
import { orderView } from './order-view.ts';

/** What customers do with their orders; whoever holds an order's random code is its customer. */
export const customerRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('order', async ({ params: { code } }, { language }) =>
    orderView(deps.knex, deps, await findOrder(deps.knex, { code }), language),
  ),
  findRoute(deps),
  bind('user-profile-orders', ({ query }, context) =>
    myOrders(deps, ownUser(context).id, query, context.language),
  ),
  cancelRoute(deps),
  documentRoute(deps),
];

/** One question for any number and any e-mail, so that the time tells nothing either (T-ORD-12). */
const findRoute = (deps: Dependencies): BoundRoute =>
  bind('order-status', async ({ body: { number, eMail } }) => {
    const typed = number.replace(/\s+/g, '');
    const row: { code: string } | undefined = await deps
      .knex('orders')
      .where({ number: isOrderNumber(typed) ? typed : '', e_mail: eMail })
      .first('code');
    if (!row) throw new Refusal(404, 'order_not_found');
    return { url: salePaths(deps.market.code).order(row.code) };
  });

const cancelRoute = (deps: Dependencies): BoundRoute =>
  bind('order-cancel', async ({ params: { code }, body: { reason } }, { language, now }) => {
    const order = await deps.knex.transaction(async (trx) => {
      const row = await findOrder(trx, { code }, true);
      // Pressed twice, or a job was quicker: the customer wanted it gone and it is.
      if (row.status === 'cancelled') return row;
      if (row.status === 'handed_over' || row.status === 'delivered') {
        throw new Refusal(409, 'order_not_cancellable');
      }
      await moveOrderTo(trx, deps, row, 'cancelled', { actor: 'customer', reason, at: now });
      return row;
    });
    return orderView(deps.knex, deps, order, language);
  });

const documentRoute = (deps: Dependencies): BoundRoute =>
  bind('order-document', async ({ params: { code, number, format } }) => {
    const order = await findOrder(deps.knex, { code });
    const row = await InvoiceModel.query(deps.knex).findOne({ order_id: order.id, number });
    if (!row) throw new Refusal(404, 'document_not_found');
    return format === 'pdf' ? documentPdf(row) : documentIsdoc(row);
  });
