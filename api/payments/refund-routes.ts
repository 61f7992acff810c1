import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { sendRefundJob } from '../orders/create-refund.ts';
import { takeTransfer } from './take-transfer.ts';
import type { Rows } from '../platform/database/rows.ts';
import { RefundModel } from './refund-model.ts';

type RefundRow = Pick<
  Rows['refunds'],
  'id' | 'version' | 'reason' | 'amount' | 'status' | 'problem' | 'created_at' | 'payment_id'
> &
  Pick<Rows['orders'], 'number'>;

/** Money that goes back, and transfers that came, for staff. */
export function refundRoutes(deps: Dependencies): BoundRoute[] {
  const list = bind('admin-refund-list', async ({ query: { status, offset, limit } }) => {
    const wanted = deps
      .reads('refunds')
      .modify((query) => void (status !== undefined && query.where('refunds.status', status)));
    const [counted] = await wanted.clone().count<{ count: string }[]>({ count: '*' });
    const rows = await wanted
      .clone()
      .join('orders', 'orders.id', 'refunds.order_id')
      .orderBy('refunds.created_at', 'desc')
      .orderBy('refunds.id', 'desc')
      .offset(offset)
      .limit(limit)
      .select<RefundRow[]>('refunds.*', 'orders.number');
    return {
      count: Number(counted?.count),
      results: rows.map(({ id, version, number, reason, amount, status: state, ...row }) => ({
        id,
        version,
        orderNumber: number,
        reason,
        amount,
        status: state,
        problem: row.problem,
        createdAt: row.created_at.toISOString(),
      })),
    };
  });

  const settle = bind('admin-refund-settle', async ({ params: { id }, body }, { now }) =>
    deps.knex.transaction(async (trx) => {
      const row = await RefundModel.query(trx).findById(id).forUpdate();
      if (!row) throw new Refusal(404, 'not_found');
      const { version, status } = row;
      const isOpen = status === 'failed' || status === 'waiting';
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

  const transfer = bind('admin-bank-transfer', ({ body }) => takeTransfer(deps, body));

  return [list, settle, transfer];
}
