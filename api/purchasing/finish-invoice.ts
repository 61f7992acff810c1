import type { Knex } from 'knex';
import { z } from 'zod';
import { costAfterInvoice, isCostForTwo } from '#core/purchasing/cost-after-invoice.ts';
import { becomesCost } from '#core/purchasing/invoice-line-state.ts';
import { wholePrice } from '#core/purchasing/invoice-rate.ts';
import { groupBy } from '#core/shared/group-by.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { doOrPrepare } from '../prepared-acts/prepare-act.ts';
import { writeCost } from '../stock/write-cost.ts';
import { invoiceView, lockInvoice, type InvoiceReader, type InvoiceView } from './invoice-view.ts';

/** An invoice whose costs wait for another person. */
export const preparedInvoice = z.object({
  of: z.literal('invoice'),
  id: z.int(),
  version: z.int(),
  staffId: z.int(),
  /** Stock items whose cost leaps, with the cost before and after. */
  costs: z.array(z.tuple([z.int(), z.int().nullable(), z.int()])),
});

interface Finishing {
  readonly id: number;
  readonly version: number;
}

/**
 * Finishes an invoice of which nothing waits any more: accepted prices become what products cost. Costs that leap as prices
 * may not by one person wait for another, and the invoice with them.
 */
export async function finishInvoice(
  trx: Knex.Transaction,
  deps: Pick<Dependencies, 'market'>,
  asked: Finishing,
  reader: InvoiceReader,
): Promise<InvoiceView> {
  const invoice = await lockInvoice(trx, asked, reader);
  if (invoice.currency !== deps.market.currency && invoice.rate === null) {
    throw new Refusal(409, 'invoice_needs_rate');
  }
  requireDecided(invoice);
  const costs = await costsOf(trx, invoice);
  const leaps = costs.filter(({ isForTwo }) => isForTwo);
  const carryOut = () => carryOutInvoice(trx, invoice, costs, reader);
  if (leaps.length === 0) {
    if (invoice.isPrepared) throw new Refusal(409, 'act_waits_already');
    await carryOut();
  } else {
    const { id, version, supplier, number } = invoice;
    const payload: z.output<typeof preparedInvoice> = {
      of: 'invoice',
      id,
      version,
      staffId: reader.staffId,
      costs: leaps.map(({ productId, cost, after }) => [productId, cost, after ?? 0]),
    };
    const wanted = { act: 'price_publish', subject: `invoice:${String(id)}`, amount: 0 } as const;
    const by = { reason: '', staffId: reader.staffId, at: reader.now };
    const title = `${supplier} ${number}`;
    await doOrPrepare(trx, deps, { ...wanted, ...by, title, payload }, carryOut);
  }
  return invoiceView(trx, invoice.id, reader);
}

/** The same once another has released it; 409 where the invoice has changed since. */
export async function releaseInvoice(
  trx: Knex.Transaction,
  { id, version, staffId }: z.output<typeof preparedInvoice>,
  at: Date,
): Promise<void> {
  const reader: InvoiceReader = { staffId, language: 'cs', now: at };
  const invoice = await lockInvoice(trx, { id, version }, reader);
  requireDecided(invoice);
  await carryOutInvoice(trx, invoice, await costsOf(trx, invoice), reader);
}

function requireDecided({ lines }: InvoiceView): void {
  const waiting = lines.filter(
    ({ outcome, decision }) => outcome !== 'within' && decision === 'open',
  );
  if (waiting.length === 0) return;
  const isPrice = waiting.some(({ outcome }) => outcome === 'over' || outcome === 'under');
  throw new Refusal(409, isPrice ? 'invoice_price_incorrect' : 'invoice_lines_wait');
}

const stateSql = `
  select p.id, p.unit_cost as cost, p.price as "soldFor", coalesce((
    select sum(s.on_hand)::int from location_stock s where s.product_id = p.id), 0) as "onHand"
  from products p where p.id = any($1::integer[]) order by p.id for update of p`;
const ordersSql = `
  select l.id, l.unit_price as price, coalesce((
    select sum(c.quantity)::int from delivery_pieces c join deliveries d on d.id = c.delivery_id
    where d.order_id = l.order_id and d.status = 'closed' and c.product_id = l.product_id), 0) as received
  from supplier_invoice_lines i join purchase_order_lines l on l.id = i.order_line_id
  where i.invoice_id = $1`;
const orderOfSql = `
  select id, order_line_id as "orderLineId" from supplier_invoice_lines
  where invoice_id = $1 and order_line_id is not null`;

interface ItemState {
  readonly id: number;
  readonly cost: number | null;
  readonly soldFor: number | null;
  readonly onHand: number;
}

interface OrderState {
  readonly id: number;
  readonly price: number;
  readonly received: number;
}

interface NewCost {
  readonly productId: number;
  /** Before all lines of the invoice, and after them; null where receiving will reckon it. */
  readonly cost: number | null;
  readonly after: number | null;
  readonly isForTwo: boolean;
  /** Lines of orders that nothing was received of yet, with the price that they have from now on. */
  readonly orders: readonly (readonly [orderLineId: number, price: number])[];
}

/** What products will cost, line after line; their rows stay locked. */
async function costsOf(
  trx: Knex.Transaction,
  { id, lines, rate }: InvoiceView,
): Promise<NewCost[]> {
  const counted = lines.filter(({ outcome, decision }) => becomesCost(outcome, decision));
  const byProduct = groupBy(counted, ({ productId }) => productId ?? 0);
  const items = await query<ItemState>(trx, stateSql, [[...byProduct.keys()]]);
  const orders = await query<OrderState>(trx, ordersSql, [id]);
  const owners = await query<{ id: number; orderLineId: number }>(trx, orderOfSql, [id]);
  const orderOf = (lineId: number) => {
    const owner = owners.find((one) => one.id === lineId);
    return orders.find((one) => one.id === owner?.orderLineId) ?? null;
  };
  return items.map((item) => newCost(item, { rate, lines: byProduct.get(item.id) ?? [] }, orderOf));
}

interface RatedLines {
  readonly rate: number | null;
  readonly lines: readonly InvoiceView['lines'][number][];
}

function newCost(
  item: ItemState,
  { rate, lines }: RatedLines,
  orderOf: (lineId: number) => OrderState | null,
): NewCost {
  const { id: productId, cost, onHand } = item;
  const changed: NewCost['orders'][number][] = [];
  let after = cost;
  let said: number | null = null;
  let isForTwo = false;
  for (const line of lines) {
    const order = orderOf(line.id);
    const price = wholePrice(line.unitPrice ?? 0, rate);
    const quantity = Math.max(1, Math.round(line.quantity ?? 1));
    const next = costAfterInvoice({ onHand, cost: after, quantity, price, order });
    if (next === null && order) changed.push([order.id, price]);
    said = price;
    isForTwo ||= isCostForTwo(price, item);
    after = next ?? after;
  }
  const known = after !== cost ? after : changed.length > 0 ? said : null;
  return { productId, cost, after: known, isForTwo, orders: changed };
}

const orderPriceSql = 'update purchase_order_lines set unit_price = $2 where id = $1';
const finishSql = `
  update supplier_invoices set status = 'finished', finished_at = $2, finished_by = $3,
    version = version + 1 where id = $1`;

async function carryOutInvoice(
  trx: Knex.Transaction,
  { id }: InvoiceView,
  costs: readonly NewCost[],
  { staffId, now }: InvoiceReader,
): Promise<void> {
  for (const { productId, after, orders } of costs) {
    for (const [orderLineId, price] of orders) {
      await query(trx, orderPriceSql, [orderLineId, price]);
    }
    if (after !== null && orders.length === 0) await writeCost(trx, productId, after);
  }
  await query(trx, finishSql, [id, now, staffId]);
}
