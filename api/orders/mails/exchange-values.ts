import type { OrderMailKind } from '#core/phrases/cs/order-mail.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { exchangeView } from '../door-exchange/exchange-view.ts';
import type { OrderModel } from '../order-model.ts';

/** What sentences about an exchange at the door are filled with. */
export async function exchangeValues(kind: OrderMailKind, order: OrderModel, deps: Dependencies) {
  if (!kind.startsWith('order-exchange-')) return {};
  const exchange = await exchangeView(deps.knex, deps, order);
  return {
    writtenOff: formatMoney(order.restWrittenOff, deps.market.code),
    toPay: formatMoney(exchange?.toPay ?? 0, deps.market.code),
    exchangeUntil: exchange?.until ? formatDate(exchange.until) : '',
  };
}
