import type { PaymentKind } from '../deliveries/matrix.ts';
import type { OrderStatus } from './order-status.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface Patience {
  /** While there is enough for everybody; null: for ever. */
  readonly longest: number | null;
  /** However short the stock is: what the way of payment itself takes. */
  readonly shortest: number;
}

const online: Patience = { longest: 60 * minuteMs, shortest: 15 * minuteMs };
/** A company of installments decides within days. */
const loan: Patience = { longest: 7 * dayMs, shortest: 2 * dayMs };

/** How long an order waits for its payment. */
const patience: Record<PaymentKind, Patience> = {
  card: online,
  google_pay: online,
  apple_pay: online,
  twisto: online,
  bank_transfer: { longest: 7 * dayMs, shortest: dayMs },
  installments: loan,
  leasing: loan,
  cash_on_delivery: { longest: null, shortest: 0 },
};

/** Minutes for which goods are put aside before the mail of their order is confirmed. */
export const confirmMinutes = 30;

/** Up to which share of a product's pieces in unpaid orders which part of the longest wait is left. */
const shrinking = [
  { upTo: 0.25, part: 1 },
  { upTo: 0.5, part: 1 / 2 },
  { upTo: 0.75, part: 1 / 4 },
] as const;
const partWhenScarce = 1 / 8;

/** Below this share of taken pieces nobody need ask how many of them are unpaid. */
export const leastShrinkingShare = shrinking[0].upTo;

/** Pieces of a product: in the books, and in orders that wait for their money, this one included. */
export interface HeldPieces {
  readonly onHand: number;
  readonly unpaid: number;
}

/**
 * How much of a product others cannot buy because of unpaid orders, 0 to 1. The last piece of one
 * order does not count: whoever buys the only piece of a used device locks nothing away.
 */
export const heldShare = ({ onHand, unpaid }: HeldPieces): number =>
  Math.min(1, Math.max(0, unpaid - 1) / Math.max(1, onHand));

export interface Hold {
  /** The largest `heldShare` of the order's products. */
  readonly share: number;
  /** The order waits for its mail to be confirmed. */
  readonly isMailAwaited: boolean;
  /** Days that its company may take to pay a transfer; 0 or left out as everybody. */
  readonly paymentDays?: number;
}

const easy: Hold = { share: 0, isMailAwaited: false };

/**
 * When an unpaid order lets its stock go (DECISIONS "Cart, discounts, orders", T-ORD-9); null: never.
 * The wait shrinks while much of the stock is in unpaid orders, so that nobody can lock it away for
 * nothing; what one customer was promised stays. An order that is paid another way waits anew from then.
 */
export function releaseAt(kind: PaymentKind | null, since: Date, hold: Hold = easy): Date | null {
  if (kind === null) return null;
  const usual = waitOf(patience[kind], hold);
  // Who may pay later keeps the goods until then, however short the stock is.
  const waits = usual === null ? null : Math.max(usual, termOf(kind, hold));
  return waits === null ? null : new Date(since.getTime() + waits);
}

const termOf = (kind: PaymentKind, { paymentDays = 0, isMailAwaited }: Hold): number =>
  kind === 'bank_transfer' && !isMailAwaited ? paymentDays * dayMs : 0;

function waitOf({ longest, shortest }: Patience, { share, isMailAwaited }: Hold): number | null {
  const unconfirmed = confirmMinutes * minuteMs;
  if (longest === null) return isMailAwaited ? unconfirmed : null;
  const part = shrinking.find(({ upTo }) => share <= upTo)?.part ?? partWhenScarce;
  const wait = Math.max(shortest, longest * part);
  return isMailAwaited ? Math.min(unconfirmed, wait) : wait;
}

/** How far paying once more prolongs a wait: a transfer that is chosen on the first day has its time. */
export const latestRelease = (placedAt: Date, paymentDays = 0): Date =>
  new Date(placedAt.getTime() + Math.max(8, paymentDays) * dayMs);

/** Ways that are paid at the computer: the payment itself shows that somebody means it. */
export const isPaidAtOnce = (kind: PaymentKind): boolean => patience[kind] === online;

export interface PlacedBy {
  readonly kind: PaymentKind | null;
  /** A device that is set off comes with the identity of its seller. */
  readonly hasDevice: boolean;
  /** Somebody with an account, whose mail was confirmed when it was made. */
  readonly isSignedIn: boolean;
  /** Pieces of each product. */
  readonly pieces: readonly number[];
}

const manyPieces = 4;

/**
 * Whether an order puts so much aside for nothing that its mail has to be confirmed first: several
 * pieces of one product, or four in all, by somebody who is not known.
 */
export const needsConfirmedMail = ({ kind, hasDevice, isSignedIn, pieces }: PlacedBy): boolean =>
  kind !== null &&
  !hasDevice &&
  !isSignedIn &&
  (pieces.some((quantity) => quantity > 1) ||
    pieces.reduce((sum, quantity) => sum + quantity, 0) >= manyPieces);

/**
 * The first state of an order. A device that is set off is waited for first, because only its
 * inspection says what is due (T-SWAP-2). What waits for its mail is only received, unless it can be
 * paid at once. Nothing to pay and cash on delivery are confirmed (T-DIS-18); all else waits for money.
 */
export function firstStatus(
  kind: PaymentKind | null,
  { hasDevice, isMailAwaited }: { readonly hasDevice: boolean; readonly isMailAwaited: boolean },
): OrderStatus {
  if (hasDevice) return 'awaiting_device';
  if (isMailAwaited && kind !== null && !isPaidAtOnce(kind)) return 'created';
  return statusOfConfirmed(kind);
}

/** What an order waits for once nothing but its payment is open. */
export const statusOfConfirmed = (
  kind: PaymentKind | null,
): Extract<OrderStatus, 'confirmed' | 'awaiting_payment'> =>
  kind === null || kind === 'cash_on_delivery' ? 'confirmed' : 'awaiting_payment';
