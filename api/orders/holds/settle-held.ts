import type { Knex } from 'knex';
import { heldCredit, heldNext, holdEnd, lapsedNext, type HoldEnd } from '#core/orders/card-hold.ts';
import { deviceDeadline, pledgedStage } from '#core/orders/swap-settlement.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { holdSubject } from '../mails/mail-subject.ts';
import { moveOrderTo, type OrderMover } from '../move-order.ts';
import type { OrderModel } from '../order-model.ts';
import { findPledged, type PledgedRow } from '../pledged-devices.ts';
import { reckon, storeCredits } from '../settled-money.ts';
import { decideHold, voidHolds, type HoldReason } from './decide-hold.ts';
import type { LiveHold } from './hold-rows.ts';

const dayMs = 86_400_000;
/** A device is given so long at least where its order waits for it anew. */
const daysAnew = 7;

/**
 * Brings a locked order up to date whose goods may leave because a card is held: as soon as it is
 * certain what its devices pay, the missing part is taken and the rest let go.
 */
export async function settleHeld(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  hold: LiveHold,
  at: Date,
): Promise<void> {
  const devices = await findPledged(trx, order.id);
  const next = heldNext(devices, order.status);
  if (next === 'wait') return;
  if (next === 'call_off') {
    const mover: OrderMover = { actor: 'system', reason: 'device_cancelled', at };
    return moveOrderTo(trx, deps, order, 'cancelled', mover, 'order-called-off');
  }
  await settleMoney(trx, deps, order, hold, { devices, reason: 'settled', at });
}

interface Lapse {
  readonly reason: HoldReason;
  readonly at: Date;
  /** The gateway has let go of the card, so that nothing can be taken of it. */
  readonly isLost?: boolean;
}

/**
 * A hold ends before its devices are settled: goods that lie on their shelf wait for the devices
 * again; those that left are paid by the card, and the devices are sold by themselves from then on.
 */
export async function lapseHold(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  hold: LiveHold,
  { reason, at, isLost = false }: Lapse,
): Promise<void> {
  if (lapsedNext(order.status) === 'take_all') {
    const devices = await findPledged(trx, order.id);
    return settleMoney(trx, deps, order, hold, { devices, reason, at, isLost });
  }
  await decideHold(trx, deps, hold.paymentId, { way: 'void' }, { reason, at });
  await voidHolds(trx, deps, order.id, { reason, at });
  if (order.status === 'awaiting_device') return;
  const mover: OrderMover = { actor: 'system', reason: 'hold_ended', at };
  await moveOrderTo(trx, deps, order, 'awaiting_device', mover, null);
  const own = deviceDeadline(order.placedAt, deps.market.timeZone);
  const anew = new Date(at.getTime() + daysAnew * dayMs);
  await order.$query(trx).patch({ releaseAt: own > anew ? own : anew });
  await mailAboutHold(trx, deps, order, 'order-hold-ended', hold.paymentId);
}

interface Settled extends Lapse {
  readonly devices: readonly PledgedRow[];
}

/** Those that are not ours pay nothing; the others no more than they were promised to. */
async function settleMoney(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  hold: LiveHold,
  { devices, reason, at, isLost = false }: Settled,
): Promise<void> {
  const sold = devices.filter((device) => pledgedStage(device) === 'sold');
  const lost = devices.filter((device) => !sold.includes(device)).map(({ id }) => id);
  await trx('order_buybacks')
    .where({ order_id: order.id, kind: 'swap', released_at: null })
    .whereIn('buyback_id', lost)
    .update({ released_at: at });
  const promised = await promisedOf(trx, order.id);
  const credited = sold.map((device) => ({
    ...device,
    price: heldCredit(device.price, promised.get(device.id) ?? 0),
  }));
  const { due: promisedDue, status } = order;
  const settled = await reckon(trx, deps, order, credited);
  const { buyback, bonus, due, payout } = settled;
  await storeCredits(trx, order, credited, bonus);
  const wanted = holdEnd({ status, held: hold.amount, due, promisedDue });
  const isUncovered = isLost && wanted.way === 'capture';
  const isUnpaid = order.paymentStatus === 'none' || order.paymentStatus === 'waiting';
  await order.$query(trx).patch({
    buybackCredit: buyback,
    bonusCredit: bonus,
    due,
    payout,
    version: order.version + 1,
    ...(isUnpaid && { paymentStatus: due === 0 ? 'none' : 'waiting' }),
    // Goods left for money that nobody has: staff look at it.
    ...(isUncovered && { paymentStatus: 'mismatch' }),
  });
  const end: HoldEnd = isUncovered ? { way: 'void' } : wanted;
  const isDecided = await decideHold(trx, deps, hold.paymentId, end, { reason, at });
  if (isUncovered) {
    deps.log.error({ orderId: order.id }, 'goods left for a card that is held no longer');
  } else if (isDecided && end.way === 'void') {
    await mailAboutHold(trx, deps, order, 'order-hold-released', hold.paymentId);
  }
}

async function promisedOf(trx: Knex, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await trx('order_buybacks')
    .where({ order_id: orderId, kind: 'swap' })
    .select<{ buyback_id: number; amount: number }[]>('buyback_id', 'amount');
  return new Map(rows.map(({ buyback_id: id, amount }) => [id, amount]));
}

export type HoldMail =
  | 'order-hold-secured'
  | 'order-hold-reminder'
  | 'order-hold-ended'
  | 'order-hold-released'
  | 'order-hold-taken';

/** Tells the order's owner what became of the card. */
export async function mailAboutHold(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, language, eMail }: OrderModel,
  kind: HoldMail,
  paymentId: number,
): Promise<void> {
  if (eMail === null) return;
  const subjectKey = holdSubject(id, paymentId);
  await queueMail(trx, deps, { kind, subjectKey, language, recipient: eMail });
}
