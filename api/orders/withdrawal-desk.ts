import { addDays } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { daysToRefund } from '#core/orders/refund-deadline.ts';
import { openWithdrawals } from '#core/orders/withdrawals-grid.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findOrder } from './lock-order.ts';
import type { Names } from './order-parts.ts';
import { previewRefund } from './preview-refund.ts';
import { WithdrawalModel } from './withdrawal-model.ts';

/** A withdrawal as whoever refunds it sees it. */
export const withdrawalDeskRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-withdrawal', async ({ params: { id } }, { language }) => {
    const row = await WithdrawalModel.query(deps.knex).findById(id);
    if (!row) throw new Refusal(404, 'not_found');
    const lines = await linesOf(deps, id, language);
    const amount = lines.reduce((sum, { net }) => sum + net, 0);
    const order = await findOrder(deps.knex, { id: row.orderId });
    const isOpen = openWithdrawals.some((status) => status === row.status);
    return {
      id: row.id,
      version: row.version,
      status: row.status,
      orderId: order.id,
      orderNumber: order.number,
      requestedAt: row.requestedAt.toISOString(),
      receivedAt: row.receivedAt?.toISOString() ?? null,
      closedAt: row.closedAt?.toISOString() ?? null,
      refundBy: addDays(dayInTimeZone(row.requestedAt, deps.market.timeZone), daysToRefund),
      reason: row.reason,
      hasAccount: row.bankAccount !== null,
      lines,
      amount,
      preview: isOpen ? await previewRefund(deps, order, amount) : null,
    };
  });

interface LineRow {
  readonly position: number;
  readonly name: Names;
  readonly pieces: number;
  readonly net: number;
}

const linesSql = `
  select l.position, l.name, count(*)::integer as pieces, sum(u.net)::integer as net
  from withdrawal_units x
  join order_units u on u.id = x.unit_id
  join order_lines l on l.id = u.line_id
  where x.withdrawal_id = $1 group by l.id order by l.position`;

/** Pieces of a withdrawal by the lines of its order. */
async function linesOf({ knex }: Dependencies, id: number, language: Language) {
  const rows = await query<LineRow>(knex, linesSql, [id]);
  return rows.map(({ name, ...line }) => ({ ...line, name: name[language] }));
}
