import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { mailAboutOrder } from '../mails/mail-subject.ts';
import { moveOrderTo } from '../move-order.ts';
import type { OrderModel } from '../order-model.ts';
import { moveExchange } from './exchange-rows.ts';
import { noteEvent } from '../note-event.ts';

const dayMs = 86_400_000;
/** Days for which a device that the courier did not take may be on its way to us (DECISIONS Buy-back). */
const daysToArrive = 21;

/** Who says what became of an exchange. */
export interface ExchangeTeller {
  /** Null: its carrier. */
  readonly staffId: number | null;
  readonly at: Date;
}

interface Taken extends ExchangeTeller {
  /** Of the parcel by which the device comes to us; null where nobody knows it. */
  readonly number: string | null;
}

/** The courier has the device: its customer has done what was agreed. */
export async function markTaken(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { staffId, number, at }: Taken,
): Promise<void> {
  await moveExchange(trx, order.id, 'taken', {
    since: at,
    takenAt: at,
    toldBy: staffId === null ? 'carrier' : 'staff',
    staffId,
    remindedAt: null,
    ...(number !== null && { returnNumber: number }),
  });
  await tell(trx, order, 'exchange_taken', { staffId, at });
  if (staffId !== null) await haveGoods(trx, deps, order, { staffId, at });
}

/** The courier gave the goods without the device: it is sent to us, or they are paid whole. */
export async function markMissed(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { staffId, at }: ExchangeTeller,
): Promise<void> {
  await moveExchange(trx, order.id, 'missed', {
    since: at,
    toldBy: 'staff',
    staffId,
    remindedAt: null,
  });
  await trx('buybacks')
    .whereIn(
      'id',
      trx('order_buybacks').where({ order_id: order.id, kind: 'swap' }).select('buyback_id'),
    )
    .update({
      locked_until: trx.raw('greatest(locked_until, ?)', [
        new Date(at.getTime() + daysToArrive * dayMs),
      ]),
    });
  await tell(trx, order, 'exchange_missed', { staffId, at });
  await haveGoods(trx, deps, order, { staffId, at });
  if (order.eMail === null) return;
  const mail = mailAboutOrder('order-exchange-missed', order.id, order.language, order.eMail);
  await queueMail(trx, deps, mail);
}

/** What was said of the door was said of the goods too: they are with the customer. */
async function haveGoods(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { staffId, at }: ExchangeTeller,
): Promise<void> {
  if (order.status !== 'handed_over') return;
  const by =
    staffId === null ? ({ actor: 'system' } as const) : ({ actor: 'staff', staffId } as const);
  await moveOrderTo(trx, deps, order, 'delivered', { ...by, reason: 'exchange', at });
}

/** Adds a line to the history; the order stays where it is. */
export async function tell(
  trx: Knex,
  order: OrderModel,
  reason:
    | 'exchange_taken'
    | 'exchange_missed'
    | 'exchange_lost'
    | 'exchange_end'
    | 'exchange_rest_late'
    | 'exchange_rest_written_off',
  { staffId, at }: ExchangeTeller,
): Promise<void> {
  await noteEvent(trx, order, {
    actor: staffId === null ? 'system' : 'staff',
    staff_id: staffId,
    reason,
    at,
  });
  await order.$query(trx).patch({ version: order.version + 1 });
}
