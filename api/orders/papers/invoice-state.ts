import type { Knex } from 'knex';
import type { GridCondition } from '#core/grid/grid-definition.ts';
import { canIssueInvoice, invoiceStates, type InvoiceState } from '#core/orders/invoice-state.ts';
import { query } from '../../platform/database/query.ts';
import type { ServerColumn, SqlPart } from '../../platform/resources/server-grid.ts';
import type { OrderModel } from '../order-model.ts';

const isPaidOrGone = (order: string) => `(${order}.status not in ('cancelled', 'returned')
  and (${order}.payment_status in ('paid', 'partly_refunded') or ${order}.handed_over_at is not null))`;
const isInvoiced = (order: string) => `exists (select from invoices i
  where i.order_id = ${order}.id and i.kind = 'invoice' and i.supplement = 0)`;
/** Something was added to an invoiced order that stands on no invoice yet. */
const hasMore = (order: string) => `exists (select from order_lines l
  where l.order_id = ${order}.id and l.supplement > 0 and not exists (select from invoices i
    where i.order_id = l.order_id and i.kind = 'invoice' and i.supplement = l.supplement))`;

/** When each state is (core/orders/invoice-state.ts); of an order exactly one is. */
const conditions: Readonly<Record<InvoiceState, (order: string) => string>> = {
  not_created: (order) => `(not ${isInvoiced(order)} and not ${isPaidOrGone(order)})`,
  in_progress: (order) => `((not ${isInvoiced(order)} and ${isPaidOrGone(order)})
    or (${isInvoiced(order)} and ${hasMore(order)}))`,
  created: (order) => `(${isInvoiced(order)} and not ${hasMore(order)})`,
};

/** The state of an order's invoice as a value. */
export const invoiceStateSql = (order: string): string => `case
  when not ${isInvoiced(order)} then
    case when ${isPaidOrGone(order)} then 'in_progress' else 'not_created' end
  when ${hasMore(order)} then 'in_progress' else 'created' end`;

/** The column of the list: each state is asked for by what it is, so that indexes find it. */
export const invoiceStateColumn = (order: string): ServerColumn => ({
  sql: invoiceStateSql(order),
  type: 'text',
  condition: ({ op, value }: GridCondition): SqlPart => {
    if (op === 'blank') return { sql: 'false', bindings: [] };
    if (op === 'notBlank') return { sql: 'true', bindings: [] };
    const asked = invoiceStates.filter((state) => Array.isArray(value) && value.includes(state));
    const parts = asked.map((state) => conditions[state](order));
    return { sql: parts.length === 0 ? 'false' : `(${parts.join(' or ')})`, bindings: [] };
  },
});

/** What became of the invoices of one order, and whether staff can issue what is missing. */
export async function invoiceOf(
  db: Knex,
  { id, billingAddress, paymentStatus, toPay }: OrderModel,
): Promise<{ readonly state: InvoiceState; readonly canIssue: boolean }> {
  const sql = `select ${invoiceStateSql('o')} as state from orders o where o.id = $1`;
  const [row] = await query<{ readonly state: InvoiceState }>(db, sql, [id]);
  const state = row?.state ?? 'not_created';
  const isToPay = toPay !== null || (state === 'in_progress' && paymentStatus === 'mismatch');
  return {
    state,
    canIssue: canIssueInvoice({ state, isToPay, hasBuyer: billingAddress !== null }),
  };
}
