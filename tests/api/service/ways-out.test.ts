import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refreshAllCards } from '#api/read-models/refresh-all-cards.ts';
import { addProduct, addVariant } from '#tests/support/factories/catalogue.ts';
import { addDeviceModel } from '#tests/support/factories/devices.ts';
import { addStock } from '#tests/support/factories/stock.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { closeService, fillService, startServiceApp } from './service-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startServiceApp();
});
beforeEach(() => fillService(app));
afterAll(() => closeService(app));

const ways = (operation: string) =>
  app.client().get('service-ways', { query: { productModel: 'iphone-15-128gb', operation } });

it('says what the device is worth with the fault, and what a newer one adds', async () => {
  const { knex } = app.deps;
  await knex('service_operations').where('id', 1).update({ damage: 'display_c' });
  expect(await ways('displej')).toMatchObject({
    operation: { price: 4_000 },
    sale: {
      url: '/vykup/telefony/apple/iphone-15-128gb',
      damaged: 4_000,
      repaired: 10_000,
      answer: { question: '1', choice: 'display_c' },
    },
    newer: [],
  });
  expect((await ways('baterie')).sale).toMatchObject({ damaged: null, answer: null });
});

it('offers used devices of the maker that are later, in stock and worth no less', async () => {
  const { knex } = app.deps;
  await knex('device_models').where('id', 1).update({ released_on: '2023-09-22' });
  const later = async (name: string, released_on: string, price: number, warehouse = 1) => {
    const model = await addDeviceModel(knex, {
      type_id: 1,
      manufacturer_id: 1,
      name,
      released_on,
    });
    const variant = await addVariant(knex, { device_model_id: model.id, name_cs: name });
    const piece = {
      master_product_id: variant.id,
      condition: 'used',
      price,
      grade: 'A',
    } as const;
    const { id } = await addProduct(knex, piece);
    if (warehouse > 0) await addStock(knex, { product_id: id, on_hand: warehouse });
  };
  await later('iPhone 16', '2024-09-20', 15_000);
  await later('iPhone 17', '2025-09-19', 12_000);
  await later('iPhone SE', '2024-03-01', 9_000);
  await later('iPhone 14', '2022-09-16', 11_000);
  await later('iPhone 18', '2026-09-19', 11_500, 0);
  await knex.transaction((trx) => refreshAllCards(trx, app.deps));
  const { newer } = await ways('displej');
  expect(newer.map(({ price }) => price)).toEqual([12_000, 15_000]);
});

it('knows no other fault', async () => {
  await expect(ways('neni')).rejects.toMatchObject({ status: 400 });
});
