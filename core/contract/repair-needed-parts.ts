import { z } from 'zod';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

/** What operations take from the stock, as the desk is told before it asks the customer. */
export const neededParts = {
  method: 'GET',
  path: 'admin/repairs/{id}/needed-parts/',
  access: { permission: 'repairs.manage' },
  params: z.object({ id }),
  reply: z.object({
    parts: z.array(
      z.object({
        operationId: z.int(),
        productId: z.int(),
        name: z.string(),
        quantity: z.int(),
        /** What lies free at the store of the repair. */
        free: z.int(),
      }),
    ),
  }),
  status: 200,
  summary: 'Parts that each operation takes from the stock on the device of a repair',
} as const satisfies Endpoint;
