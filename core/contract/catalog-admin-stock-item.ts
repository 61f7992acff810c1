import { z } from 'zod';
import { grades } from '../buyback/grade.ts';
import { productConditions } from '../catalog/product-condition.ts';
import { id, listOf, staffPage, term, version } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const params = z.object({ productId: id });

/** As staff write it, `12,5` or `12.5`, or null where it is not known. */
const measure = (decimals: number) =>
  z
    .string('invalid_value')
    .regex(new RegExp(`^\\d{1,4}(?:[.,]\\d{1,${String(decimals)}})?$`), 'invalid_value')
    .transform((text) => Number(text.replace(',', '.')))
    .nullable();

const text = (form: RegExp) => z.string('invalid_value').regex(form, 'invalid_value').nullable();

const written = z.strictObject({
  /** The packed piece as a carrier measures it: centimetres to a tenth, kilograms to a gram. */
  packageWidthCm: measure(1),
  packageHeightCm: measure(1),
  packageDepthCm: measure(1),
  packageWeightKg: measure(3),
  /** What a scanner reads on this piece, where it is not its variant's EAN. */
  barcode: text(/^[0-9A-Za-z-]{4,40}$/),
  /** Grade; a used piece always has one. */
  quality: z.enum(grades, 'invalid_value').nullable(),
  /** Type of installments that it is sold on; null where every one of the shop will do. */
  barem: text(/^[0-9A-Za-z-]{1,20}$/),
  /** Whole units; what it cost before stays in the history of its prices. */
  price: z.int('invalid_value').min(0, 'invalid_value').max(10_000_000, 'too_large'),
  /** Whether the price is publicly called reduced, beside the lowest one of 30 days. */
  isReduced: z.boolean('invalid_value'),
  isOnSale: z.boolean('invalid_value'),
});

const measured = z.number().positive().nullable();

const stockItem = written.extend({
  id: z.int(),
  version: z.int(),
  masterProductId: z.int(),
  name: z.string(),
  code: z.string(),
  ean: z.string().nullable(),
  condition: z.enum(productConditions),
  packageWidthCm: measured,
  packageHeightCm: measured,
  packageDepthCm: measured,
  packageWeightKg: measured,
  soldAt: z.iso.datetime().nullable(),
  /** Whole units that were paid for it; null where nobody knows. */
  boughtFor: z.int().nullable(),
  /** A price that another person has yet to release; null where none waits. Whole units. */
  waitingPrice: z.int().nullable(),
  /** The lowest price in force in the last 30 days, which a public reduction has to name. */
  lowestPrice: z.int().nullable(),
  /** Pieces at all places together, and how many of them are promised. */
  stock: z.object({ onHand: z.int(), allocated: z.int() }),
});

export const stockItemList = {
  method: 'GET',
  path: 'product/admin-products/',
  // The counter of the service finds the piece that is lent, sold or built in.
  access: { permission: 'catalogue.read', or: ['repairs.manage'] },
  query: staffPage.extend({
    term,
    masterProductId: id.optional(),
    condition: z.enum(productConditions, 'invalid_value').optional(),
  }),
  reply: listOf(stockItem),
  status: 200,
  summary: 'Stock items by the name, code, EAN or barcode of their variants and themselves',
} as const satisfies Endpoint;

export const stockItemDetail = {
  method: 'GET',
  path: 'product/admin-products/{product_id}/',
  access: { permission: 'catalogue.read' },
  params,
  reply: stockItem,
  status: 200,
  summary: 'A stock item with its package, barcode, grade, installments, price and stock',
} as const satisfies Endpoint;

export const updateStockItem = {
  method: 'PATCH',
  path: 'product/admin-products/{product_id}/',
  /** Its price is the work of `prices.edit`, the rest of `catalogue.edit`. */
  access: { permission: 'catalogue.edit', or: ['prices.edit'] },
  params,
  body: written.partial().extend({ version }),
  reply: stockItem,
  status: 200,
  conflicts: true,
  summary:
    'Changes a stock item; a price for two people waits, its stock is counted by another call',
} as const satisfies Endpoint;
