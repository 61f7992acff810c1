import { z } from 'zod';
import { position, seoName } from '../contract/catalog-admin-fields.ts';
import { line } from '../contract/text.ts';

/** Smaller comes first in choices; the rest follows by name. */
const popularity = position;
const millimetres = z
  .number('invalid_value')
  .min(0.1, 'not_positive')
  .max(2000, 'too_large')
  .refine((size) => Math.abs(size * 10 - Math.round(size * 10)) < 1e-9, 'invalid_value')
  .nullable();

/** `#1c1b1a`, as typed in either case. */
const hexColor = z
  .string('required')
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'invalid_color');

/** What staff write of manufacturers and devices, by column; messages are phrase keys. */
export const manufacturerCells = { name: line(80), slug: seoName, popularity } as const;

export const deviceTypeCells = {
  nameCs: line(80),
  nameRo: line(80),
  slug: seoName,
  position,
} as const;

export const deviceModelCells = {
  name: line(120),
  slug: seoName,
  /** Gigabytes; none for devices without a choice of storage. */
  storageGb: z.int('invalid_value').min(1, 'not_positive').max(100_000, 'too_large').nullable(),
  releasedOn: z.iso.date('invalid_value').nullable(),
  widthMm: millimetres,
  heightMm: millimetres,
  popularity,
} as const;

export const deviceColorCells = {
  nameCs: line(80),
  nameRo: line(80),
  slug: seoName,
  hex: hexColor,
  position,
} as const;
