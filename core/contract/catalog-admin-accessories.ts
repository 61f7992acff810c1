import { z } from 'zod';
import { mostFitting } from '../catalog/most-fitting.ts';
import { id, reference, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const params = z.object({ metaMasterId: id });
const path = 'product/admin-accessories/{meta_master_id}/';

const fitting = z.object({
  metaMasterId: z.int(),
  version: z.int(),
  /** What the list holds: accessories of a device, or devices that an accessory is made for. */
  of: z.enum(['accessory', 'device']),
  families: z.array(z.object({ id: z.int(), name: z.string(), seoName: z.string() })),
});

const readAccessories = {
  method: 'GET',
  path,
  access: { permission: 'catalogue.read' },
  params,
  reply: fitting,
  status: 200,
  summary:
    'Accessories that fit a family, in the order of its page, or the devices of an accessory',
} as const satisfies Endpoint;

const setAccessories = {
  method: 'PATCH',
  path,
  access: { permission: 'catalogue.edit' },
  params,
  body: z.strictObject({
    version,
    /** All of them, the first shown first: what is left out no longer fits. */
    families: z.array(reference, 'required').max(mostFitting, 'invalid_value'),
  }),
  reply: fitting,
  status: 200,
  conflicts: true,
  summary: 'Says anew what fits a family',
} as const satisfies Endpoint;

export const accessoryEndpoints = {
  'admin-accessories': readAccessories,
  'admin-accessories-set': setAccessories,
} as const;
