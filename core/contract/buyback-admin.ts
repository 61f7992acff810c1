import { z } from 'zod';
import { buybackStatuses } from '../buyback/buyback-status.ts';
import { grades } from '../buyback/grade.ts';
import { identityFields } from '../buyback/personal-fields.ts';
import { line, note, token } from '../shared/field-schemas.ts';
import { deviceCondition } from './choice.ts';
import type { Endpoint } from './endpoint.ts';
import { prepared } from './prepared-acts.ts';
import { reason } from './staff-forms.ts';

const status = z.enum(buybackStatuses);
const id = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(1)
  .max(2 ** 31 - 1);
const params = z.object({ id });
const version = z.int('required').min(1, 'invalid_value');

const row = z.object({
  id: z.int(),
  status,
  device: z.string(),
  quality: z.enum(grades).nullable(),
  price: z.int().nonnegative(),
  /** Given name and the first letter of the family name. */
  customer: z.string(),
  createdAt: z.iso.datetime(),
  lockedUntil: z.iso.datetime(),
  version: z.int(),
});

const page = z.object({
  offset: z.coerce.number('invalid_value').int('invalid_value').min(0).max(1_000_000).default(0),
  limit: z.coerce.number('invalid_value').int('invalid_value').min(1).max(500).default(50),
});

export const buybackList = {
  method: 'GET',
  path: 'admin/buyback/',
  access: { permission: 'buyback.read' },
  query: page.extend({
    status: status.optional(),
    /** A whole code as its customer has it, or a part of the device's name. */
    q: line(100).optional(),
    sort: z
      .enum(['created_at', '-created_at', 'price', '-price', 'status', '-status'])
      .default('-created_at'),
  }),
  reply: z.object({ count: z.int(), results: z.array(row) }),
  status: 200,
  summary: 'Buy-backs, filtered, sorted and paged',
} as const satisfies Endpoint;

const detail = row.extend({
  language: z.enum(['cs', 'ro']),
  deviceConditions: z.record(z.string(), deviceCondition),
  appraisalVersion: z.string(),
  corrections: z.int(),
  minimalBuyoutPrice: z.int(),
  note: z.string(),
  contact: z.record(z.string(), z.string()).nullable(),
  pickupAddress: z.record(z.string(), z.string()).nullable(),
  /** Identity data, masked; `admin-buyback-reveal` shows one field to whoever may see it. */
  identity: z.array(z.object({ field: z.enum(identityFields), masked: z.string() })),
  history: z.array(
    z.object({
      from: status.nullable(),
      to: status,
      at: z.iso.datetime(),
      actor: z.string(),
      reason: z.string(),
    }),
  ),
  inspection: z
    .object({
      quality: z.enum(grades),
      price: z.int(),
      answers: z.record(z.string(), z.string()),
      note: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
});

export const buybackDetail = {
  method: 'GET',
  path: 'admin/buyback/{id}/',
  access: { permission: 'buyback.read' },
  params,
  reply: detail,
  status: 200,
  summary: 'One buy-back with its snapshot, history and masked personal data',
} as const satisfies Endpoint;

export const moveBuyback = {
  method: 'POST',
  path: 'admin/buyback/{id}/move/',
  access: { permission: 'buyback.move' },
  params,
  body: z.strictObject({ status, reason, version }),
  reply: detail,
  status: 200,
  conflicts: true,
  summary: 'Moves the state of a buy-back',
} as const satisfies Endpoint;

export const inspectBuyback = {
  method: 'POST',
  path: 'admin/buyback/{id}/inspect/',
  access: { permission: 'buyback.inspect' },
  params,
  body: z.strictObject({
    /** Choices that the inspection found, one for each question of the snapshot. */
    deviceConditionChoices: z.array(token, 'required').max(40, 'invalid_value'),
    /**
     * The IMEI or serial number as read from the device; null where it cannot be read. Another one than the seller's is a 400
     * `device_number_differs`: what lies there is another device.
     */
    deviceNumber: line(60).nullable().default(null),
    note: note(1000),
    version,
  }),
  reply: detail,
  status: 200,
  conflicts: true,
  summary: 'Stores an inspection; a lower grade makes a counter-offer',
} as const satisfies Endpoint;

export const revealIdentity = {
  method: 'POST',
  path: 'admin/buyback/{id}/reveal/',
  access: { permission: 'identity.reveal' },
  provedAnew: true,
  params,
  body: z.strictObject({ field: z.enum(identityFields, 'required'), reason }),
  reply: z.object({ value: z.string(), visibleUntil: z.iso.datetime() }),
  status: 200,
  summary: 'Shows one identity field for 60 seconds; the reading is audited',
} as const satisfies Endpoint;

const listVersion = z.object({
  code: z.string(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  note: z.string(),
  current: z.boolean(),
});

export const priceListVersions = {
  method: 'GET',
  path: 'admin/price-list/versions/',
  access: { permission: 'pricing.read' },
  query: page,
  reply: z.object({ count: z.int(), results: z.array(listVersion) }),
  status: 200,
  summary: 'Published price lists, newest first',
} as const satisfies Endpoint;

const amount = z.int('invalid_value').min(0, 'not_positive').max(1_000_000, 'too_large');

export const publishPriceList = {
  method: 'POST',
  path: 'admin/price-list/versions/',
  access: { permission: 'pricing.publish' },
  provedAnew: true,
  body: z.strictObject({
    /** The version that the changes were made against; another current one is a 409. */
    basedOn: token,
    note: note(500),
    changes: z
      .array(
        z.strictObject({
          productModel: token,
          /** Price by grade; a grade that is left out keeps its price, null removes it. */
          prices: z.partialRecord(z.enum(grades), amount.nullable()).optional(),
          minimalBuyoutPrice: amount.optional(),
        }),
        'required',
      )
      .min(1, 'required')
      .max(10_000, 'invalid_value'),
    /** The same warnings again, as a sign that they were read. */
    acceptWarnings: z.boolean('invalid_value').default(false),
  }),
  reply: z.object({
    /** Null where another person has to release it first. */
    published: listVersion.nullable(),
    warnings: z.array(z.object({ productModel: z.string(), warning: z.string() })),
    prepared,
  }),
  status: 201,
  conflicts: true,
  summary: 'Publishes a new, immutable price list',
} as const satisfies Endpoint;
