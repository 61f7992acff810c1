import { z } from 'zod';
import { claimOutcomes } from '../service/claim-outcome.ts';
import { optionalLine, rowId } from '../shared/field-schemas.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { deskDetail } from './repairs-desk-views.ts';
import { reason } from './staff-forms.ts';

const params = z.object({ id });

/** What a claim is about and how it was settled; null of a repair that claims nothing. */
const claim = z
  .object({
    /** Whether it can be settled now without being repaired. */
    canSettle: z.boolean(),
    /** Whether a refund of it waits for another person. */
    isPrepared: z.boolean(),
    /** Pieces of the claimed order that were paid for and not given back, one of each line. */
    pieces: z.array(
      z.object({
        position: z.int(),
        name: z.string(),
        /** Whole units that were paid for one piece. */
        paid: z.int().nonnegative(),
        /** Its stock item; null of work. */
        productId: z.int().nullable(),
      }),
    ),
    settled: z
      .object({
        outcome: z.enum(claimOutcomes),
        amount: z.int().nonnegative(),
        reason: z.string(),
        /** What was given for the claimed piece. */
        instead: z.string().nullable(),
      })
      .nullable(),
  })
  .nullable();

const view = {
  method: 'GET',
  path: 'admin/repairs/{id}/claim/',
  access: { permission: 'repairs.manage' },
  params,
  reply: z.object({ claim }),
  status: 200,
  summary: 'What a claim is about, what can be done about it, and how it was settled',
} as const satisfies Endpoint;

const settle = {
  method: 'POST',
  path: 'admin/repairs/{id}/claim/settle/',
  access: { permission: 'repairs.manage' },
  params,
  body: z.strictObject({
    version,
    outcome: z.enum(['exchanged', 'rejected'], 'required'),
    /** The stock item of the repair's store that is given for the claimed piece. */
    productId: rowId.nullable(),
    /** Its IMEI or serial number, where its pieces have one. */
    serial: optionalLine(40),
    /** As it is told to the customer. */
    reason,
  }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary: 'Settles a claim by another piece, or rejects it',
} as const satisfies Endpoint;

const refund = {
  method: 'POST',
  path: 'admin/repairs/{id}/claim/refund/',
  access: { permission: 'orders.refund' },
  provedAnew: true,
  params,
  body: z.strictObject({
    version,
    outcome: z.enum(['reduced', 'refunded'], 'required'),
    /** Line of the claimed order. */
    position: z.int('required').min(0, 'invalid_value').max(32_000, 'too_large'),
    /** Of a price cut, whole units. */
    amount: z.int('invalid_value').min(1, 'invalid_value').max(10_000_000, 'too_large').nullable(),
    reason,
  }),
  reply: deskDetail,
  status: 200,
  conflicts: true,
  summary:
    'Settles a claim by a lower price or by the money back, with a credit note; above a limit another person releases it',
} as const satisfies Endpoint;

export const repairClaimEndpoints = {
  'admin-repair-claim': view,
  'admin-repair-claim-settle': settle,
  'admin-repair-claim-refund': refund,
} as const satisfies Record<string, Endpoint>;
