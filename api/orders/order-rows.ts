import { deviceDeadline } from '#core/orders/swap-settlement.ts';
import { firstStatus, needsConfirmedMail, releaseAt } from '#core/orders/unpaid-order.ts';
import { swappedDevices, type PricedStoredCart } from '../cart/priced-cart.ts';
import { arrivalOf, type Moment } from '../picks/arrival-of.ts';
import { delayOf } from '../checkout/cart-to-deliver.ts';
import type { ChosenRow } from '../checkout/chosen-rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import type { CheckedChoices, FinishBody } from './check-choices.ts';
import { unitsOf, type LineFromCart } from './order-lines.ts';
import type { OrderRows } from './store-order.ts';

/** All that a new order is made of. */
export interface OrderParts {
  readonly cart: PricedStoredCart;
  readonly chosen: ChosenRow;
  readonly choices: CheckedChoices;
  readonly body: FinishBody;
  readonly lines: readonly LineFromCart[];
  /** Keyed hash of the request, 32 bytes. */
  readonly requestDigest: Buffer;
  /** Who of the staff places it for its customer. */
  readonly placedBy: number | null;
}

/** The rows of a new order, as its tables have them. */
export function orderRows(
  { market }: Pick<Dependencies, 'market'>,
  context: RequestContext,
  parts: OrderParts,
  { number, moment }: { readonly number: string; readonly moment: Moment },
): OrderRows {
  const { cart, lines } = parts;
  return {
    order: orderRow({ market }, context, parts, { number, moment }),
    lines: lines.map(({ line }) => line),
    units: unitsOf(lines),
    discounts: discountRows(cart, lines),
    buybacks: buybackRows(cart),
    contracts: contractRows(parts, releaseStart(parts, { market }, context)),
  };
}

function orderRow(
  { market }: Pick<Dependencies, 'market'>,
  context: RequestContext,
  { cart, chosen, choices, body, lines, requestDigest, placedBy }: OrderParts,
  { number, moment }: { readonly number: string; readonly moment: Moment },
) {
  const { now, user, language } = context;
  const { settled } = cart;
  const { delivery, payment } = choices;
  const kind = payment?.kind ?? null;
  const devices = swappedDevices(cart);
  const hasDevice = devices.length > 0;
  const paymentDays = cart.row.payment_days;
  // Whoever brings the goods takes the device: they are paid as others and leave.
  const waits = hasDevice && !body.exchangesAtDoor;
  const isMailAwaited = needsConfirmedMail({
    kind,
    hasDevice,
    // Whoever is on the phone has been talked to.
    isSignedIn: user !== null || placedBy !== null,
    pieces: piecesOf(lines),
  });
  const arrives = arrivalOf(delivery, delayOf(cart, context.today), market, moment);
  const { eMail, ...billing } = body.orderBillingAddress;
  return {
    number,
    code: randomCode(),
    token: body.token,
    request_digest: `\\x${requestDigest.toString('hex')}`,
    cart_id: cart.row.id,
    cart_digest: cart.digest,
    user_id: user?.id ?? null,
    customer_kind: customerKind(user?.role),
    e_mail: eMail,
    language,
    status: firstStatus(kind, { hasDevice: waits, isMailAwaited }),
    payment_status: kind === null ? 'none' : 'waiting',
    payment_code: payment?.code ?? null,
    delivery_code: delivery.code,
    total: lines.reduce((sum, { line }) => sum + line.net, 0),
    buyback_credit: settled.buyback,
    bonus_credit: settled.bonus,
    due: settled.due,
    payout: settled.payout,
    billing_address: billing,
    delivery_address: body.orderDeliveryAddress ?? null,
    place: delivery.kind === 'pickup_place' ? chosen.place : null,
    store_id: delivery.kind === 'store' ? (chosen.store?.id ?? null) : null,
    timeslot_id: delivery.hasTimeslots ? (chosen.timeslot?.id ?? null) : null,
    note: body.orderInfo.note,
    arrives_from: arrives.from,
    arrives_to: arrives.to,
    placed_at: now,
    placed_by: placedBy,
    mail_check: isMailAwaited ? 'awaited' : 'none',
    release_at: waits
      ? deviceDeadline(now, market.timeZone)
      : releaseAt(kind, now, { share: 0, isMailAwaited, paymentDays }),
    payment_days: paymentDays,
  };
}

/** Pieces of each product that lies in the stock. */
function piecesOf(lines: readonly LineFromCart[]): number[] {
  const pieces = new Map<number, number>();
  for (const { line } of lines) {
    const { product_id: id, quantity } = line;
    if (id !== null) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  }
  return [...pieces.values()];
}

const customerKind = (role: string | undefined): string =>
  role === 'business' || role === 'shop' ? role : role === undefined ? 'guest' : 'customer';

function discountRows(cart: PricedStoredCart, lines: readonly LineFromCart[]) {
  const positions = new Map(
    lines.flatMap(({ line, source }) => (source ? [[source.key, line.position] as const] : [])),
  );
  return cart.priced.applied.map(({ discountId, code, saved, lines: savings }) => ({
    discount_id: discountId,
    code_id: cart.row.codes.find((entered) => entered.discountId === discountId)?.id ?? null,
    code,
    saved,
    name: cart.book.names.get(discountId) ?? { cs: '', ro: '' },
    lines: Object.fromEntries(
      savings.flatMap(({ lineId, amount }) => {
        const position = positions.get(lineId);
        return position === undefined ? [] : [[String(position), amount] as const];
      }),
    ),
  }));
}

/** What is paid after a device has come is given time from then. */
const releaseStart = (
  { cart, body }: OrderParts,
  { market }: Pick<Dependencies, 'market'>,
  { now }: RequestContext,
): Date =>
  swappedDevices(cart).length > 0 && !body.exchangesAtDoor
    ? deviceDeadline(now, market.timeZone)
    : now;

/** Devices that are set off, each with its whole price, and the voucher with what it pays. */
function buybackRows(cart: PricedStoredCart) {
  const { row, settled } = cart;
  const swaps = swappedDevices(cart).map(({ id, price }) => ({
    buyback_id: id,
    kind: 'swap',
    amount: price,
  }));
  return row.bonus && settled.bonus > 0
    ? [...swaps, { buyback_id: row.bonus.id, kind: 'bonus', amount: settled.bonus }]
    : swaps;
}

/** What the customer agreed to; the contract uses these numbers or fails (T-INS-7, T-INS-10). */
function contractRows({ cart, choices }: OrderParts, since: Date) {
  const expires_at = releaseAt(choices.payment?.kind ?? null, since);
  return cart.packages.flatMap(({ row: { program }, plan, total, isBlocked }) =>
    program && plan && !isBlocked && expires_at
      ? [
          {
            program_id: program.id,
            arrange_type: program.arrangeType,
            plan,
            price: total,
            expires_at,
          },
        ]
      : [],
  );
}
