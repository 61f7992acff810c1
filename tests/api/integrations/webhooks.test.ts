import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { sendDeliveries } from '#api/integrations/webhooks/send-deliveries.ts';
import { webhookTries, type WebhookEvent } from '#core/integrations/webhook.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addOrder } from '#tests/support/factories/orders.ts';
import { addDeliveryMethod, addPaymentMethod } from '#tests/support/factories/sales.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { signatureOf, startReceiver, type Receiver } from './receiver.ts';

const start = new Date('2026-11-21T12:00:00Z');
const minute = 60_000;

let receiver: Receiver;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ environment: { PRIVATE_HOSTS: receiver.host } });
});
beforeEach(async () => {
  app.clock.now = start;
  receiver.received.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
  admin = await signIn(app, 'admin');
  await addDeliveryMethod(app.deps.knex, { code: 'kuryr' });
  await addPaymentMethod(app.deps.knex, { code: 'card' });
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
  receiver.close();
});

/** Hours after the session of before has ended. */
async function comeBack(): Promise<void> {
  const { knex } = app.deps;
  const user = await knex('users').where({ e_mail: 'admin@obmena.example' }).first('id');
  const who = { id: user?.id ?? 0, role: 'admin' } as const;
  const wish = { secondFactorAt: app.clock.now };
  const { token } = await openSession(knex, who, app.clock.now, wish);
  admin = app.client();
  admin.cookies.set('session', token);
}

const make = (events: WebhookEvent[] = ['order.confirmed', 'order.paid', 'order.cancelled']) =>
  admin.post('webhook-make', { body: { name: 'ERP', url: receiver.url, events } });
const run = () => app.deps.jobs.runDue();
const later = async (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
  await sendDeliveries(app.deps);
};
const move = (id: number, change: object) => app.deps.knex('orders').where({ id }).update(change);
const logOf = async (id: number) =>
  (await admin.get('webhook-delivery-list', { params: { id }, query: {} })).results;
const stateOf = async () => (await admin.get('webhook-list', {})).results[0]?.state;
const types = () => receiver.received.map(({ message }) => message.type);

it('tells of a change by the queue, signed, with ids and states alone', async () => {
  const { id, secret, state } = await make();
  expect([secret.slice(0, 6), state]).toEqual(['whsec_', 'active']);
  const order = await addOrder(app.deps.knex);
  await move(order.id, { status: 'confirmed' });
  expect(receiver.received).toEqual([]);
  await run();
  const [got] = receiver.received;
  if (!got) throw new Error('nothing came');
  expect(got.message).toMatchObject({
    type: 'order.confirmed',
    data: { order_id: order.id, number: order.number, status: 'confirmed' },
  });
  expect(got.body).not.toContain('posta.example');
  expect(got.body).not.toContain(order.code);
  expect(got.headers['webhook-timestamp']).toBe(String(start.getTime() / 1_000));
  expect(got.headers['webhook-signature']).toBe(signatureOf(got, secret));
  const [entry] = await logOf(id);
  expect(entry).toMatchObject({
    state: 'delivered',
    messageId: got.headers['webhook-id'],
    payload: got.body,
    attempts: [{ status: 204, reason: null }],
  });
});

it('keeps the secret out of every other answer, of the record and of the database in plain', async () => {
  const { secret, id } = await make();
  const list = await admin.get('webhook-list', {});
  const { rows } = await app.deps.knex.raw<{ rows: unknown[] }>(
    `select (select json_agg(w) from webhooks w) as rows, (select json_agg(e) from change_entries e) as history`,
  );
  const all = JSON.stringify([list, rows, await logOf(id), app.logs]);
  expect(all).not.toContain(secret.slice(6));
});

it('forgets what a transaction takes back, and is silent about what nobody asked for', async () => {
  await make(['order.paid']);
  const order = await addOrder(app.deps.knex);
  await app.deps.knex
    .transaction(async (trx) => {
      await trx('orders').where({ id: order.id }).update({ payment_status: 'paid' });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await move(order.id, { status: 'confirmed' });
  await run();
  expect(receiver.received).toEqual([]);
  await move(order.id, { payment_status: 'paid', note: 'x' });
  await move(order.id, { note: 'y' });
  await run();
  expect(types()).toEqual(['order.paid']);
});

describe('a receiver that fails', () => {
  const fail = () => {
    receiver.answer = (response) => void response.writeHead(500).end('broken');
  };

  it('is tried again after growing waits under the same id, and hears of one order in its order', async () => {
    const { id } = await make();
    const order = await addOrder(app.deps.knex);
    fail();
    await move(order.id, { status: 'confirmed' });
    await run();
    await move(order.id, { payment_status: 'paid' });
    await later(5_000);
    expect(types()).toEqual(['order.confirmed']);
    expect(await stateOf()).toBe('failing');
    receiver.answer = (response) => void response.writeHead(200).end();
    await later(minute);
    expect(types()).toEqual(['order.confirmed', 'order.confirmed', 'order.paid']);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(second?.body).toBe(first?.body);
    expect((await logOf(id))[1]?.attempts).toMatchObject([
      { status: 500, beginning: 'broken' },
      { status: 200 },
    ]);
    expect(await stateOf()).toBe('active');
  });

  it('is paused after a day with a mail to admins, and gets what waits when it is on again', async () => {
    const { id, version } = await make();
    const order = await addOrder(app.deps.knex);
    fail();
    await move(order.id, { status: 'confirmed' });
    await run();
    for (const hours of [1, 2, 5, 9, 17, 26]) await later(hours * 60 * minute);
    await comeBack();
    expect(await stateOf()).toBe('paused');
    expect(await app.deps.knex('mails').where({ kind: 'webhook-paused' }).pluck('recipient')).toEqual(
      ['admin@obmena.example'],
    );
    const sent = receiver.received.length;
    await later(60 * minute);
    await move(order.id, { payment_status: 'paid' });
    expect(receiver.received).toHaveLength(sent);
    receiver.answer = (response) => void response.writeHead(200).end();
    await admin.patch('webhook-update', {
      params: { id },
      body: { version: version + 1, isActive: true },
    });
    await later(0);
    expect(types().slice(sent)).toEqual(['order.confirmed']);
  });

  it('gives up after eight tries, and sends again when it is asked to', async () => {
    const { id } = await make();
    const order = await addOrder(app.deps.knex);
    fail();
    await move(order.id, { status: 'confirmed' });
    await run();
    // A receiver that takes something now and then is not paused.
    for (let tried = 1; tried < webhookTries; tried += 1) {
      await app.deps.knex('webhooks').update({ failing_since: app.clock.now });
      await later(11 * 60 * minute);
    }
    await comeBack();
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({ state: 'failed', nextAt: null });
    expect(entry?.attempts).toHaveLength(webhookTries);
    receiver.answer = (response) => void response.writeHead(200).end();
    await admin.post('webhook-delivery-again', { params: { id: entry?.id ?? 0 }, body: {} });
    await run();
    expect((await logOf(id))[0]).toMatchObject({ state: 'delivered' });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is paused at once where it says that it is gone', async () => {
    await make();
    receiver.answer = (response) => void response.writeHead(410).end();
    await move((await addOrder(app.deps.knex)).id, { status: 'confirmed' });
    await run();
    expect(await stateOf()).toBe('paused');
  });

  it('is not followed to another address', async () => {
    const { id } = await make();
    receiver.answer = (response) =>
      void response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end();
    await move((await addOrder(app.deps.knex)).id, { status: 'confirmed' });
    await run();
    expect(receiver.received).toHaveLength(1);
    expect(await logOf(id)).toMatchObject([{ state: 'waiting', attempts: [{ status: 307 }] }]);
  });

  it('is waited for a while only, and keeps no other receiver waiting', async () => {
    const { id } = await make();
    const other = await startReceiver();
    const quick = { name: 'Sklad', url: receiver.url.replace('/hook', '/quick') };
    await admin.post('webhook-make', { body: { ...quick, events: ['order.confirmed'] } });
    let isFirst = true;
    receiver.answer = (response) => {
      if (!isFirst) response.writeHead(204).end();
      isFirst = false;
    };
    await move((await addOrder(app.deps.knex)).id, { status: 'confirmed' });
    await sendDeliveries(app.deps, { mostMs: 200 });
    other.close();
    expect(receiver.received).toHaveLength(2);
    const logs = [...(await logOf(id)), ...(await logOf(id + 1))];
    expect(logs.map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);
    expect(logs.flatMap(({ attempts }) => attempts.map(({ reason }) => reason))).toContain(
      'fetch_timeout',
    );
  });
});

it('sends anew under the same id what a process that ended in the middle had in its hands', async () => {
  const { id } = await make();
  await move((await addOrder(app.deps.knex)).id, { status: 'confirmed' });
  const claimed = new Date(start.getTime() + minute);
  await app.deps.knex('webhook_deliveries').update({ claimed_until: claimed });
  await run();
  expect(receiver.received).toEqual([]);
  await later(minute);
  expect(types()).toEqual(['order.confirmed']);
  await later(minute);
  expect(receiver.received).toHaveLength(1);
  expect(await logOf(id)).toMatchObject([{ state: 'delivered' }]);
});

it('signs with both secrets while one takes the place of another', async () => {
  const { id, secret } = await make();
  const rotated = await admin.post('webhook-secret-rotate', {
    params: { id },
    body: { overlapHours: 24 },
  });
  const sendOne = async () => {
    await admin.post('webhook-test', { params: { id }, body: {} });
    await run();
    const got = receiver.received.at(-1);
    if (!got) throw new Error('nothing came');
    const keys = [rotated.secret, secret].map((one) => signatureOf(got, one));
    return [String(got.headers['webhook-signature']).split(' '), keys];
  };
  const [both, expected] = await sendOne();
  expect(both).toEqual(expected);
  app.clock.now = new Date(start.getTime() + 25 * 60 * minute);
  await comeBack();
  const [one, [newest] = []] = await sendOne();
  expect(one).toEqual([newest]);
});

it('sends a test, once and also to a receiver that is off', async () => {
  const { id, version } = await make();
  await admin.patch('webhook-update', { params: { id }, body: { version, isActive: false } });
  receiver.answer = (response) => void response.writeHead(500).end();
  await admin.post('webhook-test', { params: { id }, body: {} });
  await run();
  expect(types()).toEqual(['webhook.test']);
  expect(await logOf(id)).toMatchObject([{ state: 'failed', type: 'webhook.test' }]);
  expect(await stateOf()).toBe('off');
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
    const body = { name: 'ERP', url, events: ['order.paid'] as WebhookEvent[] };
    const { status, body: answer } = await refusalOf(admin.post('webhook-make', { body }));
    expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining(said)]);
  });

  it('whose name leads into the private network is sent nothing', async () => {
    const { id } = await make();
    await app.deps.knex('webhooks').update({ url: 'https://localhost/hook' });
    await move((await addOrder(app.deps.knex)).id, { status: 'confirmed' });
    await run();
    expect(await logOf(id)).toMatchObject([
      { state: 'waiting', attempts: [{ status: null, reason: 'address_private' }] },
    ]);
  });
});

it('is for whoever may keep integrations, and a stale version is a conflict', async () => {
  const { id, version } = await make();
  const picker = await signIn(app, 'picker');
  expect((await refusalOf(picker.get('webhook-list', {}))).status).toBe(403);
  await admin.patch('webhook-update', { params: { id }, body: { version, name: 'Účetnictví' } });
  const stale = admin.patch('webhook-update', { params: { id }, body: { version, name: 'x' } });
  expect((await refusalOf(stale)).status).toBe(409);
  await admin.delete('webhook-remove', { params: { id }, query: { version: version + 1 } });
  expect((await admin.get('webhook-list', {})).results).toEqual([]);
});

it('thins its log after a month', async () => {
  const { id } = await make();
  await admin.post('webhook-test', { params: { id }, body: {} });
  await run();
  await app.deps.knex('webhook_deliveries').update({ created_at: new Date('2026-10-01') });
  await app.deps.knex.transaction((trx) => app.deps.jobs.enqueue(trx, 'webhooks-thin', {}));
  await run();
  expect(await logOf(id)).toEqual([]);
});
