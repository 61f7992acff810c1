import { z } from 'zod';
import { rowId } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'orders.refund' } as const;

/** What came of a message: its order moved or it changed nothing, it waits for another try, or it belongs to nothing. */
const inboxStates = ['done', 'waiting', 'lost'] as const;

const message = z.object({
  id: z.int(),
  provider: z.string(),
  reference: z.string(),
  /** What the provider said of the attempt. */
  news: z.string(),
  /** Whole units. */
  amount: z.int().nullable(),
  receivedAt: z.iso.datetime(),
  state: z.enum(inboxStates),
  /** What it was about; null of one that belongs to nothing. */
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
  /** Where the attempt to pay, or the contract of a loan, stands now. */
  standing: z.string().nullable(),
});

export const paymentInboxEndpoints = {
  'payment-inbox': {
    method: 'GET',
    path: 'payment/inbox/',
    access,
    query: z.object({
      state: z.enum(inboxStates, 'invalid_value').optional(),
      /** Only messages stored before this one. */
      before: z.coerce.number('invalid_value').pipe(rowId).optional(),
    }),
    reply: z.object({ results: z.array(message), hasMore: z.boolean() }),
    status: 200,
    summary: 'Messages of payment providers, the newest first, with what came of each',
  },
  'payment-inbox-again': {
    method: 'POST',
    path: 'payment/inbox/{id}/again/',
    access,
    params: z.object({ id }),
    body: z.strictObject({}),
    reply: z.object({
      /** `quiet`: the provider says nothing new, or did not answer. */
      outcome: z.enum(['changed', 'quiet', 'no_attempt']),
      message,
    }),
    status: 200,
    limit: { attempts: 60, minutes: 10 },
    summary: 'Does what a message says once more: asks its provider anew; a repeat is harmless',
  },
} as const satisfies Record<string, Endpoint>;
