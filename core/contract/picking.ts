import { z } from 'zod';
import { mostOnLabel } from '../warehouse/one-label.ts';
import { mostCrates, pickLineStatuses } from '../warehouse/pick-round.ts';
import { pickOutcomes } from '../warehouse/pick-outcomes.ts';
import { note } from '../shared/field-schemas.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const rowId = z.int('invalid_value').min(1, 'invalid_value').max(2_147_483_647, 'invalid_value');
const work = { permission: 'warehouse.work' } as const;
const manage = { permission: 'warehouse.manage' } as const;
const outcome = z.enum(Object.keys(pickOutcomes) as (keyof typeof pickOutcomes)[]); // its own keys

/** As the decoder gives it: of control characters only the separator of GS1. */
export const scannedText = z
  .string('required')
  .min(1, 'required')
  .max(512, 'too_long')
  .refine((text) => !/[^\P{Cc}\u001d]/u.test(text), 'control_characters');

/** Other codes of the same label, which a scanner that reads several at once sent with it (T-SCAN-6). */
export const alsoOnLabel = z
  .array(scannedText)
  .max(mostOnLabel - 1, 'too_many_chosen')
  .default([]);

const roundPick = z.object({
  id: z.int(),
  orderNumber: z.string(),
  /** Its place on the cart, 1 to 12. */
  slot: z.int(),
  crates: z.array(z.string()),
  status: z.enum(['open', 'cancelled']),
});

const roundLine = z.object({
  id: z.int(),
  pickId: z.int(),
  productId: z.int(),
  name: z.string(),
  code: z.string(),
  ean: z.string().nullable(),
  /** What tells a used piece: its grade and the end of its serial number. */
  grade: z.string().nullable(),
  serialEnds: z.array(z.string()),
  bin: z.string(),
  zone: z.string(),
  rack: z.string(),
  quantity: z.int(),
  picked: z.int(),
  status: z.enum(pickLineStatuses),
  needsSerial: z.boolean(),
});

export const pickRoundView = z.object({
  id: z.int(),
  placeId: z.int(),
  leaseUntil: z.iso.datetime(),
  picks: z.array(roundPick),
  /** In walk order. */
  lines: z.array(roundLine),
  /** What is done next, as `nextStep` of the core says it. */
  step: z.object({
    kind: z.enum(['scan_crate', 'take', 'put_into', 'done']),
    pickId: z.int().nullable(),
    lineId: z.int().nullable(),
    /** The next thing that is scanned is proposed to the customer instead of the line's. */
    isReplacing: z.boolean(),
  }),
});

const answer = z.object({
  outcome,
  lineId: z.int().nullable(),
  slot: z.int().nullable(),
  /** Another order, or the person who took the walk over. */
  named: z.string().nullable(),
});

export const pickScanReply = z.object({ answer, round: pickRoundView.nullable() });

const queue = {
  method: 'GET',
  path: 'warehouse/queue/',
  access: work,
  query: z.object({ placeId: id.optional() }),
  reply: z.object({
    places: z.array(z.object({ id: z.int(), name: z.string(), waiting: z.int() })),
    placeId: z.int().nullable(),
    /** The first hundred, the most urgent first. */
    waiting: z.array(
      z.object({
        pickId: z.int(),
        orderNumber: z.string(),
        pieces: z.int(),
        placedAt: z.iso.datetime(),
        promisedAt: z.iso.datetime().nullable(),
        isOverdue: z.boolean(),
        skips: z.int(),
        waitsForSupervisor: z.boolean(),
      }),
    ),
    rounds: z.array(
      z.object({
        id: z.int(),
        picker: z.string(),
        isOwn: z.boolean(),
        orders: z.array(z.string()),
        startedAt: z.iso.datetime(),
        /** Its picker has not been heard of for longer than a lease. */
        isLost: z.boolean(),
      }),
    ),
  }),
  status: 200,
  summary: 'Orders that wait to be picked, and the walks of pickers',
} as const satisfies Endpoint;

const current = {
  method: 'GET',
  path: 'warehouse/rounds/current/',
  access: work,
  reply: z.object({ round: pickRoundView.nullable() }),
  status: 200,
  summary: 'The walk that the caller is on',
} as const satisfies Endpoint;

const start = {
  method: 'POST',
  path: 'warehouse/rounds/',
  access: work,
  body: z.strictObject({
    placeId: rowId,
    stationId: rowId.nullish(),
    /** How many orders at once, a crate each. */
    crates: z.int('invalid_value').min(1, 'invalid_value').max(mostCrates, 'invalid_value'),
    /** A certain order instead of the most urgent. */
    pickId: rowId.nullish(),
  }),
  /** Null where nothing waits. */
  reply: z.object({ round: pickRoundView.nullable() }),
  status: 200,
  conflicts: true,
  summary: 'Claims the most urgent orders for the caller; whoever is on a walk gets that one',
} as const satisfies Endpoint;

const scan = {
  method: 'POST',
  path: 'warehouse/rounds/{id}/scans/',
  access: work,
  params: z.object({ id }),
  body: z.strictObject({
    /** Made by the station at the scan: a repeat is answered as the first was. */
    operationId: z.uuid('invalid_value'),
    text: scannedText,
    also: alsoOnLabel,
    stationId: rowId.nullish(),
  }),
  reply: pickScanReply,
  status: 200,
  summary: 'What a scan does at a pick; a wrong one changes nothing',
} as const satisfies Endpoint;

const heartbeat = {
  method: 'POST',
  path: 'warehouse/rounds/{id}/heartbeat/',
  access: work,
  params: z.object({ id }),
  reply: z.object({ leaseUntil: z.iso.datetime().nullable() }),
  status: 200,
  summary: 'Keeps the lease of a walk; null where it is no longer the caller’s',
} as const satisfies Endpoint;

const takeOver = {
  method: 'POST',
  path: 'warehouse/rounds/{id}/take-over/',
  access: manage,
  params: z.object({ id }),
  body: z.strictObject({ reason: note(500) }),
  reply: z.object({ round: pickRoundView.nullable() }),
  status: 200,
  conflicts: true,
  summary: 'Takes a walk over from its picker, who is told at the next scan',
} as const satisfies Endpoint;

const orderScans = {
  method: 'GET',
  path: 'warehouse/orders/{id}/scans/',
  access: manage,
  params: z.object({ id }),
  reply: z.object({
    scans: z.array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        station: z.string().nullable(),
        text: z.string(),
        outcome: z.string(),
        isUndone: z.boolean(),
      }),
    ),
    takeOvers: z.array(
      z.object({ at: z.iso.datetime(), from: z.string(), to: z.string(), reason: z.string() }),
    ),
  }),
  status: 200,
  summary: 'Every scan of an order, in the order in which they came',
} as const satisfies Endpoint;

export const pickingEndpoints = {
  'pick-queue': queue,
  'pick-round': current,
  'pick-round-start': start,
  'pick-scan': scan,
  'pick-heartbeat': heartbeat,
  'pick-take-over': takeOver,
  'order-scans': orderScans,
} as const satisfies Record<string, Endpoint>;
