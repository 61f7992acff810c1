import type { Knex } from 'knex';
import { z } from 'zod';
import { closeRest } from '#core/orders/close-rest.ts';
import { closableUnits, type StoredUnit } from '../../orders/closable-units.ts';
import { closePieces, refuseHeld } from '../../orders/close-pieces.ts';
import { findOrder } from '../../orders/lock-order.ts';
import { moveOrderTo } from '../../orders/move-order.ts';
import type { OrderModel } from '../../orders/order-model.ts';
import { netOf } from '../../orders/refund-pieces.ts';
import { endOffers } from '../../picks/end-offers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { dropMissing, letMissingGo, settlePick, type SettledPick } from './drop-missing.ts';
import { lockPick } from './load-desk.ts';
import { missingByPosition, missingLines, type MissingLine } from './missing-lines.ts';

/** A rest that is to be closed, as it is kept until another person releases its money. */
export const wantedRest = z.object({
  pickId: z.int(),
  missing: z.array(z.object({ position: z.int(), quantity: z.int() })),
});
export type WantedRest = z.output<typeof wantedRest>;

interface Rest {
  readonly order: OrderModel;
  readonly lines: readonly MissingLine[];
  readonly units: readonly StoredUnit[];
  readonly isWhole: boolean;
}

const orderSql = 'select order_id as "orderId" from picks where id = $1';

/** What is missing of a pick and would be closed; with the locks of order and pick where it is to be done. */
async function restOf(trx: Knex, pickId: number, lock: boolean): Promise<Rest> {
  const [pick] = await query<{ orderId: number }>(trx, orderSql, [pickId]);
  if (!pick) throw new Refusal(409, 'pick_not_short');
  const order = await findOrder(trx, { id: pick.orderId }, lock);
  if (lock && (await lockPick(trx, pickId)) !== 'short') throw new Refusal(409, 'pick_not_short');
  const lines = await missingLines(trx, pickId);
  if (lines.length === 0) throw new Refusal(409, 'pick_not_short');
  const all = await closableUnits(trx, order.id);
  return { order, lines, ...closeRest(all, missingByPosition(lines)) };
}

/** What closing the rest of a pick would do, for whoever decides it. */
export async function restView(db: Knex, pickId: number) {
  const { isWhole, order, units } = await restOf(db, pickId, false);
  const isPaid = order.paymentStatus !== 'waiting';
  return { amount: isWhole ? order.total : netOf(units), isPaid, isWhole };
}

export interface Closer {
  readonly staffId: number;
  readonly now: Date;
}

type Closed = { readonly status: SettledPick | 'order_cancelled'; readonly amount: number };

/**
 * The rest of an order is given up: its money goes back or is not collected, what is put aside for it is free, and what is
 * packed leaves. Where nothing is left of the order it is cancelled. Money of an amount waits for a second person.
 */
export async function closeShort(
  trx: Knex.Transaction,
  deps: Dependencies,
  pickId: number,
  closer: Closer,
): Promise<{ readonly closed: Closed | null; readonly prepared: { readonly id: number } | null }> {
  const rest = await restOf(trx, pickId, true);
  if (!rest.isWhole) await refuseHeld(trx, rest.order.id);
  const isPaid = rest.order.paymentStatus !== 'waiting';
  const payload: WantedRest = { pickId, missing: missingByPosition(rest.lines) };
  const wanted = {
    act: 'refund',
    subject: `order:${String(rest.order.id)}`,
    title: rest.order.number,
    // Of what was not paid no money goes anywhere.
    amount: isPaid ? netOf(rest.units) : 0,
    payload: { of: 'rest', ...payload },
    reason: '',
    staffId: closer.staffId,
    at: closer.now,
  } as const;
  const carryOut = () => carryOutRest(trx, deps, pickId, rest, closer);
  const { done, prepared } = await doOrPrepare(trx, deps, wanted, carryOut);
  return { closed: done, prepared };
}

/** What another person released; 409 where it is not what was prepared any more. */
export async function releaseRest(
  trx: Knex.Transaction,
  deps: Dependencies,
  { missing, pickId }: WantedRest,
  closer: Closer,
): Promise<Closed> {
  const rest = await restOf(trx, pickId, true);
  const now = missingByPosition(rest.lines);
  const isSame =
    now.length === missing.length &&
    missing.every((one) =>
      now.some(({ position, quantity }) => position === one.position && quantity === one.quantity),
    );
  if (!isSame) throw new Refusal(409, 'conflict');
  return carryOutRest(trx, deps, pickId, rest, closer);
}

async function carryOutRest(
  trx: Knex.Transaction,
  deps: Dependencies,
  pickId: number,
  { isWhole, lines, order, units }: Rest,
  { now, staffId }: Closer,
): Promise<Closed> {
  const pickLineIds = lines.map(({ id }) => id);
  await endOffers(trx, { pickLineIds, to: 'withdrawn', now });
  if (isWhole) {
    await moveOrderTo(trx, deps, order, 'cancelled', {
      actor: 'staff',
      staffId,
      at: now,
    });
    return { status: 'order_cancelled', amount: order.total };
  }
  await letMissingGo(trx, deps, lines);
  await dropMissing(trx, lines);
  const amount = await closePieces(trx, deps, order, { units, now });
  const of = { pickId, orderId: order.id };
  return { status: await settlePick(trx, deps, of, { staffId, now }), amount };
}
