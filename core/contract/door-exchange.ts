import { z } from 'zod';
import { exchangeActs, exchangeStates } from '../orders/courier-exchange.ts';
import { line, note } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { prepared } from './prepared-acts.ts';

/** The old device is taken by whoever brings the goods (DECISIONS "Swap: one settlement"). */
export const doorExchange = z.object({
  state: z.enum(exchangeStates),
  /** What is left to pay once the device was looked at; whole units. */
  toPay: z.int().positive().nullable(),
  /** Until when its customer has to send the device, or to pay. */
  until: z.iso.date().nullable(),
});

/** The same as staff see it, with what they may say of it. */
export const staffExchange = doorExchange.extend({
  since: z.iso.datetime(),
  /** Since when what is left to pay is the staff's to see to; null before, and where nothing is. */
  restLateSince: z.iso.datetime().nullable(),
  /** What two people may write off of it now; null where nothing is to be. */
  restToWriteOff: z.int().positive().nullable(),
  /** What was written off; 0 as a rule. */
  restWrittenOff: z.int().nonnegative(),
  /** Number of the parcel by which the device comes to us. */
  number: z.string().nullable(),
  toldBy: z.enum(['carrier', 'staff']).nullable(),
  acts: z.array(z.enum(exchangeActs)).readonly(),
});

export const markExchange = {
  method: 'POST',
  path: 'order/admin/orders/{id}/door-exchange/',
  access: { permission: 'orders.manage' },
  params: z.object({ id }),
  body: z.strictObject({
    version,
    to: z.enum(exchangeActs, 'invalid_value'),
    /** Of the parcel by which the device comes, where the courier gave one. */
    number: z
      .string('invalid_value')
      .trim()
      .toUpperCase()
      .regex(/^(|[0-9A-Z-]{4,40})$/, 'invalid_value')
      .default(''),
    reason: note(500),
  }),
  /** Where another person is to release it first: the id of what was prepared. */
  reply: z.object({ prepared }),
  status: 200,
  conflicts: true,
  summary: 'Says what became of the old device at the door',
} as const satisfies Endpoint;

export const writeRestOff = {
  method: 'POST',
  path: 'order/admin/orders/{id}/rest-write-off/',
  access: { permission: 'orders.refund' },
  params: z.object({ id }),
  body: z.strictObject({ version, reason: line(500) }),
  /** The id of what was prepared: another person always releases it. */
  reply: z.object({ prepared }),
  status: 200,
  conflicts: true,
  summary: 'Prepares giving up what a customer did not pay of goods that left for a device',
} as const satisfies Endpoint;
