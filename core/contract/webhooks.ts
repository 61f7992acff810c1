import { z } from 'zod';
import { secretOverlaps, webhookEvents } from '../integrations/webhook.ts';
import { line } from '../shared/field-schemas.ts';
import { id, version, versionQuery } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'integrations.manage' } as const;
const params = z.object({ id });
const count = z.int().nonnegative();
const moment = z.iso.datetime();

const webhook = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  /** `paused` by the shop itself, because nothing was taken for a day or the receiver is gone. */
  state: z.enum(['active', 'failing', 'paused', 'off']),
  failingSince: moment.nullable(),
  lastDeliveredAt: moment.nullable(),
  /** Until when the secret before still signs as well. */
  previousUntil: moment.nullable(),
  waiting: count,
  madeBy: z.string(),
  madeAt: moment,
});

/** The secret is in these answers and never in another one. */
const withSecret = webhook.extend({ secret: z.string() });

const fields = {
  name: line(80),
  url: line(500),
  events: z
    .array(z.enum(webhookEvents, 'invalid_value'), 'required')
    .min(1, 'required')
    .max(webhookEvents.length, 'invalid_value'),
};

const list = {
  method: 'GET',
  path: 'admin/webhooks/',
  access,
  reply: z.object({ results: z.array(webhook) }),
  status: 200,
  summary: 'Programs that are told of changes, by name',
} as const satisfies Endpoint;

const make = {
  method: 'POST',
  path: 'admin/webhooks/',
  access,
  body: z.strictObject(fields),
  reply: withSecret,
  status: 201,
  limit: { attempts: 60, minutes: 60 },
  summary: 'Adds a webhook; its secret is answered this once',
} as const satisfies Endpoint;

const update = {
  method: 'PATCH',
  path: 'admin/webhooks/{id}/',
  access,
  params,
  body: z.strictObject({ version, ...fields, isActive: z.boolean('invalid_value') }).partial({
    name: true,
    url: true,
    events: true,
    isActive: true,
  }),
  reply: webhook,
  status: 200,
  conflicts: true,
  summary: 'Changes a webhook; switching it on sends what still waits',
} as const satisfies Endpoint;

const remove = {
  method: 'DELETE',
  path: 'admin/webhooks/{id}/',
  access,
  params,
  query: versionQuery,
  status: 204,
  conflicts: true,
  summary: 'Removes a webhook with its log and what still waits',
} as const satisfies Endpoint;

const rotate = {
  method: 'POST',
  path: 'admin/webhooks/{id}/secret/',
  access,
  params,
  body: z.strictObject({ overlapHours: z.literal([...secretOverlaps], 'invalid_value') }),
  reply: withSecret,
  status: 200,
  limit: { attempts: 60, minutes: 60 },
  summary: 'Gives a webhook a new secret; the one before signs beside it for the hours given',
} as const satisfies Endpoint;

const delivery = z.object({
  id: z.int(),
  /** `webhook-id`: the same in every try, by which a receiver knows a repeat. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: moment,
  nextAt: moment.nullable(),
  /** What is sent, as it is sent. */
  payload: z.string(),
  attempts: z.array(
    z.object({
      at: moment,
      /** HTTP status of the answer; null where there was none. */
      status: z.int().nullable(),
      /** Why there was none. */
      reason: z.string().nullable(),
      milliseconds: count,
      /** How the answer begins. */
      beginning: z.string(),
    }),
  ),
});

const deliveries = {
  method: 'GET',
  path: 'admin/webhooks/{id}/deliveries/',
  access,
  params,
  query: z.object({
    state: z.enum(['waiting', 'delivered', 'failed'], 'invalid_value').optional(),
    /** Only older ones than this. */
    before: id.optional(),
  }),
  reply: z.object({ results: z.array(delivery), hasMore: z.boolean() }),
  status: 200,
  summary: 'What a webhook was sent, newest first, fifty at a time',
} as const satisfies Endpoint;

const test = {
  method: 'POST',
  path: 'admin/webhooks/{id}/test/',
  access,
  params,
  body: z.strictObject({}),
  reply: delivery,
  status: 201,
  limit: { attempts: 120, minutes: 60 },
  summary: 'Sends a webhook.test, also to a webhook that is switched off',
} as const satisfies Endpoint;

const again = {
  method: 'POST',
  path: 'admin/webhook-deliveries/{id}/again/',
  access,
  params,
  body: z.strictObject({}),
  reply: delivery,
  status: 200,
  limit: { attempts: 600, minutes: 60 },
  summary: 'Sends a delivery once more under its own id',
} as const satisfies Endpoint;

export const webhookEndpoints = {
  'webhook-list': list,
  'webhook-make': make,
  'webhook-update': update,
  'webhook-remove': remove,
  'webhook-secret-rotate': rotate,
  'webhook-test': test,
  'webhook-delivery-list': deliveries,
  'webhook-delivery-again': again,
} as const;
