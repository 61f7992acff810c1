import { z } from 'zod';
import { line, note, rowId } from '../shared/field-schemas.ts';
import { taskKinds, taskKindsByHand, taskRoles } from '../warehouse/warehouse-tasks.ts';
import { grades } from '../buyback/grade.ts';
import { id, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { scannedText } from './picking.ts';

const work = { permission: 'warehouse.work' } as const;

const task = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(taskKinds),
  status: z.enum(['open', 'done', 'cancelled']),
  note: z.string(),
  forRole: z.enum(taskRoles).nullable(),
  assignedTo: z.string().nullable(),
  dueAt: z.iso.datetime().nullable(),
  isLate: z.boolean(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  /** What it is about, and where that is opened. */
  orderId: z.int().nullable(),
  orderNumber: z.string().nullable(),
  product: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** Code of the bin or the crate. */
  location: z.string().nullable(),
  /** What closes it. */
  way: z.enum(['put_back', 'count', 'grade', 'scan', 'word']),
  /** A scan of its thing or its place says that it is done. */
  isDoneByScan: z.boolean(),
  /** The warehouse or the store where it is to be done. */
  place: z.string(),
});

const list = {
  method: 'GET',
  path: 'warehouse/tasks/',
  access: work,
  query: z.object({
    state: z.enum(['open', 'done']).default('open'),
    /** Mine are those for me, for my role, and for nobody in particular. */
    of: z.enum(['mine', 'all']).default('all'),
    kind: z.enum(taskKinds).optional(),
  }),
  reply: z.object({
    /** The first two hundred: what is due first; of closed ones the newest. */
    results: z.array(task),
    /** For whom one may be made. */
    people: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Where one may be made: the caller's store, or all places. */
    places: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  status: 200,
  summary: 'Work in the warehouse beside the queue of picks',
} as const satisfies Endpoint;

const add = {
  method: 'POST',
  path: 'warehouse/tasks/',
  access: work,
  body: z.strictObject({
    kind: z.enum(taskKindsByHand, 'invalid_value'),
    note: line(500),
    /** The caller's store where nothing is said, else the warehouse. */
    placeId: rowId.nullish(),
    dueAt: z.iso.datetime('invalid_value').nullish(),
    forRole: z.enum(taskRoles, 'invalid_value').nullish(),
    assignedId: rowId.nullish(),
    /** What it is about: a bar code, our code, or the number or label of a device. */
    product: scannedText.nullish(),
  }),
  reply: z.object({ id: z.int() }),
  status: 201,
  summary: 'Makes a task by hand',
} as const satisfies Endpoint;

const close = {
  method: 'POST',
  path: 'warehouse/tasks/{id}/close/',
  access: work,
  params: z.object({ id }),
  body: z.strictObject({
    version,
    to: z.enum(['done', 'cancelled'], 'invalid_value'),
    note: note(500),
    /** The thing before which its doer stands, where that closes the task. */
    scanned: scannedText.nullish(),
  }),
  reply: z.object({ status: z.enum(['done', 'cancelled']) }),
  status: 200,
  conflicts: true,
  summary:
    'Closes a task, by its scanned thing where there is one; only a supervisor cancels what is done by scanning',
} as const satisfies Endpoint;

const putBack = {
  method: 'POST',
  path: 'warehouse/tasks/{id}/put-back/',
  access: work,
  params: z.object({ id }),
  body: z.strictObject({ crate: line(64), bin: line(64) }),
  reply: z.object({ pieces: z.int(), bin: z.string() }),
  status: 200,
  conflicts: true,
  summary: 'Moves all that lies in a crate into a bin, and frees the crate',
} as const satisfies Endpoint;

const count = {
  method: 'POST',
  path: 'warehouse/tasks/{id}/count/',
  access: work,
  params: z.object({ id }),
  body: z.strictObject({
    counted: z.int('invalid_value').min(0, 'invalid_value').max(100_000, 'too_large'),
    note: note(500),
  }),
  reply: z.object({
    /** Pieces that are in the books again, or more. */
    found: z.int(),
    lost: z.int(),
    /** The order whose pick goes on because its pieces were found. */
    goesOn: z.string().nullable(),
    /** A write-off that waits for another person. */
    prepared: z.object({ id: z.int() }).nullable(),
  }),
  status: 200,
  conflicts: true,
  summary: 'Books what was counted in a bin: found pieces come back, lost ones are written off',
} as const satisfies Endpoint;

const grade = {
  method: 'POST',
  path: 'warehouse/tasks/{id}/grade/',
  access: work,
  params: z.object({ id }),
  body: z.strictObject({
    /** Made by the station: a repeat finds the piece graded and changes nothing. */
    operationId: z.uuid('invalid_value'),
    /** The piece: its serial number, or the code of its product. */
    text: scannedText,
    to: z.enum(['sell', 'write_off'], 'invalid_value'),
    /** What is sold has a grade and a bin. */
    grade: z.enum(grades, 'invalid_value').nullish(),
    bin: note(64),
    /** Of those who may price; what pieces of this grade cost, or a price to be given, without it. */
    price: z.int('invalid_value').min(1, 'not_positive').max(10_000_000, 'too_large').nullish(),
    /** Alike pieces that are written off together. */
    quantity: z.int('invalid_value').min(1, 'not_positive').max(1_000, 'too_large'),
    /** Why pieces are written off. */
    note: note(500),
  }),
  reply: z.object({
    /** Pieces of the task that are still to be judged. */
    left: z.int(),
    /** On sale at once, or until somebody gives it a price not yet; null of what is written off. */
    isOnSale: z.boolean().nullable(),
    /** A write-off that waits for another person. */
    prepared: z.object({ id: z.int() }).nullable(),
  }),
  status: 200,
  conflicts: true,
  summary: 'Gives a piece that is not as new its grade, price and bin, or writes it off',
} as const satisfies Endpoint;

export const warehouseTaskEndpoints = {
  'warehouse-task-list': list,
  'warehouse-task-add': add,
  'warehouse-task-close': close,
  'warehouse-task-put-back': putBack,
  'warehouse-task-count': count,
  'warehouse-task-grade': grade,
} as const satisfies Record<string, Endpoint>;
