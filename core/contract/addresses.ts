import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/**
 * What lives at an address that is no page of its own: a category, something that moved (one hop,
 * DECISIONS "Categories"), something that is gone for good (410), or nothing (404).
 */
export const resolveAddress = {
  method: 'GET',
  path: 'addresses/resolve/',
  access: 'public',
  query: z.object({
    /** From the root, percent-encoded as it travels, without a query. */
    path: z
      .string('required')
      .min(1, 'required')
      .max(500, 'invalid_value')
      .regex(/^\/[\x21-\x7e]*$/, 'invalid_value'),
  }),
  reply: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('category'), id: z.int(), urlPath: z.string() }),
    z.object({ kind: z.literal('redirect'), to: z.string() }),
    z.object({
      kind: z.literal('gone'),
      /** What is sold in its place. */
      successor: z.object({ name: z.string(), path: z.string() }).nullable(),
    }),
    z.object({ kind: z.literal('not_found') }),
  ]),
  status: 200,
  cached: true,
  summary: 'What lives at an address of the shop',
} as const satisfies Endpoint;
