import { isOrderNumber } from '#core/orders/order-number.ts';
import { maskEmail } from '#core/newsletter/subscribe.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { limitByKey, limitKey } from '../platform/http/rate-limit.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { provedCode } from './customers-order.ts';
import { isMailedCode, mailCode } from './mailed-code.ts';
import { OrderModel } from './order-model.ts';
import { orderFacts } from './order-view.ts';

interface Asked {
  readonly number: string;
  readonly eMail: string;
}

/** An order by number and e-mail: what both tell is little, the rest asks for a code from its mail. */
export const statusRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('order-status', async ({ body }, { language, now }) => {
    const order = await askedOrder(deps, body, now);
    const { number, status, statusText, placedAt, payment, delivery, history } = await orderFacts(
      deps.knex,
      deps,
      order,
      language,
    );
    return {
      number,
      status,
      statusText,
      placedAt,
      history,
      paymentText: payment.statusText,
      delivery: { name: delivery.name, expected: delivery.expected },
      eMail: maskEmail(order.eMail ?? ''),
    };
  }),

  bind('order-status-code', async ({ body }, { now }) => {
    const order = await askedOrder(deps, body, now);
    await limitOf(deps, ['order-code', order.number], { attempts: 5, minutes: 60 }, now);
    await deps.knex.transaction((trx) => mailCode(trx, deps, order, now));
    return undefined;
  }),

  bind('order-status-open', async ({ body }, { now }) => {
    const order = await askedOrder(deps, body, now);
    if (!(await isMailedCode(deps, order.id, body.code, now))) {
      throw new FieldRefusal({ code: ['wrong_code'] });
    }
    return { url: salePaths(deps.market.code).order(provedCode(deps, order.id, now)) };
  }),
];

/**
 * One question for any number and any e-mail, so that the time tells nothing either (T-ORD-12).
 * Guesses are counted by what was typed, wherever they come from (T-LINK-2).
 */
async function askedOrder(
  deps: Dependencies,
  { number, eMail }: Asked,
  now: Date,
): Promise<OrderModel> {
  const typed = number.replace(/\s+/g, '');
  await limitOf(deps, ['order-number', typed], { attempts: 20, minutes: 10 }, now);
  await limitOf(deps, ['order-mail', eMail.toLowerCase()], { attempts: 30, minutes: 10 }, now);
  const order = await OrderModel.query(deps.knex)
    .where({ number: isOrderNumber(typed) ? typed : '', e_mail: eMail })
    .first();
  if (!order) throw new Refusal(404, 'order_not_found');
  return order;
}

const limitOf = (
  deps: Dependencies,
  [name, part]: readonly [name: string, part: string],
  limit: { readonly attempts: number; readonly minutes: number },
  now: Date,
): Promise<void> => limitByKey(deps, limitKey(deps, name, part), limit, now);
