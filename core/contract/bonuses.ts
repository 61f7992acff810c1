import { z } from 'zod';
import { bonusesGrid } from '../buyback/bonuses-grid.ts';
import { bonusFields, isPeriod, validity } from './bonus-fields.ts';
import { id, version } from './catalog-admin-fields.ts';
import { choice } from './choice.ts';
import type { Endpoint } from './endpoint.ts';
import { gridEdit, gridList, gridSelect } from './grid-calls.ts';

const params = z.object({ id });
const endsEarly = { path: ['validTo'], message: 'invalid_value' };
const bonus = z.object({ id: z.int(), version: z.int() });

/** Administration of bonuses to buy-backs (DECISIONS Buy-back: N of "up to N %"). */
export const bonusEndpoints = {
  'grid-bonuses': gridList(bonusesGrid),
  'grid-bonuses-select': gridSelect(bonusesGrid),
  'grid-bonuses-edit': gridEdit(bonusesGrid),
  'bonus-choices': {
    method: 'GET',
    path: 'admin/buyback-bonuses/choices/',
    access: { permission: 'pricing.read' },
    reply: z.object({ manufacturers: z.array(choice), deviceTypes: z.array(choice) }),
    status: 200,
    summary: 'Manufacturers and types that a bonus can be for',
  },
  'bonus-add': {
    method: 'POST',
    path: 'admin/buyback-bonuses/',
    access: { permission: 'pricing.publish' },
    body: z.strictObject({ ...bonusFields, ...validity }).refine(isPeriod, endsEarly),
    reply: bonus,
    status: 201,
    summary: 'Adds a bonus to buy-backs',
  },
  'bonus-validity': {
    method: 'PATCH',
    path: 'admin/buyback-bonuses/{id}/',
    access: { permission: 'pricing.publish' },
    params,
    body: z.strictObject({ ...validity, version }).refine(isPeriod, endsEarly),
    reply: bonus,
    status: 200,
    conflicts: true,
    summary: 'Changes when a bonus holds',
  },
  'bonus-end': {
    method: 'POST',
    path: 'admin/buyback-bonuses/{id}/end/',
    access: { permission: 'pricing.publish' },
    params,
    body: z.strictObject({ version }),
    status: 204,
    conflicts: true,
    summary: 'Ends a bonus now; one that has not begun is deleted',
  },
} as const satisfies Record<string, Endpoint>;
