import { z } from 'zod';
import { payoutsGrid } from '../buyback/payouts-grid.ts';
import { note, token } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { gridList, gridSelect } from './grid-calls.ts';
import { prepared } from './prepared-acts.ts';

const params = z.object({ id });
const read = { permission: 'buyback.read' } as const;
const pay = { permission: 'buyback.pay' } as const;
const amount = z.int().nonnegative();
const moment = z.iso.datetime();
const refused = z.array(z.object({ id: z.int(), reason: z.string() }));
const selection = z.strictObject({ selectionId: token });

const payoutOrder = z.object({
  id: z.int(),
  /** What is paid: devices that were bought, or money that goes back for orders. */
  kind: z.enum(['buybacks', 'refunds']),
  reference: z.string(),
  releasedBy: z.string(),
  releasedAt: moment,
  supervisedBy: z.string().nullable(),
  fileMadeAt: moment.nullable(),
  count: z.int(),
  total: amount,
  /** Of these, not paid yet. */
  open: z.int(),
});

/** Payouts of buy-backs: prepared by one person, released by another (DECISIONS Buy-back). */
export const payoutEndpoints = {
  'grid-payouts': gridList(payoutsGrid),
  'grid-payouts-select': gridSelect(payoutsGrid),
  'payout-prepare': {
    method: 'POST',
    path: 'admin/payouts/prepare/',
    access: { permission: 'buyback.move' },
    body: selection,
    reply: z.object({ prepared: z.int(), total: amount, refused }),
    status: 200,
    summary: 'Prepares payouts of accepted buy-backs, for another person to release',
  },
  'payout-release': {
    method: 'POST',
    path: 'admin/payouts/release/',
    access: pay,
    provedAnew: true,
    body: selection.extend({
      /** Of a supervisor, for `buyback_over_limit` and `payouts:<selection id>`. */
      approval: token.optional(),
    }),
    reply: z.object({ order: payoutOrder.nullable(), released: z.int(), refused }),
    status: 200,
    conflicts: true,
    summary: 'Releases payouts that somebody else prepared, as one order for the bank',
  },
  'payout-orders': {
    method: 'GET',
    path: 'admin/payouts/orders/',
    access: read,
    reply: z.object({ results: z.array(payoutOrder) }),
    status: 200,
    summary: 'Payment orders that are not paid yet and the latest paid ones, newest first',
  },
  'payout-file': {
    method: 'POST',
    path: 'admin/payouts/orders/{id}/file/',
    access: pay,
    provedAnew: true,
    params,
    reply: z.object({ name: z.string(), contents: z.string() }),
    status: 200,
    summary: 'The order for the bank as ISO 20022 pain.001; every account read is audited',
  },
  'payout-recall': {
    method: 'POST',
    path: 'admin/payouts/orders/{id}/recall/',
    access: pay,
    params,
    body: z.strictObject({ reason: note(500).refine((text) => text !== '', 'required') }),
    reply: z.object({ prepared }),
    status: 200,
    conflicts: true,
    summary: 'Asks another person to take back what of an order is not paid yet',
  },
  'payout-paid': {
    method: 'POST',
    path: 'admin/payouts/orders/{id}/paid/',
    access: pay,
    params,
    reply: z.object({ paid: z.int(), refused }),
    status: 200,
    summary: 'Marks an order as paid: each device is in stock in the same transaction',
  },
} as const satisfies Record<string, Endpoint>;
