import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { placeMessages } from '#core/phrases/cs/checkout.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addDeliveryMethod, addInstallmentProgram } from '#tests/support/factories/sales.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await app.deps.replyCache.purge(app.deps.knex, ['*']);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const change = async (path: string, body: object) =>
  answerOf(await admin.changeBy('PATCH', `admin/${path}`, body));

async function addedPlace(carrier: 'packeta' | null) {
  const delivery = await addDeliveryMethod(app.deps.knex, { kind: 'pickup_place', carrier });
  const given = {
    code: 'Z-1',
    delivery_id: delivery.id,
    name: 'Trafika Lípa',
    street: 'Lipová 3',
    city: 'Žďár',
    postcode: '591 01',
    is_offered: true,
    is_crowded: false,
    opening_cs: null,
    opening_ro: null,
  };
  const [status, row] = await answerOf(
    await admin.changeBy('POST', 'admin/delivery-places/', given),
  );
  expect([status, row]).toMatchObject([201, given]);
  const { id } = row as { id: number }; // as the contract promises
  return { id };
}

const found = async (q: string) =>
  (await app.client().get('cart-delivery-places', { query: { q } })).places;

it('offers a place that staff added to checkouts, and no more once they switch it off', async () => {
  const { id } = await addedPlace(null);
  const path = `delivery-places/${String(id)}/`;
  expect(await found('zdar')).toMatchObject([
    { id, opening: '', isAvailable: true, message: null },
  ]);
  expect((await change(path, { version: 1, is_crowded: true }))[0]).toBe(200);
  expect(await found('lipa')).toMatchObject([
    { isAvailable: true, message: placeMessages.congested },
  ]);
  expect((await change(path, { version: 2, is_offered: false }))[0]).toBe(200);
  expect(await found('59101')).toMatchObject([{ id, isAvailable: false }]);
});

it('finds a place by the name that staff give it', async () => {
  const { id } = await addedPlace(null);
  await change(`delivery-places/${String(id)}/`, { version: 1, name: 'Papírnictví U Mostu' });
  expect(await found('mostu')).toMatchObject([{ id }]);
  expect(await found('trafika')).toEqual([]);
});

it("leaves a carrier's name of its own place alone, and lets staff switch the place off", async () => {
  const { id } = await addedPlace('packeta');
  const path = `delivery-places/${String(id)}/`;
  expect(await change(path, { version: 1, name: 'Jinak' })).toMatchObject([
    400,
    { name: [expect.stringContaining('dopravci')] },
  ]);
  expect((await change(path, { version: 1, is_offered: false }))[0]).toBe(200);
});

it('calculates with programs as staff keep them, at once', async () => {
  const program = await addInstallmentProgram(app.deps.knex, { months: 10 });
  const plans = async () => {
    const query = { price: 20_000, downPayment: 0 };
    return (await app.client().get('installment-calculator', { query })).plans;
  };
  expect(await plans()).toMatchObject([{ months: 10 }]);
  const path = `installment-programs/${String(program.id)}/`;
  expect((await change(path, { version: 1, months: 24 }))[0]).toBe(200);
  expect(await plans()).toMatchObject([{ months: 24 }]);
  expect((await change(path, { version: 2, is_active: false }))[0]).toBe(200);
  expect(await plans()).toEqual([]);
  const wrong = { version: 3, minimal_financed: 5000, maximal_financed: 10 };
  expect(await change(path, wrong)).toMatchObject([
    400,
    { maximal_financed: [expect.any(String)] },
  ]);
});
