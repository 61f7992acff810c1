import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeCarts, type PackageConfiguration } from './merge-carts.ts';

const pieces = (
  productCode: string,
  quantity: number,
  set: Partial<PackageConfiguration> = {},
) => ({
  configuration: {
    productCode,
    insuranceIds: [],
    warrantyMonths: null,
    prolongWarrantyCode: null,
    screenProtectionCode: null,
    installmentId: null,
    buyoutProductId: null,
    ...set,
  },
  quantity,
});

it('keeps the larger quantity of the same product and the union of the rest', () => {
  const guest = [pieces('X', 2), pieces('Y', 1)];
  const account = [pieces('X', 1), pieces('Z', 1)];
  expect(mergeCarts(guest, account)).toEqual([pieces('X', 2), pieces('Y', 1), pieces('Z', 1)]);
  expect(mergeCarts(account, guest)[0]).toEqual(pieces('X', 2));
});

it.each([
  { warrantyMonths: 36 },
  { insuranceIds: [4] },
  { prolongWarrantyCode: 'P12' },
  { screenProtectionCode: 'S1' },
  { installmentId: 7 },
  { buyoutProductId: 'device' },
])('keeps packages apart that differ in %j', (set) => {
  expect(mergeCarts([pieces('X', 1)], [pieces('X', 1, set)])).toHaveLength(2);
});

it('does not mind the order in which insurances were chosen', () => {
  const guest = [pieces('X', 1, { insuranceIds: [2, 10] })];
  expect(mergeCarts(guest, [pieces('X', 3, { insuranceIds: [10, 2] })])).toMatchObject([
    { quantity: 3 },
  ]);
});

it('changes nothing when the same guest is merged again', () => {
  const distinct = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'));
  const carts = distinct.chain((codes) =>
    fc.tuple(...codes.map((code) => fc.integer({ min: 1, max: 9 }).map((n) => pieces(code, n)))),
  );
  fc.assert(
    fc.property(carts, carts, (guest, account) => {
      const once = mergeCarts(guest, account);
      expect(mergeCarts(guest, once)).toEqual(once);
    }),
  );
});
