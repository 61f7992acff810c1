import type { Knex } from 'knex';
import { z } from 'zod';
import { restToWriteOff } from '#core/orders/unpaid-rest.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { findOrder } from '../lock-order.ts';
import type { OrderModel } from '../order-model.ts';
import { findExchange } from './exchange-rows.ts';
import { mailAboutOrder } from '../mails/mail-subject.ts';
import { tell } from './mark-exchange.ts';
import { strayCaptures } from './rest-received.ts';
import { givePledgesBackJob } from './settle-delivered.ts';

/** A rest that is to be written off, as it is kept until another person releases it. */
export const writtenOffRest = z.object({ id: z.int(), staffId: z.int(), amount: z.int() });

/** What may be written off of an order now; null where nothing is to be. */
export async function writeOffOf(db: Knex, order: OrderModel): Promise<number | null> {
  const { toPay, id } = order;
  if (toPay === null) return null;
  const isWithStaff = ((await findExchange(db, id))?.restWithStaffAt ?? null) !== null;
  const came = await strayCaptures(db, order);
  const received = came.reduce((sum, { captured_amount: amount }) => sum + amount, 0);
  return restToWriteOff({ toPay, isWithStaff, received });
}

/**
 * The shop gives up what did not come, as two people say: that much less is due, and the customer owes nothing more, which
 * they are told. A device that lay here as a pledge secures nothing any more and goes home free of charge, as what was
 * not sold never becomes ours by silence (T-BUY-22); one that comes later pays for the goods first.
 */
export async function writeRestOff(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, staffId, amount }: z.output<typeof writtenOffRest>,
  at: Date,
): Promise<void> {
  const order = await findOrder(trx, { id }, true);
  // Money that came since it was prepared is not given up with the rest.
  if ((await writeOffOf(trx, order)) !== amount) throw new Refusal(409, 'rest_not_to_write_off');
  const due = order.due - amount;
  await order.$query(trx).patch({
    due,
    toPay: null,
    restWrittenOff: amount,
    paymentStatus: due === 0 ? 'none' : 'paid',
  });
  await tell(trx, order, 'exchange_rest_written_off', { staffId, at });
  await deps.jobs.enqueue(trx, givePledgesBackJob, { orderId: id });
  if (order.eMail === null) return;
  const kind = 'order-exchange-written-off';
  await queueMail(trx, deps, mailAboutOrder(kind, id, order.language, order.eMail));
}

/** Prepares it: nobody gives money of the shop up alone (DECISIONS "Money and two people"). */
export const writeOffRestRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-rest-write-off', ({ params: { id }, body: { version, reason } }, context) =>
    deps.knex.transaction(async (trx) => {
      const order = await findOrder(trx, { id }, true);
      if (order.version !== version) throw new Refusal(409, 'conflict');
      const amount = await writeOffOf(trx, order);
      if (amount === null) throw new Refusal(409, 'rest_not_to_write_off');
      const by = { staffId: staffOf(context).id, at: context.now };
      const payload = { id, staffId: by.staffId, amount };
      const subject = `order:${String(id)}:rest`;
      const { prepared } = await doOrPrepare(
        trx,
        deps,
        {
          act: 'rest_write_off',
          subject,
          title: order.number,
          amount,
          payload,
          reason,
          staffId: by.staffId,
          at: by.at,
        },
        () => writeRestOff(trx, deps, payload, by.at),
      );
      return { prepared };
    }),
  );
