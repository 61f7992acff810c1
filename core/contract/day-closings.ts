import { z } from 'zod';
import { dayLines } from '../books/day-closing.ts';
import { line, optionalLine, rowId } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'orders.refund' } as const;
const day = z.iso.date('invalid_value');
/** Whole units. */
const amount = z.int();

const figure = z.object({ line: z.enum(dayLines), count: z.int(), amount });

const closing = z.object({
  id: z.int(),
  version: z.int(),
  closedAt: z.iso.datetime(),
  closedBy: z.string(),
  expectedCash: amount.nullable(),
  countedCash: amount.nullable(),
  reason: z.string(),
  /** What of the day is otherwise by now, because of late events. */
  changed: z.array(z.object({ line: z.enum(dayLines), was: amount, is: amount })),
});

const list = {
  method: 'GET',
  path: 'admin/day-closings/',
  access,
  query: z.object({ day: day.optional() }),
  reply: z.object({
    day: z.iso.date(),
    today: z.iso.date(),
    places: z.array(
      z.object({
        /** Null of the web. */
        storeId: z.int().nullable(),
        name: z.string(),
        figures: z.array(figure),
        /** Digest of the figures: only what was seen is closed. */
        seen: z.string(),
        /** Null where there is no till. */
        till: z.object({ opening: amount, expected: amount, tolerance: amount }).nullable(),
        /** Null while the day is open. */
        closing: closing.nullable(),
        /** That it was closed before and opened again: when, by whom and why, the newest first. */
        reopened: z.array(
          z.object({
            at: z.iso.datetime(),
            by: z.string(),
            reason: z.string(),
            closedBy: z.string(),
          }),
        ),
      }),
    ),
  }),
  status: 200,
  summary:
    'Money and documents of a day by store and on the web, with its closings; yesterday where none is named',
} as const satisfies Endpoint;

const close = {
  method: 'POST',
  path: 'admin/day-closings/',
  access,
  body: z.strictObject({
    day,
    storeId: rowId.nullable(),
    seen: line(64),
    /** What lies in the till; null where there is none. */
    counted: z
      .int('invalid_value')
      .min(0, 'invalid_value')
      .max(100_000_000, 'too_large')
      .nullable(),
    reason: optionalLine(300),
  }),
  reply: z.object({ id: z.int(), difference: amount.nullable() }),
  status: 201,
  conflicts: true,
  summary: 'Closes a day at a store or on the web as it was seen',
} as const satisfies Endpoint;

const reopen = {
  method: 'POST',
  path: 'admin/day-closings/{id}/reopen/',
  access: { permission: 'money.release' },
  params: z.object({ id }),
  body: z.strictObject({ version, reason: line(300) }),
  status: 204,
  conflicts: true,
  summary: 'Opens a closed day again, for a reason',
} as const satisfies Endpoint;

const file = {
  method: 'GET',
  path: 'admin/day-closings/{id}/file/',
  access,
  params: z.object({ id }),
  reply: z.object({ name: z.string(), contents: z.base64() }),
  status: 200,
  summary: 'The closing of a day as PDF, its bytes as base64',
} as const satisfies Endpoint;

/** Closings of days. */
export const dayClosingEndpoints = {
  'admin-day-closings': list,
  'admin-day-close': close,
  'admin-day-reopen': reopen,
  'admin-day-closing-file': file,
} as const satisfies Record<string, Endpoint>;
