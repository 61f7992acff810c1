import { z } from 'zod';
import { line, note, rowId } from '../shared/field-schemas.ts';
import { hasControls } from '../shared/typed-line.ts';
import { countOutcomes } from '../warehouse/stocktake.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { scannedText } from './picking.ts';

const work = { permission: 'warehouse.work' } as const;
const manage = { permission: 'warehouse.manage' } as const;
const params = z.object({ id });
const outcome = z.enum(Object.keys(countOutcomes) as (keyof typeof countOutcomes)[]); // its own keys

const binView = z.object({
  id: z.int(),
  code: z.string(),
  zone: z.string(),
  status: z.enum(['waiting', 'counting', 'differs', 'recounting', 'to_book', 'done']),
  countedBy: z.string().nullable(),
  recountedBy: z.string().nullable(),
  /** Whether the caller may count it now. */
  isFree: z.boolean(),
  /** Why its difference was booked. */
  reason: z.string(),
  /** Of a bin that waits to be booked, for whoever may: what is more (+) or less (−) than in the books. */
  differences: z.array(
    z.object({
      productId: z.int(),
      code: z.string(),
      name: z.string(),
      difference: z.int(),
      serialEnds: z.array(z.string()),
    }),
  ),
});

/** A stocktake, blind: what the books have in a bin is not said before it is counted twice. */
const stocktakeView = z.object({
  id: z.int(),
  name: z.string(),
  startedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  bins: z.array(binView),
  /** What the caller counts now. */
  current: z
    .object({
      bin: z.string(),
      items: z.array(
        z.object({ productId: z.int(), code: z.string(), name: z.string(), counted: z.int() }),
      ),
    })
    .nullable(),
});

const list = {
  method: 'GET',
  path: 'warehouse/stocktakes/',
  access: work,
  reply: z.object({
    /** The newest hundred. */
    results: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        startedAt: z.iso.datetime(),
        closedAt: z.iso.datetime().nullable(),
        bins: z.int(),
        done: z.int(),
      }),
    ),
    /** Zones with how many bins each has that no stocktake counts now. */
    zones: z.array(z.object({ zone: z.string(), bins: z.int() })),
  }),
  status: 200,
  summary: 'Stocktakes, and what could be counted',
} as const satisfies Endpoint;

const start = {
  method: 'POST',
  path: 'warehouse/stocktakes/',
  access: manage,
  body: z.strictObject({
    name: line(80),
    /** Bins of a zone; without it of the whole warehouse. */
    zone: z
      .string('invalid_value')
      .max(20, 'too_long')
      .refine((text) => !hasControls(text), 'control_characters')
      .nullish(),
    /** No more bins than these, the least recently counted first. */
    most: z.int('invalid_value').min(1, 'invalid_value').max(2000, 'too_large').nullish(),
  }),
  reply: stocktakeView,
  status: 201,
  conflicts: true,
  summary: 'Begins a stocktake of the chosen bins',
} as const satisfies Endpoint;

const detail = {
  method: 'GET',
  path: 'warehouse/stocktakes/{id}/',
  access: work,
  params,
  reply: stocktakeView,
  status: 200,
  summary: 'A stocktake with its bins',
} as const satisfies Endpoint;

const scan = {
  method: 'POST',
  path: 'warehouse/stocktakes/{id}/scans/',
  access: work,
  params,
  body: z.strictObject({
    /** Made by the station at the scan: a repeat is answered as the first was. */
    operationId: z.uuid('invalid_value'),
    text: scannedText,
    stationId: rowId.nullish(),
  }),
  reply: z.object({
    answer: z.object({ outcome, name: z.string().nullable() }),
    stocktake: stocktakeView,
  }),
  status: 200,
  summary: 'A scan at a stocktake: a bin, what lies in it, that it is all',
} as const satisfies Endpoint;

const book = {
  method: 'POST',
  path: 'warehouse/stocktakes/{id}/book/',
  access: manage,
  params,
  body: z.strictObject({ binId: rowId, reason: note(500) }),
  reply: z.object({
    stocktake: stocktakeView,
    /** Write-offs that wait for another person. */
    prepared: z.int(),
  }),
  status: 200,
  conflicts: true,
  summary: 'Books the difference of a bin that was counted twice',
} as const satisfies Endpoint;

const close = {
  method: 'POST',
  path: 'warehouse/stocktakes/{id}/close/',
  access: manage,
  params,
  reply: stocktakeView,
  status: 200,
  conflicts: true,
  summary: 'Ends a stocktake; bins that nobody has begun are left out of it',
} as const satisfies Endpoint;

export const stocktakeEndpoints = {
  'stocktake-list': list,
  'stocktake-start': start,
  stocktake: detail,
  'stocktake-scan': scan,
  'stocktake-book': book,
  'stocktake-close': close,
} as const satisfies Record<string, Endpoint>;
