import type { Knex } from 'knex';
import { exchangeActsOf, exchangeDays, isLiveExchange } from '#core/orders/courier-exchange.ts';
import { restDays } from '#core/orders/unpaid-rest.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { OrderModel } from '../order-model.ts';
import { findPledged } from '../pledged-devices.ts';
import { writeOffOf } from './write-off-rest.ts';
import { findExchange, type ExchangeModel } from './exchange-rows.ts';

const dayMs = 86_400_000;

/** What an order's customer sees of an exchange at the door; null where there is nothing to say. */
export async function exchangeView(db: Knex, { market }: Dependencies, order: OrderModel) {
  const exchange = await findExchange(db, order.id);
  const isOpen = exchange !== null && isLiveExchange(exchange.state);
  if (exchange === null || (!isOpen && order.toPay === null)) return null;
  const until = deadlineOf(exchange, order);
  return {
    state: exchange.state,
    toPay: order.toPay,
    until: until && dayInTimeZone(until, market.timeZone),
  };
}

/** Until when the customer has to do something. */
function deadlineOf(
  { state, since, settledAt }: ExchangeModel,
  { toPay }: OrderModel,
): Date | null {
  const after = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);
  if (toPay !== null) return after(settledAt ?? since, restDays.toPay);
  return state === 'missed' ? after(since, exchangeDays.missed) : null;
}

/** The same as staff see it, with what they may say. */
export async function exchangeOfStaff(db: Knex, deps: Dependencies, order: OrderModel) {
  const exchange = await findExchange(db, order.id);
  if (exchange === null) return null;
  const { state, since, returnNumber, toldBy, restWithStaffAt } = exchange;
  const { status } = order;
  const devices = await findPledged(db, order.id);
  const until = deadlineOf(exchange, order);
  return {
    state,
    since: since.toISOString(),
    restLateSince: order.toPay === null ? null : (restWithStaffAt?.toISOString() ?? null),
    restToWriteOff: await writeOffOf(db, order),
    restWrittenOff: order.restWrittenOff,
    number: returnNumber,
    toldBy,
    toPay: order.toPay,
    until: until && dayInTimeZone(until, deps.market.timeZone),
    acts: exchangeActsOf({ state, status, devices }),
  };
}
