import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { customerNamed } from '#tests/api/reviews/review-fixture.ts';
import {
  answerOf,
  codeOf,
  digitsOfMail,
  items,
  leaveFree,
  order,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
  stockOf,
  type Wish,
} from './order-fixture.ts';
import { rowOf } from './order-steps.ts';

let app: TestApp;
let client: TestClient;
const outbox: OutgoingMail[] = [];
beforeAll(async () => {
  app = await startOrderApp({
    mailTransport: {
      send: (mail) => {
        outbox.push(mail);
        return Promise.resolve();
      },
    },
  });
});
beforeEach(async () => {
  outbox.length = 0;
  await prepareOrderShop(app);
  client = app.client();
});
afterAll(() => app.close());

const many: Wish = { products: [[items.case, 3]], payment: 'bank-transfer' };
const cash: Wish = { ...many, payment: 'cash-on-delivery' };
const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const confirm = async (code: string, digits: string) =>
  answerOf(await client.change(`order/${code}/confirm/`, { digits }));
const release = async () => {
  const { knex, jobs } = app.deps;
  await knex.transaction((trx) => jobs.enqueue(trx, 'order-release-unpaid', {}));
  await jobs.runDue();
};
const mailKinds = (): Promise<string[]> => app.deps.knex('mails').orderBy('id').pluck('kind');

describe('an order of several unpaid pieces by somebody who is not known', () => {
  it('waits for its mail, tells nobody where to pay, and goes back on sale after half an hour', async () => {
    const code = codeOf(await order(client, many));
    const shown = await client.get('order', { params: { code } });
    expect(shown).toMatchObject({
      status: 'created',
      mailCheck: 'awaited',
      heldUntil: '2026-11-23T09:30:00.000Z',
      payment: { canPay: false, transfer: null, methods: [] },
    });
    later(29);
    await release();
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'created' });
    later(1);
    await release();
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(app, items.case)).toMatchObject({ allocated: 0 });
    expect(await mailKinds()).toEqual(['order-confirm', 'order-unconfirmed']);
    expect((await confirm(code, await digitsOfMail(app))).status).toBe(409);
  });

  it('is confirmed by the code of its mail, and then waits for its money as every other', async () => {
    const code = codeOf(await order(client, many));
    later(10);
    const { status, body } = await confirm(code, await digitsOfMail(app));
    expect([status, body['status'], body['mail_check']]).toEqual([
      200,
      'awaiting_payment',
      'confirmed',
    ]);
    expect(await rowOf(app, 'orders')).toMatchObject({
      release_at: new Date('2026-11-30T09:10:00Z'),
    });
    expect(await app.deps.knex('payments')).toMatchObject([{ status: 'pending' }]);
    expect(await mailKinds()).toEqual(['order-confirm', 'order-placed']);
    const [, event] = await app.deps.knex('order_events').orderBy('id');
    expect(event).toMatchObject({ actor: 'customer', proof: 'code' });
    expect((await confirm(code, '000000')).status).toBe(200);
  });

  it('that is paid in cash is picked only then', async () => {
    await order(client, cash);
    expect(await rowOf(app, 'orders')).toMatchObject({ status: 'created' });
    await orderConfirmed(app, app.client(), cash);
    expect(await app.deps.knex('orders').orderBy('id').pluck('status')).toEqual([
      'created',
      'confirmed',
    ]);
  });

  it('can be paid at once instead, but neither prolonged nor put off by a transfer', async () => {
    const code = codeOf(await order(client, { ...many, payment: 'card' }));
    const { payment } = await client.get('order', { params: { code } });
    expect(payment.canPay).toBe(true);
    expect(payment.methods.map(({ kind }) => kind)).not.toContain('bank_transfer');
    later(20);
    const pay = (type_payment: string) => client.change(`order/${code}/pay/`, { type_payment });
    expect((await pay('card')).status).toBe(200);
    expect((await pay('bank-transfer')).status).toBe(400);
    expect(await rowOf(app, 'orders')).toMatchObject({
      release_at: new Date('2026-11-23T09:30:00Z'),
    });
  });

  it('takes five tries of a mail and three more mails, and no other code', async () => {
    const code = codeOf(await order(client, many));
    const right = await digitsOfMail(app);
    const wrong = right === '111111' ? '222222' : '111111';
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await confirm(code, wrong)).status).toBe(400);
    }
    expect((await confirm(code, right)).status).toBe(400);
    const again = () => client.change(`order/${code}/confirm/mail/`, {});
    const answers: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      later(1);
      answers.push((await again()).status);
    }
    expect(answers).toEqual([204, 204, 204, 429]);
    expect((await confirm(code, right)).status).toBe(400);
    expect((await confirm(code, await digitsOfMail(app))).status).toBe(200);
  });

  it('reads in its mail what to do and until when, with a link that shows no code to a server', async () => {
    const code = codeOf(await order(client, many));
    const digits = await digitsOfMail(app);
    await app.deps.jobs.runDue();
    const [mail] = outbox;
    expect(mail?.text).toContain(digits);
    expect(mail?.text).toContain('10:30');
    expect(mail?.text).toContain(`/${code}#code=${digits}`);
  });

  it('is seen by staff, who can confirm it by telephone', async () => {
    await order(client, many);
    const staff = await signIn(app, 'support');
    const seen = await staff.get('admin-order', { params: { id: 1 } });
    expect(seen).toMatchObject({ mailCheck: 'awaited', heldUntil: '2026-11-23T09:30:00.000Z' });
    const { version } = seen;
    const body = { version, to: 'awaiting_payment', reason: 'telefon' };
    expect((await staff.change('order/admin/orders/1/move/', body)).status).toBe(200);
    expect(await rowOf(app, 'orders')).toMatchObject({
      mail_check: 'confirmed',
      release_at: new Date('2026-11-30T09:00:00Z'),
    });
  });
});

it('asks for no confirmation of one piece, nor of anybody signed in', async () => {
  await order(client, { payment: 'bank-transfer' });
  const known = await customerNamed(app, 'Bořivoj Zelenka');
  await order(known.client, many);
  expect(await app.deps.knex('orders').pluck('mail_check')).toEqual(['none', 'none']);
});

describe('while the stock is short', () => {
  it('two strangers lock twenty pieces for half an hour, and customers for a day at most', async () => {
    await leaveFree(app, items.case, 20);
    const ten: Wish = { ...many, products: [[items.case, 10]] };
    await order(client, ten);
    await order(app.client(), ten);
    const releases = () => app.deps.knex('orders').orderBy('id').pluck('release_at');
    const half = new Date('2026-11-23T09:30:00Z');
    expect(await releases()).toEqual([half, half]);

    await prepareOrderShop(app);
    await leaveFree(app, items.case, 20);
    const known = await customerNamed(app, 'Bořivoj Zelenka');
    await order(known.client, ten);
    await order(known.client, ten);
    expect(await releases()).toEqual([
      new Date('2026-11-26T21:00:00Z'),
      new Date('2026-11-24T09:00:00Z'),
    ]);
  });
});
