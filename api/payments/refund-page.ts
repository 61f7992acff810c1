import type { Knex } from 'knex';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { instantOf } from '#core/shared/local-time.ts';
import { gatewayOf } from '../outside/payments/gateways.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';

type Refund = Rows['refunds'];
type RefundRow = Pick<
  Refund,
  | 'id'
  | 'version'
  | 'order_id'
  | 'withdrawal_id'
  | 'reason'
  | 'amount'
  | 'status'
  | 'problem'
  | 'created_at'
  | 'done_at'
> &
  Pick<Rows['orders'], 'number'> & {
    readonly provider: string | null;
    readonly has_account: boolean;
    readonly payout: 'prepared' | 'released' | 'paid' | null;
  };

const stageSql = `case when x.refund_id is null then null when x.paid_at is not null then 'paid'
  when x.payout_order_id is not null then 'released' else 'prepared' end as payout`;

export interface RefundQuery {
  readonly status?: Refund['status'] | undefined;
  readonly orderId?: number | undefined;
  readonly scope?: 'open' | 'today' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A page of refunds, the newest first, each with the way that its money goes. */
export async function refundPage(deps: Dependencies, query: RefundQuery, now: Date) {
  const { status, orderId, scope, offset, limit } = query;
  const { timeZone } = deps.market;
  const wanted = deps.reads('refunds as r').modify((rows: Knex.QueryBuilder) => {
    if (status !== undefined) void rows.where('r.status', status);
    if (orderId !== undefined) void rows.where('r.order_id', orderId);
    if (scope === 'open') void rows.whereNot('r.status', 'done');
    if (scope === 'today') {
      const midnight = instantOf(dayInTimeZone(now, timeZone), '00:00', timeZone);
      void rows.whereRaw('(r.created_at >= ? or r.done_at >= ?)', [midnight, midnight]);
    }
  });
  const [counted] = await wanted.clone().count<{ count: string }[]>({ count: '*' });
  const rows = await wanted
    .clone()
    .join('orders as o', 'o.id', 'r.order_id')
    .leftJoin('payments as p', 'p.id', 'r.payment_id')
    .leftJoin('withdrawals as w', 'w.id', 'r.withdrawal_id')
    .leftJoin('refund_payouts as x', 'x.refund_id', 'r.id')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(limit)
    .select<RefundRow[]>(
      'r.*',
      'o.number',
      'p.provider',
      deps.reads.raw('w.bank_account is not null as has_account'),
      deps.reads.raw(stageSql),
    );
  return { count: Number(counted?.count), results: rows.map((row) => refundView(deps, row)) };
}

function refundView(deps: Dependencies, row: RefundRow) {
  const isByGateway = row.provider !== null && gatewayOf(deps, row.provider) !== null;
  return {
    id: row.id,
    version: row.version,
    orderId: row.order_id,
    orderNumber: row.number,
    withdrawalId: row.withdrawal_id,
    reason: row.reason,
    amount: row.amount,
    status: row.status,
    problem: row.problem,
    createdAt: row.created_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    way: isByGateway ? ('gateway' as const) : ('account' as const),
    hasAccount: row.has_account,
    payout: row.payout,
  };
}
