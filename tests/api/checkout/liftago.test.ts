import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerOf,
  items,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  await prepareOrderShop(app);
  client = app.client();
});
afterAll(() => app.close());

const add = (product: number) => client.change('cart/add-product/', { product, quantity: 1 });
const offered = () => client.get('cart-payments-deliveries', {});

describe('Liftago', () => {
  const check = async (street: string, postcode = '120 00') =>
    answerOf(await client.change('cart/liftago-check/', { street, city: 'Praha', postcode }));

  it('comes within the hour where it drives and a driver is free', async () => {
    await add(items.case);
    expect(await check('Dlouhá 5')).toMatchObject({
      status: 200,
      body: { is_available: true, price: 249, message: null },
    });
    expect((await check('Dlouhá 404')).body).toMatchObject({ is_available: false, minutes: null });
    expect((await check('Dlouhá 500')).body['message']).toContain('neodpovídá');
    expect((await check('Dlouhá 5', '602 00')).body['message']).toContain('nejezdí');
  });

  it('is not offered after it failed three times in a row, until half a minute has passed', async () => {
    await add(items.case);
    const express = async () => (await offered()).deliveries.find(({ code }) => code === 'express');
    for (const street of ['Dlouhá 500', 'Krátká 500', 'Rovná 500']) await check(street);
    expect(await express()).toMatchObject({ isAvailable: false, arrives: null });
    expect((await express())?.message).toContain('neodpovídá');
    expect((await check('Dlouhá 5')).body['message']).toContain('neodpovídá');
    app.clock.now = new Date(app.clock.now.getTime() + 30_000);
    expect((await check('Dlouhá 5')).body).toMatchObject({ is_available: true });
    expect(await express()).toMatchObject({ isAvailable: true, message: null });
  });

  it('does not come for what does not lie in the warehouse', async () => {
    await add(items.laterPhone);
    expect((await check('Dlouhá 5')).body['message']).toContain('nemáme skladem');
  });
});
