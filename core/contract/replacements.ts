import { z } from 'zod';
import { replacementStatuses } from '../orders/replacement.ts';
import { token } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const manage = { permission: 'warehouse.manage' } as const;
const rowId = z.int('invalid_value').min(1, 'invalid_value').max(2_147_483_647, 'invalid_value');
const params = z.object({ id });
const codeParams = z.object({ code: token });
const status = z.enum(replacementStatuses);

const line = z.object({
  pickLineId: z.int(),
  name: z.string(),
  /** Pieces that are missing. */
  quantity: z.int(),
  /** The last one that its customer was offered. */
  offer: z.object({ name: z.string(), status, expiresAt: z.iso.datetime() }).nullable(),
  choices: z.array(
    z.object({
      productId: z.int(),
      name: z.string(),
      code: z.string(),
      detail: z.string(),
      free: z.int(),
      /** What the customer gets back for all of them, or pays less. */
      refund: z.int(),
    }),
  ),
});

const list = {
  method: 'GET',
  path: 'warehouse/short-picks/{id}/replacements/',
  access: manage,
  params,
  reply: z.object({ lines: z.array(line) }),
  status: 200,
  conflicts: true,
  summary: 'What was not found of a pick, and what could be offered instead',
} as const satisfies Endpoint;

const offer = {
  method: 'POST',
  path: 'warehouse/short-picks/{id}/replacements/',
  access: manage,
  params,
  body: z.strictObject({
    pickLineId: rowId,
    /** Null takes the open offer back. */
    productId: rowId.nullable(),
  }),
  reply: z.object({ lines: z.array(line) }),
  status: 200,
  conflicts: true,
  summary: 'Offers the customer another colour or grade by mail; silence is no consent',
} as const satisfies Endpoint;

const thing = z.object({
  name: z.string(),
  detail: z.string(),
  picture: z.string().nullable(),
});

const view = z.object({
  orderNumber: z.string(),
  status,
  /** Whether it can still be answered. */
  isOpen: z.boolean(),
  expiresAt: z.iso.datetime(),
  quantity: z.int(),
  missing: thing,
  instead: thing,
  /** What the customer gets back with it, or pays less where it is paid on delivery. */
  refund: z.int(),
  isPaid: z.boolean(),
});

const customers = {
  method: 'GET',
  path: 'replacement/{code}/',
  access: 'public',
  params: codeParams,
  reply: view,
  status: 200,
  summary: 'What a customer is offered for a piece that was not found; reading it decides nothing',
} as const satisfies Endpoint;

const answer = {
  method: 'POST',
  path: 'replacement/{code}/answer/',
  access: 'public',
  params: codeParams,
  body: z.strictObject({ decision: z.enum(['accept', 'refuse'], 'invalid_value') }),
  reply: view,
  status: 200,
  conflicts: true,
  limit: { attempts: 20, minutes: 10 },
  repeatStatus: 200,
  summary: 'Accepts or refuses it, once',
} as const satisfies Endpoint;

export const replacementEndpoints = {
  'short-pick-replacements': list,
  'short-pick-replace': offer,
  replacement: customers,
  'replacement-answer': answer,
} as const satisfies Record<string, Endpoint>;
