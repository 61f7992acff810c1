import type { Knex } from 'knex';
import type { InvoiceModel } from '../documents/invoice-model.ts';
import { issuePriceNote } from '../documents/issue-price-note.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { collectLess, reducePrice } from './collect-less.ts';
import { createRefund } from './create-refund.ts';
import { refundSubject } from './mails/mail-subject.ts';
import type { OrderModel } from './order-model.ts';

interface Exchange {
  readonly lineId: number;
  readonly productId: number;
  /** The pieces that are exchanged, with their nets from then on. */
  readonly units: readonly {
    readonly unitId: number;
    readonly net: number;
    readonly newNet: number;
  }[];
  readonly now: Date;
}

interface LineFacts {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly name: Readonly<Record<'cs' | 'ro', string>>;
}

const factsSql = `
  select quantity, unit_price as "unitPrice", name from order_lines where id = $1 for update`;
// What is another piece of the same order stands in a line of its own, behind all others.
const splitSql = `
  insert into order_lines (order_id, position, parent_position, kind, product_id, code, name,
    details, quantity, unit_price, net, vat_scheme, vat_rate, bought_for)
  select l.order_id, (select max(position) + 1 from order_lines where order_id = l.order_id), null,
    l.kind, l.product_id, l.code, l.name, l.details, $2, l.unit_price,
    (select sum(net) from order_units where id = any($3::bigint[])), l.vat_scheme, l.vat_rate,
    l.bought_for
  from order_lines l where l.id = $1 returning id::int as id`;
const moveUnitsSql = `
  with placed as (
    select id, row_number() over (order by position) - 1 as place from order_units
    where id = any($2::bigint[])
  )
  update order_units u set line_id = $1, position = placed.place from placed where placed.id = u.id`;
const shrinkSql = `
  update order_lines l set quantity = quantity - $2,
    net = (select sum(net) from order_units where line_id = l.id)
  where id = $1`;
const netSql = 'update order_units set net = $2 where id = $1';
const renameSql = `
  update order_lines l set product_id = p.id, code = v.code,
    name = jsonb_build_object('cs', v.name_cs, 'ro', v.name_ro),
    details = jsonb_build_object('seoName', v.seo_name, 'condition', p.condition, 'grade', p.grade),
    unit_price = least(l.unit_price, greatest(p.price,
      (select max(net) from order_units where line_id = l.id))),
    net = (select sum(net) from order_units where line_id = l.id),
    bought_for = p.bought_for,
    vat_scheme = case when p.bought_for is null then 'standard' else 'margin' end
  from products p join master_products v on v.id = p.master_product_id
  where l.id = $1 and p.id = $2`;

export interface Exchanged {
  /** The line of the order that the pieces stand in now. */
  readonly lineId: number;
  /** What the customer gets back, or pays less; whole units. */
  readonly amount: number;
}

/**
 * Pieces of a locked order become another product, with the customer's consent. What is cheaper gives its difference back
 * with a corrective document, or is not collected; a dearer one costs nothing more.
 */
export async function exchangeLine(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { lineId, now, productId, units }: Exchange,
): Promise<Exchanged> {
  const [line] = await query<LineFacts>(trx, factsSql, [lineId]);
  if (!line) throw new Error('a line of an order is gone');
  const ids = units.map(({ unitId }) => unitId);
  const isWhole = units.length === line.quantity;
  const target = isWhole ? lineId : await split(trx, lineId, ids);
  for (const { newNet, unitId } of units) await query(trx, netSql, [unitId, newNet]);
  await query(trx, renameSql, [target, productId]);
  const amount = units.reduce((sum, { net, newNet }) => sum + net - newNet, 0);
  await order.$query(trx).patch({ version: order.version + 1 });
  if (amount > 0) await giveBack(trx, deps, order, { amount, lineId: target, was: line, now });
  return { lineId: target, amount };
}

async function split(trx: Knex, lineId: number, ids: readonly number[]): Promise<number> {
  const [row] = await query<{ id: number }>(trx, splitSql, [lineId, ids.length, ids]);
  if (!row) throw new Error('a line of an order got no id');
  await query(trx, moveUnitsSql, [row.id, ids]);
  await query(trx, shrinkSql, [lineId, ids.length]);
  return row.id;
}

interface Difference {
  readonly amount: number;
  readonly lineId: number;
  readonly was: LineFacts;
  readonly now: Date;
}

const paymentSql = `
  select id::int as id from payments where order_id = $1 and status = 'captured'
  order by purpose = 'hold', attempt limit 1`;

async function giveBack(
  trx: Knex.Transaction,
  deps: Dependencies,
  order: OrderModel,
  { amount, lineId, now, was }: Difference,
): Promise<InvoiceModel | null> {
  const { byHandId, lessDue, bonusReversed } = await reducePrice(trx, deps, order, { amount, now });
  if (order.paymentStatus === 'waiting') {
    await collectLess(trx, deps, order, { amount: lessDue, now });
    return null;
  }
  const [payment] = await query<{ id: number }>(trx, paymentSql, [order.id]);
  const back = { orderId: order.id, paymentId: payment?.id ?? null, units: [], now } as const;
  const refundId =
    lessDue > 0
      ? await createRefund(trx, deps, { ...back, amount: lessDue, reason: 'staff' })
      : byHandId;
  if (refundId === null) return null;
  if (order.eMail !== null) {
    await queueMail(trx, deps, {
      kind: 'order-refund-sent',
      subjectKey: refundSubject(order.id, refundId),
      language: order.language,
      recipient: order.eMail,
    });
  }
  const note = { refundId, lineId, amount, bonusReversed, instead: was.name[order.language] };
  return issuePriceNote(trx, deps, { orderId: order.id, ...note });
}
