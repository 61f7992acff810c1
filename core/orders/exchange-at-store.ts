import type { BuybackStatus } from '../buyback/buyback-status.ts';
import type { DeliveryKind } from '../deliveries/matrix.ts';
import type { OrderStatus } from './order-status.ts';

export interface ExchangedOrder {
  readonly status: OrderStatus;
  readonly delivery: DeliveryKind;
  /** Devices that are still set off. */
  readonly devices: readonly BuybackStatus[];
}

const notLookedAt: readonly BuybackStatus[] = ['submitted', 'awaiting_device', 'received'];

/**
 * Whether goods and devices may change hands at the counter (DECISIONS "Swap: one settlement"): the order is fetched
 * at a store and waits for devices that nobody has looked at yet. One that was found to be worth less is its
 * customer's to decide.
 */
export const canExchange = ({ status, delivery, devices }: ExchangedOrder): boolean =>
  status === 'awaiting_device' &&
  delivery === 'store' &&
  devices.length > 0 &&
  devices.every((device) => notLookedAt.includes(device));

/** The steps by which goods that lie at the counter are given away at once, by the table of moves. */
export const counterSteps = ['picking', 'packed', 'ready_for_pickup', 'delivered'] as const;
