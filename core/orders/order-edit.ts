import { accept, refuse, type Result } from '../shared/result.ts';
import type { OrderStatus } from './order-status.ts';

/** Why an order cannot be edited; keys of the phrases that say so. */
export type EditRefusal =
  | 'order_edit_bill'
  | 'order_edit_device'
  | 'order_edit_loan'
  | 'order_edit_money'
  | 'order_edit_over'
  | 'order_edit_picked';

export interface OrderToEdit {
  readonly status: OrderStatus;
  readonly paymentStatus: string;
  /** Whether a bill of the service ended in it, which its repair changes. */
  readonly isBill: boolean;
  /** Whether a device or its voucher pays a part. */
  readonly hasCredit: boolean;
  /** Whether a company of installments was asked for its price. */
  readonly hasLoan: boolean;
  /** Whether anybody holds it in the warehouse, or something of it lies in a crate. */
  readonly isAtWork: boolean;
  /** Whether its customer is withdrawing from a part. */
  readonly hasWithdrawal: boolean;
}

const editable: readonly OrderStatus[] = ['created', 'awaiting_payment', 'confirmed'];
const atWork: readonly OrderStatus[] = ['picking', 'packed'];

/**
 * Whether an order can be edited still: from a picker's first step on it is what it is (T-WH-11). What is paid by a device or
 * a company of installments has its price agreed with somebody else and is cancelled and made anew.
 */
export function editRefusal(order: OrderToEdit): EditRefusal | null {
  const { status, paymentStatus } = order;
  if (order.isBill) return 'order_edit_bill';
  if (order.isAtWork || atWork.includes(status)) return 'order_edit_picked';
  if (status === 'awaiting_device' || order.hasCredit) return 'order_edit_device';
  if (!editable.includes(status)) return 'order_edit_over';
  if (order.hasLoan) return 'order_edit_loan';
  const isOdd = paymentStatus === 'mismatch' || paymentStatus === 'refunded';
  return isOdd || order.hasWithdrawal ? 'order_edit_money' : null;
}

/** A line with the pieces of it that are neither closed nor given back. */
export interface LineToEdit {
  readonly position: number;
  /** The line of the device that a service belongs to. */
  readonly parentPosition: number | null;
  readonly kind: string;
  readonly pieces: number;
}

export interface WantedQuantity {
  readonly position: number;
  readonly quantity: number;
}

const isCharge = ({ kind }: LineToEdit): boolean => kind === 'shipping' || kind === 'payment_fee';
const isService = (line: LineToEdit): boolean => line.kind !== 'goods' && !isCharge(line);

/**
 * How many pieces each line has afterwards, by position. A service belongs to each piece of its device: it goes with those
 * that go, and comes with those that come where each had it (`childQuantity` of the cart). Charges are no pieces. Refuses a
 * line that is not there, a service for more pieces than there are, and an order of nothing, which is cancelled instead.
 */
export function editedQuantities(
  lines: readonly LineToEdit[],
  wanted: readonly WantedQuantity[],
  added: number,
): Result<ReadonlyMap<number, number>, 'unknown_line' | 'nothing_left'> {
  const wishes = new Map(wanted.map(({ position, quantity }) => [position, quantity]));
  const own = lines.filter((line) => !isCharge(line));
  const known = new Set(own.map(({ position }) => position));
  if (wanted.length > wishes.size || wanted.some(({ position }) => !known.has(position))) {
    return refuse('unknown_line');
  }
  const after = new Map(
    own.map((line) => [line.position, wishes.get(line.position) ?? line.pieces]),
  );
  for (const line of own.filter(isService)) {
    const parent = own.find(({ position }) => position === line.parentPosition);
    if (!parent) continue;
    const most = after.get(parent.position) ?? 0;
    const wish = wishes.get(line.position);
    const follows = line.pieces === parent.pieces ? most : Math.min(line.pieces, most);
    if (wish !== undefined && wish > Math.max(line.pieces, most)) return refuse('unknown_line');
    after.set(line.position, Math.min(wish ?? follows, most));
  }
  const goods = own.filter(({ kind }) => kind === 'goods');
  const left = goods.reduce((sum, { position }) => sum + (after.get(position) ?? 0), added);
  return left === 0 ? refuse('nothing_left') : accept(after);
}

/**
 * Whether a device gets more pieces that is paid with a service to each of its pieces. An invoice that is issued gets no
 * more pieces and the next one has goods alone, so that its insurance would silently not come along: it is refused in words.
 */
export const isServiceLeftBehind = (
  lines: readonly LineToEdit[],
  after: ReadonlyMap<number, number>,
): boolean =>
  lines.some(
    (line) => isService(line) && line.pieces > 0 && (after.get(line.position) ?? 0) > line.pieces,
  );

/** What an order comes to after an edit, whole units. */
export interface EditedMoney {
  /** Nets of all its pieces, those that were given back among them. */
  readonly total: number;
  /** Nets of what was given back, by this edit too. */
  readonly returned: number;
  /** What its customer has paid and not got back. */
  readonly received: number;
}

/**
 * Settles the difference: what is left to pay, or goes back. What goes back pays for what comes first, so that only the
 * difference moves: received − refund + to pay = total − returned, whatever came before.
 */
export function settleEdit({ total, returned, received }: EditedMoney): {
  readonly toPay: number;
  readonly refund: number;
} {
  const left = total - returned - received;
  return { toPay: Math.max(0, left), refund: Math.max(0, -left) };
}

/** Pieces of a line that are put aside at a place. */
export interface HeldAt {
  readonly placeId: number;
  readonly quantity: number;
}

/** What is let go of a line that needs only so many pieces from now on, from the last place backwards. */
export function letGoOf(held: readonly HeldAt[], needed: number): HeldAt[] {
  let left = held.reduce((sum, { quantity }) => sum + quantity, 0) - needed;
  const gone: HeldAt[] = [];
  for (const { placeId, quantity } of held.toReversed()) {
    const pieces = Math.min(quantity, left);
    if (pieces < 1) break;
    left -= pieces;
    gone.push({ placeId, quantity: pieces });
  }
  return gone;
}
