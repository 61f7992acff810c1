import { z } from 'zod';
import { contactFields, contactThings } from '../contacts/contact-sight.ts';
import { reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { reason } from './staff-forms.ts';

/** How customers are reached, as the staff read it in clear. */
export const contactEndpoints = {
  'contact-reveal': {
    method: 'POST',
    path: 'admin/contacts/reveal/',
    access: { permission: 'contacts.reveal' },
    provedAnew: true,
    body: z.strictObject({
      thing: z.enum(contactThings, 'required'),
      id: reference,
      field: z.enum(contactFields, 'required'),
      reason,
    }),
    reply: z.object({ value: z.string(), visibleUntil: z.iso.datetime() }),
    status: 200,
    summary: 'Shows one field of a contact for 60 seconds; the reading is audited',
  },
} as const satisfies Record<string, Endpoint>;
