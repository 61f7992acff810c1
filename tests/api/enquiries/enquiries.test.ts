import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wipeEnquiries } from '#api/enquiries/wipe-enquiries.ts';
import type { OutgoingMail } from '#api/platform/mail/transport.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
const outbox: OutgoingMail[] = [];
beforeAll(async () => {
  app = await startTestApp({
    environment: { ENQUIRIES_MAIL: 'poradna@obmena.example' },
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
  app.clock.now = new Date('2026-11-23T08:30:00Z');
  await truncateAll(app.deps.knex);
  await app.deps.knex.raw('delete from jobs.job');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const captcha = (outcome = 'pass') =>
  `sandbox.${outcome}.${String(app.clock.now.getTime())}.${randomBytes(12).toString('hex')}`;
const sender = () => ({
  name: 'Bořivoj Zelenka',
  e_mail: 'borivoj.zelenka@posta.example',
  captcha: captcha(),
});
const message = 'Dobrý den,\nmáte <b>skladem</b> černý?';
const contact = (more: object = {}, headers = {}) =>
  app
    .client()
    .change('enquiries/contact/', { ...sender(), topic: 'product', message, ...more }, headers);
const specialOffer = (more: object = {}) =>
  app.client().change('enquiries/special-offer/', {
    ...sender(),
    phone: '601 234 567',
    product: 'iPhone 15 128 GB',
    quantity: 25,
    company: 'Zelenka s. r. o.',
    company_number: '12345678',
    ...more,
  });
/** Sends what is queued; the queue keeps no order, the mails' numbers do. */
const sendMails = async () => {
  await app.deps.jobs.runDue();
  outbox.sort((one, other) => one.id - other.id);
};
const stored = async () => (await app.deps.knex('enquiries')).length;

it('keeps a message, tells the shop and thanks the sender, each once', async () => {
  expect((await contact({ order_number: '26001234' })).status).toBe(204);
  expect(await stored()).toBe(1);
  await sendMails();
  expect(outbox.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['poradna@obmena.example', 'Zpráva z kontaktního formuláře: Dotaz k produktu'],
    ['borivoj.zelenka@posta.example', 'Vaši zprávu jsme dostali'],
  ]);
  expect(outbox[0]?.text).toContain('Číslo objednávky: 26001234');
  expect(outbox[0]?.html).toContain('&lt;b&gt;skladem&lt;/b&gt;');
});

it('repeats nothing of what was typed to an address that anybody may have typed', async () => {
  await contact({ name: 'Kupte levně na spam.example' });
  await specialOffer({ company: 'Kupte levně na spam.example' });
  await sendMails();
  const receipts = outbox.filter(({ recipient }) => recipient.startsWith('borivoj'));
  expect(receipts).toHaveLength(2);
  for (const { subject, text, html } of receipts) {
    expect(`${subject}${text}${html}`).not.toMatch(/spam|skladem/);
  }
});

it('thanks in the language of the visitor and tells the shop in that of the market', async () => {
  await contact({}, { 'accept-language': 'ro' });
  await specialOffer();
  await sendMails();
  expect(outbox.map(({ subject }) => subject)).toEqual([
    'Zpráva z kontaktního formuláře: Dotaz k produktu',
    'Am primit mesajul dumneavoastră',
    'Poptávka zvláštní nabídky',
    'Vaši poptávku jsme dostali',
  ]);
  expect(outbox[2]?.text).toContain('Počet kusů: 25');
});

describe('the captcha', () => {
  it.each([
    ['missing', undefined, 'Potvrďte prosím, že nejste robot.'],
    ['empty', '', 'Potvrďte prosím, že nejste robot.'],
    ['made up', 'XXXX', 'Ověření se nepovedlo. Zkuste ho prosím znovu.'],
  ])('refuses a %s token on its field', async (_, token, words) => {
    const answer = await contact({ captcha: token });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ captcha: [words] });
    expect(await stored()).toBe(0);
  });

  it('refuses a failed and a used token, and says so when the provider is silent', async () => {
    const token = captcha();
    expect((await contact({ captcha: captcha('fail') })).status).toBe(400);
    expect((await contact({ captcha: token })).status).toBe(204);
    expect((await contact({ captcha: token })).status).toBe(400);
    const silent = await contact({ captcha: captcha('error') });
    expect(await silent.json()).toEqual({
      captcha: ['Ověření teď neodpovídá. Zkuste to prosím za chvíli.'],
    });
    expect(await stored()).toBe(1);
  });

  it('is not used up by a form with other mistakes', async () => {
    const token = captcha();
    expect((await contact({ captcha: token, message: '' })).status).toBe(400);
    expect((await contact({ captcha: token })).status).toBe(204);
  });

  it('says which one the forms show', async () => {
    const settings = await app.client().get('captcha-settings', {});
    expect(settings).toEqual({ provider: 'sandbox', siteKey: '' });
  });
});

it('names every field that is wrong, in both languages', async () => {
  const wrong = { name: '', e_mail: 'x', phone: '12', topic: 'x', message: ' ' };
  const answer = await contact(wrong, { 'accept-language': 'ro' });
  expect(await answer.json()).toEqual({
    name: ['Această valoare este obligatorie.'],
    e_mail: ['Adresă de e-mail invalidă'],
    phone: ['Număr de telefon invalid'],
    topic: [expect.any(String)],
    message: ['Această valoare este obligatorie.'],
  });
  for (const quantity of [0, -1, 1.5, 100_001, '3', null]) {
    const refused = await specialOffer({ quantity });
    expect([quantity, refused.status]).toEqual([quantity, 400]);
    const body: unknown = await refused.json();
    expect(Object.keys(Object(body) as object)).toEqual(['quantity']); // any JSON value has keys as an object
  }
});

it('answers a program that fills in the hidden field as if all went well, and keeps nothing', async () => {
  expect((await contact({ website: 'https://spam.example' })).status).toBe(204);
  expect(await stored()).toBe(0);
  await sendMails();
  expect(outbox).toEqual([]);
});

it('keeps a repeated request once, without a second captcha', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await contact({ captcha: `XXXX${String(attempt)}` }, headers)).status).toBe(400);
  }
  expect((await contact({}, headers)).status).toBe(204);
  expect((await contact({ captcha: 'XXXX' }, headers)).status).toBe(204);
  expect((await contact({ message: 'Jiná' }, headers)).status).toBe(422);
  expect(await stored()).toBe(1);
});

it('limits how often one address may write', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await contact()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
});

it('shows enquiries to staff who may read them', async () => {
  await contact();
  app.clock.now = new Date('2026-11-23T08:31:00Z');
  await specialOffer();
  const support = await signIn(app, 'support');
  const page = await support.get('admin-enquiry-list', { query: {} });
  expect(page.count).toBe(2);
  expect(page.results[0]).toMatchObject({
    kind: 'special_offer',
    content: { product: 'iPhone 15 128 GB', quantity: 25, phone: '…567' },
  });
  const contacts = await support.get('admin-enquiry-list', { query: { kind: 'contact' } });
  expect(contacts.results.map(({ content }) => content?.['message'])).toEqual([message]);
  const picker = await signIn(app, 'picker');
  expect((await picker.fetch('/api/new/admin/enquiries/')).status).toBe(403);
});

const openId = async (support: TestClient) => {
  const { results } = await support.get('admin-enquiry-list', { query: { state: 'open' } });
  return results[0]?.id ?? 0;
};

it('mails the answer of staff once, in the language of the form', async () => {
  await contact({}, { 'Accept-Language': 'ro' });
  const support = await signIn(app, 'support');
  const id = await openId(support);
  const answer = 'Ano, máme ho.\n\nPřijďte kdykoli.';
  const send = () => support.change(`admin/enquiries/${String(id)}/answer/`, { answer });
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 400]);
  await sendMails();
  const answers = outbox.filter(({ subject }) => subject.startsWith('Răspuns'));
  expect(answers).toMatchObject([{ recipient: 'borivoj.zelenka@posta.example' }]);
  expect(answers[0]?.text).toContain('Ano, máme ho.\n\nPřijďte kdykoli.');
  expect(await openId(support)).toBe(0);
  const answered = await support.get('admin-enquiry-list', { query: { state: 'answered' } });
  expect(answered.results).toMatchObject([{ id, answer, state: 'answered' }]);
});

it('closes an enquiry without a mail and opens it again, but not one that was answered', async () => {
  await contact();
  const support = await signIn(app, 'support');
  const id = await openId(support);
  const act = (what: string, body: object = {}) =>
    support.change(`admin/enquiries/${String(id)}/${what}/`, body).then(({ status }) => status);
  expect(await act('close')).toBe(204);
  expect(await act('answer', { answer: 'Pozdě' })).toBe(400);
  expect(await act('reopen')).toBe(204);
  expect(await openId(support)).toBe(id);
  expect(await act('answer', { answer: '   ' })).toBe(400);
  expect(await act('answer', { answer: 'Ano' })).toBe(204);
  expect(await act('reopen')).toBe(400);
  expect(await support.change('admin/enquiries/999/close/', {}).then(({ status }) => status)).toBe(
    404,
  );
});

it('forgets an enquiry after a year, and keeps it out of the log before', async () => {
  await contact();
  expect(app.logs.join()).not.toMatch(/zelenka|skladem/i);
  app.clock.now = new Date('2027-11-23T08:29:59Z');
  await wipeEnquiries.run({}, app.deps);
  expect(await app.deps.knex('mails')).toHaveLength(2);
  app.clock.now = new Date('2027-11-23T08:30:00Z');
  await wipeEnquiries.run({}, app.deps);
  const row: unknown = await app.deps.knex('enquiries').first('content', 'e_mail');
  expect(row).toEqual({ content: null, e_mail: null });
  expect(await app.deps.knex('mails')).toEqual([]);
});
