import { expect, it } from 'vitest';
import { mostOf, stockProblems, type WantedPieces } from './stock-problems.ts';

const today = '2026-11-21';
const shopper = { isBusiness: false };
const stock = {
  warehouse: 3,
  stores: 0,
  nextDelivery: null,
  saleStarts: null,
  supplierDays: null,
  isDiscontinued: false,
};
const phone: WantedPieces = {
  packageId: 1,
  childId: null,
  productId: 5,
  quantity: 2,
  isOnSale: true,
  isSingleUnit: false,
  stock,
};
const problems = (...wanted: readonly Partial<WantedPieces>[]) =>
  stockProblems(
    wanted.map((each) => ({ ...phone, ...each })),
    shopper,
    today,
  );

it('finds nothing wrong while there are enough pieces', () => {
  expect(problems({}, { packageId: 2, quantity: 1 })).toEqual([]);
});

it('says what is no longer sold, and that it must go (T-CART-11)', () => {
  expect(problems({ isOnSale: false })).toMatchObject([
    { kind: 'not_on_sale', repair: 'remove_package', packageId: 1, isBlocking: true },
  ]);
});

it('says that it is sold out where nothing lies anywhere', () => {
  expect(problems({ stock: { ...stock, warehouse: 0 } })).toMatchObject([{ kind: 'sold_out' }]);
});

it('says of what lies at stores alone that it is there, not that it is sold out', () => {
  const atStores = { stock: { ...stock, warehouse: 0, stores: 2 } };
  expect(problems(atStores, { ...atStores, childId: 9 })).toMatchObject([
    { kind: 'only_at_stores', repair: 'remove_package' },
    { kind: 'only_at_stores', repair: 'remove_child' },
  ]);
});

it('takes out an accessory alone', () => {
  expect(problems({ childId: 9, stock: { ...stock, warehouse: 0 } })).toMatchObject([
    { kind: 'sold_out', repair: 'remove_child', packageId: 1, childId: 9 },
  ]);
});

it('says how many are left', () => {
  expect(problems({ quantity: 4 })).toMatchObject([
    { kind: 'fewer_left', repair: 'reduce_quantity', left: 3 },
  ]);
});

it('gives the pieces of one product to the first lines of the cart', () => {
  const lines = [{ packageId: 1 }, { packageId: 2 }, { packageId: 3, childId: 7 }];
  expect(problems(...lines)).toMatchObject([
    { kind: 'fewer_left', packageId: 2, left: 1 },
    { kind: 'sold_out', packageId: 3, childId: 7 },
  ]);
});

it('sells a single unit once, however it lies in the cart', () => {
  const unit = { isSingleUnit: true, quantity: 1, stock: { ...stock, warehouse: 1 } };
  expect(problems(unit, { ...unit, packageId: 2 })).toMatchObject([
    { kind: 'sold_out', packageId: 2 },
  ]);
});

it('lowers a quantity that only a business may have', () => {
  const many = { stock: { ...stock, warehouse: 500 }, quantity: 11 };
  expect(problems(many)).toMatchObject([{ kind: 'fewer_left', left: 10 }]);
  expect(stockProblems([{ ...phone, ...many }], { isBusiness: true }, today)).toEqual([]);
});

it.each([
  [{ warehouse: 3 }, 0, 3],
  [{ warehouse: 3 }, 2, 1],
  [{ warehouse: 50 }, 0, 10],
  [{ warehouse: 0, supplierDays: 5 }, 0, 10],
  [{ warehouse: 0, saleStarts: '2026-12-01' }, 4, 10],
  [{ warehouse: 0 }, 0, 0],
])('lets %j with %d taken have %d pieces', (given, taken, most) => {
  const product = { stock: { ...stock, ...given }, isSingleUnit: false };
  expect(mostOf(product, taken, shopper, today)).toBe(most);
});
