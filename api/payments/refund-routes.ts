import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { sendRefundJob } from '../orders/create-refund.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { prepareRefundPayout, releaseRefundPayout } from './prepare-refund-payout.ts';
import { refundPage } from './refund-page.ts';
import { takeTransfer } from './take-transfer.ts';
import { RefundModel } from './refund-model.ts';

/** Money that goes back, and transfers that came, for staff. */
export function refundRoutes(deps: Dependencies): BoundRoute[] {
  const list = bind('admin-refund-list', ({ query }, { now }) => refundPage(deps, query, now));

  const settle = bind('admin-refund-settle', async ({ params: { id }, body }, { now }) =>
    deps.knex.transaction(async (trx) => {
      const row = await RefundModel.query(trx).findById(id).forUpdate();
      if (!row) throw new Refusal(404, 'not_found');
      const { version, status } = row;
      const payout: unknown = await trx('refund_payouts').where({ refund_id: id }).first('amount');
      // What the bank is to pay is not settled by hand besides.
      const isOpen = (status === 'failed' || status === 'waiting') && payout === undefined;
      if (version !== body.version || !isOpen) {
        throw new Refusal(409, 'conflict', { extra: { current: { id, version, status } } });
      }
      await row.$query(trx).patch({
        status: body.to,
        problem: body.note === '' ? null : body.note,
        version: version + 1,
        attempts: 0,
        doneAt: body.to === 'done' ? now : null,
      });
      if (body.to === 'waiting' && row.paymentId !== null) {
        await deps.jobs.enqueue(trx, sendRefundJob, { refundId: id });
      }
      return { status: body.to, version: version + 1 };
    }),
  );

  return [list, settle, payoutRoute(deps), transferRoute(deps)];
}

/** Money that goes to an account: prepared here, released by another person. */
const payoutRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-refund-payout', ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const by = { staffId: staffOf(context).id, at: context.now };
      const { reason, ...wish } = body;
      const { orderNumber, amount } = await prepareRefundPayout(trx, deps, { id, ...wish }, by);
      const payload = { refundId: id };
      const { prepared } = await doOrPrepare(
        trx,
        deps,
        {
          act: 'refund_to_account',
          subject: `refund:${String(id)}`,
          title: orderNumber,
          amount,
          payload,
          reason,
          ...by,
        },
        () => releaseRefundPayout(trx, payload, by),
      );
      return { prepared };
    }),
  );

/** A transfer that staff read off a statement. */
const transferRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-bank-transfer', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { done, prepared } = await doOrPrepare(
        trx,
        deps,
        {
          act: 'typed_transfer',
          subject: `transfer:${body.movement}`,
          title: body.variableSymbol,
          amount: body.amount,
          payload: body,
          reason: '',
          staffId: staffOf(context).id,
          at: context.now,
        },
        () => takeTransfer(trx, deps, body),
      );
      return {
        orderNumber: done?.orderNumber ?? null,
        paymentStatus: done?.paymentStatus ?? null,
        prepared,
      };
    }),
  );
