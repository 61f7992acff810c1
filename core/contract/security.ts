import { z } from 'zod';
import { alertKinds } from '../security/alert-rules.ts';
import { securityGrid } from '../security/security-grid.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { gridList, gridSelect } from './grid-calls.ts';

const read = { permission: 'audit.read' } as const;
const moment = z.iso.datetime();
const reasons = ['gap', 'link', 'content', 'missing', 'cut_off'] as const;

const state = {
  method: 'GET',
  path: 'admin/security/',
  access: read,
  reply: z.object({
    chain: z.object({
      /** Records that are joined; the last one's hash, to be compared with one that was kept elsewhere. */
      links: z.int().nonnegative(),
      headHash: z.string().nullable(),
      checkedAt: moment.nullable(),
      /** When all of it was looked at. */
      wholeCheckedAt: moment.nullable(),
      /** The first link that is broken, of the last check; null where all hold. */
      broken: z.object({ sequence: z.int(), reason: z.enum(reasons) }).nullable(),
    }),
    alerts: z.array(
      z.object({
        id: z.int(),
        rule: z.enum(alertKinds),
        /** A person's name; otherwise the account's or network's key, or the link. */
        subject: z.string(),
        firstAt: moment,
        lastAt: moment,
        times: z.int(),
        seenBy: z.string().nullable(),
        seenAt: moment.nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'State of the audit chain, and the last 50 alerts, those that nobody has seen first',
} as const satisfies Endpoint;

const check = {
  method: 'POST',
  path: 'admin/security/check/',
  access: read,
  body: z.strictObject({}),
  status: 204,
  limit: { attempts: 10, minutes: 60 },
  summary: 'Looks at the whole audit chain; a job does it, and every night too',
} as const satisfies Endpoint;

const seen = {
  method: 'POST',
  path: 'admin/security/alerts/{id}/seen/',
  access: read,
  params: z.object({ id }),
  body: z.strictObject({}),
  status: 204,
  summary: 'Says that an alert was looked into; the same thing again is a new alert',
} as const satisfies Endpoint;

const exportChain = {
  method: 'POST',
  path: 'admin/security/export/',
  access: read,
  body: z.strictObject({
    format: z.enum(['csv', 'ndjson'], 'invalid_value'),
    /** Of how many last days. */
    days: z.int('invalid_value').min(1, 'invalid_value').max(3660, 'too_large'),
  }),
  reply: z.object({
    name: z.string(),
    contents: z.string(),
    count: z.int().nonnegative(),
    /** Whether there were more than are in it. */
    isCut: z.boolean(),
  }),
  status: 200,
  limit: { attempts: 30, minutes: 60 },
  summary: 'Security events and the audit log with their hashes, at most 50 000 records',
} as const satisfies Endpoint;

export const securityEndpoints = {
  'grid-security': gridList(securityGrid),
  'grid-security-select': gridSelect(securityGrid),
  'security-state': state,
  'security-check': check,
  'security-alert-seen': seen,
  'security-export': exportChain,
} as const;
