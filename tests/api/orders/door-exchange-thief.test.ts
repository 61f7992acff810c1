import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openDoorExchanges } from './door-exchange-steps.ts';
import { checkOut, finish, items, startOrderApp } from './order-fixture.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openDoorExchanges>>;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openDoorExchanges(app);
});
afterAll(() => app.close());

/** A cart with the phone, the old one set off where there is a code, to be delivered that way. */
async function body(delivery: string, code: string | null = null) {
  const choose = { store: { store: 'praha' }, place: { place: 1 } }[delivery] ?? {};
  if (code !== null) {
    const wish = { product: items.phone, quantity: 1, buyout_product: code };
    await at.client.change('cart/add-product/', wish);
  }
  const products = code === null ? ([[items.phone, 1]] as const) : [];
  const payment = delivery === 'store' ? 'cash-on-delivery' : 'card';
  return {
    ...(await checkOut(at.client, { products, delivery, payment, choose })),
    exchanges_at_door: true,
  };
}

const orders = async (): Promise<number> => (await app.deps.knex('orders').select('id')).length;

it.each(['store', 'express'])(
  'is refused with a delivery that takes no devices: %s',
  async (way) => {
    if (way === 'express') {
      await app.deps
        .knex('delivery_methods')
        .where({ code: way })
        .update({ served_postcodes: null });
    }
    const placed = await finish(at.client, await body(way, await at.device()));
    expect(placed).toMatchObject({ status: 400 });
    expect(placed.body).toHaveProperty('exchanges_at_door');
    expect(await orders()).toBe(0);
  },
);

it('is refused where the delivery was changed after the summary, or staff switched it off', async () => {
  const first = await body('courier', await at.device());
  const change = { delivery: 'timeslot' };
  await at.client.change('cart/payments-and-deliveries/', change);
  expect((await finish(at.client, first)).status).toBe(409);
  await at.client.change('cart/payments-and-deliveries/', { delivery: 'courier' });
  await at.client.change('cart/payments-and-deliveries/', { payment: 'card' });
  await app.deps.knex('delivery_methods').update({ takes_devices: false });
  expect((await at.client.get('cart-summary', {})).canExchange).toBe(false);
  expect((await finish(at.client, first)).status).toBe(400);
  // A carrier that cannot be told takes none, whatever was switched on.
  await app.deps.knex('delivery_methods').update({ takes_devices: true, carrier: 'packeta' });
  expect((await finish(at.client, first)).status).toBe(400);
  expect(await orders()).toBe(0);
});

it('is refused without a device, with a mere offer, and beside a card that is held', async () => {
  expect((await finish(at.client, await body('courier'))).status).toBe(400);
  const offer = await at.device('offer');
  await at.client.change('cart/add-product/', {
    product: items.phone,
    quantity: 1,
    buyout_product: offer,
  });
  expect((await finish(at.client, await body('courier', offer))).status).toBe(400);
  expect(await orders()).toBe(0);
});

it('is not held by a card as well, nor secured by one later', async () => {
  const both = { ...(await body('courier', await at.device())), secures_by_card: true };
  expect((await finish(at.client, both)).status).toBe(400);
  expect(await orders()).toBe(0);
});

it('is told by staff who handle orders, and by nobody who holds its link', async () => {
  const code = await at.onTheWay();
  const id = Number((await at.order())['id']);
  const path = `order/admin/orders/${String(id)}/door-exchange/`;
  const said = { version: 1, to: 'taken', number: '', reason: '' };
  expect((await at.client.change(path, said)).status).toBe(401);
  expect((await at.client.change(`order/${code}/door-exchange/`, said)).status).toBe(404);
  expect((await refusalOf(at.client.post('order-hold', { params: { code } }))).status).toBe(409);
  const others = [await signIn(app, 'picker'), await signIn(app, 'packer'), at.desk.desk];
  for (const who of others) {
    expect((await refusalOf(at.mark('taken', { who }))).status).toBe(403);
  }
  expect(await at.exchange()).toMatchObject({ state: 'agreed' });
});

it('is told once, whoever is quicker, and only what can be', async () => {
  await at.onTheWay();
  const ends = await Promise.allSettled([at.mark('missed'), at.mark('missed')]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const act of ['end', 'lost', 'missed'] as const) {
    expect((await refusalOf(at.mark(act))).status).toBe(409);
  }
});

describe('by one person alone', () => {
  beforeEach(() => at.onTheWay());

  const releaseOwn = async (id: number) => {
    const body = { version: 1, to: 'released' as const, note: '' };
    return refusalOf(at.support.post('prepared-act-decide', { params: { id }, body }));
  };
  const isRefusedToOneself = async (act: 'taken' | 'missed' | 'lost', state: string) => {
    const { prepared } = await at.mark(act);
    expect(prepared).not.toBeNull();
    expect((await releaseOwn(prepared?.id ?? 0)).status).toBe(403);
    expect((await refusalOf(at.mark(act))).status).toBe(409);
    expect(await at.exchange()).toMatchObject({ state });
    expect(await at.sale()).toMatchObject({ status: 'awaiting_device' });
  };

  it('is never taken, so that no goods are given away for a device that nobody has', async () => {
    await isRefusedToOneself('taken', 'agreed');
    expect(await at.order()).toMatchObject({ status: 'handed_over' });
  });

  it('is never taken back nor lost once two people said that it was taken', async () => {
    await at.take();
    await isRefusedToOneself('missed', 'taken');
    await isRefusedToOneself('lost', 'taken');
  });

  it('is not released any more once the door was said to be another', async () => {
    await at.mark('taken');
    await at.mark('missed');
    await at.receive();
    expect((await refusalOf(at.release())).status).toBe(409);
    expect(await at.exchange()).toMatchObject({ state: 'settled' });
  });
});

it('does not let a device that the courier has be called off', async () => {
  await at.onTheWay();
  await at.take();
  expect((await refusalOf(at.desk.move('cancelled'))).status).toBe(409);
});

it('is switched on by staff for deliveries to a door by a carrier that does it alone', async () => {
  const { admin } = at.desk;
  const columns = await app.deps.knex('delivery_methods').where({ code: 'place' }).first();
  expect(columns).toMatchObject({ takes_devices: false });
  const { id, version } = columns as { id: number; version: number }; // a row that is there
  const wish = admin.change(`admin/delivery-methods/${String(id)}/`, {
    version,
    changes: { takes_devices: true },
  });
  expect((await wish).status).toBeGreaterThanOrEqual(400);
  expect(await app.deps.knex('delivery_methods').where({ id }).first('takes_devices')).toEqual({
    takes_devices: false,
  });
});
