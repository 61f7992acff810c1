import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { reservationMailKinds } from '#api/reservations/mails/reservation-mails.ts';
import { truncateAll } from '#tests/support/database.ts';
import { insertStock } from '#tests/support/stock-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { path, prepareShop, reservationBody, startReservationApp } from './reservation-fixture.ts';

let app: TestApp;
const outbox: OutgoingMail[] = [];
beforeAll(async () => {
  app = await startReservationApp({
    environment: { PUBLIC_URL: 'https://obmena.example' },
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
  await prepareShop(app);
  await insertStock(app.deps.knex, { condition: 'used', pieces: 1, store: 'brno' });
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const reserve = (headers = {}) =>
  app.client().change(path, reservationBody({ condition: 'used' }), headers);

it('tells when and where to come, in the language and by the clock of the customer', async () => {
  await reserve();
  await app.deps.jobs.runDue();
  const [mail] = outbox;
  expect(mail?.recipient).toBe('borivoj.zelenka@posta.example');
  expect(mail?.subject).toBe('Rezervace na prodejně: iPhone 15 128 GB, černý');
  expect(mail?.text).toContain('23.11.2026 v 10:00');
  expect(mail?.text).toContain('25.11.2026 19:00');
  expect(mail?.text).toContain('Stav: Použité, stupeň B');
  expect(mail?.text).toContain('Obměna Brno, Rybnická 3, Brno');
  expect(mail?.text).toMatch(/https:\/\/obmena\.example\/rezervace\/[\w-]{22}/);
});

it('writes Romanian to who reads Romanian', async () => {
  await reserve({ 'accept-language': 'ro' });
  await app.deps.jobs.runDue();
  expect(outbox[0]?.subject).toBe('Rezervare în magazin: iPhone 15 128 GB, negru');
  expect(outbox[0]?.text).toContain('23.11.2026, ora 10:00');
  expect(outbox[0]?.html).toContain('<html lang="ro">');
});

it('confirms nothing that was cancelled before the mail went out', async () => {
  await reserve();
  const row = await app.deps.knex('reservations').first<{ code: string }>('code');
  await app.client().change(`reservations/${row.code}/cancel/`);
  await app.deps.jobs.runDue();
  expect(outbox.map(({ subject }) => subject)).toEqual([
    'Rezervace je zrušena: iPhone 15 128 GB, černý',
  ]);
});

it.each([
  ['reservation-confirmation', 'preparing'],
  ['reservation-ready', 'ready'],
  ['reservation-cancelled', 'cancelled'],
  ['reservation-expired', 'expired'],
] as const)('writes %s in both languages without a gap', async (kind, status) => {
  await reserve();
  const closed_at = ['cancelled', 'expired'].includes(status) ? app.clock.now : null;
  await app.deps.knex('reservations').update({ status, closed_at });
  for (const language of ['cs', 'ro'] as const) {
    const mail = {
      id: 1,
      kind,
      subjectKey: 'reservation:1',
      language,
      recipient: 'x@posta.example',
      createdAt: app.clock.now,
    };
    const content = await reservationMailKinds[kind]?.(mail, app.deps);
    expect(content?.text).toContain('https://obmena.example/rezervace/');
    for (const text of [content?.subject, content?.html, content?.text]) {
      expect(text).toBeTruthy();
      expect(text).not.toMatch(/\{\w+\}|undefined|null|Zelenka/);
    }
  }
});
