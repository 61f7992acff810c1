import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refreshPointsJob } from '#api/carriers/refresh-points.ts';
import { prepareOrderShop, startOrderApp } from '#tests/api/orders/order-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(() => prepareOrderShop(app));
afterAll(() => app.close());

const placesOf = (delivery: string) =>
  app.deps.knex('delivery_places').where({ delivery_code: delivery }).orderBy('code');

it("fills a delivery's places from its carrier: counters where cash is taken, boxes where it is not", async () => {
  await app.deps.knex('delivery_places').delete();
  await refreshPointsJob.run({}, app.deps);
  const counters = await placesOf('place');
  const boxes = await placesOf('box');
  expect([counters.length, boxes.length]).toEqual([15, 15]);
  expect(counters[0]).toMatchObject({
    city: 'Praha',
    name: expect.stringContaining('Vinohradská'),
  });
  expect(counters.filter((place) => !place.is_available)).toHaveLength(1);
  const query = { q: 'vinohradska', delivery: 'place' };
  const { places } = await app.client().get('cart-delivery-places', { query });
  expect(places).toMatchObject([{ city: 'Praha', isAvailable: true }]);
  // Once more changes nothing, not even the ids.
  await refreshPointsJob.run({}, app.deps);
  expect(await placesOf('place')).toEqual(counters);
});

it('leaves the places of a demonstration shop alone', async () => {
  const before = await placesOf('place');
  await refreshPointsJob.run({}, app.deps);
  expect(await placesOf('place')).toEqual(before);
});
