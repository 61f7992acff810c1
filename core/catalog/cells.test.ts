import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { priceChoiceCells, priceDraftCells } from '../buyback/price-draft-cells.ts';
import { vouchers } from '../buyback/vouchers.ts';
import { deviceColors, deviceModels, manufacturers } from '../devices/device-resources.ts';
import { fieldsOf } from '../resources/column-schema.ts';
import { isProductCell, productCells } from './product-cells.ts';

const voucherCells = fieldsOf(vouchers.columns);
const deviceColorCells = fieldsOf(deviceColors.columns);
const deviceModelCells = fieldsOf(deviceModels.columns);
const manufacturerCells = fieldsOf(manufacturers.columns);

const read = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : { refused: parsed.error.issues[0]?.message };
};

describe('what staff may write into a cell', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['an EAN of 13 digits', productCells.ean, '4006381333931', '4006381333931'],
    ['an EAN with spaces', productCells.ean, ' 4 006381 333931 ', '4006381333931'],
    ['an American number of 12 digits', productCells.ean, '036000291452', '0036000291452'],
    ['no EAN', productCells.ean, '  ', null],
    ['no EAN at all', productCells.ean, null, null],
    ['a price of nothing', productCells.newPrice, 0, 0],
    ['a colour in capitals', deviceColorCells.hex, ' #1C1B1A ', '#1c1b1a'],
    ['a tenth of a millimetre', deviceModelCells.widthMm, 71.5, 71.5],
    ['no width', deviceModelCells.widthMm, null, null],
    ['no storage', deviceModelCells.storageGb, null, null],
    ['a grade that is not bought', priceDraftCells.priceD, null, null],
    ['half a percent', priceChoiceCells.correctionPercent, -12.5, -12.5],
    ['an answer without a grade', priceChoiceCells.quality, null, null],
    ['a voucher', voucherCells.amount, 500, 500],
  ])('is %s', (_, schema, value, stored) => expect(read(schema, value)).toEqual({ value: stored }));
});

describe('what a cell refuses', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['an EAN with a wrong check digit', productCells.ean, '4006381333932', 'invalid_value'],
    ['a number of a carton', productCells.ean, '14006381333938', 'invalid_value'],
    ['an EAN that a spreadsheet rounded', productCells.ean, '4,00638E+12', 'invalid_value'],
    ['half a crown', productCells.newPrice, 9.5, 'invalid_value'],
    ['a price below nothing', productCells.newPrice, -1, 'invalid_value'],
    ['a price beyond belief', productCells.newPrice, 10_000_001, 'too_large'],
    ['an empty name', productCells.nameCs, ' ', 'required'],
    ['a truth value as text', productCells.isActive, 'true', 'invalid_value'],
    ['a colour by its name', deviceColorCells.hex, 'black', 'invalid_color'],
    ['a width of three decimals', deviceModelCells.widthMm, 71.555, 'invalid_value'],
    ['a width of nothing', deviceModelCells.widthMm, 0, 'not_positive'],
    ['a day that does not exist', deviceModelCells.releasedOn, '2026-02-30', 'invalid_value'],
    ['an address with capitals', manufacturerCells.slug, 'Apple', 'invalid_seo_name'],
    ['a grade that there is not', priceChoiceCells.quality, 'E', 'invalid_value'],
    ['a thousandth of a percent', priceChoiceCells.correctionPercent, 0.001, 'invalid_value'],
    ['more than all off', priceChoiceCells.correctionPercent, -101, 'invalid_value'],
    ['a voucher for nothing', voucherCells.amount, 0, 'not_positive'],
  ])('is %s', (_, schema, value, refused) => expect(read(schema, value)).toEqual({ refused }));
});

it.each([
  ['ean', true],
  ['price', false],
  ['toString', false],
])('knows whether the column %s can be changed in the list', (column, known) => {
  expect(isProductCell(column)).toBe(known);
});
