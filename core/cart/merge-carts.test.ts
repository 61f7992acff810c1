import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeCarts } from './merge-carts.ts';

const [x, y, z] = [1, 2, 3];
const pieces = (productId: number, quantity: number, configurationKey = '') => ({
  productId,
  configurationKey,
  quantity,
});

it('keeps the larger quantity of the same product and the union of the rest', () => {
  const guest = [pieces(x, 2), pieces(y, 1)];
  const account = [pieces(x, 1), pieces(z, 1)];
  expect(mergeCarts(guest, account)).toEqual([pieces(x, 2), pieces(y, 1), pieces(z, 1)]);
  expect(mergeCarts(account, guest)[0]).toEqual(pieces(x, 2));
});

it('keeps packages of one product apart whose choices differ', () => {
  expect(mergeCarts([pieces(x, 1)], [pieces(x, 1, 'a4')])).toHaveLength(2);
});

it('changes nothing when the same guest is merged again', () => {
  const distinct = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4));
  const carts = distinct.chain((ids) =>
    fc.tuple(...ids.map((id) => fc.integer({ min: 1, max: 9 }).map((n) => pieces(id, n)))),
  );
  fc.assert(
    fc.property(carts, carts, (guest, account) => {
      const once = mergeCarts(guest, account);
      expect(mergeCarts(guest, once)).toEqual(once);
    }),
  );
});
