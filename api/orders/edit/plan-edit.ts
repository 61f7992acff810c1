import type { Knex } from 'knex';
import { mostOf } from '#core/cart/stock-problems.ts';
import { unitPrices } from '#core/cart/unit-prices.ts';
import {
  editedQuantities,
  editRefusal,
  isServiceLeftBehind,
  settleEdit,
  type WantedQuantity,
} from '#core/orders/order-edit.ts';
import { findProducts, type ProductRow } from '../../cart/product-rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { isBill } from '../is-bill.ts';
import type { OrderModel } from '../order-model.ts';
import { netOf } from '../refund-pieces.ts';
import { checkEditChoices, findEditChoices, type EditChoices } from './edit-choices.ts';
import { findEditFacts, type EditFacts, type EditLine } from './edit-rows.ts';
import {
  editBook,
  priceEdit,
  type AddedPieces,
  type EditBook,
  type LinesToPrice,
  type PricedEdit,
} from './price-edit.ts';
import type { WantedEdit } from './wanted-edit.ts';

/** All that an edit of an order does; nothing of it is stored yet. */
export interface EditPlan extends LinesToPrice {
  readonly facts: EditFacts;
  readonly book: EditBook;
  readonly choices: EditChoices;
  readonly pricing: PricedEdit;
  /** Whether nothing is paid or invoiced, so that all of it has its price anew. */
  readonly isAnew: boolean;
  /** Whether the charge for the delivery is another one, of what was paid already. */
  readonly isOtherShipping: boolean;
  /** Whole units: nets of all pieces, of those that were given back, what is left to pay and what goes back. */
  readonly total: number;
  readonly toPay: number;
  readonly refund: number;
}

export const isCharge = ({ kind }: Pick<EditLine, 'kind'>): boolean =>
  kind === 'shipping' || kind === 'payment_fee';

/** Why an order cannot be edited now; null where it can. */
export const editRefusalOf = (order: OrderModel, facts: EditFacts) =>
  editRefusal({
    status: order.status,
    paymentStatus: order.paymentStatus,
    isBill: isBill(order),
    hasCredit: facts.hasCredit || order.buybackCredit + order.bonusCredit > 0,
    hasLoan: facts.hasLoan,
    isAtWork: facts.isAtWork,
    hasWithdrawal: facts.hasWithdrawal,
  });

/** Plans an edit by the rules of the checkout; refuses what the core or they refuse. */
export async function planEdit(
  db: Knex,
  deps: Dependencies,
  order: OrderModel,
  wish: WantedEdit,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<EditPlan> {
  const facts = await findEditFacts(db, order.id);
  const refusal = editRefusalOf(order, facts);
  if (refusal !== null) throw new Refusal(409, refusal);
  const { lines } = facts;
  const isAnew =
    ['waiting', 'none'].includes(order.paymentStatus) &&
    order.toPay === null &&
    lines.every(({ isInvoiced }) => !isInvoiced);
  const after = quantitiesOf(lines, wish);
  const own = lines.map((line) => ({ ...line, pieces: line.units.length }));
  if (!isAnew && isServiceLeftBehind(own, after)) throw new Refusal(409, 'order_edit_service');
  const quantities = isAnew ? after : withoutMore(lines, after);
  const ids = [...lines.flatMap(({ productId }) => productId ?? []), ...wish.added.map(idOf)];
  const products = await findProducts(db, ids, facts.levelId, now);
  const choices = await findEditChoices(db, order, wish);
  if (!isAnew && choices.isOtherPayment) throw new Refusal(409, 'order_edit_paid_method');
  const wanted = { lines, quantities, products };
  const added = [
    ...(isAnew ? [] : moreOfInvoiced(lines, after, products)),
    ...wish.added.map((one) => addedOf(one, products)),
  ];
  checkPieces({ ...wanted, added }, { isBusiness: order.customerKind === 'business' }, today);
  const book = await editBook(db, deps, order, facts);
  const pricing = priceEdit(book, { ...wanted, added }, choices);
  const plan = { ...wanted, added, facts, book, choices, pricing, isAnew };
  const settled = isAnew ? settledAnew(plan) : settledPaid(order, plan);
  const pieces = [...quantities.values(), ...added.map(({ quantity }) => quantity)];
  checkEditChoices(
    deps,
    order,
    choices,
    {
      pieces: pieces.reduce((sum, one) => sum + one, 0),
      goods: pricing.freight.goods,
      grams: pricing.freight.grams,
      longestCm: pricing.longestCm,
      isAllInWarehouse: added.every(({ product, quantity }) => product.stock.warehouse >= quantity),
      hasLeasing: false,
      arrangements: new Set(),
    },
    settled.toPay,
  );
  return { ...plan, ...settled };
}

const idOf = ({ productId }: { readonly productId: number }): number => productId;

function quantitiesOf(
  lines: readonly EditLine[],
  { added, lines: wanted }: WantedEdit,
): ReadonlyMap<number, number> {
  const own = lines.map((line) => ({ ...line, pieces: line.units.length }));
  const comes = added.reduce((sum, { quantity }) => sum + quantity, 0);
  const after = editedQuantities(own, wanted satisfies readonly WantedQuantity[], comes);
  if (after.ok) return after.value;
  if (after.error === 'nothing_left') throw new Refusal(409, 'order_edit_nothing_left');
  throw new FieldRefusal({ lines: ['invalid_value'] });
}

const moreThanBefore = (line: EditLine, quantities: ReadonlyMap<number, number>): number =>
  Math.max(0, (quantities.get(line.position) ?? 0) - line.units.length);

/** Of what is paid no line grows. */
const withoutMore = (
  lines: readonly EditLine[],
  quantities: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> =>
  new Map(
    lines.flatMap(({ position, units }) => {
      const after = quantities.get(position);
      return after === undefined ? [] : [[position, Math.min(after, units.length)] as const];
    }),
  );

/** More pieces of a line that is paid stand on the next invoice, as a line of their own; a service grows only with its order. */
function moreOfInvoiced(
  lines: readonly EditLine[],
  quantities: ReadonlyMap<number, number>,
  products: LinesToPrice['products'],
): AddedPieces[] {
  return lines.flatMap((line) => {
    const quantity = moreThanBefore(line, quantities);
    const product = products.get(line.productId ?? 0);
    if (quantity === 0 || line.kind !== 'goods' || !product) return [];
    const { limitedOfferId, unitPrice } = line;
    return [{ product, quantity, unitPrice, limitedOfferId, more: line }];
  });
}

function addedOf(
  { productId, quantity }: WantedEdit['added'][number],
  products: ReadonlyMap<number, ProductRow>,
): AddedPieces {
  const product = products.get(productId);
  if (!product?.is_on_sale) throw new FieldRefusal({ added: ['unknown_product'] });
  const { price: usualPrice, offer } = product;
  const [unit] = unitPrices([{ productId, quantity, usualPrice, offer }]);
  return {
    product,
    quantity,
    unitPrice: unit?.price ?? usualPrice,
    limitedOfferId: unit?.limitedOfferId ?? null,
    more: null,
  };
}

/** Nobody gets more pieces than a cart would let them have. */
function checkPieces(
  { lines, added, quantities, products }: LinesToPrice,
  buyer: { readonly isBusiness: boolean },
  today: string,
): void {
  const taken = new Map<number, number>();
  const take = (product: ProductRow, more: number) => {
    const before = taken.get(product.id) ?? 0;
    const what = { stock: product.stock, isSingleUnit: product.is_single_unit };
    if (more > mostOf(what, before, buyer, today)) {
      throw new FieldRefusal({ added: ['not_enough_pieces'] });
    }
    taken.set(product.id, before + more);
  };
  for (const line of lines) {
    const product = products.get(line.productId ?? 0);
    const after = quantities.get(line.position) ?? 0;
    if (after > (buyer.isBusiness ? 999 : 10))
      throw new FieldRefusal({ lines: ['too_many_pieces'] });
    const more = moreThanBefore(line, quantities);
    if (line.kind === 'goods' && more > 0 && product?.is_single_unit === true) {
      throw new FieldRefusal({ added: ['not_enough_pieces'] });
    }
    if (product && more > 0) take(product, more);
  }
  for (const { product, quantity } of added) take(product, quantity);
}

function settledAnew({ pricing }: Pick<EditPlan, 'pricing'>) {
  const { total } = pricing.priced;
  return { total, ...settleEdit({ total, returned: 0, received: 0 }), isOtherShipping: false };
}

/** Pieces that go, those of the end of each line first. */
export const unitsGone = (line: EditLine, quantities: ReadonlyMap<number, number>) =>
  isCharge(line) ? [] : line.units.slice(quantities.get(line.position) ?? 0);

/** What is paid keeps the nets that it was paid by (T-REF-4); only what goes and what comes moves money. */
function settledPaid(
  order: OrderModel,
  plan: Pick<EditPlan, 'lines' | 'quantities' | 'facts' | 'pricing' | 'choices'>,
) {
  const { lines, quantities, facts, pricing, choices } = plan;
  const isOtherShipping = choices.delivery.code !== order.deliveryCode;
  const gone = lines.map((line) => ({
    isInvoiced: line.isInvoiced,
    net:
      isOtherShipping && line.kind === 'shipping'
        ? netOf(line.units)
        : netOf(unitsGone(line, quantities)),
  }));
  const netsOf = (isInvoiced: boolean) =>
    gone.filter((one) => one.isInvoiced === isInvoiced).reduce((sum, { net }) => sum + net, 0);
  const shipping = isOtherShipping ? pricing.priced.shipping : 0;
  const total = order.total - netsOf(false) + pricing.addedNet + shipping;
  const received = order.total - facts.returned - (order.toPay ?? 0);
  const returned = facts.returned + netsOf(true);
  return { total, ...settleEdit({ total, returned, received }), isOtherShipping };
}
