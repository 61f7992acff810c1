import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDeliveries } from '#api/integrations/webhooks/send-deliveries.ts';
import { webhookTries } from '#core/integrations/webhook.ts';
import { minute, WebhookShop } from './webhook-shop.ts';

let shop: WebhookShop;
beforeAll(async () => {
  shop = await WebhookShop.start();
});
beforeEach(() => shop.prepare());
afterAll(() => shop.close());

describe('a receiver that fails', () => {
  const fail = () => {
    shop.receiver.answer = (response) => void response.writeHead(500).end('broken');
  };

  it('is tried again after growing waits under the same id, and hears of one order in its order', async () => {
    const { id } = await shop.make();
    fail();
    const order = await shop.confirm();
    await shop.run();
    await shop.move(order, { payment_status: 'paid' });
    await shop.later(5_000);
    expect(shop.types()).toEqual(['order.confirmed']);
    expect(await shop.stateNow()).toBe('failing');
    shop.receiver.answer = (response) => void response.writeHead(200).end();
    await shop.later(minute);
    expect(shop.types()).toEqual(['order.confirmed', 'order.confirmed', 'order.paid']);
    const [first, second] = shop.receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(second?.body).toBe(first?.body);
    expect((await shop.logOf(id))[1]?.attempts).toMatchObject([
      { status: 500, beginning: 'broken' },
      { status: 200 },
    ]);
    expect(await shop.stateNow()).toBe('active');
  });

  it('is paused after a day with a mail to admins, and gets what waits when it is on again', async () => {
    const { id, version } = await shop.make();
    fail();
    const order = await shop.confirm();
    await shop.run();
    for (const hours of [1, 2, 5, 9, 17, 26]) await shop.later(hours * 60 * minute);
    await shop.comeBack();
    expect(await shop.stateNow()).toBe('paused');
    expect(
      await shop.app.deps.knex('mails').where({ kind: 'webhook-paused' }).pluck('recipient'),
    ).toEqual(['admin@obmena.example']);
    const sent = shop.receiver.received.length;
    await shop.later(60 * minute);
    await shop.move(order, { payment_status: 'paid' });
    expect(shop.receiver.received).toHaveLength(sent);
    shop.receiver.answer = (response) => void response.writeHead(200).end();
    await shop.admin.patch('webhook-update', {
      params: { id },
      body: { version: version + 1, isActive: true },
    });
    await shop.later(0);
    expect(shop.types().slice(sent)).toEqual(['order.confirmed']);
  });

  it('gives up after eight tries, and sends again when it is asked to', async () => {
    const { id } = await shop.make();
    fail();
    await shop.confirm();
    await shop.run();
    // A receiver that takes something now and then is not paused.
    for (let tried = 1; tried < webhookTries; tried += 1) {
      await shop.app.deps.knex('webhooks').update({ failing_since: shop.app.clock.now });
      await shop.later(11 * 60 * minute);
    }
    await shop.comeBack();
    const [entry] = await shop.logOf(id);
    expect(entry).toMatchObject({ state: 'failed', nextAt: null });
    expect(entry?.attempts).toHaveLength(webhookTries);
    shop.receiver.answer = (response) => void response.writeHead(200).end();
    await shop.admin.post('webhook-delivery-again', { params: { id: entry?.id ?? 0 }, body: {} });
    await shop.run();
    expect((await shop.logOf(id))[0]).toMatchObject({ state: 'delivered' });
    expect(new Set(shop.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(
      1,
    );
  });

  it('is paused at once where it says that it is gone', async () => {
    await shop.make();
    shop.receiver.answer = (response) => void response.writeHead(410).end();
    await shop.confirm();
    await shop.run();
    expect(await shop.stateNow()).toBe('paused');
  });

  it('is not followed to another address', async () => {
    const { id } = await shop.make();
    shop.receiver.answer = (response) =>
      void response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end();
    await shop.confirm();
    await shop.run();
    expect(shop.receiver.received).toHaveLength(1);
    expect(await shop.logOf(id)).toMatchObject([{ state: 'waiting', attempts: [{ status: 307 }] }]);
  });

  it('is waited for a while only, and keeps no other receiver waiting', async () => {
    const { id } = await shop.make();
    const quick = { name: 'Sklad', url: shop.receiver.url.replace('/hook', '/quick') };
    await shop.admin.post('webhook-make', { body: { ...quick, events: ['order.confirmed'] } });
    let isFirst = true;
    shop.receiver.answer = (response) => {
      if (!isFirst) response.writeHead(204).end();
      isFirst = false;
    };
    await shop.confirm();
    await sendDeliveries(shop.app.deps, { mostMs: 200 });
    expect(shop.receiver.received).toHaveLength(2);
    const logs = [...(await shop.logOf(id)), ...(await shop.logOf(id + 1))];
    expect(logs.map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);
    expect(logs.flatMap(({ attempts }) => attempts.map(({ reason }) => reason))).toContain(
      'fetch_timeout',
    );
  });
});

it('sends anew under the same id what a process that ended in the middle had in its hands', async () => {
  const { id } = await shop.make();
  await shop.confirm();
  const claimed = new Date(shop.app.clock.now.getTime() + minute);
  await shop.app.deps.knex('webhook_deliveries').update({ claimed_until: claimed });
  await shop.run();
  expect(shop.receiver.received).toEqual([]);
  await shop.later(minute);
  expect(shop.types()).toEqual(['order.confirmed']);
  await shop.later(minute);
  expect(shop.receiver.received).toHaveLength(1);
  expect(await shop.logOf(id)).toMatchObject([{ state: 'delivered' }]);
});
