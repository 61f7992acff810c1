import type { BuybackStatus } from '../buyback/buyback-status.ts';
import type { PaymentKind } from '../deliveries/matrix.ts';
import type { OrderStatus } from './order-status.ts';
import { pledgedStage, type PledgedDevice, type SettlementWay } from './swap-settlement.ts';

/** Days before its end at which a hold is taken care of: gateways let go of it without asking. */
export const holdDays = { untilEnd: 1, reminder: 3 } as const;

/** What staff may do with a held card, or have done once more where a gateway did not work. */
export const holdActs = ['take', 'release', 'again'] as const;
export type HoldAct = (typeof holdActs)[number];

/** States in which nothing was touched yet, so that goods can go on waiting as if there had been no hold. */
const untouched: readonly OrderStatus[] = ['awaiting_device', 'awaiting_payment', 'confirmed'];

/** Whether goods still lie on their shelf, or are on their way out: picked, packed or with the customer. */
export const areGoodsHere = (status: OrderStatus): boolean => untouched.includes(status);

export interface HoldWish {
  readonly status: OrderStatus;
  readonly kind: PaymentKind | null;
  readonly devices: readonly PledgedDevice[];
}

const notLookedAt: readonly BuybackStatus[] = ['submitted', 'awaiting_device', 'received'];

/**
 * Whether the value of the devices may be secured by a card now (DECISIONS "Swap: one settlement"):
 * the order waits for devices that nobody has looked at, and what is due besides is paid before the
 * goods leave: cash at the door would be asked for in a sum that the card may have paid.
 */
export const canSecure = ({ status, kind, devices }: HoldWish): boolean =>
  status === 'awaiting_device' &&
  kind !== 'cash_on_delivery' &&
  devices.length > 0 &&
  devices.every((device) => notLookedAt.includes(device.status));

/**
 * What a device pays of an order that goes by a hold: what it is worth, and no more than was promised.
 * The rest of its money is paid already, so what it is worth beyond goes to its seller's account.
 */
export const heldCredit = (price: number, promised: number): number => Math.min(price, promised);

/** How a hold ends: the card is let go, or the part is taken that the devices do not pay. */
export type HoldEnd =
  { readonly way: 'void' } | { readonly way: 'capture'; readonly amount: number };

interface Ending {
  readonly status: OrderStatus;
  /** What is held, whole units. */
  readonly held: number;
  /** What is due now. */
  readonly due: number;
  /** What was due while the devices were only promised. */
  readonly promisedDue: number;
}

/**
 * What is taken of a hold once it is certain what the devices pay: the missing part, and never more
 * than is held. An order that is not paid yet is simply due more, and its card is let go.
 */
export function holdEnd({ status, held, due, promisedDue }: Ending): HoldEnd {
  const amount = Math.min(held, due - promisedDue);
  if (amount <= 0 || status === 'awaiting_payment' || status === 'awaiting_device') {
    return { way: 'void' };
  }
  return { way: 'capture', amount };
}

/**
 * What the state of the devices means to an order whose goods may leave because of a hold: it waits,
 * it is called off, or it is `settled` with those that were sold, the lost ones being paid like
 * anything else. Nothing is called off once goods were touched: they are paid by the hold.
 */
export function heldNext(
  devices: readonly PledgedDevice[],
  status: OrderStatus,
): 'wait' | 'call_off' | 'settled' {
  const stages = devices.map(pledgedStage);
  if (stages.includes('lost') && areGoodsHere(status)) return 'call_off';
  const isOpen = stages.some((stage) => stage === 'awaited' || stage === 'lowered');
  return isOpen ? 'wait' : 'settled';
}

/** What a hold that ends before its devices are settled means: goods wait again, or all is taken. */
export const lapsedNext = (status: OrderStatus): 'wait_again' | 'take_all' =>
  areGoodsHere(status) ? 'wait_again' : 'take_all';

/** The ways out of a lowered value while a card is held: goods that left are not called off. */
export const heldWays = (
  ways: readonly SettlementWay[],
  status: OrderStatus,
): readonly SettlementWay[] =>
  areGoodsHere(status) ? ways : ways.filter((way) => way !== 'call_off');

/** What a captured payment is, of those that refunds go back to. */
export interface CapturedPart {
  readonly id: number;
  readonly amount: number;
}

/**
 * Which payments a refund goes back to, where a swap was paid by more than one: `before` was given
 * back already, and each payment gets back no more than was taken by it, one after the other.
 */
export function spreadRefund<Part extends CapturedPart>(
  parts: readonly Part[],
  before: number,
  amount: number,
): Part[] {
  let start = 0;
  return parts.flatMap((part) => {
    const from = Math.max(start, before);
    const to = Math.min(start + part.amount, before + amount);
    start += part.amount;
    return to > from ? [{ ...part, amount: to - from }] : [];
  });
}
