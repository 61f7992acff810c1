import { z } from 'zod';
import { apiKeyLives, apiKeyScopes } from '../integrations/api-key.ts';
import { line } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'integrations.manage' } as const;

const key = z.object({
  id: z.int(),
  name: z.string(),
  /** Enough to tell keys apart; the secret is nowhere. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute; null where no program has called with it. */
  lastUsedAt: z.iso.datetime().nullable(),
  state: z.enum(['valid', 'expired', 'ended']),
});

const list = {
  method: 'GET',
  path: 'admin/api-keys/',
  access,
  reply: z.object({ results: z.array(key) }),
  status: 200,
  summary: 'Keys by which programs call the API, newest first',
} as const satisfies Endpoint;

const make = {
  method: 'POST',
  path: 'admin/api-keys/',
  access,
  body: z.strictObject({
    name: line(80),
    scopes: z
      .array(z.enum(apiKeyScopes, 'invalid_value'), 'required')
      .min(1, 'required')
      .max(apiKeyScopes.length, 'invalid_value'),
    days: z.literal([...apiKeyLives], 'invalid_value'),
  }),
  /** The key is in this answer and never in another one. */
  reply: key.extend({ key: z.string() }),
  status: 201,
  limit: { attempts: 30, minutes: 60 },
  summary: 'Makes a key, which is answered this once; the shop keeps its hash',
} as const satisfies Endpoint;

const end = {
  method: 'POST',
  path: 'admin/api-keys/{id}/end/',
  access,
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: key,
  status: 200,
  summary: 'Ends a key at once; a program that sends it is answered 401',
} as const satisfies Endpoint;

export const apiKeyEndpoints = {
  'api-key-list': list,
  'api-key-make': make,
  'api-key-end': end,
} as const;
