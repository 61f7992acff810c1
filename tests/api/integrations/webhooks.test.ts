import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookEvent } from '#core/integrations/webhook.ts';
import { addOrder } from '#tests/support/factories/orders.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { signatureOf } from './receiver.ts';
import { minute, WebhookShop } from './webhook-shop.ts';

let shop: WebhookShop;
beforeAll(async () => {
  shop = await WebhookShop.start();
});
beforeEach(() => shop.prepare());
afterAll(() => shop.close());

it('tells of a change by the queue, signed, with ids and states alone', async () => {
  const { id, secret, state } = await shop.make();
  expect([secret.slice(0, 6), state]).toEqual(['whsec_', 'active']);
  const order = await addOrder(shop.app.deps.knex);
  await shop.move(order.id, { status: 'confirmed' });
  expect(shop.receiver.received).toEqual([]);
  await shop.run();
  const [got] = shop.receiver.received;
  if (!got) throw new Error('nothing came');
  expect(got.message).toMatchObject({
    type: 'order.confirmed',
    data: { order_id: order.id, number: order.number, status: 'confirmed' },
  });
  expect(got.body).not.toContain('posta.example');
  expect(got.body).not.toContain(order.code);
  expect(got.headers['webhook-timestamp']).toBe(String(shop.app.clock.now.getTime() / 1_000));
  expect(got.headers['webhook-signature']).toBe(signatureOf(got, secret));
  const [entry] = await shop.logOf(id);
  expect(entry).toMatchObject({
    state: 'delivered',
    messageId: got.headers['webhook-id'],
    payload: got.body,
    attempts: [{ status: 204, reason: null }],
  });
});

it('keeps the secret out of every other answer, of the record and of the database in plain', async () => {
  const { secret, id } = await shop.make();
  const list = await shop.admin.get('webhook-list', {});
  const { rows } = await shop.app.deps.knex.raw<{ rows: unknown[] }>(
    `select (select json_agg(w) from webhooks w) as rows, (select json_agg(e) from change_entries e) as history`,
  );
  const all = JSON.stringify([list, rows, await shop.logOf(id), shop.app.logs]);
  expect(all).not.toContain(secret.slice(6));
});

it('forgets what a transaction takes back, and is silent about what nobody asked for', async () => {
  await shop.make(['order.paid']);
  const order = await addOrder(shop.app.deps.knex);
  await shop.app.deps.knex
    .transaction(async (trx) => {
      await trx('orders').where({ id: order.id }).update({ payment_status: 'paid' });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await shop.move(order.id, { status: 'confirmed' });
  await shop.run();
  expect(shop.receiver.received).toEqual([]);
  await shop.move(order.id, { payment_status: 'paid', note: 'x' });
  await shop.move(order.id, { note: 'y' });
  await shop.run();
  expect(shop.types()).toEqual(['order.paid']);
});

it('signs with both secrets while one takes the place of another', async () => {
  const { id, secret } = await shop.make();
  const rotated = await shop.admin.post('webhook-secret-rotate', {
    params: { id },
    body: { overlapHours: 24 },
  });
  const sendOne = async () => {
    await shop.admin.post('webhook-test', { params: { id }, body: {} });
    await shop.run();
    const got = shop.receiver.received.at(-1);
    if (!got) throw new Error('nothing came');
    const keys = [rotated.secret, secret].map((one) => signatureOf(got, one));
    return [String(got.headers['webhook-signature']).split(' '), keys];
  };
  const [both, expected] = await sendOne();
  expect(both).toEqual(expected);
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 25 * 60 * minute);
  await shop.comeBack();
  const [one, [newest] = []] = await sendOne();
  expect(one).toEqual([newest]);
});

it('sends a test, once and also to a receiver that is off', async () => {
  const { id, version } = await shop.make();
  await shop.admin.patch('webhook-update', { params: { id }, body: { version, isActive: false } });
  shop.receiver.answer = (response) => void response.writeHead(500).end();
  await shop.admin.post('webhook-test', { params: { id }, body: {} });
  await shop.run();
  expect(shop.types()).toEqual(['webhook.test']);
  expect(await shop.logOf(id)).toMatchObject([{ state: 'failed', type: 'webhook.test' }]);
  expect(await shop.stateNow()).toBe('off');
});

describe('an address', () => {
  it.each([
    ['https://127.0.0.1/', 'vnitřní sítě'],
    ['https://[::1]/', 'vnitřní sítě'],
    ['https://10.0.0.5/hook', 'vnitřní sítě'],
    ['http://example.com/', 'https://'],
    ['https://example.com:8443/', 'https://'],
    ['https://user:pass@example.com/', 'https://'],
    ['erp', 'https://'],
  ])('is refused where it is not public and encrypted: %s', async (url, said) => {
    const events: WebhookEvent[] = ['order.paid'];
    const body = { name: 'ERP', url, events };
    const { status, body: answer } = await refusalOf(shop.admin.post('webhook-make', { body }));
    expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining(said)]);
  });

  it('whose name leads into the private network is sent nothing', async () => {
    const { id } = await shop.make();
    await shop.app.deps.knex('webhooks').update({ url: 'https://localhost/hook' });
    await shop.confirm();
    await shop.run();
    expect(await shop.logOf(id)).toMatchObject([
      { state: 'waiting', attempts: [{ status: null, reason: 'address_private' }] },
    ]);
  });
});

it('is for whoever may keep integrations, and a stale version is a conflict', async () => {
  const { id, version } = await shop.make();
  const picker = await signIn(shop.app, 'picker');
  expect((await refusalOf(picker.get('webhook-list', {}))).status).toBe(403);
  await shop.admin.patch('webhook-update', {
    params: { id },
    body: { version, name: 'Účetnictví' },
  });
  const stale = shop.admin.patch('webhook-update', {
    params: { id },
    body: { version, name: 'x' },
  });
  expect((await refusalOf(stale)).status).toBe(409);
  await shop.admin.delete('webhook-remove', { params: { id }, query: { version: version + 1 } });
  expect((await shop.admin.get('webhook-list', {})).results).toEqual([]);
});

it('thins its log after a month', async () => {
  const { id } = await shop.make();
  await shop.admin.post('webhook-test', { params: { id }, body: {} });
  await shop.run();
  await shop.app.deps.knex('webhook_deliveries').update({ created_at: new Date('2026-10-01') });
  await shop.app.deps.knex.transaction((trx) =>
    shop.app.deps.jobs.enqueue(trx, 'webhooks-thin', {}),
  );
  await shop.run();
  expect(await shop.logOf(id)).toEqual([]);
});
