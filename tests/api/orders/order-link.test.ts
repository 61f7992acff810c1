import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { endpoints } from '#core/contract/endpoints.ts';
import { from } from '#tests/api/reservations/reservation-fixture.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import {
  answerOf,
  billing,
  codeOf,
  items,
  order,
  prepareOrderShop,
  startOrderApp,
} from './order-fixture.ts';
import { cancel, cash, moveThrough } from './order-steps.ts';

let app: TestApp;
let client: TestClient;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  const mailTransport = { send: (mail: OutgoingMail) => Promise.resolve(void sent.push(mail)) };
  app = await startOrderApp({ mailTransport });
});
beforeEach(async () => {
  await prepareOrderShop(app);
  client = app.client();
});
afterAll(() => app.close());

const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const asked = (number: unknown) => ({ number, e_mail: billing.e_mail });

/** The digits of the newest mail with a code, as its reader sees them; other mails may be sent after it. */
async function mailedDigits(): Promise<string> {
  await app.deps.jobs.runDue();
  const codes = sent.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  return codes.at(-1) ?? 'no code';
}

/** Asks for a code and types digits; `null` types those of the mail. */
async function openBy(number: unknown, digits: string | null) {
  await client.change('order/status/code/', asked(number));
  // Typed as the mail's program may show them.
  const code = (digits ?? (await mailedDigits())).replace(/^.../, '$& ');
  return answerOf(await client.change('order/status/open/', { ...asked(number), code }));
}
const codeIn = (answer: { body: Readonly<Record<string, unknown>> }) =>
  decodeURIComponent(String(answer.body['url']).split('/')[2] ?? '');

describe('number and e-mail', () => {
  it('change nothing without a code from the mail, by any call (T-LINK-2)', async () => {
    const { body } = await order(client, cash);
    const number = body['order_number'];
    const before: unknown = await app.deps.knex('orders').select('*');
    const mails = [number, billing.e_mail, `${String(number)}~${billing.e_mail}`];
    for (const { method, path } of Object.values(endpoints)) {
      if (method !== 'POST' || !path.startsWith('order/{code}/')) continue;
      for (const code of mails) {
        const address = path.replace('{code}', encodeURIComponent(String(code)));
        const answer = await client.change(address, { ...asked(number), reason: 'x' }, from(7));
        expect([path, answer.status >= 400]).toEqual([path, true]);
      }
    }
    expect(await app.deps.knex('orders').select('*')).toEqual(before);
    expect((await openBy(number, '000000')).status).toBe(400);
  });

  it('are throttled by order and by mail, wherever the guesses come from (T-LINK-2)', async () => {
    const { body } = await order(client, cash);
    const guess = async (n: number, question: object) =>
      (await app.client().change('order/status/', question, from(n))).status;
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        guess(n + 1, { number: body['order_number'], e_mail: `nekdo${String(n)}@posta.example` }),
      ),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    const byMail = await Promise.all(
      Array.from({ length: 40 }, (_, n) => guess(n + 100, asked(String(1_260_009_000 + n)))),
    );
    expect(byMail.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('a code from the mail', () => {
  it('opens the order for an hour and is named as what the customer acted by', async () => {
    const { body } = await order(client, cash);
    const opened = await openBy(body['order_number'], null);
    expect(opened.status).toBe(200);
    const code = codeIn(opened);
    const shown = await client.get('order', { params: { code } });
    expect(shown).toMatchObject({ code, eMail: billing.e_mail });
    later(59);
    expect((await cancel(client, code)).status).toBe(200);
    expect(await app.deps.knex('order_events').where({ to_status: 'cancelled' })).toMatchObject([
      { actor: 'customer', proof: 'code' },
    ]);
    later(1);
    expect((await client.fetch(`/api/new/order/${code}/`)).status).toBe(404);
  });

  it('is good for ten minutes and five tries, and only the last one is', async () => {
    const { body } = await order(client, cash);
    const number = body['order_number'];
    await client.change('order/status/code/', asked(number));
    const first = await mailedDigits();
    later(10);
    const type = async (code: string) =>
      (await client.change('order/status/open/', { ...asked(number), code })).status;
    expect(await type(first)).toBe(400);
    await client.change('order/status/code/', asked(number));
    const second = await mailedDigits();
    const wrong = second === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n += 1) expect(await type(wrong)).toBe(400);
    expect(await type(second)).toBe(400);
    later(1);
    expect((await openBy(number, null)).status).toBe(200);
  });

  it('changed by a letter opens nothing, nor does one for another order', async () => {
    const first = await order(client, cash);
    await order(app.client(), { ...cash, products: [[items.case, 1]] });
    const code = codeIn(await openBy(first.body['order_number'], null));
    const [, ...rest] = code.split('~');
    for (const wrong of [`${code}x`, ['2', ...rest].join('~'), code.replace('~1', '~2')]) {
      expect((await client.fetch(`/api/new/order/${wrong}/`)).status).toBe(404);
    }
  });
});

describe("a mail's link", () => {
  it('ends 60 days after the last event, but not for the account that ordered', async () => {
    const owner = await signIn(app, 'customer');
    const code = codeOf(await order(owner, cash));
    const statusOf = async (who: TestClient) => (await who.fetch(`/api/new/order/${code}/`)).status;
    later(59 * 24 * 60);
    expect(await statusOf(client)).toBe(200);
    await moveThrough(app, 'picking');
    later(59 * 24 * 60);
    expect(await statusOf(client)).toBe(200);
    later(24 * 60);
    expect(await statusOf(client)).toBe(404);
    expect((await cancel(client, code)).status).toBe(404);
    await app.deps.knex('sessions').update({ expires_at: new Date('2099-01-01') });
    expect(await statusOf(owner)).toBe(200);
  });

  it.each([
    ['link', () => Promise.resolve(app.client())],
    ['account', () => signIn(app, 'customer')],
  ] as const)('is recorded as the %s by which an order was cancelled', async (proof, visitor) => {
    const who = await visitor();
    await cancel(who, codeOf(await order(who, cash)));
    expect(await app.deps.knex('order_events').where({ to_status: 'cancelled' })).toMatchObject([
      { actor: 'customer', proof },
    ]);
  });
});
