import type { Knex } from 'knex';
import type { z } from 'zod';
import type { orderFacts } from '#core/contract/orders.ts';
import { areGoodsHere, canSecure, holdDays } from '#core/orders/card-hold.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { isOffered } from '../../outside/payments/offered-payments.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { paymentKindOf } from '../hold-of-order.ts';
import type { OrderModel } from '../order-model.ts';
import { findPledged } from '../pledged-devices.ts';
import { missingWithout } from './hold-amount.ts';
import { lastHold, type HoldRow, type LiveHold } from './hold-rows.ts';

const dayMs = 86_400_000;

/** When a hold is taken care of: before its gateway lets go of it. */
export const caredForAt = (endsAt: Date): Date =>
  new Date(endsAt.getTime() - holdDays.untilEnd * dayMs);

/** Whether a held card may be held anew: its end is near, and goods or devices are still on their way. */
export const canRenew = (
  { endsAt }: Pick<LiveHold, 'endsAt'>,
  { status }: Pick<OrderModel, 'status'>,
  now: Date,
): boolean =>
  status !== 'cancelled' &&
  status !== 'returned' &&
  now.getTime() >= endsAt.getTime() - (holdDays.reminder + holdDays.untilEnd) * dayMs;

/** What a customer sees of the card that secures an order, or could; null where there is nothing to say. */
export async function holdView(
  db: Knex,
  deps: Dependencies,
  order: OrderModel,
): Promise<z.output<typeof orderFacts>['hold']> {
  if (order.buybackCredit === 0 && order.payout === 0) {
    const taken = await lastHold(db, order.id);
    return taken ? saidOf(deps, order, taken) : null;
  }
  const hold = await lastHold(db, order.id);
  const isLive = hold?.ending === null && hold.status === 'authorised';
  if (hold && (isLive || order.status !== 'awaiting_device')) return saidOf(deps, order, hold);
  if (order.status !== 'awaiting_device' || !isOffered(deps, 'card')) return null;
  const devices = await findPledged(db, order.id);
  const kind = await paymentKindOf(db, order.paymentCode);
  if (!canSecure({ status: order.status, kind, devices })) return null;
  const amount = await missingWithout(db, deps, order);
  return { state: 'offered', amount, until: null, canRenew: false, isGone: false };
}

function saidOf({ market, now }: Dependencies, order: OrderModel, hold: HoldRow) {
  const isLive = hold.ending === null && hold.status === 'authorised';
  const taken = hold.status === 'captured';
  const state = isLive
    ? ('held' as const)
    : hold.ending === 'capture'
      ? taken
        ? ('taken' as const)
        : ('taking' as const)
      : ('released' as const);
  return {
    state,
    amount: hold.ending === 'capture' ? (hold.ending_amount ?? 0) : hold.amount,
    until: isLive ? dayInTimeZone(caredForAt(hold.ends_at), market.timeZone) : null,
    canRenew: isLive && canRenew({ endsAt: hold.ends_at }, order, now()),
    isGone: !areGoodsHere(order.status),
  };
}
