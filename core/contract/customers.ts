import { z } from 'zod';
import { buybackStatuses } from '../buyback/buyback-status.ts';
import { contactFields, customerThings } from '../contacts/contact-sight.ts';
import { enquiryKinds, enquiryStates, enquiryTopics } from '../enquiries/enquiry.ts';
import { subscriberStatuses } from '../newsletter/subscribe.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { reservationStatuses } from '../reservations/reservation-status.ts';
import { repairStatuses } from '../service/repair-status.ts';
import { line, note, token } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';
import { reason } from './staff-forms.ts';
import { reviewStatuses } from './reviews.ts';

const access = { permission: 'customers.read' } as const;
const moment = z.iso.datetime();
const amount = z.int().nonnegative();
/** Of `core/customers/customer-key.ts`, as an earlier answer said it. */
const params = z.object({ key: token });

/** The newest of a kind and how many there are; null for whoever may not read that kind. */
const section = <T extends z.ZodType>(row: T) =>
  z.object({ count: amount, results: z.array(row) }).nullable();

const customerNote = z.object({
  id: z.int(),
  text: z.string(),
  writtenAt: moment,
  /** Name of the member of staff. */
  writtenBy: z.string(),
});

const customerFind = {
  method: 'POST',
  path: 'admin/customers/find/',
  access,
  /** In the body: people are looked for by what names them. */
  body: z.strictObject({ q: line(100) }),
  reply: z.object({
    results: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        /** Masked. */
        eMail: z.string(),
        phone: z.string(),
        hasAccount: z.boolean(),
        lastAt: moment,
      }),
    ),
    /** There are more than are shown; another word would find fewer. */
    isCut: z.boolean(),
  }),
  status: 200,
  summary: 'Finds customers by phone, e-mail or name among what the caller may read',
} as const satisfies Endpoint;

const order = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(orderStatuses),
  total: amount,
  at: moment,
});
const buyback = z.object({
  id: z.int(),
  device: z.string(),
  status: z.enum(buybackStatuses),
  price: amount,
  at: moment,
});
const reservation = z.object({
  id: z.int(),
  product: z.string(),
  store: z.string(),
  status: z.enum(reservationStatuses),
  price: amount,
  at: moment,
});
const withdrawal = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  status: z.enum(['requested', 'received', 'refunded', 'cancelled']),
  at: moment,
});
const review = z.object({
  id: z.int(),
  product: z.string(),
  rating: z.int(),
  status: z.enum(reviewStatuses),
  at: moment,
});
const enquiry = z.object({
  id: z.int(),
  kind: z.enum(enquiryKinds),
  topic: z.enum(enquiryTopics).nullable(),
  state: z.enum(enquiryStates),
  at: moment,
});
const repair = z.object({
  id: z.int(),
  number: z.string(),
  device: z.string(),
  status: z.enum(repairStatuses),
  at: moment,
});
/** A device that has a passport: bought here with an order, or sold to us by a buy-back. */
const device = z.object({
  passportId: z.int(),
  name: z.string(),
  serialLast4: z.string(),
  by: z.enum(['order', 'buyback']),
  /** Of that order or buy-back. */
  id: z.int(),
  at: moment,
});

const customer = {
  method: 'GET',
  path: 'admin/customers/{key}/',
  access,
  params,
  reply: z.object({
    key: z.string(),
    name: z.string(),
    /** Masked. */
    eMail: z.string(),
    phone: z.string(),
    /** By which `contact-reveal` shows how they are reached, the account before the newest thing. */
    contacts: z.array(
      z.object({
        thing: z.enum(customerThings),
        id: z.int(),
        fields: z.array(z.object({ field: z.enum(contactFields), text: z.string() })),
        reveals: z.array(z.enum(contactFields)).readonly(),
      }),
    ),
    account: z
      .object({
        id: z.int(),
        kind: z.enum(['customer', 'business']),
        since: moment,
        language: z.enum(['cs', 'ro']),
        /** Name of the price level; null for everybody's prices. */
        level: z.string().nullable(),
      })
      .nullable(),
    /** Whether they have agreed to be sent news, with or without an account. */
    news: z.object({ status: z.enum(subscriberStatuses), since: moment }).nullable(),
    orders: section(order),
    buybacks: section(buyback),
    reservations: section(reservation),
    withdrawals: section(withdrawal),
    reviews: section(review),
    enquiries: section(enquiry),
    devices: section(device),
    repairs: section(repair),
    notes: z.array(customerNote),
  }),
  status: 200,
  summary: 'One customer with everything that the caller may read of them, masked',
} as const satisfies Endpoint;

const customerNoteAdd = {
  method: 'POST',
  path: 'admin/customers/{key}/notes/',
  access,
  params,
  body: z.strictObject({ text: note(2000).refine((text) => text !== '', 'required') }),
  reply: customerNote,
  status: 201,
  summary: 'Writes down what was said with a customer; nobody changes it afterwards',
} as const satisfies Endpoint;

const privacy = { permission: 'customers.privacy' } as const;

const customerExport = {
  method: 'POST',
  path: 'admin/customers/{key}/export/',
  access: privacy,
  provedAnew: true,
  params,
  body: z.strictObject({ reason }),
  reply: z.object({ name: z.string(), contents: z.string() }),
  status: 200,
  limit: { attempts: 60, minutes: 60 },
  summary: 'A copy of all that is stored of a person, as they would get it themselves; on record',
} as const satisfies Endpoint;

const customerErase = {
  method: 'POST',
  path: 'admin/customers/{key}/erase/',
  access: privacy,
  provedAnew: true,
  params,
  body: z.strictObject({ reason }),
  status: 204,
  limit: { attempts: 60, minutes: 60 },
  conflicts: true,
  summary: 'Erases a person on their demand, by the rule of their own call; on record',
} as const satisfies Endpoint;

export const customerEndpoints = {
  'admin-customer-export': customerExport,
  'admin-customer-erase': customerErase,
  'admin-customer-find': customerFind,
  'admin-customer': customer,
  'admin-customer-note': customerNoteAdd,
} as const satisfies Record<string, Endpoint>;
