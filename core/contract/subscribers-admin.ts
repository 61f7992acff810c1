import { z } from 'zod';
import { newsletterSources } from '../newsletter/consent.ts';
import { subscriberStatuses } from '../newsletter/subscribe.ts';
import { id, listOf, staffPage } from './catalog-admin-fields.ts';
import { email } from './email.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'enquiries.answer' } as const;
const status = z.enum(subscriberStatuses, 'invalid_value');
const moment = z.iso.datetime();

const subscriber = z.object({
  id: z.int(),
  /** Masked. */
  eMail: z.string(),
  language: z.enum(['cs', 'ro']),
  status,
  /** Since when it is so. */
  since: moment,
  /** What was agreed to; null of what was stored before it was kept. */
  source: z.enum(newsletterSources).nullable(),
  askedAt: moment.nullable(),
  consentText: z.string().nullable(),
  consentAt: moment.nullable(),
  /** Whether the caller may see the address for a reason. */
  isRevealable: z.boolean(),
  /** Name of the colleague who ended it on demand. */
  endedBy: z.string().nullable(),
});

const list = {
  method: 'GET',
  path: 'admin/subscribers/',
  access,
  query: staffPage.extend({ status: status.optional() }),
  reply: listOf(subscriber).extend({
    numbers: z.object({ confirmed: z.int(), waiting: z.int(), leftThisMonth: z.int() }),
  }),
  status: 200,
  summary: 'Who is sent news, waits or has left, newest change first',
} as const satisfies Endpoint;

const find = {
  method: 'POST',
  path: 'admin/subscribers/find/',
  access,
  body: z.strictObject({ eMail: email }),
  reply: z.object({ results: z.array(subscriber) }),
  status: 200,
  limit: { attempts: 120, minutes: 10 },
  summary: 'The subscription of one whole address, which stands in no URL',
} as const satisfies Endpoint;

const unsubscribe = {
  method: 'POST',
  path: 'admin/subscribers/{id}/unsubscribe/',
  access,
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: subscriber,
  status: 200,
  summary: 'Ends a subscription because its owner asked for it; only they can begin it again',
} as const satisfies Endpoint;

const exportAll = {
  method: 'POST',
  path: 'admin/subscribers/export/',
  access: { permission: 'subscribers.export' },
  provedAnew: true,
  body: z.strictObject({ status }),
  reply: z.object({
    name: z.string(),
    contents: z.string(),
    count: z.int().nonnegative(),
    /** Whether there were more than are in it. */
    isCut: z.boolean(),
  }),
  status: 200,
  limit: { attempts: 30, minutes: 60 },
  summary: 'Addresses in clear with what was agreed to, as CSV; each export is on record',
} as const satisfies Endpoint;

/** What the staff see of subscribers to news and do for them. */
export const subscriberEndpoints = {
  'admin-subscriber-list': list,
  'admin-subscriber-find': find,
  'admin-subscriber-unsubscribe': unsubscribe,
  'admin-subscriber-export': exportAll,
} as const;
