import { z } from 'zod';
import { bulkRefusals, bulkTargets, mostMovedAtOnce } from '../orders/bulk-move.ts';
import { note, rowId, token } from '../shared/field-schemas.ts';
import { version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'orders.manage' } as const;
const to = z.enum(bulkTargets, 'invalid_value');
const moved = z.object({ id: z.int(), version: z.int(), number: z.string() });
const left = z.object({ id: z.int(), number: z.string(), why: z.enum(bulkRefusals) });

export const orderBulkEndpoints = {
  'admin-orders-move-preview': {
    method: 'POST',
    path: 'order/admin/orders/move-preview/',
    access,
    /** A kept selection of `grid-orders-select`. */
    body: z.strictObject({ selectionId: token, to }),
    reply: z.object({ movable: z.array(moved), left: z.array(left) }),
    status: 200,
    conflicts: true,
    summary: 'Which orders of a selection may be moved to a state, and why the others may not',
  },
  'admin-orders-move': {
    method: 'POST',
    path: 'order/admin/orders/move/',
    access,
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ id: rowId, version }))
        .min(1, 'required')
        .max(mostMovedAtOnce, 'too_large'),
      to,
      reason: note(500),
    }),
    reply: z.object({
      moved: z.array(moved),
      left: z.array(left),
      /** Where the moved ones may be taken back to, by this call; null where there is no way back. */
      back: z
        .object({ to, orders: z.array(z.object({ id: z.int(), version: z.int() })) })
        .nullable(),
    }),
    status: 200,
    summary: 'Moves orders, each by itself with all that follows; those that may not move stay',
  },
} as const satisfies Record<string, Endpoint>;
