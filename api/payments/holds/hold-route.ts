import { customersOrder } from '../../orders/customers-order.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { startHold } from './start-hold.ts';
import { noteEvent } from '../../orders/note-event.ts';

/** Begins to hold a card, so that goods leave before the device has come; on record. */
export const holdRoute = (deps: Dependencies): BoundRoute =>
  bind('order-hold', async ({ params: { code } }, context) => {
    const { order, proof } = await customersOrder(deps.knex, deps, code, context);
    const start = await startHold(deps, { orderId: order.id, language: context.language });
    await noteEvent(deps.knex, order, {
      actor: 'customer',
      proof,
      reason: 'hold',
      at: context.now,
    });
    return start;
  });
