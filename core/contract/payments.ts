import { z } from 'zod';
import { paymentKinds } from '../deliveries/matrix.ts';
import { line, note, optionalLine, token } from '../shared/field-schemas.ts';
import { id, listOf, staffPage, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { prepared } from './prepared-acts.ts';

const amount = z.int().nonnegative();
const codeParams = z.object({ code: token });
export const paymentStatuses = [
  'created',
  'pending',
  'authorised',
  'captured',
  'failed',
  'cancelled',
  'expired',
] as const;

const attempt = z.object({
  code: z.string(),
  kind: z.enum(paymentKinds),
  status: z.enum(paymentStatuses),
  amount,
  /** What to say and do next, in the language of the request; null while nothing went wrong. */
  message: z.string().nullable(),
  orderNumber: z.string(),
  /** `hold`: the card is held only, for what a device is to pay; that is done where `isPaid`. */
  purpose: z.enum(['order', 'hold']),
  isPaid: z.boolean(),
});

/** An attempt after it was charged; the address is the bank's, where the customer confirms first. */
const charged = attempt.extend({ redirectUrl: z.string().nullable() });

export const paymentStatus = {
  method: 'GET',
  path: 'payment/{code}/status/',
  access: 'public',
  params: codeParams,
  reply: attempt,
  status: 200,
  summary: 'State of a payment attempt, asked by the page that the gateway returns to',
} as const satisfies Endpoint;

export const cardPay = {
  method: 'POST',
  path: 'payment/card/pay/',
  access: 'public',
  body: z.object({ code: token }),
  reply: z.object({ redirectUrl: z.string() }),
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: "Opens the gateway's page for an attempt, of a card, installments or leasing",
} as const satisfies Endpoint;

const wallet = z.object({ wallet: z.enum(['google-pay', 'apple-pay']) });

export const walletEcho = {
  method: 'GET',
  path: 'payment/{wallet}/echo/',
  access: 'public',
  params: wallet,
  reply: z.object({ isAvailable: z.boolean(), isSandbox: z.boolean() }),
  status: 200,
  summary: 'Whether the wallet can be used now',
} as const satisfies Endpoint;

export const walletInit = {
  method: 'POST',
  path: 'payment/{wallet}/init/',
  access: 'public',
  params: wallet,
  body: z.object({ code: token }),
  reply: z.object({
    merchantId: z.string(),
    merchantName: z.string(),
    gateway: z.string(),
    gatewayVersion: z.string(),
    /** The public key by which Google Pay encrypts for the gateway. */
    publishableKey: z.string(),
    currency: z.string(),
    country: z.string(),
    /** In whole units as text, as the wallets ask for it. */
    total: z.string(),
    isSandbox: z.boolean(),
  }),
  status: 200,
  conflicts: true,
  summary: 'What the wallet needs to ask the customer for the payment',
} as const satisfies Endpoint;

export const walletSession = {
  method: 'POST',
  path: 'payment/{wallet}/session/',
  access: 'public',
  params: wallet,
  body: z.object({ code: token, validationUrl: line(500) }),
  /** JSON as Apple sent it, for `completeMerchantValidation`. */
  reply: z.object({ session: z.string() }),
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: "The merchant's session that Apple Pay asks for",
} as const satisfies Endpoint;

export const walletProcess = {
  method: 'POST',
  path: 'payment/{wallet}/process/',
  access: 'public',
  params: wallet,
  /** The wallet's encrypted token goes to the gateway as it is and is never kept. */
  body: z.object({ code: token, paymentToken: line(16_000) }),
  reply: charged,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: "Pays with a wallet's token",
} as const satisfies Endpoint;

export const twistoData = {
  method: 'GET',
  path: 'payment/twisto/{code}/',
  access: 'public',
  params: codeParams,
  reply: z.object({ publicKey: z.string(), payload: z.string(), isSandbox: z.boolean() }),
  status: 200,
  conflicts: true,
  summary: 'What the check of Twisto needs',
} as const satisfies Endpoint;

export const twistoPay = {
  method: 'POST',
  path: 'payment/twisto/{code}/',
  access: 'public',
  params: codeParams,
  body: z.object({ transactionId: line(4_000) }),
  reply: charged,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: 'Pays with what Twisto answered',
} as const satisfies Endpoint;

export const paymentCallback = {
  method: 'POST',
  path: 'payment/callback/{provider}/',
  access: 'public',
  params: z.object({ provider: token }),
  signed: true,
  reply: z.object({ received: z.literal(true) }),
  status: 200,
  summary: "A gateway's signed message; the same one again changes nothing",
} as const satisfies Endpoint;

const refundTask = z.object({
  id: z.int(),
  version: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  /** The withdrawal that it is of. */
  withdrawalId: z.int().nullable(),
  reason: z.string(),
  amount,
  status: z.string(),
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  /** `gateway`: back the way it came, by itself; `account`: staff pay it to an account. */
  way: z.enum(['gateway', 'account']),
  /** Whether the customer named an account with the withdrawal. */
  hasAccount: z.boolean(),
  /** Where a payment to an account stands; null where none is prepared. */
  payout: z.enum(['prepared', 'released', 'paid']).nullable(),
});

export const refundTasks = {
  method: 'GET',
  path: 'payment/admin/refunds/',
  access: { permission: 'orders.refund' },
  query: staffPage.extend({
    status: z.enum(['waiting', 'sent', 'done', 'failed']).optional(),
    orderId: id.optional(),
    /** `open`: whose money has not come back yet; `today`: made or done since midnight of the market. */
    scope: z.enum(['open', 'today']).optional(),
  }),
  reply: listOf(refundTask),
  status: 200,
  summary: 'Refunds with what became of them',
} as const satisfies Endpoint;

export const settleRefund = {
  method: 'POST',
  path: 'payment/admin/refunds/{id}/',
  access: { permission: 'orders.refund' },
  provedAnew: true,
  params: z.object({ id }),
  body: z.strictObject({ version, to: z.enum(['waiting', 'done']), note: note(500) }),
  reply: z.object({ status: z.string(), version: z.int() }),
  status: 200,
  conflicts: true,
  summary: 'Sends a failed refund again, or says that it was paid by hand',
} as const satisfies Endpoint;

export const payRefund = {
  method: 'POST',
  path: 'payment/admin/refunds/{id}/payout/',
  access: { permission: 'orders.refund' },
  params: z.object({ id }),
  body: z.strictObject({
    version,
    /** Empty for the account that the customer named with the withdrawal. */
    account: optionalLine(40),
    /** Name for the bank in Latin letters; empty for the order's own. */
    holder: optionalLine(70),
    reason: note(500),
  }),
  reply: z.object({ prepared }),
  status: 200,
  conflicts: true,
  summary: 'Prepares the payment of a refund to an account; another person releases it',
} as const satisfies Endpoint;

export const bankTransfer = {
  method: 'POST',
  path: 'payment/admin/bank-transfers/',
  access: { permission: 'orders.refund' },
  body: z.strictObject({
    /** The bank's own name of the movement: the same one again changes nothing. */
    movement: line(60),
    variableSymbol: line(10),
    amount: z.int().min(1).max(100_000_000),
  }),
  /** Null where it names no order, or another person has to release it first. */
  reply: z.object({
    orderNumber: z.string().nullable(),
    paymentStatus: z.string().nullable(),
    prepared,
  }),
  status: 200,
  conflicts: true,
  summary: 'Says that a transfer came; its variable symbol names the order',
} as const satisfies Endpoint;
