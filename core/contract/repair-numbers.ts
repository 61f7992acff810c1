import { z } from 'zod';
import { repairStatuses } from '../service/repair-status.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const amount = z.int().nonnegative();
const revenue = z.array(z.object({ name: z.string(), repairs: amount, revenue: amount }));
const worked = z.array(z.object({ name: z.string(), repairs: amount, minutes: amount }));

/** What the bench did in the last days, and labels for what lies on it. */
export const repairNumberEndpoints = {
  'admin-repair-numbers': {
    method: 'GET',
    path: 'admin/repairs/numbers/',
    access: { permission: 'repairs.manage' },
    query: z.object({
      days: z.coerce
        .number('invalid_value')
        .pipe(
          z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)], 'invalid_value'),
        )
        .default(30),
    }),
    reply: z.object({
      days: z.int(),
      /** Repairs that were taken in, and of them and others those that were handed out. */
      takenIn: amount,
      handedOut: amount,
      /** How long repairs stayed in a state that they left in these days; median in hours, and how many did. */
      states: z.array(
        z.object({
          status: z.enum(repairStatuses),
          left: amount,
          medianHours: z.number().nonnegative(),
        }),
      ),
      /** Of those that became ready and had a promised day. */
      promised: z.object({ kept: amount, late: amount }),
      /** Of those that were handed out repaired: how many came again within 90 days. */
      cameBack: amount,
      byOperation: revenue,
      byTechnician: revenue,
      /** Minutes by the timers; those of a repair with several operations are shared evenly by them. */
      workedByOperation: worked,
      workedByTechnician: worked,
      /** What the parts that were built in had cost, whole units; of parts whose cost is known. */
      partsCost: amount,
    }),
    status: 200,
    summary:
      'Numbers of the bench: time in each state, promises, returns, revenue and cost of parts',
  },
  'admin-repair-label': {
    method: 'GET',
    path: 'admin/repairs/{id}/label/',
    access: { permission: 'repairs.manage' },
    params: z.object({ id }),
    /** A PDF of 50 × 30 mm, its bytes as base64. */
    reply: z.object({ name: z.string(), contents: z.base64() }),
    status: 200,
    summary:
      "The label of a device's bag: the number of its repair, which opens it when it is scanned",
  },
} as const satisfies Record<string, Endpoint>;
