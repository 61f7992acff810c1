import { z } from 'zod';
import { note, optionalLine, token } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

const amount = z.int().nonnegative();
const codeParams = z.object({ code: token });

const withdrawable = z.object({
  orderNumber: z.string(),
  lastDay: z.iso.date().nullable(),
  isPossible: z.boolean(),
  message: z.string().nullable(),
  lines: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      quantity: z.int(),
      /** Pieces not yet withdrawn or refunded. */
      left: z.int().nonnegative(),
      net: amount,
      refundOfOne: amount,
    }),
  ),
  requests: z.array(
    z.object({
      code: z.string(),
      status: z.string(),
      statusText: z.string(),
      requestedAt: z.iso.datetime(),
      pieces: z.int(),
      amount,
    }),
  ),
});

export const withdrawalData = {
  method: 'GET',
  path: 'order/{code}/withdrawal/',
  access: 'public',
  params: codeParams,
  reply: withdrawable,
  status: 200,
  summary: 'What of an order can be given back, until when, and what was asked for already',
} as const satisfies Endpoint;

export const pieces = z
  .array(
    z.object({
      position: z.int().min(0),
      quantity: z.int('not_a_count').min(1, 'not_a_count').max(999),
    }),
  )
  .min(1, 'required')
  .max(1_000);

export const withdrawalPreview = {
  method: 'POST',
  path: 'order/{code}/withdrawal/preview/',
  access: 'public',
  params: codeParams,
  body: z.object({ pieces }),
  reply: z.object({ amount, buybackPayout: amount, bonusReversed: amount, token: z.string() }),
  status: 200,
  summary: 'First step: what would be refunded, and the token of the second',
} as const satisfies Endpoint;

export const withdraw = {
  method: 'POST',
  path: 'order/{code}/withdrawal/',
  access: 'public',
  params: codeParams,
  body: z.object({ token, pieces, reason: note(1_000), bankAccount: optionalLine(40) }),
  reply: withdrawable,
  status: 201,
  /** The same token again is the same request. */
  repeatStatus: 200,
  conflicts: true,
  limit: { attempts: 30, minutes: 10 },
  summary: 'Second step: withdraws from the contract for these pieces; a receipt goes by mail',
} as const satisfies Endpoint;
