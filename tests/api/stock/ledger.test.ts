import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { moveStock } from '#api/stock/move-stock.ts';
import { putIn } from '#api/stock/put-in.ts';
import { takeOut } from '#api/stock/take-out.ts';
import { testDatabase, truncateAll } from '#tests/support/database.ts';
import { addProduct } from '#tests/support/factories/catalogue.ts';
import { addPassport } from '#tests/support/factories/devices.ts';
import { addLocation, addStock, addStockPlace, setStock } from '#tests/support/factories/stock.ts';
import { brokenStockLaws } from '#tests/support/stock-laws.ts';

const knex: Knex = openDatabase(testDatabase());
afterAll(async () => {
  await truncateAll(knex);
  await knex.destroy();
});

/** Two places with two bins each, a crate, a bench and a way from one to the other; two products, and two devices of the second. */
async function prepare() {
  await truncateAll(knex);
  const places = await addStockPlace.many(knex, [{ code: 'warehouse' }, { code: 'brno' }]);
  await addLocation.many(knex, [
    { place_id: 1, code: 'L-A-01-1', walk_order: 2 },
    { place_id: 2, code: 'L-B-01-1', walk_order: 1 },
    { place_id: 1, code: 'B-1', kind: 'crate' },
    { place_id: 1, code: 'bench', kind: 'bench' },
    { place_id: 1, code: 'X-WAY-1', kind: 'transit' },
  ]);
  const [phone, other] = await addProduct.many(knex, [{}, {}]);
  const devices = await addPassport.many(knex, [{}, {}]);
  return {
    places,
    products: [phone?.id ?? 0, other?.id ?? 0],
    devices: devices.map(({ id }) => id),
  };
}
beforeEach(prepare);

const move = (
  product: number,
  quantity: number,
  from: number | null,
  to: number | null,
  more = {},
) =>
  knex.transaction((trx) =>
    moveStock(trx, [{ productId: product, quantity, fromId: from, toId: to, ...more }], {
      why: 'moved',
    }),
  );
const lying = () =>
  knex('location_stock')
    .join('stock_locations as l', 'l.id', 'location_id')
    .orderBy(['product_id', 'l.id'])
    .select('product_id', 'l.code', 'on_hand');
const sold = (product = 1) =>
  knex('stock').where({ product_id: product }).orderBy('place_id').pluck('on_hand');
const refusal = async (work: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error && Reflect.get(Object(error), 'constraint');
};

describe('a movement', () => {
  it('brings pieces into the place’s own bin, from bin to bin, and out of the house', async () => {
    await move(1, 5, null, 1);
    await move(1, 2, 1, 3);
    await move(1, 1, 3, null);
    expect(await lying()).toEqual([
      { product_id: 1, code: 'L-WAREHOUSE', on_hand: 3 },
      { product_id: 1, code: 'L-A-01-1', on_hand: 1 },
    ]);
    expect(await sold()).toEqual([4]);
    await move(1, 3, 1, 5);
    expect(await lying()).toHaveLength(2);
    expect(await sold()).toEqual([4]);
  });

  it('takes from sale what goes to the bench, and from one place what goes to another', async () => {
    await move(1, 5, null, 1);
    await move(1, 1, 1, 6);
    expect(await sold()).toEqual([4]);
    await move(1, 1, 1, 4);
    expect(await sold()).toEqual([3, 1]);
    // On its way it is nobody's to sell.
    await move(1, 2, 1, 7);
    expect(await sold()).toEqual([1, 1]);
    await move(1, 2, 7, 4);
    expect(await sold()).toEqual([1, 3]);
  });

  it('takes nothing that does not lie there, that is promised, or into a closed bin', async () => {
    expect(await refusal(move(1, 1, 1, 3))).toBe('location_stock_never_below_zero');
    await move(1, 2, null, 1);
    expect(await refusal(move(1, 3, 1, 3))).toBe('location_stock_never_below_zero');
    await setStock(knex, { product_id: 1 }, { allocated: 2 });
    expect(await refusal(move(1, 1, 1, null))).toBe('stock_never_oversold');
    await move(1, 1, 1, 3);
    await knex('stock_locations').where({ id: 4 }).update({ is_open: false });
    expect(await refusal(move(1, 1, null, 4))).toBe('stock_locations_closed');
  });

  it('of an operation is done once', async () => {
    const once = () =>
      knex.transaction((trx) =>
        moveStock(trx, [{ productId: 1, quantity: 1, fromId: null, toId: 1 }], {
          why: 'received',
          operationId: 'scan-1',
        }),
      );
    await once();
    expect(await refusal(once())).toBe('stock_movements_once');
    expect(await sold()).toEqual([1]);
  });
});

describe('a device', () => {
  it('is in one place, and goes on from nowhere else', async () => {
    await move(2, 1, null, 1, { passportId: 1 });
    expect(await refusal(move(2, 1, null, 3, { passportId: 1 }))).toBe('stock_units_in_one_place');
    await move(2, 1, 1, 5, { passportId: 1 });
    expect(await refusal(move(2, 1, 1, 3, { passportId: 1 }))).not.toBeNull();
    expect(await refusal(move(1, 1, 5, 3, { passportId: 1 }))).not.toBeNull();
    await move(2, 1, 5, null, { passportId: 1 });
    await move(1, 1, null, 4, { passportId: 1 });
    expect(await knex('stock_units')).toEqual([{ passport_id: 1, product_id: 1, location_id: 4 }]);
    expect(await brokenStockLaws(knex)).toEqual([]);
  });

  it('leaves last where nobody says which piece goes', async () => {
    await move(2, 2, null, 1);
    await move(2, 1, null, 1, { passportId: 1 });
    const out = (quantity: number) =>
      knex.transaction((trx) =>
        takeOut(trx, [{ productId: 2, placeId: 1, quantity }], { why: 'shipped' }),
      );
    await out(2);
    expect(await knex('stock_units').pluck('location_id')).toEqual([1]);
    await out(1);
    expect(await knex('stock_units').pluck('location_id')).toEqual([null]);
    expect(await refusal(out(1))).toBeUndefined();
  });
});

describe('nothing but the ledger', () => {
  it('writes stock', async () => {
    await move(2, 1, null, 1, { passportId: 1 });
    const only = 'stock_by_movements_only';
    expect(await refusal(knex('stock').update({ on_hand: 9 }))).toBe(only);
    expect(await refusal(knex('stock').delete())).toBe(only);
    expect(await refusal(knex('stock').insert({ product_id: 1, place_id: 1, on_hand: 1 }))).toBe(
      only,
    );
    expect(await refusal(knex('location_stock').update({ on_hand: 9 }))).toBe(only);
    expect(await refusal(knex('location_stock').delete())).toBe(only);
    expect(await refusal(knex('stock_units').update({ location_id: 3 }))).toBe(only);
    expect(await refusal(knex('stock_movements').update({ quantity: 3 }))).toBe(only);
  });

  it('is struck out of: what is deleted is moved back, once, and that may be taken back', async () => {
    await move(1, 5, null, 1);
    const take = (id: number) => knex('stock_movements').where({ id }).delete();
    await take(1);
    expect(await lying()).toEqual([]);
    expect(await refusal(take(1))).toBe('stock_movements_taken_back_once');
    await take(2);
    expect(await sold()).toEqual([5]);
    expect(await knex('stock_movements').orderBy('id').pluck('takes_back')).toEqual([null, 1, 2]);
    await move(1, 5, 1, 3);
    expect(await refusal(take(3))).not.toBeNull();
  });

  it('goes with the product that it is of', async () => {
    await addStock(knex, { product_id: 1, place_id: 1, on_hand: 3 });
    await knex('products').where({ id: 1 }).delete();
    expect(await knex('stock_movements')).toEqual([]);
    expect(await knex('location_stock')).toEqual([]);
  });
});

const locations = fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 7);
const act = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    product: fc.constantFrom(1, 2),
    quantity: fc.integer({ min: 1, max: 4 }),
    from: locations,
    to: locations,
    device: fc.constantFrom(null, null, 1, 2),
  }),
  fc.record({
    kind: fc.constantFrom('in' as const, 'out' as const, 'hold' as const, 'free' as const),
    product: fc.constantFrom(1, 2),
    place: fc.constantFrom(1, 2),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('back' as const), id: fc.integer({ min: 1, max: 30 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

async function doAct(trx: Knex.Transaction, one: Act): Promise<void> {
  if (one.kind === 'back') {
    await trx('stock_movements').where({ id: one.id }).delete();
  } else if (one.kind === 'move') {
    const { product: productId, from: fromId, to: toId, device: passportId } = one;
    const quantity = passportId === null ? one.quantity : 1;
    await moveStock(trx, [{ productId, quantity, fromId, toId, passportId }], { why: 'moved' });
  } else {
    const { product: productId, place: placeId, quantity } = one;
    const row = trx('stock').where({ product_id: productId, place_id: placeId });
    if (one.kind === 'in') await putIn(trx, { productId, placeId, quantity }, { why: 'received' });
    if (one.kind === 'out') {
      await takeOut(trx, [{ productId, placeId, quantity }], { why: 'shipped' });
    }
    if (one.kind === 'hold') await row.increment('allocated', quantity);
    if (one.kind === 'free') await row.decrement('allocated', quantity);
  }
}

it('adds up after any day, whatever was tried (T-WH-13)', async () => {
  const days = fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
    await prepare();
    for (const one of acts) {
      // What cannot be is refused, and changes nothing.
      await knex.transaction((trx) => doAct(trx, one)).catch(() => undefined);
    }
    expect(await brokenStockLaws(knex)).toEqual([]);
  });
  await fc.assert(days, { numRuns: 25 });
}, 120_000);
