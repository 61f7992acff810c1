import { z } from 'zod';
import { purgeModes } from '../cache-purge/purge-request.ts';
import { line, token } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** Staff drop what is kept of pages and answers, here and in the CDN. */
export const cachePurge = {
  method: 'POST',
  path: 'core/fastly/purge',
  access: { permission: 'cache.purge' },
  body: z.strictObject({
    mode: z.enum(purgeModes, 'invalid_value').default('key'),
    /** None stands for every page and every answered call. */
    keys: z.array(line(2_000), 'invalid_value').max(2_000, 'too_large').default([]),
    url: line(2_000).nullish(),
    softPurge: z.boolean('invalid_value').default(false),
    /** Of a supervisor: a full purge takes two people (DECISIONS "Accounts and roles"). */
    approval: token.nullish(),
  }),
  reply: z.object({
    /** Keys, addresses or requests that were sent to the CDN. */
    cdn: z.enum(['none', 'sandbox', 'fastly']),
    requests: z.int().nonnegative(),
  }),
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  summary: 'Purges kept pages and answers by key, by address or all of them',
} as const satisfies Endpoint;
