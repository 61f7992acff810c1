import { z } from 'zod';
import { paymentKinds } from '../deliveries/matrix.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { line, note, token } from '../shared/field-schemas.ts';
import { email } from './email.ts';
import { listOf } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { cardHold } from './card-hold.ts';
import { doorExchange } from './door-exchange.ts';
import { parcelTracking } from './tracking.ts';
import { paymentStart } from './finish-order.ts';

const amount = z.int().nonnegative();
const codeParams = z.object({ code: token });
const status = z.enum(orderStatuses);

const orderLine = z.object({
  position: z.int(),
  parentPosition: z.int().nullable(),
  kind: z.string(),
  code: z.string(),
  name: z.string(),
  detail: z.string(),
  /** Null where the product is no longer sold. */
  url: z.string().nullable(),
  quantity: z.int().positive(),
  /** Of them pieces that are not delivered after all. */
  closed: z.int(),
  unitPrice: amount,
  net: amount,
});

const address = z.object({
  name: z.string(),
  company: z.string(),
  registrationNumber: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  city: z.string(),
  district: z.string(),
  postcode: z.string(),
  country: z.string(),
  phoneNumber: z.string(),
});

/** An order without the code that opens it: staff never receive a customer's link (T-LINK-1). */
export const orderFacts = z.object({
  number: z.string(),
  status,
  statusText: z.string(),
  placedAt: z.iso.datetime(),
  payment: z.object({
    kind: z.enum(paymentKinds).nullable(),
    name: z.string(),
    status: z.string(),
    statusText: z.string(),
    paidAt: z.iso.datetime().nullable(),
    /** True while it can be paid, or paid another way. */
    canPay: z.boolean(),
    methods: z.array(z.object({ code: z.string(), kind: z.enum(paymentKinds), name: z.string() })),
    /** For a transfer: where to, and the QR code's text where the market has one. */
    transfer: z
      .object({
        account: z.string(),
        iban: z.string(),
        variableSymbol: z.string(),
        spayd: z.string().nullable(),
        until: z.iso.date(),
      })
      .nullable(),
  }),
  delivery: z.object({
    name: z.string(),
    statusText: z.string(),
    place: z.string().nullable(),
    expected: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  }),
  eMail: z.string(),
  billingAddress: address,
  deliveryAddress: address.nullable(),
  note: z.string(),
  lines: z.array(orderLine),
  discounts: z.array(z.object({ name: z.string(), code: z.string().nullable(), saved: amount })),
  total: amount,
  buyback: amount,
  bonus: amount,
  due: amount,
  payout: amount,
  refunded: amount,
  /** Of it what the customer does not have yet, and of that what was sent already. */
  refundOpen: amount,
  refundSent: amount,
  /** Where a device that pays a part is waited for; the day until which, null once it is here. */
  device: z.object({ until: z.iso.date().nullable() }).nullable(),
  hold: cardHold.nullable(),
  /** What is left to pay where a part is paid already; whole units. */
  toPay: amount.nullable(),
  /** Where the device is taken at the door, as long as that decides something; what is left to pay after it. */
  exchange: doorExchange.nullable(),
  /** Until when unpaid goods are put aside; null where they are for good, or no more. */
  heldUntil: z.iso.datetime().nullable(),
  /** `awaited`: several unpaid pieces are held for a short while only, until the mail is confirmed. */
  mailCheck: z.enum(['none', 'awaited', 'confirmed']),
  documents: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      issuedAt: z.iso.datetime(),
      total: z.int(),
    }),
  ),
  history: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
  canCancel: z.boolean(),
  /** Its parcels at their carriers. */
  tracking: z.array(parcelTracking),
  withdrawal: z.object({ isPossible: z.boolean(), lastDay: z.iso.date().nullable() }),
});

/** An order as its customer sees it. */
const orderView = orderFacts.extend({
  code: z.string(),
  /** What is shown at the counter of its store, while the goods wait there. */
  pickUpCode: z.string().nullable(),
});

export const order = {
  method: 'GET',
  path: 'order/{code}/',
  access: 'public',
  params: codeParams,
  reply: orderView,
  status: 200,
  summary: "The order of a link's code; a mail's link ends 60 days after the last event",
} as const satisfies Endpoint;

const asked = z.object({ number: line(20), eMail: email });

export const findOrder = {
  method: 'POST',
  path: 'order/status/',
  access: 'public',
  body: asked,
  /** What may be told to whoever knows both: no name, no address, no link. */
  reply: orderFacts
    .pick({ number: true, status: true, statusText: true, placedAt: true, history: true })
    .extend({
      paymentText: z.string(),
      delivery: orderFacts.shape.delivery.pick({ name: true, expected: true }),
      /** Masked, so that its owner knows where a code goes. */
      eMail: z.string(),
    }),
  status: 200,
  limit: { attempts: 20, minutes: 10 },
  summary: 'State of an order by number and e-mail; any mismatch gets the same answer and time',
} as const satisfies Endpoint;

export const mailOrderCode = {
  method: 'POST',
  path: 'order/status/code/',
  access: 'public',
  body: asked,
  status: 204,
  limit: { attempts: 20, minutes: 10 },
  summary: "Mails six digits to the order's address; they open it for ten minutes",
} as const satisfies Endpoint;

export const openOrder = {
  method: 'POST',
  path: 'order/status/open/',
  access: 'public',
  body: asked.extend({ code: line(20).transform((text) => text.replace(/\s+/gu, '')) }),
  /** Path of the order's page, for an hour. */
  reply: z.object({ url: z.string() }),
  status: 200,
  limit: { attempts: 20, minutes: 10 },
  summary: 'Opens an order by the mailed digits, which are good for five tries',
} as const satisfies Endpoint;

export const myOrders = {
  method: 'GET',
  path: 'user-profile/orders/',
  access: 'signed-in',
  query: z.object({
    offset: z.coerce.number('invalid_value').int('invalid_value').min(0).max(1_000_000).default(0),
    limit: z.coerce.number('invalid_value').int('invalid_value').min(1).max(100).default(20),
  }),
  reply: listOf(
    z.object({
      code: z.string(),
      number: z.string(),
      url: z.string(),
      status,
      statusText: z.string(),
      placedAt: z.iso.datetime(),
      due: amount,
      names: z.array(z.string()),
    }),
  ),
  status: 200,
  summary: 'Orders of the account, the newest first',
} as const satisfies Endpoint;

export const cancelOrder = {
  method: 'POST',
  path: 'order/{code}/cancel/',
  access: 'public',
  params: codeParams,
  body: z.object({ reason: note(500) }),
  reply: orderView,
  status: 200,
  conflicts: true,
  summary: 'Cancels an order before its hand-over; what was paid is refunded',
} as const satisfies Endpoint;

export const confirmOrder = {
  method: 'POST',
  path: 'order/{code}/confirm/',
  access: 'public',
  params: codeParams,
  body: z.object({ digits: line(20).transform((text) => text.replace(/\s+/gu, '')) }),
  reply: orderView,
  status: 200,
  limit: { attempts: 20, minutes: 10 },
  conflicts: true,
  summary: 'Confirms the mail of an order of several unpaid pieces by the digits that were mailed',
} as const satisfies Endpoint;

export const mailConfirmation = {
  method: 'POST',
  path: 'order/{code}/confirm/mail/',
  access: 'public',
  params: codeParams,
  status: 204,
  limit: { attempts: 10, minutes: 10 },
  conflicts: true,
  summary: 'Mails the digits that confirm an order once more',
} as const satisfies Endpoint;

export const payOrder = {
  method: 'POST',
  path: 'order/{code}/pay/',
  access: 'public',
  params: codeParams,
  body: z.object({ typePayment: token, transactionId: line(4_000).nullish() }),
  reply: paymentStart,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: 'Pays an unpaid order once more, in the same or another way',
} as const satisfies Endpoint;

export const orderDocument = {
  method: 'GET',
  path: 'order/{code}/documents/{number}/{format}/',
  access: 'public',
  params: z.object({ code: token, number: token, format: z.enum(['pdf', 'isdoc']) }),
  download: true,
  status: 200,
  summary:
    "An invoice or a credit note as PDF or ISDOC; by the order's number what an awaited transfer is paid by",
} as const satisfies Endpoint;
