import type { Knex } from 'knex';
import { unitNets } from '#core/discounts/unit-nets.ts';
import { splitAmount } from '#core/shared/split-amount.ts';
import { vatRateOn } from '#core/shared/vat-rate.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { OrderModel } from '../order-model.ts';
import type { OrderLine } from '../order-lines.ts';
import type { RefundedUnit } from '../create-refund.ts';
import { isCharge, unitsGone, type EditPlan } from './plan-edit.ts';
import { keyOfAdded, keyOfLine, type AddedPieces } from './price-edit.ts';
import type { EditLine } from './edit-rows.ts';

interface Storing {
  readonly trx: Knex.Transaction;
  readonly order: OrderModel;
  readonly plan: EditPlan;
  /** VAT of the day, per cent. */
  readonly vatRate: number;
  readonly now: Date;
}

/** What was stored: pieces that are given back with their nets, and the line of each added product. */
export interface StoredLines {
  readonly gone: readonly RefundedUnit[];
  readonly added: readonly { readonly lineId: number; readonly position: number }[];
}

/** Stores the lines of an edited order, which is locked: rewrites what nobody paid, closes and adds beside what was. */
export async function storeLines(
  trx: Knex.Transaction,
  { market }: Pick<Dependencies, 'market'>,
  order: OrderModel,
  plan: EditPlan,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<StoredLines> {
  const storing = { trx, order, plan, now, vatRate: vatRateOn(market.code, today) };
  const gone: RefundedUnit[] = [];
  const next = await nextOf(trx, order.id);
  const added: StoredLines['added'][number][] = [];
  const nets = addedNets(plan);
  for (const [at, pieces] of plan.added.entries()) {
    const position = next.position + at;
    const supplement = plan.isAnew ? 0 : next.supplement;
    const line = productLine(pieces, position, nets[at] ?? 0, storing.vatRate);
    added.push({ position, lineId: await insertLine(trx, order.id, { ...line, supplement }) });
  }
  await storeCharges(storing, next.position + plan.added.length, next.supplement, gone);
  for (const line of plan.lines.filter((one) => !isCharge(one))) {
    if (line.isInvoiced) gone.push(...unitsGone(line, plan.quantities));
    else await rewriteLine(storing, line);
  }
  const closed = gone.map(({ unitId }) => unitId);
  if (closed.length > 0) await trx('order_units').whereIn('id', closed).update({ closed_at: now });
  return { gone, added };
}

async function nextOf(trx: Knex, orderId: number) {
  const [row] = await trx('order_lines')
    .where({ order_id: orderId })
    .select<{ position: number; supplement: number }[]>(
      trx.raw('max(position) + 1 as position'),
      trx.raw('max(supplement) + 1 as supplement'),
    );
  if (!row) throw new Error('an order has no lines');
  return row;
}

/** What is paid for each added product: its own net of an order that is priced anew, else its share of what they add. */
function addedNets({ added, isAnew, pricing }: EditPlan): number[] {
  if (isAnew) return added.map((_, at) => netOfKey(pricing, keyOfAdded(at)));
  const weights = added.map(({ unitPrice, quantity }) => unitPrice * quantity);
  return splitAmount(pricing.addedNet, weights);
}

const netOfKey = ({ priced }: EditPlan['pricing'], key: string): number =>
  priced.lines.find(({ id }) => id === key)?.net ?? 0;

function productLine(
  { product, quantity, unitPrice, limitedOfferId }: AddedPieces,
  position: number,
  net: number,
  vatRate: number,
): Omit<NewLine, 'supplement'> {
  const { id, code, name, seo_name: seoName, condition, grade, bought_for: boughtFor } = product;
  return {
    position,
    parent_position: null,
    kind: 'goods',
    product_id: id,
    add_on_id: null,
    limited_offer_id: limitedOfferId,
    code,
    name,
    details: { seoName, condition, grade },
    quantity,
    unit_price: unitPrice,
    net,
    vat_scheme: boughtFor === null ? 'standard' : 'margin',
    vat_rate: vatRate,
    bought_for: boughtFor,
  };
}

type NewLine = Omit<OrderLine, 'kind'> & Pick<Rows['order_lines'], 'kind' | 'supplement'>;

async function insertLine(trx: Knex, orderId: number, line: NewLine): Promise<number> {
  const [row] = await trx('order_lines')
    .insert({
      ...line,
      order_id: orderId,
      name: JSON.stringify(line.name),
      details: JSON.stringify(line.details),
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('a line was not stored');
  await insertUnits(trx, orderId, row.id, unitNets(line.net, line.quantity));
  return row.id;
}

const insertUnits = (trx: Knex, orderId: number, lineId: number, nets: readonly number[]) =>
  trx('order_units').insert(
    nets.map((net, position) => ({ order_id: orderId, line_id: lineId, position, net })),
  );

/** A line that nobody paid: fewer or more pieces of it, each at the price that it has now. */
async function rewriteLine({ trx, order, plan }: Storing, line: EditLine): Promise<void> {
  const quantity = plan.quantities.get(line.position) ?? 0;
  const kept = line.units.slice(0, quantity).reduce((sum, { net }) => sum + net, 0);
  const net = plan.isAnew ? netOfKey(plan.pricing, keyOfLine(line)) : kept;
  if (quantity === 0) {
    await trx('order_lines').where({ id: line.id }).delete();
    return;
  }
  await trx('order_units').where({ line_id: line.id }).delete();
  await trx('order_lines').where({ id: line.id }).update({ quantity, net });
  await insertUnits(trx, order.id, line.id, unitNets(net, quantity));
}

interface Charge extends Pick<OrderLine, 'code' | 'name' | 'net'> {
  readonly kind: 'shipping' | 'payment_fee';
  readonly price: number;
}

/** Delivery and fee: rewritten where nobody paid them; a paid delivery is given back for another one. */
async function storeCharges(
  { trx, order, plan, vatRate }: Storing,
  position: number,
  supplement: number,
  gone: RefundedUnit[],
): Promise<void> {
  const { choices, isAnew, isOtherShipping, lines, pricing } = plan;
  if (!isAnew && !isOtherShipping) return;
  const { delivery, payment } = choices;
  const { paymentFee, shipping: net } = pricing.priced;
  const wanted: Charge[] = [
    {
      kind: 'shipping',
      code: delivery.code,
      name: delivery.name,
      price: pricing.shippingPrice,
      net,
    },
  ];
  if (isAnew && payment && paymentFee > 0) {
    const { code, fee, name } = payment;
    wanted.push({ kind: 'payment_fee', code, name, price: fee, net: paymentFee });
  }
  for (const line of lines.filter((one) => isCharge(one) && (isAnew || one.kind === 'shipping'))) {
    if (line.isInvoiced) gone.push(...line.units);
    else await trx('order_lines').where({ id: line.id }).delete();
  }
  for (const [at, { code, kind, name, net, price }] of wanted.entries()) {
    await insertLine(trx, order.id, {
      position: position + at,
      parent_position: null,
      kind,
      product_id: null,
      add_on_id: null,
      limited_offer_id: null,
      code,
      name,
      details: {},
      quantity: 1,
      unit_price: price,
      net,
      vat_scheme: 'standard',
      vat_rate: vatRate,
      bought_for: null,
      supplement: isAnew ? 0 : supplement,
    });
  }
}
