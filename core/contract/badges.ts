import { z } from 'zod';
import { line, rowId } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { givenPin } from './proofs.ts';
import { user } from './session.ts';

const accounts = { permission: 'accounts.manage' } as const;
const manage = { permission: 'warehouse.manage' } as const;

const signInByBadge = {
  method: 'POST',
  path: 'auth/badge/',
  access: 'public',
  whileLocked: true,
  body: z.strictObject({
    /** As it was scanned. */
    code: line(64),
    pin: givenPin,
  }),
  reply: z.object({ user }),
  status: 200,
  limit: { attempts: 60, minutes: 15 },
  summary: 'Opens a session for work in the warehouse by badge and PIN, at a registered window',
} as const satisfies Endpoint;

const badge = {
  method: 'GET',
  path: 'office/badges/',
  access: accounts,
  query: z.object({ id: z.coerce.number().pipe(rowId) }),
  reply: z.object({
    issuedAt: z.iso.datetime().nullable(),
    lockedUntil: z.iso.datetime().nullable(),
    hasPin: z.boolean(),
  }),
  status: 200,
  summary: 'Whether a member of the staff has a badge and a PIN',
} as const satisfies Endpoint;

const issue = {
  method: 'POST',
  path: 'office/badges/',
  access: accounts,
  body: z.strictObject({ id: rowId }),
  /** The label as PDF and for label printers, its bytes as base64; the code is told nowhere else. */
  reply: z.object({ name: z.string(), pdf: z.base64(), zpl: z.base64() }),
  status: 201,
  conflicts: true,
  summary: 'Issues a badge in place of the one that there was, which opens nothing any more',
} as const satisfies Endpoint;

const revoke = {
  method: 'POST',
  path: 'office/badges/revoke/',
  access: accounts,
  body: z.strictObject({ id: rowId }),
  status: 204,
  summary: 'Ends a badge and the sessions that it opened',
} as const satisfies Endpoint;

const windows = {
  method: 'GET',
  path: 'office/badge-windows/',
  access: manage,
  reply: z.object({
    windows: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        registeredAt: z.iso.datetime(),
        by: z.string(),
        isHere: z.boolean(),
      }),
    ),
  }),
  status: 200,
  summary: 'Windows at which people sign in by badge',
} as const satisfies Endpoint;

const addWindow = {
  method: 'POST',
  path: 'office/badge-windows/',
  access: manage,
  body: z.strictObject({ name: line(60) }),
  status: 204,
  summary: 'Registers this window for badges',
} as const satisfies Endpoint;

const removeWindow = {
  method: 'POST',
  path: 'office/badge-windows/remove/',
  access: manage,
  body: z.strictObject({ id: rowId }),
  status: 204,
  summary: 'Takes badges from a window, such as one that is lost',
} as const satisfies Endpoint;

/** Calls about badges by URL key. */
export const badgeEndpoints = {
  'auth-badge': signInByBadge,
  'staff-badge': badge,
  'staff-badge-issue': issue,
  'staff-badge-revoke': revoke,
  'badge-windows': windows,
  'badge-window-add': addWindow,
  'badge-window-remove': removeWindow,
} as const satisfies Record<string, Endpoint>;
