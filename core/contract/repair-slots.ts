import { z } from 'zod';
import { token } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { repairLoanEndpoints } from './repair-loans.ts';
import { deskRow } from './repairs-desk-views.ts';
import { repairSlot, repairView } from './repairs.ts';

const slots = {
  method: 'GET',
  path: 'service/slots/',
  access: 'public',
  query: z.object({ store: token }),
  /** Those that take another customer, in their order; none where the store announces nobody. */
  reply: z.object({ slots: z.array(repairSlot) }),
  status: 200,
  limit: { attempts: 240, minutes: 10 },
  summary: 'When a device can be brought to a store, up to two weeks ahead',
} as const satisfies Endpoint;

const choose = {
  method: 'POST',
  path: 'service/orders/{code}/slot/',
  access: 'public',
  params: z.object({ code: token }),
  body: z.strictObject({
    /** Null cancels it: the device comes at any time. */
    startsAt: z.iso.datetime('required').nullable(),
  }),
  reply: repairView,
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  conflicts: true,
  summary:
    'Chooses, moves or cancels when a device is brought, until that begins; a full slot is a 409 with the next free ones',
} as const satisfies Endpoint;

const today = {
  method: 'GET',
  path: 'admin/repairs/today/',
  access: { permission: 'repairs.manage' },
  query: z.object({ store: token.optional() }),
  reply: z.object({ results: z.array(deskRow) }),
  status: 200,
  summary: 'Who comes to the stores today with a device, and who has come, by time',
} as const satisfies Endpoint;

/** Calls about when devices are brought, and about what is lent meanwhile. Literal paths stand before patterns that match them too. */
export const repairSlotEndpoints = {
  'repair-slots': slots,
  'repair-slot': choose,
  'admin-repair-today': today,
  ...repairLoanEndpoints,
} as const satisfies Record<string, Endpoint>;
