import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import type { RequestContext } from '../../platform/http/request.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { closeDelivery } from './close-delivery.ts';
import { deliveryView, listDeliveries } from './load-delivery.ts';
import { openDelivery } from './open-delivery.ts';
import { listPurchaseOrders, purchaseOrderView } from './purchase-orders.ts';
import { putAwayView } from './put-away-view.ts';
import { movePurchaseOrder, savePurchaseOrder } from './save-purchase-order.ts';
import { scanDelivery } from './scan-delivery.ts';
import { scanPutAway } from './scan-put-away.ts';

const readerOf = (context: RequestContext) => ({
  staffId: staffOf(context).id,
  storeId: context.storeId,
  language: context.language,
});
const writerOf = (context: RequestContext) => ({ ...readerOf(context), now: context.now });

/** Orders at suppliers, their deliveries, and the way of goods into bins. */
export const receivingRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('purchase-order-list', (_, context) => listPurchaseOrders(deps.knex, context)),
  bind('purchase-order', ({ params: { id } }, context) =>
    purchaseOrderView(deps.knex, id, context),
  ),
  bind('purchase-order-save', ({ body }, context) =>
    deps.knex.transaction((trx) => savePurchaseOrder(trx, body, writerOf(context))),
  ),
  bind('purchase-order-move', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) => movePurchaseOrder(trx, { id, ...body }, writerOf(context))),
  ),
  bind('delivery-list', ({ query: { state } }, context) =>
    listDeliveries(deps.knex, state, context),
  ),
  bind('delivery', ({ params: { id } }, context) => deliveryView(deps.knex, id, readerOf(context))),
  bind('delivery-open', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      const typed = { ...body, orderId: body.orderId ?? null };
      const who = { user: staffOf(context), storeId: context.storeId, now: context.now };
      return deliveryView(trx, await openDelivery(trx, typed, who), readerOf(context));
    }),
  ),
  bind('delivery-scan', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) =>
      scanDelivery(trx, deps, {
        ...body,
        ...writerOf(context),
        deliveryId: id,
        stationId: body.stationId ?? null,
      }),
    ),
  ),
  bind('delivery-close', ({ params: { id }, body }, context) =>
    deps.knex.transaction((trx) => closeDelivery(trx, { id, ...body, ...writerOf(context) })),
  ),
  bind('put-away', (_, context) => putAwayView(deps.knex, readerOf(context))),
  bind('put-away-scan', ({ body }, context) =>
    deps.knex.transaction((trx) =>
      scanPutAway(trx, deps, {
        ...body,
        ...writerOf(context),
        stationId: body.stationId ?? null,
      }),
    ),
  ),
];
