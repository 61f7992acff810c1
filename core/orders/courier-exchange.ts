import type { BuybackStatus } from '../buyback/buyback-status.ts';
import { exchangingCarriers, type CarrierCode } from '../deliveries/carriers.ts';
import type { DeliveryKind } from '../deliveries/matrix.ts';
import { areGoodsHere } from './card-hold.ts';
import type { OrderStatus } from './order-status.ts';
import { pledgedStage, type PledgedDevice } from './swap-settlement.ts';

/**
 * What became of an exchange at the door: agreed with the order; the courier has the device, or gave the goods without
 * it; the device was lost on its way to us; what is due was reckoned; or it ended and the order went on another way.
 */
export const exchangeStates = ['agreed', 'taken', 'missed', 'lost', 'settled', 'ended'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** What staff may say of an exchange. */
export const exchangeActs = ['taken', 'missed', 'lost', 'end'] as const;
export type ExchangeAct = (typeof exchangeActs)[number];

/** Whether the exchange still decides when goods leave and what is due. */
export const isLiveExchange = (state: ExchangeState): boolean =>
  state === 'agreed' || state === 'taken' || state === 'missed' || state === 'lost';

export interface ExchangingDelivery {
  readonly kind: DeliveryKind;
  /** Staff switched it on for this delivery. */
  readonly takesDevices: boolean;
  /** Null: the house's own drivers. */
  readonly carrier: CarrierCode | null;
}

/** Whether a carrier can be told to take a device for a parcel; the house's own drivers are told by the order. */
export const doesExchanges = (carrier: CarrierCode | null): boolean =>
  carrier === null || exchangingCarriers.includes(carrier);

/**
 * Whether whoever brings the goods takes the old device (DECISIONS "Swap: one settlement"): at a door, by a carrier that
 * does exchanges, where staff allow it.
 */
export const canExchangeAtDoor = ({ kind, takesDevices, carrier }: ExchangingDelivery): boolean =>
  takesDevices && (kind === 'courier' || kind === 'express') && doesExchanges(carrier);

/**
 * What two people do of what staff may say: whatever makes a device count as handed over without the carrier's word, and
 * taking such a word back. Null: one person says it alone.
 */
export function doorActOfTwo(
  state: ExchangeState,
  act: ExchangeAct,
): 'device_taken' | 'device_not_taken' | 'device_lost' | null {
  if (act === 'taken') return 'device_taken';
  if (act === 'lost') return 'device_lost';
  return act === 'missed' && state === 'taken' ? 'device_not_taken' : null;
}

export interface ExchangedAtDoor {
  readonly state: ExchangeState;
  readonly status: OrderStatus;
  /** Devices that are still set off. */
  readonly devices: readonly PledgedDevice[];
}

const onTheirWay: readonly BuybackStatus[] = ['quoted', 'submitted', 'awaiting_device'];

/** What staff may say now, in the order of the acts. */
export function exchangeActsOf({ state, status, devices }: ExchangedAtDoor): ExchangeAct[] {
  const areAway = devices.length > 0 && devices.every((each) => onTheirWay.includes(each.status));
  const hasLeft = status === 'handed_over' || status === 'delivered';
  if (state === 'agreed' && areGoodsHere(status)) return ['end'];
  if (state === 'agreed' && hasLeft) return ['taken', 'missed'];
  if (state === 'taken' && areAway) return ['missed', 'lost'];
  return state === 'missed' && areAway ? ['taken'] : [];
}

/**
 * What the devices mean to an order of which the goods may leave for an exchange. While they lie on their shelf a lost
 * device calls it off, and one that came by itself is inspected before they leave, as in every other swap. Once they are
 * with the customer everything is settled when each device is ours, or is not going to be; a device that came by another
 * way counts as one that the courier brought.
 */
export function exchangeNext({
  status,
  devices,
}: Pick<ExchangedAtDoor, 'status' | 'devices'>): 'wait' | 'call_off' | 'wait_again' | 'settled' {
  const stages = devices.map(pledgedStage);
  if (areGoodsHere(status)) {
    if (stages.includes('lost')) return 'call_off';
    return devices.some((each) => !onTheirWay.includes(each.status)) ? 'wait_again' : 'wait';
  }
  if (status !== 'delivered') return 'wait';
  return stages.some((stage) => stage === 'awaited' || stage === 'lowered') ? 'wait' : 'settled';
}

/** What is left to pay once devices are settled: what is due beyond what was paid for the promise; null where nothing is. */
export const leftToPay = (due: number, promisedDue: number): number | null =>
  due > promisedDue ? due - promisedDue : null;

/**
 * Whether a device that its customer keeps may go back: it lies here as a pledge for goods that left until nothing is
 * left to pay for them.
 */
export const isPledge = (toPay: number | null): boolean => toPay !== null;

/** Days for somebody to say what happened at the door, for the courier's device to come, and for one that he did not take. */
export const exchangeDays = { unsaid: 2, taken: 14, missed: 14, reminder: 7 } as const;

export interface WaitingExchange {
  readonly state: ExchangeState;
  /** Since when it is so; of one that is only agreed since the goods are delivered. */
  readonly since: Date;
  readonly isReminded: boolean;
}

/**
 * What silence leads to: a reminder of a device that the courier did not get, then the goods are to be paid whole; of
 * one that he has and that does not come, or that nobody said anything of, its customer owes nothing, so staff look for it.
 */
export function overdueExchange(
  { state, since, isReminded }: WaitingExchange,
  now: Date,
): 'wait' | 'remind' | 'all_due' | 'look_for_it' {
  const days = (now.getTime() - since.getTime()) / 86_400_000;
  if (state === 'taken' || state === 'agreed') {
    const patience = state === 'taken' ? exchangeDays.taken : exchangeDays.unsaid;
    return days >= patience && !isReminded ? 'look_for_it' : 'wait';
  }
  if (state !== 'missed') return 'wait';
  if (days >= exchangeDays.missed) return 'all_due';
  return days >= exchangeDays.reminder && !isReminded ? 'remind' : 'wait';
}
