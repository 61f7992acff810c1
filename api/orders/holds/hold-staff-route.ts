import type { Knex } from 'knex';
import { z } from 'zod';
import { areGoodsHere, holdActs, type HoldAct } from '#core/orders/card-hold.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { findOrder } from '../lock-order.ts';
import type { OrderModel } from '../order-model.ts';
import { decideHold, endHoldJob } from './decide-hold.ts';
import { HoldModel, lastHold, liveHold } from './hold-rows.ts';
import { lapseHold } from './settle-held.ts';
import { noteEvent } from '../note-event.ts';

/** What staff do with a held card; as it is kept until another person releases it. */
export const wantedHoldAct = z.object({ id: z.int(), to: z.enum(holdActs), staffId: z.int() });
type WantedHoldAct = z.output<typeof wantedHoldAct>;

/** The acts that are open to staff now, and what went wrong with the gateway. */
export async function holdActsOf(db: Knex, order: OrderModel) {
  const hold = await lastHold(db, order.id);
  const isLive = hold?.ending === null && hold.status === 'authorised';
  const problem = hold?.problem ?? null;
  const isStuck = hold?.ending !== null && hold?.told_at === null && problem !== null;
  const acts: readonly HoldAct[] = isLive
    ? areGoodsHere(order.status)
      ? ['release']
      : ['take', 'release']
    : isStuck
      ? ['again']
      : [];
  return { acts, problem };
}

/**
 * Takes of a held card what its devices have not paid, or lets go of it: goods that lie on their shelf
 * wait for the device again, and goods that left are left to a promise. The order's row is locked.
 */
export async function carryOutHoldAct(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { to, staffId }: WantedHoldAct,
  at: Date,
): Promise<void> {
  if (!(await holdActsOf(trx, order)).acts.includes(to)) throw new Refusal(409, 'hold_refused');
  const why = { reason: 'staff', at } as const;
  if (to === 'again') await tellAgain(trx, deps, order.id);
  else {
    const hold = await liveHold(trx, order.id);
    if (!hold) throw new Refusal(409, 'hold_refused');
    if (to === 'take' || areGoodsHere(order.status)) {
      await lapseHold(trx, deps, order, hold, why);
    } else await decideHold(trx, deps, hold.paymentId, { way: 'void' }, why);
  }
  await noteEvent(trx, order, {
    actor: 'staff',
    staff_id: staffId,
    reason: `hold_${to}`,
    at,
  });
  await order.$query(trx).patch({ version: order.version + 1 });
}

async function tellAgain(trx: Knex, deps: Dependencies, orderId: number): Promise<void> {
  const hold = await lastHold(trx, orderId);
  if (!hold) return;
  await HoldModel.query(trx)
    .where({ payment_id: hold.paymentId })
    .patch({ attempts: 0, problem: null });
  await deps.jobs.enqueue(trx, endHoldJob, { paymentId: hold.paymentId });
}

/** Staff end a held card; where money moves another person releases it (DECISIONS "Money and two people"). */
export const holdStaffRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-hold', ({ params: { id }, body: { version, to, reason } }, context) =>
    deps.knex.transaction(async (trx) => {
      const order = await findOrder(trx, { id }, true);
      if (order.version !== version) throw new Refusal(409, 'conflict');
      const { acts } = await holdActsOf(trx, order);
      if (!acts.includes(to)) throw new Refusal(409, 'hold_refused');
      const staffId = staffOf(context).id;
      const { now } = context;
      const wish = { id, to, staffId } as const;
      const carryOut = () => carryOutHoldAct(trx, deps, order, wish, now);
      // Nothing is lost by a card that is let go while its goods lie on their shelf.
      if (to === 'again' || (to === 'release' && areGoodsHere(order.status))) {
        await carryOut();
        return { prepared: null };
      }
      const hold = await liveHold(trx, id);
      const subject = `order:${String(id)}:hold`;
      const about = { act: 'card_hold', subject, title: order.number } as const;
      const { prepared } = await doOrPrepare(
        trx,
        deps,
        { ...about, amount: hold?.amount ?? 0, payload: wish, reason, staffId, at: now },
        carryOut,
      );
      return { prepared };
    }),
  );
