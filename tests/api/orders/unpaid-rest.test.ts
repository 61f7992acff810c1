import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchUnpaidRests } from '#api/orders/jobs/watch-unpaid-rests.ts';
import { orderMailKinds } from '#api/orders/mails/order-mails.ts';
import type { QueuedMail } from '#api/platform/mail/mail-kinds.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { startOrderApp } from './order-fixture.ts';
import { morningOf, openUnpaidRests } from './unpaid-rest-steps.ts';

let app: TestApp;
let at: Awaited<ReturnType<typeof openUnpaidRests>>;
beforeAll(async () => {
  app = await startOrderApp();
});
beforeEach(async () => {
  at = await openUnpaidRests(app);
  expect(await at.order()).toMatchObject({ to_pay: 2_700 });
});
afterAll(() => app.close());

const reminders = async () =>
  (await at.mails()).filter((kind) => /pay-(?:last-)?reminder$/u.test(kind));
const contentOf = async (kind: string, language: 'cs' | 'ro') => {
  const mail: QueuedMail = {
    id: 1,
    kind,
    subjectKey: `order:${String((await at.order())['id'])}:reminder:1`,
    language,
    recipient: 'jana@example.com',
    createdAt: app.deps.now(),
  };
  const content = await orderMailKinds[kind]?.(mail, app.deps);
  return content ?? { subject: '', text: '', html: '' };
};

describe('what is left to pay of goods that the customer has', () => {
  it('is asked for on the 3rd, 7th and 14th day, once on each', async () => {
    await at.runOn(1, 2);
    expect(await reminders()).toEqual([]);
    await at.runOn(3, 3, 4, 6);
    expect(await reminders()).toEqual(['order-exchange-pay-reminder']);
    await at.runOn(7, 8, 13);
    expect(await reminders()).toHaveLength(2);
    await at.runOn(14, 15, 20);
    expect(await reminders()).toEqual([
      'order-exchange-pay-reminder',
      'order-exchange-pay-reminder',
      'order-exchange-pay-last-reminder',
    ]);
  });

  it('is the staff’s from the 21st day, said once in the history', async () => {
    await at.runOn(20);
    expect(await at.exchange()).toMatchObject({ rest_with_staff_at: null });
    await at.runOn(21, 22, 23);
    expect(await at.exchange()).toMatchObject({ rest_with_staff_at: morningOf(21) });
    // Nobody of the staff stays signed in for so long.
    app.clock.now = morningOf(0);
    const { history } = await at.detail();
    const late = history.filter(({ text }) => text.startsWith('Doplatek nepřišel včas'));
    expect(late).toMatchObject([{ by: 'automaticky' }]);
    expect(await at.order()).toMatchObject({ status: 'delivered', to_pay: 2_700 });
  });

  it('is let alone once it is paid', async () => {
    await at.payRest(at.code);
    await at.runOn(3, 7, 14, 21);
    expect(await reminders()).toEqual([]);
    expect(await at.exchange()).toMatchObject({ rest_with_staff_at: null });
    expect(await contentOf('order-exchange-pay-reminder', 'cs')).toMatchObject({ text: '' });
  });

  it('is not asked for while money of another amount is looked at', async () => {
    await app.deps.knex('orders').update({ payment_status: 'mismatch' });
    await at.runOn(7);
    expect(await reminders()).toEqual([]);
  });

  it('is asked for once where two processes see to it at once', async () => {
    app.clock.now = morningOf(3);
    await Promise.all([1, 2, 3].map(() => watchUnpaidRests.run({}, app.deps)));
    expect(await reminders()).toHaveLength(1);
  });

  it.each(['cs', 'ro'] as const)(
    'is asked for with the sum, the day and the link, in %s',
    async (language) => {
      app.clock.now = morningOf(14);
      for (const kind of ['order-exchange-pay-reminder', 'order-exchange-pay-last-reminder']) {
        const { subject, text } = await contentOf(kind, language);
        expect(subject).toMatch(/2.700/u);
        expect(text).toMatch(/2.700/u);
        expect(text).toContain('7.');
        expect(text).toContain(at.code);
        expect(subject + text).not.toContain('{');
      }
    },
  );
});

describe('what is left to pay after its day', () => {
  beforeEach(() => at.late());

  const late = async () => {
    const filter = { term: '', conditions: [{ column: 'isRestLate', op: 'is', value: true }] };
    const query = { filter: JSON.stringify(filter), sort: '-placedAt', limit: 50 };
    const { results } = await at.support.get('grid-orders', { query });
    return results;
  };

  it('waits among what the support has to do, and is a view of the orders', async () => {
    expect(await at.waiting()).toMatchObject({ waiting: 1, oldest: morningOf(21).toISOString() });
    const { number } = await at.order();
    expect(await late()).toMatchObject([{ number, toPay: 2_700, isRestLate: true }]);
    const { exchange } = await at.detail();
    expect(exchange).toMatchObject({ restLateSince: morningOf(21).toISOString(), toPay: 2_700 });
  });

  it('is closed by a payment that one types and another releases', async () => {
    const variableSymbol = String((await at.order())['number']);
    const body = { movement: 'FIO-1', variableSymbol, amount: 2_700 };
    const { prepared } = await at.support.post('admin-bank-transfer', { body });
    expect(prepared).not.toBeNull();
    expect(await at.order()).toMatchObject({ to_pay: 2_700 });
    await at.release();
    expect(await at.order()).toMatchObject({ to_pay: null, payment_status: 'paid' });
    expect(await at.waiting()).toMatchObject({ waiting: 0 });
    expect(await late()).toEqual([]);
    const { exchange } = await at.detail();
    expect(exchange).toMatchObject({ restLateSince: null });
    expect(await at.mails()).toContain('order-exchange-paid');
  });
});
