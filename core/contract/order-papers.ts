import { z } from 'zod';
import { invoiceStates } from '../orders/invoice-state.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const params = z.object({ id });

/** What became of an order's invoice, and what staff may do about its papers. */
export const orderPapers = z.object({
  state: z.enum(invoiceStates),
  canIssue: z.boolean(),
  /** Whether there is a request to pay by transfer. */
  hasProforma: z.boolean(),
  documents: z.array(
    z.object({ id: z.int(), number: z.string(), kind: z.enum(['invoice', 'credit_note']) }),
  ),
});

const issue = {
  method: 'POST',
  path: 'order/admin/orders/{id}/invoice/',
  access: { permission: 'orders.manage' },
  params,
  reply: orderPapers,
  status: 200,
  conflicts: true,
  summary: 'Issues what is missing of the invoices of an order that is paid or has left',
} as const satisfies Endpoint;

const proforma = {
  method: 'GET',
  path: 'order/admin/orders/{id}/proforma/',
  access: { permission: 'orders.manage' },
  params,
  reply: z.object({ name: z.string(), contents: z.base64() }),
  status: 200,
  conflicts: true,
  summary: 'The request to pay an order by transfer, with its QR code, a PDF as base64',
} as const satisfies Endpoint;

const mailProforma = {
  method: 'POST',
  path: 'order/admin/orders/{id}/proforma/mail/',
  access: { permission: 'orders.manage' },
  params,
  status: 204,
  conflicts: true,
  limit: { attempts: 60, minutes: 60 },
  summary: 'Mails the request to pay to the customer again, at most three times within a day',
} as const satisfies Endpoint;

const mails = {
  method: 'GET',
  path: 'order/admin/orders/{id}/mails/',
  access: { permission: 'orders.manage' },
  params,
  reply: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        /** As it would be written now, without links that open the order; empty of what says nothing any more. */
        subject: z.string(),
        text: z.string(),
        /** Masked. */
        recipient: z.string(),
        queuedAt: z.iso.datetime(),
        /** Null while it waits to be sent. */
        sentAt: z.iso.datetime().nullable(),
        canSend: z.boolean(),
      }),
    ),
  }),
  status: 200,
  summary: 'What was mailed to the customer of an order, the newest first',
} as const satisfies Endpoint;

const mailAgain = {
  method: 'POST',
  path: 'order/admin/orders/{id}/mails/{mail}/again/',
  access: { permission: 'orders.manage' },
  params: params.extend({ mail: id }),
  status: 204,
  conflicts: true,
  limit: { attempts: 60, minutes: 60 },
  summary: 'Sends a mail about an order again, at most three times within a day',
} as const satisfies Endpoint;

export const orderPaperEndpoints = {
  'admin-order-mails': mails,
  'admin-order-mail-again': mailAgain,
  'admin-order-invoice': issue,
  'admin-order-proforma': proforma,
  'admin-order-proforma-mail': mailProforma,
} as const satisfies Record<string, Endpoint>;
