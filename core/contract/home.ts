import { z } from 'zod';
import { workQueues } from '../home/work-queues.ts';
import type { Endpoint } from './endpoint.ts';

export const home = {
  method: 'GET',
  path: 'admin/home/',
  access: { permission: 'office.use' },
  reply: z.object({
    queues: z.array(
      z.object({
        queue: z.enum(workQueues),
        waiting: z.int().nonnegative(),
        /** Since when the one that has waited longest waits; null where nothing does. */
        oldest: z.iso.datetime().nullable(),
        /** Dealt with since midnight of the market; null where that is not counted. */
        doneToday: z.int().nonnegative().nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'What waits for the caller’s role now, and what of it was done today',
} as const satisfies Endpoint;
