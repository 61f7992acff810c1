import { z } from 'zod';
import { bookChecks } from '../books/book-checks.ts';
import { rowId } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'orders.refund' } as const;

const difference = z.object({
  id: z.int(),
  check: z.enum(bookChecks),
  /** A number of an order or a document, a code of goods with its place, a movement of the bank. */
  reference: z.string(),
  /** What opens it: the id of an order or a buy-back, or a product's code; empty where there is nothing to open. */
  target: z.string(),
  /** Whole units, pieces or documents (core/books/book-checks.ts). */
  expected: z.int(),
  found: z.int(),
  since: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});

const list = {
  method: 'GET',
  path: 'admin/books/',
  access,
  query: z.object({
    state: z.enum(['open', 'closed'], 'invalid_value').default('open'),
    /** Only differences stored before this one. */
    before: z.coerce.number('invalid_value').pipe(rowId).optional(),
  }),
  reply: z.object({
    light: z.enum(['balanced', 'differ', 'stale', 'never']),
    /** When the last check began; null where there was none. */
    checkedAt: z.iso.datetime().nullable(),
    /** Somebody has asked for a check that is still to come. */
    isAwaited: z.boolean(),
    open: z.int().nonnegative(),
    results: z.array(difference),
    hasMore: z.boolean(),
  }),
  status: 200,
  summary: 'Whether orders, payments, stock and documents balance, and what differs since when',
} as const satisfies Endpoint;

const check = {
  method: 'POST',
  path: 'admin/books/check/',
  access,
  status: 204,
  limit: { attempts: 30, minutes: 60 },
  summary: 'Asks for a check of the books now; one that is still to come is not asked for twice',
} as const satisfies Endpoint;

/** Whether the books balance. */
export const bookEndpoints = {
  'admin-books': list,
  'admin-books-check': check,
} as const satisfies Record<string, Endpoint>;
