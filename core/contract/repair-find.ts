import { z } from 'zod';
import { line } from '../shared/field-schemas.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { phone } from './phone.ts';
import { deskRow } from './repairs-desk-views.ts';

const access = { permission: 'repairs.manage' } as const;

/** By POST, so that neither number nor person stands in an address or a log. */
export const findRepair = {
  method: 'POST',
  path: 'admin/repairs/find/',
  access,
  body: z.strictObject({ text: line(100) }),
  reply: z.object({ results: z.array(deskRow) }),
  status: 200,
  limit: { attempts: 240, minutes: 10 },
  summary:
    "Repairs by number, hand-out code, customer's phone or mail, IMEI or serial number; it changes nothing",
} as const satisfies Endpoint;

/** By POST, as a phone number stands in no address; the mail comes masked. */
export const knownCustomer = {
  method: 'POST',
  path: 'admin/repairs/known-customer/',
  access,
  body: ({ market }: RuleContext) => z.strictObject({ phone: phone(market) }),
  reply: z.object({
    /** Null where nobody was here with this number. */
    customer: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        eMail: z.string(),
        language: z.enum(['cs', 'ro']),
      })
      .nullable(),
  }),
  status: 200,
  limit: { attempts: 240, minutes: 10 },
  summary: 'Who was here last with a phone number, for the form of the counter; it changes nothing',
} as const satisfies Endpoint;
