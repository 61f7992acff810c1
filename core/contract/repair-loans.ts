import { z } from 'zod';
import { loanOutcomes } from '../service/repair-loan.ts';
import { line, optionalLine, rowId } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'repairs.manage' } as const;
const moment = z.iso.datetime();
const money = z.int('invalid_value').min(1, 'invalid_value').max(1_000_000, 'too_large').nullable();

const loan = z.object({
  id: z.int(),
  /** As the stock calls it. */
  product: z.object({ id: z.int(), code: z.string(), name: z.string() }),
  /** The end of its IMEI or serial number; null where nobody has read it. */
  serialEnd: z.string().nullable(),
  condition: z.string(),
  /** Whole units, taken in cash into the till of the repair's store; null where none was. */
  deposit: z.int().nullable(),
  lentAt: moment,
  lentBy: z.string(),
  /** Null while it is out. */
  end: z
    .object({
      at: moment,
      by: z.string(),
      outcome: z.enum(loanOutcomes),
      /** Whole units that the customer was charged. */
      charged: z.int().nullable(),
      note: z.string(),
      /** Whole units of the deposit that the till gave back. */
      givenBack: z.int(),
      /** Whole units that were paid in cash beyond the deposit. */
      collected: z.int(),
    })
    .nullable(),
  /** Whether writing it off waits for another person. */
  isPrepared: z.boolean(),
});
const reply = z.object({ loans: z.array(loan), canLend: z.boolean() });

const list = {
  method: 'GET',
  path: 'admin/repairs/{id}/loans/',
  access,
  params: z.object({ id }),
  reply,
  status: 200,
  summary: 'Devices that were lent to the customer of a repair, newest first',
} as const satisfies Endpoint;

const lend = {
  method: 'POST',
  path: 'admin/repairs/{id}/loans/',
  access,
  params: z.object({ id }),
  body: z.strictObject({
    /** A stock item of which a free piece lies at the store of the repair. */
    productId: rowId,
    /** IMEI or serial number; needed where the stock knows its pieces by it. */
    serial: optionalLine(40),
    condition: line(500),
    deposit: money,
  }),
  reply,
  status: 200,
  conflicts: true,
  summary: 'Lends a piece of the stock to the customer of a repair; it is not sold meanwhile',
} as const satisfies Endpoint;

const end = {
  method: 'POST',
  path: 'admin/repairs/{id}/loans/{loan}/end/',
  access,
  params: z.object({ id, loan: id }),
  body: z.strictObject({
    outcome: z.enum(loanOutcomes, 'required'),
    charged: money,
    /** What is damaged, or why it does not come back. */
    note: optionalLine(300),
  }),
  reply,
  status: 200,
  conflicts: true,
  summary: 'Takes a loan back into the stock or to what is damaged, or writes it off',
} as const satisfies Endpoint;

/** Calls about devices that are lent while another one is repaired. */
export const repairLoanEndpoints = {
  'admin-repair-loans': list,
  'admin-repair-lend': lend,
  'admin-repair-loan-end': end,
} as const satisfies Record<string, Endpoint>;
