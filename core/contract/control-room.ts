import { z } from 'zod';
import { floorStates } from '../warehouse/control-room.ts';
import { id } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const state = z.enum(floorStates);

const atWork = z.object({
  kind: z.enum(['picking', 'packing']),
  /** Of the walk or of the desk. */
  id: z.int(),
  person: z.string(),
  isOwn: z.boolean(),
  startedAt: z.iso.datetime(),
  /** Until when a walk holds without its picker being heard of; a desk has no lease. */
  leaseUntil: z.iso.datetime().nullable(),
  /** The lease has run out: the next claim gives its orders to somebody else. */
  isLost: z.boolean(),
  /** Each with its pieces, and those in the crate or scanned again at the desk. */
  orders: z.array(z.object({ number: z.string(), pieces: z.int(), done: z.int() })),
});

const cutOff = z.object({
  delivery: z.string(),
  carrier: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  isMissed: z.boolean(),
  toPick: z.int(),
  toPack: z.int(),
  toHandOver: z.int(),
});

const today = z.object({
  pickedOrders: z.int(),
  pickedPieces: z.int(),
  packedParcels: z.int(),
  notFound: z.int(),
  /** From the beginning of a walk to the closed parcel: the middle of today's; null of none. */
  medianSeconds: z.int().nullable(),
});

const room = {
  method: 'GET',
  path: 'warehouse/control-room/',
  access: { permission: 'warehouse.work' },
  query: z.object({ placeId: id.optional() }),
  reply: z.object({
    places: z.array(z.object({ id: z.int(), name: z.string() })),
    placeId: z.int().nullable(),
    states: z.array(
      z.object({
        state,
        orders: z.int(),
        /** Of them, those that are older than half an hour. */
        overdue: z.int(),
        oldestAt: z.iso.datetime().nullable(),
      }),
    ),
    /** The oldest twelve that are flagged and not packed yet. */
    overdue: z.array(
      z.object({ orderId: z.int(), orderNumber: z.string(), state, placedAt: z.iso.datetime() }),
    ),
    /** Everybody for whoever manages the warehouse, else the caller. */
    atWork: z.array(atWork),
    cutOffs: z.array(cutOff),
    today: today.extend({ handedOver: z.int() }),
    /** Everybody for whoever manages the warehouse, else the caller. */
    people: z.array(today.extend({ staffId: z.int(), person: z.string(), isOwn: z.boolean() })),
  }),
  status: 200,
  summary: 'What happens in a warehouse now, and the numbers of today',
} as const satisfies Endpoint;

export const controlRoomEndpoints = {
  'control-room': room,
} as const satisfies Record<string, Endpoint>;
