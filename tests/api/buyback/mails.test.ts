import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findSeller } from '#api/platform/seller/read-seller.ts';
import { buybackMails, buybackMailWords } from '#core/phrases/cs/buyback-mail.ts';
import { buybackMailKinds } from '#api/buyback/mails/buyback-mails.ts';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import {
  answersC,
  customer,
  imeiOf,
  insertDevices,
  offerBody,
  saleBody,
} from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addBuybackPayout, addOrder, addOrderBuyback } from '#tests/support/factories/orders.ts';
import { addVoucher } from '#tests/support/factories/devices.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
const outbox: OutgoingMail[] = [];
beforeAll(async () => {
  app = await startTestApp({
    now: new Date('2026-10-01T10:00:00Z'),
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
  await insertDevices(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const offerCounter = async () => {
  const admin = await signIn(app, 'admin');
  const post = { params: { id: 1 } };
  const received = { status: 'received', reason: 'přišlo', version: 1 } as const;
  await admin.post('admin-buyback-move', { ...post, body: received });
  const note = 'Rám <b>promáčklý</b> & "ohnutý"';
  const body = { deviceConditionChoices: answersC, note, version: 2 };
  await admin.post('admin-buyback-inspect', { ...post, body });
};

it('sends the offer with device, price, last day and the link that re-opens it', async () => {
  await app.client().change('buyback/send-to-email/', offerBody());
  await app.deps.jobs.runDue();
  const [mail, ...rest] = outbox;
  expect(rest).toEqual([]);
  expect(mail?.recipient).toBe(customer.e_mail);
  expect(mail?.subject).toBe(
    'Výkupní nabídka: Apple iPhone 15 128 GB, Černá za 5\u00A0900\u00A0Kč',
  );
  for (const text of [mail?.html, mail?.text]) {
    expect(text).toContain('5\u00A0900\u00A0Kč');
    expect(text).toContain('15.10.2026');
    expect(text).toMatch(/https:\/\/obmena\.example\/vykup\/nabidka\/[\w-]{22}/);
  }
});

it('writes in the language that the customer used', async () => {
  const body = offerBody();
  await app.client().change('buyback/send-to-email/', body, { 'accept-language': 'ro' });
  await app.deps.jobs.runDue();
  expect(outbox[0]?.subject).toBe(
    'Oferta de buyback: Apple iPhone 15 128 GB, Negru pentru 5\u00A0900\u00A0Kč',
  );
  expect(outbox[0]?.text).toContain('Păstrăm prețul până la 15.10.2026');
  expect(outbox[0]?.html).toContain('<html lang="ro">');
});

it('lets the customer decide from the mail, with every value escaped', async () => {
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  await offerCounter();
  await app.deps.jobs.runDue();
  const mail = outbox.find(({ subject }) => subject.startsWith('Nová nabídka'));
  expect(mail?.html).toContain('Rám &lt;b&gt;promáčklý&lt;/b&gt; &amp; &quot;ohnutý&quot;');
  expect(mail?.html).not.toContain('<b>promáčklý');
  expect(mail?.text).toContain('body stav C');
  expect(mail?.text).toMatch(/\/vykup\/protinabidka\/[\w-]{22}\?decision=accept/);
  expect(mail?.text).toMatch(/\/vykup\/protinabidka\/[\w-]{22}\?decision=refuse/);
  expect(mail?.text).toContain('3\u00A0200\u00A0Kč');
});

it('says in the confirmation where the device is sent, under the number of the sale', async () => {
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  await app.deps.jobs.runDue();
  const seller = await findSeller(app.deps.knex, app.deps.environment);
  const [{ id } = { id: 0 }] = await app.deps.knex('buybacks').select('id');
  const { text = '' } = outbox[0] ?? {};
  expect(text).toContain(`${seller?.street ?? 'nikde'}, ${seller?.postcode ?? ''}`);
  expect(text).toContain(`${buybackMailWords.number}: ${String(id)}`);
});

it('sends no invitation to decide what is decided', async () => {
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  await offerCounter();
  await app.deps.knex('counter_offers').update({ decision: 'refused' });
  await app.deps.jobs.runDue();
  expect(outbox.map(({ subject }) => subject).join()).not.toContain('Nová nabídka');
});

it('writes every mail in both languages without a gap and without identity data', async () => {
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  await offerCounter();
  const languages = ['cs', 'ro'] as const;
  const mails = Object.keys(buybackMails).flatMap((kind) =>
    languages.map((language) => ({ kind, language })),
  );
  for (const { kind, language } of mails) {
    const status = kind === 'buyback-offer' ? 'quoted' : 'counter_offered';
    await app.deps.knex('buybacks').update({ status });
    const mail = {
      id: 1,
      kind,
      subjectKey: 'buyback:1',
      language,
      recipient: customer.e_mail,
      createdAt: new Date('2026-10-01T10:00:00Z'),
    };
    const content = await buybackMailKinds[kind]?.(mail, app.deps);
    expect(content?.text).toContain('https://obmena.example/vykup/');
    expect(content?.html).toContain(`<html lang="${language}">`);
    for (const text of [content?.subject, content?.html, content?.text]) {
      expect(text).not.toMatch(/\{\w+\}|undefined|null/);
      for (const secret of ['9001151005', '204816357', '2000145399', imeiOf(1)]) {
        expect(text).not.toContain(secret);
      }
    }
  }
});

it.each([
  [5_900, 'buyback-paid', ['odeslali 5\u00A0900\u00A0Kč']],
  [1_900, 'in part', ['4\u00A0000\u00A0Kč započítali do objednávky 7002 a 1\u00A0900\u00A0Kč']],
  [0, 'by goods', ['celou cenu 5\u00A0900\u00A0Kč', 'objednávky 7002']],
])('says of a price of which %i went to the account how it was paid', async (amount, _, said) => {
  const { knex } = app.deps;
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  await knex.transaction(async (trx) => {
    // The order and its payout are other features'; the mail only reads them.
    await trx.raw("set local session_replication_role = 'replica'");
    const order = await addOrder(trx, { number: '7002', total: 4_000, placed_at: app.clock.now });
    const pledged = { order_id: order.id, buyback_id: 1, amount: 5_900 };
    if (amount < 5_900) await addOrderBuyback(trx, pledged);
    await addBuybackPayout(trx, { buyback_id: 1, amount });
  });
  const mail = {
    id: 1,
    kind: 'buyback-paid',
    subjectKey: 'buyback:1',
    language: 'cs',
    recipient: customer.e_mail,
    createdAt: app.clock.now,
  } as const;
  const content = await buybackMailKinds['buyback-paid']?.(mail, app.deps);
  for (const text of said) expect(content?.text).toContain(text);
  await knex.raw('truncate orders, order_buybacks, buyback_payouts cascade');
});

it('names the voucher of a paid sale, how it is used and until when, only while there is one', async () => {
  const { knex } = app.deps;
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  const { code } = await knex('buybacks').first<{ code: string }>('code');
  const paid = async (language: 'cs' | 'ro') => {
    const about = { id: 1, kind: 'buyback-paid', subjectKey: 'buyback:1', recipient: '' };
    const mail = { ...about, language, createdAt: app.clock.now };
    return (await buybackMailKinds['buyback-paid']?.(mail, app.deps))?.text ?? '';
  };
  await knex('buybacks').update({ status: 'paid', closed_at: app.clock.now });
  // No tier is reached: nothing is promised.
  expect(await paid('cs')).not.toContain('poukázk');
  await addVoucher(knex, { minimal_price: 5_000, amount: 700 });
  const sentence = `poukázku 700\u00A0Kč na nákup u nás. Stačí v košíku zadat kód výkupu ${code}`;
  expect(await paid('cs')).toContain(`${sentence}, a to nejpozději 01.11.2026.`);
  expect(await paid('ro')).toMatch(/voucher de 700\u00A0Kč .* cel târziu pe 01\.11\.2026\./);
  await knex('buybacks').update({ status: 'accepted', closed_at: null });
  expect(await paid('cs')).not.toContain('poukázk');
  await knex('buyback_vouchers').delete();
});

it('never tells the code of a sale in a late mail about its offer', async () => {
  const { knex } = app.deps;
  await app.client().change('buyback/send-to-email/', offerBody({ e_mail: 'jina@posta.example' }));
  const offer = await knex('buybacks').first<{ code: string }>('code');
  await app
    .client()
    .change('buyback/sell-online/', saleBody(imeiOf(1), { offer_code: offer.code }));
  const sale = await knex('buybacks').first<{ code: string; status: string }>('code', 'status');
  expect(sale.status).toBe('awaiting_device');
  await app.deps.jobs.runDue();
  expect(outbox.map(({ recipient }) => recipient)).toEqual([customer.e_mail]);
  expect(outbox[0]?.text).toContain(sale.code);
});

it('takes the mail back with the sale that failed', async () => {
  await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  const again = await app.client().change('buyback/sell-online/', saleBody(imeiOf(1)));
  expect(again.status).toBe(400);
  await app.deps.jobs.runDue();
  expect(outbox).toHaveLength(1);
});
