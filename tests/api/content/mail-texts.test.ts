import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buybackMailKinds } from '#api/buyback/mails/buyback-mails.ts';
import { sampleMail, usualSentences } from '#api/mail-texts/sample-mail.ts';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { editableMails, knownPlaces } from '#core/mails/mail-sentences.ts';
import { languages } from '#core/market/market.ts';
import { registration } from '#tests/api/accounts/account-fixture.ts';
import {
  items,
  orderConfirmed,
  prepareOrderShop,
  startOrderApp,
} from '#tests/api/orders/order-fixture.ts';
import { cash } from '#tests/api/orders/order-steps.ts';
import { addBuyback } from '#tests/support/factories/devices.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const outbox: OutgoingMail[] = [];
let app: TestApp;
let editor: TestClient;
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
  await prepareOrderShop(app);
  editor = await signIn(app, 'content');
  outbox.length = 0;
});
afterAll(() => app.close());

const usualTexts = {
  isActive: true,
  subjectCs: null,
  subjectRo: null,
  introCs: null,
  introRo: null,
};
const write = (more: Partial<Record<'subjectCs' | 'introCs' | 'introRo', string>>) =>
  editor.post('admin-mail-text-add', {
    body: { kind: 'order-placed', ...usualTexts, ...more },
  });
const preview = (language: 'cs' | 'ro' = 'cs') =>
  editor.get('mail-text-preview', { query: { kind: 'order-placed', language } });

it('has a value for every place of every mail in both languages', async () => {
  for (const kind of editableMails) {
    for (const language of languages) {
      const { subject, text } = await sampleMail(app.deps, kind, language, '2026-11-27');
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/u);
    }
  }
});

it('has sentences with the same places in both languages', () => {
  for (const kind of editableMails) {
    const [cs, ro] = languages.map((language) => knownPlaces(usualSentences(kind, language)));
    expect(ro?.toSorted(), kind).toEqual(cs?.toSorted());
  }
});

it('is what the next order is written, and the usual one again when it is deleted', async () => {
  const usual = await preview();
  expect(usual).toMatchObject({ isOwn: false, places: ['number'] });
  const intro = 'objednávku {number} už balíme. Děkujeme!';
  const kept = await write({ subjectCs: 'Máme ji: {number}', introCs: intro });
  expect(await preview()).toMatchObject({ isOwn: true, subject: 'Máme ji: 2026000123' });
  expect((await preview()).text).toContain('objednávku 2026000123 už balíme. Děkujeme!');
  expect((await preview('ro')).isOwn).toBe(false);
  await orderConfirmed(app, app.client(), { ...cash, products: [[items.case, 1]] });
  await app.deps.jobs.runDue();
  const number = (await app.deps.knex('orders').first('number'))?.number ?? '';
  const sent = outbox.find(({ subject }) => subject === `Máme ji: ${number}`);
  expect(sent?.text).toContain(`objednávku ${number} už balíme.`);
  const { id, version } = kept;
  await editor.delete('admin-mail-text-delete', { params: { id }, query: { version } });
  expect(await preview()).toEqual(usual);
});

it('refuses a place that nothing is filled in for, at its field', async () => {
  const refused = await refusalOf(write({ introRo: 'Bună, {nume}!' }));
  expect(refused).toMatchObject({ status: 400, body: { intro_ro: [expect.any(String)] } });
});

it('is sent for a try to whoever asks, and to nobody else', async () => {
  const { recipient } = await editor.post('mail-text-test', {
    body: { kind: 'order-placed', language: 'ro' },
  });
  await app.deps.jobs.runDue();
  expect(outbox.map((mail) => mail.recipient)).toEqual([recipient]);
  expect(outbox[0]?.subject).toContain('2026000123');
});

it('is what a buy-back and an account are written as well', async () => {
  const { knex } = app.deps;
  const own = (kind: 'buyback-received' | 'account-register', introCs: string) =>
    editor.post('admin-mail-text-add', { body: { ...usualTexts, kind, introCs } });
  await own('buyback-received', '{device} už leží u technika.');
  await own('account-register', 'vítejte mezi námi.');
  const named = (cs: string) => ({ name: { cs, ro: cs } });
  const buyback = await addBuyback(knex, {
    status: 'received',
    contact: {},
    snapshot: {
      device: {
        manufacturer: { name: 'Apple' },
        model: { name: 'iPhone 15' },
        color: named('černá'),
      },
    },
  });
  const written = await buybackMailKinds['buyback-received']?.(
    {
      id: 1,
      kind: 'buyback-received',
      subjectKey: `buyback:${String(buyback.id)}`,
      language: 'cs',
      recipient: 'a@posta.example',
      createdAt: app.clock.now,
    },
    app.deps,
  );
  const text = written?.text ?? '';
  expect(text).toMatch(/\S už leží u technika\./u);
  expect(text).not.toMatch(/v pořádku dorazilo|[{}]/u);
  const eMail = 'nova@posta.example';
  await app.client().change('auth/register/', registration({ e_mail: eMail }));
  await app.deps.jobs.runDue();
  const asked = outbox.find(({ recipient }) => recipient === eMail)?.text ?? '';
  expect(asked).toContain('vítejte mezi námi.');
  expect(asked).toContain('Odkaz platí 24 hodin');
});
