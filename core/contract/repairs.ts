import { z } from 'zod';
import { claimOutcomes } from '../service/claim-outcome.ts';
import { repairStatuses } from '../service/repair-status.ts';
import { mostRepairLines } from '../service/repair-estimate.ts';
import { line, optionalLine, rowId, token } from '../shared/field-schemas.ts';
import { email } from './email.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { postalAddressFields, withCheckedPostcode } from './postal-address.ts';

/** How the device comes when it is announced from home; `counter` is taken on the spot. */
export const repairWays = ['bring', 'ship', 'fetch'] as const;

export const amount = z.int().nonnegative();
export const status = z.enum(repairStatuses);
export const priceLimit = z
  .int('invalid_value')
  .min(0, 'invalid_value')
  .max(1_000_000, 'too_large')
  .nullish()
  .transform((limit) => limit ?? null);
const moment = z.iso.datetime();

/** When a device is brought to its store. */
export const repairSlot = z.object({ startsAt: moment, endsAt: moment });
const params = z.object({ code: token });

/** What a customer is asked about, and what they said of it. */
export const repairLine = z.object({
  id: z.int(),
  kind: z.enum(['work', 'part']),
  name: z.string(),
  /** Whole units, VAT within; null until it is known. */
  price: amount.nullable(),
  warrantyMonths: z.int(),
  decision: z.enum(['approved', 'declined']).nullable(),
});

const repairHistory = z.array(z.object({ status, at: moment }));

/** A repair as its customer sees it by the link of a mail, or in their account. */
export const repairView = z.object({
  number: z.string(),
  code: z.string(),
  status,
  way: z.enum([...repairWays, 'counter']),
  device: z.string(),
  fault: z.string(),
  accessories: z.string(),
  createdAt: moment,
  /** The day for which it is promised; null until somebody says it. */
  promisedOn: z.iso.date().nullable(),
  priceLimit: amount.nullable(),
  /** When it is brought; null where it comes without being announced for a time. */
  slot: repairSlot.nullable(),
  /** A slot may be chosen, moved or cancelled. */
  canChooseSlot: z.boolean(),
  store: z.object({
    slug: z.string(),
    name: z.string(),
    street: z.string(),
    city: z.string(),
    postcode: z.string(),
    phone: z.string(),
  }),
  lines: z.array(repairLine),
  /** What is agreed; null before anything is. */
  total: amount.nullable(),
  /** The question that waits for an answer; what is approved names its digest. */
  estimate: z
    .object({
      digest: z.string(),
      validUntil: z.iso.date(),
      isExpired: z.boolean(),
      total: amount,
      lines: z.array(
        repairLine.pick({ id: true, kind: true, name: true }).extend({ price: amount }),
      ),
    })
    .nullable(),
  /** Once there is something to pay; `url` is the page of the order that is its bill. */
  bill: z.object({ url: z.string(), due: amount, isPaid: z.boolean() }).nullable(),
  /** Told at the counter while the device waits there. */
  /** The day up to which the finished device waits at the store before it is set aside; null while it does not wait there. */
  keptUntil: z.iso.date().nullable(),
  handOutCode: z.string().nullable(),
  /** Where a device that is not repaired is sold as it is; it need not be sent anywhere. */
  sale: z
    .object({
      url: z.string(),
      /** Its colour, for which the questionnaire is answered beforehand. */
      color: z.string(),
      /** The most that is paid for it as it is; null where it is not known what the buy-back calls its fault. */
      price: amount.nullable(),
      answer: z.object({ question: z.string(), choice: z.string() }).nullable(),
    })
    .nullable(),
  /** Percent of a new battery; null where no check measured it. */
  batteryHealth: z.object({ before: amount.nullable(), after: amount.nullable() }).nullable(),
  /** How a claim was settled without a repair. */
  claim: z
    .object({
      outcome: z.enum(claimOutcomes),
      amount,
      instead: z.string().nullable(),
      reason: z.string(),
    })
    .nullable(),
  history: repairHistory,
  /** Before it is here it is cancelled, and after that given back. */
  canGiveUp: z.boolean(),
});

/** Names, address and mail of a customer, for the invoice and for sending the device back. */
const repairContact = (rules: RuleContext) => ({
  ...postalAddressFields(rules),
  eMail: email,
});

const announceBody = (rules: RuleContext) =>
  withCheckedPostcode(
    z.object({
      /** The device by its colour, as the service's selector names it. */
      productColor: token,
      /** Slugs of what is to be done; empty where nobody knows yet. */
      operations: z.array(token).max(mostRepairLines, 'invalid_value'),
      way: z.enum(repairWays, 'required'),
      /** Slug of the store that repairs it. */
      store: token,
      /** When it is brought; left out, it comes at any time. */
      slot: z.iso
        .datetime('invalid_value')
        .nullish()
        .transform((moment) => moment ?? null),
      /** IMEI of a phone, serial number of what has one, empty for the rest. */
      serial: optionalLine(40),
      fault: line(1000),
      accessories: optionalLine(300),
      hasBackup: z.boolean('required'),
      acceptsDataLoss: z.literal(true, 'required'),
      priceLimit,
      ...repairContact(rules),
    }),
  );

const announceRepair = {
  method: 'POST',
  path: 'service/orders/',
  access: 'public',
  body: announceBody,
  reply: z.object({
    number: z.string(),
    code: z.string(),
    /** Path of the page that shows it and takes the answer to its estimate. */
    url: z.string(),
  }),
  status: 201,
  limit: { attempts: 60, minutes: 10 },
  conflicts: true,
  repeatable: true,
  summary: 'Announces a device for repair: sent, brought or fetched',
} as const satisfies Endpoint;

const asked = z.object({ number: line(20), eMail: email });

const repairStatus = {
  method: 'POST',
  path: 'service/orders/status/',
  access: 'public',
  body: asked,
  /** Nothing of it names a person, and nothing opens the repair. */
  reply: z.object({
    number: z.string(),
    status,
    device: z.string(),
    promisedOn: z.iso.date().nullable(),
    history: repairHistory,
  }),
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  summary:
    'The state of a repair by its number and e-mail; a wrong pair is answered as an unknown one',
} as const satisfies Endpoint;

const mailLink = {
  method: 'POST',
  path: 'service/orders/link/',
  access: 'public',
  body: asked,
  status: 204,
  limit: { attempts: 10, minutes: 10 },
  summary:
    'Mails the link of a repair anew, if number and e-mail belong together; the answer is the same',
} as const satisfies Endpoint;

const repair = {
  method: 'GET',
  path: 'service/orders/{code}/',
  access: 'public',
  params,
  reply: repairView,
  status: 200,
  limit: { attempts: 240, minutes: 10 },
  summary: 'A repair by its random code',
} as const satisfies Endpoint;

const decideEstimate = {
  method: 'POST',
  path: 'service/orders/{code}/decision/',
  access: 'public',
  params,
  body: z.strictObject({
    /** Of the estimate that was seen. */
    digest: z.string('required').regex(/^[0-9a-f]{64}$/, 'invalid_value'),
    /** Lines that are wanted; none declines the repair. */
    approved: z.array(rowId).max(mostRepairLines, 'invalid_value'),
  }),
  reply: repairView,
  status: 200,
  limit: { attempts: 60, minutes: 10 },
  conflicts: true,
  summary:
    'Approves lines of an estimate or declines it; what was not shown is a 409 with what is asked now',
} as const satisfies Endpoint;

const giveUp = {
  method: 'POST',
  path: 'service/orders/{code}/give-up/',
  access: 'public',
  params,
  body: z.strictObject({}),
  reply: repairView,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: 'The customer wants no repair: it is cancelled, or the device goes back unrepaired',
} as const satisfies Endpoint;

const myRepairs = {
  method: 'GET',
  path: 'user-profile/repairs/',
  access: 'signed-in',
  reply: z.object({
    results: z.array(
      z.object({
        number: z.string(),
        device: z.string(),
        status,
        createdAt: moment,
        url: z.string(),
      }),
    ),
  }),
  status: 200,
  summary: 'Repairs of whoever is signed in, newest first',
} as const satisfies Endpoint;

export const repairEndpoints = {
  'repair-announce': announceRepair,
  'repair-status': repairStatus,
  'repair-link': mailLink,
  repair,
  'repair-decide': decideEstimate,
  'repair-give-up': giveUp,
  'user-profile-repairs': myRepairs,
} as const satisfies Record<string, Endpoint>;
