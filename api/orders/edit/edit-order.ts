import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { arrivalOf } from '../../picks/arrival-of.ts';
import { backlogOf } from '../../picks/backlog.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { OrderModel } from '../order-model.ts';
import { letPiecesGo, putPiecesAside } from './move-pieces.ts';
import { planEdit, type EditPlan } from './plan-edit.ts';
import { settleEditedOrder, type SettledEdit } from './settle-edit.ts';
import { storeDiscounts } from './store-discounts.ts';
import { storeLines } from './store-lines.ts';
import type { SeenEdit, WantedEdit } from './wanted-edit.ts';
import { noteEvent } from '../note-event.ts';

interface Editor {
  readonly staffId: number;
  readonly now: Date;
}

const unqueueSql = `update picks set status = 'cancelled' where order_id = $1 and status = 'waiting'`;

/** Plans an edit of an order as it is now; refused where it comes to something else than its preview. */
export async function planSeenEdit(
  trx: Knex,
  deps: Dependencies,
  order: OrderModel,
  wish: WantedEdit & SeenEdit,
  now: Date,
): Promise<EditPlan> {
  const today = dayInTimeZone(now, deps.market.timeZone);
  const plan = await planEdit(trx, deps, order, wish, { now, today });
  const { refund, toPay, total } = plan;
  const isSeen = total === wish.total && toPay === wish.toPay && refund === wish.refund;
  if (!isSeen) throw new Refusal(409, 'order_edit_changed');
  return plan;
}

/** Carries out the edit of a locked order; throws Raced where somebody took its pieces first. */
export async function editOrder(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { plan, reason }: { readonly plan: EditPlan; readonly reason: string },
  { now, staffId }: Editor,
): Promise<SettledEdit> {
  const moment = { now, today: dayInTimeZone(now, deps.market.timeZone) };
  await query(trx, unqueueSql, [order.id]);
  await letPiecesGo(trx, deps, order, plan);
  const stored = await storeLines(trx, deps, order, plan, moment);
  await putPiecesAside(trx, deps, order, plan, stored, moment);
  await storeDiscounts(trx, order, plan, stored, now);
  await storeDelivery(trx, deps, order, plan, moment);
  await noteEvent(trx, order, {
    actor: 'staff',
    staff_id: staffId,
    reason,
    at: now,
  });
  return settleEditedOrder(trx, deps, order, { plan, stored, now });
}

/** Where the goods go, and when they are promised to be there. */
async function storeDelivery(
  trx: Knex,
  deps: Dependencies,
  order: OrderModel,
  { choices }: EditPlan,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  await order.$query(trx).patch({ version: order.version + 1 });
  if (!choices.isOtherDelivery) return;
  const { delivery, place, storeId } = choices;
  const isOther = delivery.code !== order.deliveryCode;
  const moment = { now, today, backlog: await backlogOf(deps, trx, now) };
  const { from, to } = arrivalOf(
    delivery,
    { notBefore: null, workingDays: 0 },
    deps.market,
    moment,
  );
  if (isOther && order.timeslotId !== null) {
    const taken = trx('delivery_timeslots').where({ id: order.timeslotId }).where('taken', '>', 0);
    await taken.decrement('taken', 1);
  }
  await order.$query(trx).patch({
    deliveryCode: delivery.code,
    place,
    storeId,
    timeslotId: isOther ? null : order.timeslotId,
    arrivesFrom: from,
    arrivesTo: to,
  });
}
