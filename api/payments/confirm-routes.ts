import { confirmMail, moveOrderTo } from '../orders/move-order.ts';
import { statusOfConfirmed } from '#core/orders/unpaid-order.ts';
import { customersOrder } from '../orders/customers-order.ts';
import { paymentKindOf } from '../orders/hold-of-order.ts';
import { isConfirmingCode, mailToConfirm } from '../orders/mailed-code.ts';
import { mailAboutOrder } from '../orders/mails/mail-subject.ts';
import type { OrderModel } from '../orders/order-model.ts';
import { isMailAwaited, customersView } from '../orders/order-view.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { limitByKey, limitKey } from '../platform/http/rate-limit.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { startPayment } from './start-payment.ts';

/** An order of several unpaid pieces is confirmed by the code of its mail, which can be asked for anew. */
export const confirmRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('order-confirm', async ({ params: { code }, body: { digits } }, context) => {
    const { order, kind } = await confirm(deps, code, digits, context);
    const { language } = context;
    if (kind === 'bank_transfer') await startPayment(deps, { orderId: order.id, kind, language });
    return customersView(deps.knex, deps, order, { code, language });
  }),

  bind('order-confirm-mail', async ({ params: { code } }, context) => {
    const { now } = context;
    const { order } = await customersOrder(deps.knex, deps, code, context);
    if (!isMailAwaited(order)) throw new Refusal(409, 'order_move_refused');
    const key = limitKey(deps, 'order-confirm', order.number);
    await limitByKey(deps, key, { attempts: 3, minutes: 60 }, now);
    await deps.knex.transaction((trx) => mailToConfirm(trx, deps, order, now));
    return undefined;
  }),
];

/** The confirmed order, with how it is paid where it waits for that only now; pressed twice changes nothing. */
async function confirm(deps: Dependencies, code: string, digits: string, context: RequestContext) {
  const { now } = context;
  const { order: found } = await customersOrder(deps.knex, deps, code, context);
  const isRight = await isConfirmingCode(deps, found.id, digits, now);
  if (isMailAwaited(found) && !isRight) throw new FieldRefusal({ digits: ['wrong_code'] });
  return deps.knex.transaction(async (trx) => {
    const { order } = await customersOrder(trx, deps, code, context, true);
    if (order.mailCheck === 'confirmed') return { order, kind: null };
    if (!isMailAwaited(order)) throw new Refusal(409, 'order_move_refused');
    if (order.status !== 'created') {
      await confirmMail(trx, order, now);
      await mailThatIsPlaced(order);
      return { order, kind: null };
    }
    const kind = await paymentKindOf(trx, order.paymentCode);
    const mover = { actor: 'customer', proof: 'code', at: now } as const;
    await moveOrderTo(trx, deps, order, statusOfConfirmed(kind), mover);
    return { order, kind };

    async function mailThatIsPlaced({ id, language, eMail }: OrderModel): Promise<void> {
      if (eMail === null) return;
      await queueMail(trx, deps, mailAboutOrder('order-placed', id, language, eMail));
    }
  });
}
