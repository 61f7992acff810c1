import type { BuybackStatus } from '../buyback/buyback-status.ts';
import type { PaymentKind } from '../deliveries/matrix.ts';
import { lockedUntil } from '../buyback/offer-lock.ts';
import type { OrderStatus } from './order-status.ts';

/** Where a device that is set off against an order stands. */
export type PledgedStage = 'awaited' | 'lowered' | 'sold' | 'lost';

/** What the customer may do when the inspection did not find the promised value. */
export const settlementWays = ['pay_difference', 'keep_device', 'call_off'] as const;
export type SettlementWay = (typeof settlementWays)[number];

export interface PledgedDevice {
  readonly status: BuybackStatus;
  /** Whether the customer was asked what to do after the inspection, and has not answered. */
  readonly isAsked: boolean;
}

const sold: readonly BuybackStatus[] = ['accepted', 'payout_pending', 'paid'];
const awaited: readonly BuybackStatus[] = [
  'quoted',
  'submitted',
  'awaiting_device',
  'received',
  'inspected',
];

/**
 * Reads a device's own state as the order sees it. One that goes back while its customer is still
 * asked ends nothing yet: the goods may be paid whole.
 */
export function pledgedStage({ status, isAsked }: PledgedDevice): PledgedStage {
  if (sold.includes(status)) return 'sold';
  if (awaited.includes(status)) return 'awaited';
  return isAsked ? 'lowered' : 'lost';
}

/** The ways out of a lowered value; a device that we do not buy at all cannot pay a part. */
export const waysOf = (status: BuybackStatus): readonly SettlementWay[] =>
  status === 'counter_offered' ? settlementWays : ['keep_device', 'call_off'];

export interface SettledOrder {
  /** Devices that are still set off. */
  readonly devices: readonly PledgedDevice[];
  /** What is left to be paid now, whole market units. */
  readonly due: number;
  /** How it is paid; null where nothing was left to pay when it was ordered. */
  readonly kind: PaymentKind | null;
  /** Whether the due sum has come already. */
  readonly isPaid: boolean;
  /** Whether a card is held for what the devices are to pay. */
  readonly isSecured?: boolean;
}

/**
 * Where an order that waits for devices goes (DECISIONS "Swap: one settlement", T-SWAP-2): it waits
 * until every device was inspected and its value agreed on, then for its money, and only then goods
 * may leave. A device that is lost to the sale calls the order off.
 */
export function orderAfterDevices({
  devices,
  due,
  kind,
  isPaid,
  isSecured = false,
}: SettledOrder): Extract<
  OrderStatus,
  'awaiting_device' | 'awaiting_payment' | 'confirmed' | 'cancelled'
> {
  const stages = devices.map(pledgedStage);
  if (stages.includes('lost')) return 'cancelled';
  if (!isSecured && stages.some((stage) => stage !== 'sold')) return 'awaiting_device';
  return due === 0 || isPaid || kind === 'cash_on_delivery' ? 'confirmed' : 'awaiting_payment';
}

/** Days for a device to come, and after how many its customer is reminded. */
export const deviceDays = { untilReminder: 7, untilRelease: 14 } as const;

/** When an order stops waiting for its device: the end of the 14th day in the market's zone. */
export const deviceDeadline = (since: Date, timeZone: string): Date =>
  // An e-mailed offer is locked for as long.
  lockedUntil('emailed', since, timeZone);

/**
 * What of a device's price pays for goods, and what is left for the account. `remainder` is what the
 * order pays out beyond its total; it belongs to one device of the order.
 */
export const paidOutOf = (price: number, setOff: number, remainder: number): number =>
  Math.max(0, price - (setOff - remainder));
