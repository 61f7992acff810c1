import { z } from 'zod';
import { movementReasons } from '../stock/movement-reasons.ts';
import { line } from '../shared/field-schemas.ts';
import { id, reference } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const work = { permission: 'warehouse.work' } as const;

/** What a label says, as it is scanned or typed. */
const code = line(60);

const itemAtLocation = z.object({
  productId: z.int(),
  /** Code of its variant. */
  code: z.string(),
  name: z.string(),
  /** Grade of a used piece. */
  quality: z.string().nullable(),
  onHand: z.int(),
});

const locationView = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.string(),
  place: z.string(),
  isOpen: z.boolean(),
  /** Raised by every change of the location itself. */
  version: z.int(),
  /** Pieces, and what they are; at most 200 stock items. */
  pieces: z.int(),
  items: z.array(itemAtLocation),
});

const productView = z.object({
  productId: z.int(),
  code: z.string(),
  ean: z.string().nullable(),
  name: z.string(),
  quality: z.string().nullable(),
  allocated: z.int(),
  locations: z.array(
    z.object({ id: z.int(), code: z.string(), place: z.string(), onHand: z.int() }),
  ),
});

const places = {
  method: 'GET',
  path: 'warehouse/places/',
  access: work,
  reply: z.object({ places: z.array(z.object({ id: z.int(), name: z.string() })) }),
  status: 200,
  summary: 'The warehouse and the stores that stock lies in',
} as const satisfies Endpoint;

/** 404 `location_not_found`. */
const location = {
  method: 'GET',
  path: 'warehouse/location/',
  access: work,
  query: z.object({ code }),
  reply: locationView,
  status: 200,
  summary: 'What lies at the location of a label',
} as const satisfies Endpoint;

const products = {
  method: 'GET',
  path: 'warehouse/products/',
  access: work,
  /** EAN, code or bar code of a piece; else words of the name. */
  query: z.object({ term: line(100) }),
  reply: z.object({ results: z.array(productView) }),
  status: 200,
  summary: 'Where the pieces of a product lie',
} as const satisfies Endpoint;

/**
 * 404 `location_not_found` by the label of either; 409 `stock_moved` with the location as it is now
 * where other pieces lie there than were seen (T-WH-12), `location_closed`, `stock_promised`. The
 * same operation sent twice is done once and answered twice (T-WH-8).
 */
const move = {
  method: 'POST',
  path: 'warehouse/moves/',
  access: work,
  body: z.strictObject({
    productId: reference,
    from: code,
    to: code,
    quantity: z.int('required').min(1, 'invalid_value').max(100_000, 'too_large'),
    /** Pieces of the product that the mover saw at `from`. */
    seen: z.int('required').min(1, 'invalid_value').max(1_000_000, 'too_large'),
    operationId: z.uuid('invalid_value'),
  }),
  reply: z.object({ from: locationView, to: locationView }),
  status: 200,
  summary: 'Moves pieces from one location to another',
} as const satisfies Endpoint;

/** 409 `stock_moved` where the books know other pieces there; 409 `stock_promised`. */
const confirmEmpty = {
  method: 'POST',
  path: 'warehouse/empty/',
  access: work,
  body: z.strictObject({
    location: code,
    /** Pieces that the books have there, as they were shown. */
    seen: z.int('required').min(0, 'invalid_value').max(1_000_000, 'too_large'),
  }),
  /** Pieces that are missing now. */
  reply: z.object({ location: locationView, missing: z.int() }),
  status: 200,
  summary: 'Says that a location is empty: what the books have there is missing from now on',
} as const satisfies Endpoint;

const movements = {
  method: 'GET',
  path: 'warehouse/movements/',
  access: work,
  query: z.object({ locationId: id.optional(), productId: id.optional() }),
  /** The last hundred, the latest first. */
  reply: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        productId: z.int(),
        code: z.string(),
        quantity: z.int(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        why: z.enum(movementReasons),
        note: z.string(),
        /** Of the staff; null: a customer or the shop itself. */
        actor: z.string().nullable(),
      }),
    ),
  }),
  status: 200,
  summary: 'How stock moved',
} as const satisfies Endpoint;

export const warehouseEndpoints = {
  'warehouse-places': places,
  'warehouse-location': location,
  'warehouse-products': products,
  'warehouse-move': move,
  'warehouse-empty': confirmEmpty,
  'warehouse-movements': movements,
} as const;
