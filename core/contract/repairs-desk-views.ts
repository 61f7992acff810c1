import { z } from 'zod';
import { line, note, optionalLine } from '../shared/field-schemas.ts';
import { amount, repairLine, repairSlot, repairWays, status } from './repairs.ts';

const moment = z.iso.datetime();
export const person = z.object({ id: z.int(), name: z.string() });

/** A repair in the desk's lists. */
export const deskRow = z.object({
  id: z.int(),
  number: z.string(),
  status,
  statusSince: moment,
  /** How it comes; one that is to be fetched is arranged with its customer. */
  way: z.enum([...repairWays, 'counter']),
  device: z.string(),
  store: z.object({ slug: z.string(), name: z.string() }),
  /** Empty once it was wiped. */
  customer: z.string(),
  technician: person.nullable(),
  promisedOn: z.iso.date().nullable(),
  /** When its customer comes with it. */
  slot: repairSlot.nullable(),
  createdAt: moment,
  isClaim: z.boolean(),
});

const deskLine = repairLine.extend({
  operationId: z.int().nullable(),
  /** The stock item of a part. */
  productId: z.int().nullable(),
  /** Promised of the stock, or built in; null where none lies there, or none is taken from it. */
  piece: z.enum(['held', 'used']).nullable(),
});

const numbered = z.object({ id: z.int(), number: z.string() });

/** A repair with all that the desk knows of it. */
export const deskDetail = deskRow.omit({ isClaim: true }).extend({
  version: z.int(),
  language: z.enum(['cs', 'ro']),
  /** The device in the catalogue, by which its operations are priced; null where it is named in words alone. */
  productColor: z.string().nullable(),
  fault: z.string(),
  look: z.string(),
  accessories: z.string(),
  hasBackup: z.boolean(),
  priceLimit: amount.nullable(),
  /** Masked; shown by `contact-reveal` for a reason. */
  contact: z.object({
    eMail: z.string(),
    phoneNumber: z.string(),
    street: z.string(),
    city: z.string(),
  }),
  /** The end of its IMEI or serial number; null where nobody has read it. */
  serialEnd: z.string().nullable(),
  hasUnlockCode: z.boolean(),
  lines: z.array(deskLine),
  total: amount.nullable(),
  /** The last one that was sent. */
  estimate: z
    .object({
      sentAt: moment,
      validUntil: z.iso.date(),
      total: amount,
      decision: z.enum(['approved', 'declined', 'withdrawn']).nullable(),
      decidedAt: moment.nullable(),
      proof: z.enum(['link', 'account', 'staff', 'limit']).nullable(),
      reason: z.string(),
    })
    .nullable(),
  bill: z
    .object({ orderId: z.int(), number: z.string(), due: amount, isPaid: z.boolean() })
    .nullable(),
  /** What it claims, and what is claimed of it. */
  claimed: z.object({ repair: numbered.nullable(), order: numbered.nullable() }),
  claims: z.array(numbered),
  /** The last day that the law gives for settling this claim; null where it claims nothing. */
  claimEndsOn: z.iso.date().nullable(),
  /** The same device, sold to the shop meanwhile. */
  sale: z.object({ id: z.int(), status: z.string() }).nullable(),
  /** States that may be chosen as they are. */
  moves: z.array(status),
  canEstimate: z.boolean(),
  /** Days for which an estimate that is sent now holds. */
  estimateDays: z.int(),
  canHandOut: z.boolean(),
  history: z.array(
    z.object({
      from: status.nullable(),
      /** The same as `from` for a note. */
      to: status,
      at: moment,
      actor: z.enum(['customer', 'staff', 'system']),
      by: z.string(),
      reason: z.string(),
    }),
  ),
});

/** Free text of a repair's intake. */
export const intake = {
  fault: line(1000),
  look: note(1000),
  accessories: optionalLine(300),
};
