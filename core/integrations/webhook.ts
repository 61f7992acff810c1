/** What a merchant's program may be told of; each holds ids and states, never a person's data. */
export const webhookEvents = [
  'order.confirmed',
  'order.paid',
  'order.handed_over',
  'order.ready_for_pickup',
  'order.delivered',
  'order.cancelled',
  'order.returned',
  'withdrawal.changed',
  'buyback.changed',
  'stock.changed',
  'price.changed',
  'product.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What "send a test" sends: to any receiver, once, whatever it listens to. */
export const webhookTest = 'webhook.test';

const minute = 60_000;
const hour = 60 * minute;

/** Waits between the tries of one delivery: eight tries in a day. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 7 * hour, 10 * hour] as const;
export const webhookTries = waits.length + 1;

/** Milliseconds until the next try after so many; null where there is none. */
export const waitAfterTry = (tries: number): number | null => waits[tries - 1] ?? null;

/** Milliseconds for which a receiver is left alone after so many failures in a row. */
export const restAfterFailures = (failures: number): number =>
  Math.min(10 * minute, 15_000 * 2 ** (failures - 1));

/** A receiver that has taken nothing for so long is paused, and admins are told. */
const mostFailingMs = 24 * hour;

/** Hours for which the secret before still signs beside the new one. */
export const secretOverlaps = [0, 24, 168] as const;

/** Days for which the log of deliveries is kept. */
export const webhookLogDays = 30;

export const mostWebhooks = 50;

export interface WebhookHealth {
  readonly failures: number;
  readonly failingSince: Date | null;
}

/** Whether a receiver is paused after one more failure; 410 says that nobody listens any more. */
export const isPausedAfter = (
  { failingSince }: Pick<WebhookHealth, 'failingSince'>,
  status: number | null,
  now: Date,
): boolean =>
  status === 410 ||
  (failingSince !== null && now.getTime() - failingSince.getTime() >= mostFailingMs);
