import { z } from 'zod';
import { releasedActs } from '../permissions/two-person-policy.ts';
import { note } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

/** What a call answers besides: the act that waits for another person, null where it was done. */
export const prepared = z.object({ id: z.int() }).nullable();

const act = z.object({
  id: z.int(),
  version: z.int(),
  act: z.enum(releasedActs),
  /** An order's number or a draft's name. */
  title: z.string(),
  /** Whole units; 0 where there is none. */
  amount: z.int().nonnegative(),
  reason: z.string(),
  /** What it changes, the first ones: prices in whole units, or pieces of what is written off. */
  changes: z.array(
    z.object({ title: z.string(), before: z.int().nullable(), after: z.int().nullable() }),
  ),
  /** Changes beyond those. */
  moreChanges: z.int().nonnegative(),
  status: z.enum(['waiting', 'released', 'refused', 'called_off', 'expired']),
  preparedBy: z.string(),
  preparedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** What the second person said. */
  note: z.string(),
  isOwn: z.boolean(),
  /** Whether the caller may release or refuse it. */
  mayDecide: z.boolean(),
});

const list = {
  method: 'GET',
  path: 'admin/prepared-acts/',
  access: { permission: 'office.use' },
  query: z.object({ state: z.enum(['waiting', 'decided'], 'invalid_value').default('waiting') }),
  reply: z.object({
    results: z.array(act),
    /** How many wait for the caller. */
    toDecide: z.int().nonnegative(),
  }),
  status: 200,
  summary: "What waits for a second person: one's own, and what the caller may release",
} as const satisfies Endpoint;

const decide = {
  method: 'POST',
  path: 'admin/prepared-acts/{id}/',
  access: { permission: 'office.use' },
  params: z.object({ id }),
  body: z.strictObject({
    version,
    to: z.enum(['released', 'refused', 'called_off'], 'invalid_value'),
    note: note(500),
  }),
  reply: act,
  status: 200,
  conflicts: true,
  summary:
    'Releases or refuses what another person prepared, or calls off what one prepared oneself',
} as const satisfies Endpoint;

export const preparedActEndpoints = {
  'prepared-act-list': list,
  'prepared-act-decide': decide,
} as const;
