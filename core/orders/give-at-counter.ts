import type { DeliveryKind } from '../deliveries/matrix.ts';
import { readPickUpCode } from '../reservations/pick-up-code.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { standingOf, type OrderStatus } from './order-status.ts';

/** How money is taken at the counter: into the till, or by a terminal of the store's own. */
export const counterPayments = ['cash', 'card'] as const;
export type CounterPayment = (typeof counterPayments)[number];

export interface OrderAtCounter {
  readonly status: OrderStatus;
  /** Whether a carrier has its goods. */
  readonly hasLeft: boolean;
  readonly delivery: DeliveryKind;
  /** Whether a cart ended in it; a bill of the service is paid and closed with its repair. */
  readonly isBill: boolean;
  readonly paymentStatus: string;
  /** Whole units. */
  readonly due: number;
  /** Its code while the goods wait; null for orders that waited before there were codes. */
  readonly pickUpCode: string | null;
}

export interface CounterGiving {
  /** As it was scanned or typed; empty where its customer has none at hand. */
  readonly code: string;
  /** How else they were known; what is asked for where no code was shown. */
  readonly reason: string;
  readonly paidBy: CounterPayment | null;
}

export type CounterRefusal =
  'order_not_at_counter' | 'order_pick_up_code_wrong' | 'order_unpaid' | 'order_nothing_to_pay';

/** What is taken at the counter before the goods are given, in whole units. */
export const toPayAtCounter = ({
  due,
  paymentStatus,
}: Pick<OrderAtCounter, 'due' | 'paymentStatus'>): number =>
  paymentStatus === 'waiting' ? due : 0;

/** Whether an order is one that a store gives out by this counter. */
export const isForCounter = ({
  delivery,
  isBill,
  hasLeft,
}: Pick<OrderAtCounter, 'delivery' | 'isBill' | 'hasLeft'>): boolean =>
  delivery === 'store' && !isBill && !hasLeft;

/**
 * Whether the goods of an order may be given over the counter (DECISIONS "Picking and packaging"): they wait there, whoever
 * asks shows the code or is known otherwise, which is written down, and nothing unpaid leaves. Answers what is taken.
 */
export function giveAtCounter(
  order: OrderAtCounter,
  { code, paidBy, reason }: CounterGiving,
): Result<number, CounterRefusal> {
  const standing = standingOf(order.status, order.hasLeft);
  if (!isForCounter(order) || standing !== 'ready_for_pickup')
    return refuse('order_not_at_counter');
  // A wrong code is never made right by a reason: somebody may have somebody else's.
  const isShown =
    code !== '' && order.pickUpCode !== null && readPickUpCode(code) === order.pickUpCode;
  if (code !== '' ? !isShown : reason === '') return refuse('order_pick_up_code_wrong');
  const toPay = toPayAtCounter(order);
  if (toPay > 0 && paidBy === null) return refuse('order_unpaid');
  if (toPay === 0 && paidBy !== null) return refuse('order_nothing_to_pay');
  return accept(toPay);
}
