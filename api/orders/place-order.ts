import type { Knex } from 'knex';
import { missingOfSale } from '#core/cart/credits.ts';
import type { LineToAllocate } from '#core/orders/allocate.ts';
import { loadPricedCart, swappedDevices, type PricedStoredCart } from '../cart/priced-cart.ts';
import type { CartOwner } from '../cart/cart-owner.ts';
import { isOfStock } from '../checkout/cart-to-deliver.ts';
import { findChosen } from '../checkout/chosen-rows.ts';
import { queuePicks } from '../picks/queue-picks.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { isOffered } from '../outside/payments/offered-payments.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { askForNews } from '../newsletter/ask-for-news.ts';
import { checkChoices, type FinishBody } from './check-choices.ts';
import { compareWithSeen } from './compare-cart.ts';
import { canWaitFor } from './can-wait-for.ts';
import { agreeExchange } from './door-exchange/exchange-rows.ts';
import { shortenHold } from './shorten-hold.ts';
import { holdSwappedDevices } from './hold-swapped-devices.ts';
import { lockCart, type PlacedOrder } from './lock-cart.ts';
import { mailToConfirm } from './mailed-code.ts';
import { mailAboutOrder } from './mails/mail-subject.ts';
import { orderLines, type LineFromCart } from './order-lines.ts';
import { nextOrderNumber } from './next-order-number.ts';
import { backlogOf } from '../picks/backlog.ts';
import { orderRows, type OrderParts } from './order-rows.ts';
import { redeem, takeOfferedPieces, takeTimeslot } from './redeem.ts';
import { refuseAskedPayment } from './refuse-asked-payment.ts';
import { reserveStock } from './reserve-stock.ts';
import { stockMoved } from './stock-moved.ts';
import { storeOrder, type OrderRows } from './store-order.ts';

export interface Placement {
  readonly order: PlacedOrder;
  /** Answered before: nothing was stored this time. */
  readonly isRepeat: boolean;
  /** What is to be paid now, where the price fell since the customer saw it. */
  readonly cheaperDue: number | null;
}

interface Request {
  readonly owner: CartOwner;
  readonly body: FinishBody;
  /** Who of the staff places it for its customer; left out: they do it themselves. */
  readonly placedBy?: number;
}

/**
 * Places the order of a cart in one transaction (DECISIONS "Cart, discounts, orders"): once for a
 * token and once for a cart. Locks go cart, order, stock by product, offers, codes, timeslot, cards;
 * the rows of the stock, which others wait for, come as late as they can. Throws Raced where others
 * were quicker; then nothing is stored.
 */
export async function placeOrder(
  trx: Knex.Transaction,
  deps: Dependencies,
  context: RequestContext,
  { owner, body, placedBy }: Request,
): Promise<Placement> {
  const text = JSON.stringify(body);
  const locked = await lockCart(trx, deps, { owner, token: body.token, body: text });
  if (locked.state === 'ordered') {
    return { order: locked.order, isRepeat: true, cheaperDue: null };
  }
  const { language, now, user, today } = context;
  const question = { cartId: locked.cartId, language, now, user };
  const cart = await loadPricedCart(trx, deps, question);
  if (!cart || cart.packages.length === 0) throw new Refusal(409, 'cart_empty');
  const chosen = await findChosen(trx, cart.row.id);
  if (cart.settled.due > 0 && chosen.payment && !isOffered(deps, chosen.payment.kind)) {
    throw new FieldRefusal({ typePayment: ['payment_unavailable'] });
  }
  refuseUnsoldDevices(cart);
  const compared = compareWithSeen(cart, chosen, body.cartDigest, language);
  await refuseAskedPayment(trx, cart, chosen, body);
  const choices = checkChoices(cart, chosen, body, now);
  const lines = orderLines(cart, choices, deps.market, today);
  const requestDigest = deps.cipher.digest(text);
  const parts = { cart, chosen, choices, body, lines, requestDigest, placedBy: placedBy ?? null };
  const order = await storeAndTake(trx, deps, context, parts);
  return { order, isRepeat: false, cheaperDue: compared === 'cheaper' ? cart.settled.due : null };
}

/** A quote is never money: a device pays for goods once it is sold with all that a sale needs (T-SWAP-1). */
function refuseUnsoldDevices(cart: PricedStoredCart): void {
  const missing = swappedDevices(cart).flatMap((row) => missingOfSale(row, row.deviceKind));
  if (missing.length === 0) return;
  const phrases = [...new Set(missing)].map((each) => `swap_${each}_missing` as const);
  throw new FieldRefusal({ buyoutProduct: phrases });
}

async function storeAndTake(
  trx: Knex.Transaction,
  deps: Dependencies,
  context: RequestContext,
  parts: OrderParts,
): Promise<PlacedOrder> {
  const { now, language } = context;
  const moment = { now, today: context.today, backlog: await backlogOf(deps, trx, now) };
  const counted = { number: await nextOrderNumber(trx, deps.cipher), moment };
  const rows = orderRows(deps, context, parts, counted);
  const stored = await storeOrder(trx, rows);
  if (parts.body.exchangesAtDoor) await agreeExchange(trx, stored.id, now);
  const { orderBillingAddress, orderInfo } = parts.body;
  const { eMail } = orderBillingAddress;
  const isAwaited = rows.order['mail_check'] === 'awaited';
  if (isAwaited) await mailToConfirm(trx, deps, { id: stored.id, eMail, language }, now);
  else await queueMail(trx, deps, mailAboutOrder('order-placed', stored.id, language, eMail));
  if (orderInfo.wantsNewsletter) {
    await askForNews(trx, deps, { eMail, language, source: 'order' }, now);
  }
  await holdSwappedDevices(trx, parts.cart, now);
  const left = await reserveStock(
    trx,
    stored,
    toAllocate(parts.lines, context.today),
    storeOf(rows),
  );
  const { payment } = parts.choices;
  await shortenHold(trx, left, {
    id: stored.id,
    kind: payment?.kind ?? null,
    isAwaited,
    paymentDays: parts.cart.row.payment_days,
    now,
  });
  await queuePicks(trx, deps, stored.id, now);
  await takeOfferedPieces(trx, offeredPieces(parts.lines), now);
  await redeem(trx, ...redeemed(rows));
  await takeTimeslot(
    trx,
    parts.choices.delivery.hasTimeslots ? (parts.chosen.timeslot?.id ?? null) : null,
  );
  await stockMoved(trx, deps, left, familiesOf(parts.lines));
  const { number, code } = rows.order;
  return { id: stored.id, number: String(number), code: String(code) };
}

const storeOf = ({ order }: OrderRows): number | null =>
  typeof order['store_id'] === 'number' ? order['store_id'] : null;

const toAllocate = (lines: readonly LineFromCart[], today: string): LineToAllocate[] =>
  lines.flatMap(({ line, source }) => {
    if (!source || !isOfStock(source)) return [];
    const { position, quantity } = line;
    const canWait = canWaitFor(source.product, today);
    return [{ position, productId: source.product.id, quantity, canWait }];
  });

function offeredPieces(lines: readonly LineFromCart[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const {
    line: { limited_offer_id: id, quantity },
  } of lines) {
    if (id !== null) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  return pieces;
}

function redeemed({ discounts }: OrderRows): [codeIds: number[], discountIds: number[]] {
  const numbersOf = (name: string) =>
    discounts.flatMap((row) => {
      const value: unknown = Reflect.get(row, name);
      return typeof value === 'number' ? [value] : [];
    });
  return [numbersOf('code_id'), numbersOf('discount_id')];
}

const familiesOf = (lines: readonly LineFromCart[]): ReadonlyMap<number, number> =>
  new Map(
    lines.flatMap(({ source }) =>
      source && isOfStock(source) ? [[source.product.id, source.product.meta_master_id]] : [],
    ),
  );
