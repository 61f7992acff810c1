import { z } from 'zod';
import { holdActs } from '../orders/card-hold.ts';
import { note, token } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { paymentStart } from './finish-order.ts';
import { prepared } from './prepared-acts.ts';

/**
 * The card that secures what a device is to pay: it may be held, is held until a day, is being
 * taken, was taken, or was let go. `isGone`: goods have left their shelf because of it.
 */
export const cardHold = z.object({
  state: z.enum(['offered', 'held', 'taking', 'taken', 'released']),
  amount: z.int().nonnegative(),
  until: z.iso.date().nullable(),
  canRenew: z.boolean(),
  isGone: z.boolean(),
});

export const holdCard = {
  method: 'POST',
  path: 'order/{code}/hold/',
  access: 'public',
  params: z.object({ code: token }),
  reply: paymentStart,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: 'Begins to hold a card for what a device is to pay, so that goods leave before it comes',
} as const satisfies Endpoint;

export const endHold = {
  method: 'POST',
  path: 'order/admin/orders/{id}/hold/',
  access: { permission: 'orders.refund' },
  provedAnew: true,
  params: z.object({ id }),
  body: z.strictObject({
    version,
    to: z.enum(holdActs, 'invalid_value'),
    reason: note(500),
  }),
  reply: z.object({ prepared }),
  status: 200,
  conflicts: true,
  summary: 'Takes of a held card what devices have not paid, lets go of it, or tries that again',
} as const satisfies Endpoint;
