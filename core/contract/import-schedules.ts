import { z } from 'zod';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const moment = z.iso.datetime().nullable();
const count = z.int().nonnegative();

const run = z.object({
  id: z.int(),
  name: z.string(),
  startedAt: z.iso.datetime(),
  outcome: z.enum(['running', 'done', 'same', 'failed']),
  reason: z.string(),
  /** Whose rows say more; null where no file was read. */
  importId: z.int().nullable(),
  applied: count,
  refused: count,
  held: count,
});

const states = {
  method: 'GET',
  path: 'admin/import-schedules/states/',
  access: { permission: 'catalogue.read' },
  reply: z.object({
    schedules: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        state: z.enum(['off', 'waiting', 'good', 'failed', 'late']),
        lastAt: moment,
        nextAt: moment,
      }),
    ),
    runs: z.array(run),
  }),
  status: 200,
  summary: 'How each scheduled import does, and the last runs',
} as const satisfies Endpoint;

const runNow = {
  method: 'POST',
  path: 'admin/import-schedules/{id}/run/',
  access: { permission: 'catalogue.edit' },
  params: z.object({ id }),
  status: 204,
  summary: 'Runs a scheduled import now, by a job',
} as const satisfies Endpoint;

export const importScheduleEndpoints = {
  'import-schedule-states': states,
  'import-schedule-run': runNow,
} as const;
