import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeDocument, documentMailKind } from '#api/books/document-mail.ts';
import type { QueuedMail } from '#api/platform/mail/mail-kinds.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { invoiced, used } from './books-fixture.ts';

let app: TestApp;
let support: TestClient;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-11-21T09:00:00Z') });
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  app.clock.now = new Date('2026-11-21T09:00:00Z');
  support = await signIn(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const list = async (filter: object = {}) => {
  const query = { filter: JSON.stringify({ term: '', conditions: [], ...filter }) };
  return (await support.get('grid-documents', { query })).results;
};

describe('the list of documents', () => {
  it('says number, order, masked buyer, and the sums that the document has', async () => {
    const { document } = await invoiced(app, [1_210]);
    expect(await list()).toMatchObject([
      {
        number: document.number,
        kind: 'invoice',
        orderNumber: document.snapshot.orderNumber,
        buyer: 'Žofie Ř.',
        net: 1_000,
        vat: 210,
        total: 1_210,
        hasMargin: false,
      },
    ]);
  });

  it('is filtered by each of its columns and searched by both numbers', async () => {
    const { document } = await invoiced(app, [6_210], used);
    const { orderNumber } = document.snapshot;
    const conditions = [
      ['number', 'equals', document.number, '9999999999'],
      ['orderNumber', 'equals', orderNumber, '9999999999'],
      ['kind', 'in', ['invoice'], ['credit_note']],
      ['issuedAt', 'on', '2026-11-21', '2026-11-20'],
      ['net', 'eq', 6_210, 6_211],
      ['vat', 'eq', 0, 1],
      ['total', 'eq', 6_210, 6_211],
      ['hasMargin', 'is', true, false],
    ] as const;
    for (const [column, op, fits, misses] of conditions) {
      const found = async (value: unknown) =>
        (await list({ conditions: [{ column, op, value }] })).length;
      expect([column, await found(fits), await found(misses)]).toEqual([column, 1, 0]);
    }
    expect(await list({ term: document.number })).toHaveLength(1);
    expect(await list({ term: orderNumber })).toHaveLength(1);
  });

  it('shows a document that was issued after the list was counted', async () => {
    expect(await list()).toEqual([]);
    await invoiced(app, [500]);
    const { count, results } = await support.get('grid-documents', { query: {} });
    expect([count, results.length]).toEqual([1, 1]);
  });
});

describe('a document', () => {
  it('is saved as PDF and as ISDOC', async () => {
    const { document } = await invoiced(app, [500]);
    const file = (format: 'pdf' | 'isdoc') =>
      support.get('admin-document-file', { params: { id: document.id, format } });
    const [pdf, isdoc] = [await file('pdf'), await file('isdoc')];
    expect([pdf.name, isdoc.name]).toEqual(
      ['pdf', 'isdoc'].map((end) => `faktura-${document.number}.${end}`),
    );
    expect(Buffer.from(pdf.contents, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(isdoc.contents, 'base64').toString()).toContain(document.number);
  });

  it('is nobody else’s to see', async () => {
    const { document } = await invoiced(app, [500]);
    const picker = await signIn(app, 'picker');
    const params = { id: document.id, format: 'pdf' } as const;
    expect((await refusalOf(picker.get('admin-document-file', { params }))).status).toBe(403);
    expect((await refusalOf(picker.get('grid-documents', { query: {} }))).status).toBe(403);
    const missing = { params: { ...params, id: document.id + 1 } };
    expect((await refusalOf(support.get('admin-document-file', missing))).status).toBe(404);
  });
});

describe('a document that is mailed again', () => {
  const mailed = (id: number, by = support) => by.post('admin-document-mail', { params: { id } });
  const mails = () =>
    app.deps
      .knex('mails')
      .where({ kind: documentMailKind })
      .orderBy('id')
      .select('id', 'subject_key', 'language', 'recipient');

  it('goes to the address of its order with a link to it, and the history says who sent it', async () => {
    const { document, orderId } = await invoiced(app, [500]);
    await mailed(document.id);
    const [mail, ...more] = await mails();
    if (!mail) throw new Error('no mail');
    expect([mail.recipient, mail.language, more]).toEqual(['zofie@example.cz', 'cs', []]);
    const queued: QueuedMail = {
      id: mail.id,
      kind: documentMailKind,
      subjectKey: mail.subject_key,
      language: 'cs',
      recipient: mail.recipient,
      createdAt: app.deps.now(),
    };
    const written = await composeDocument(queued, app.deps);
    const { code } = await app.deps.knex('orders').first<{ code: string }>('code');
    expect(written?.subject).toBe(
      `Faktura ${document.number} k objednávce ${document.snapshot.orderNumber}`,
    );
    expect(written?.text).toContain(`${code}/documents/${document.number}/pdf/`);
    const romanian = await composeDocument({ ...queued, language: 'ro' }, app.deps);
    expect(romanian?.text).not.toMatch(/[{}]|undefined/u);
    const admin = await signIn(app, 'admin');
    const { history } = await admin.get('admin-order', { params: { id: orderId } });
    expect(JSON.stringify(history)).toContain('Doklad poslán znovu e-mailem');
    await app.deps
      .knex('orders')
      .update({ e_mail: null, billing_address: null, wiped_at: app.deps.now() });
    expect(await composeDocument(queued, app.deps)).toBeNull();
    expect(await refusalOf(mailed(document.id))).toMatchObject({ status: 409 });
  });

  it('goes at most three times within a day, also where fingers are faster', async () => {
    const { document } = await invoiced(app, [500]);
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => mailed(document.id)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await mails()).toHaveLength(3);
    app.clock.now = new Date('2026-11-22T09:00:01Z');
    support = await signIn(app, 'admin');
    await mailed(document.id);
    expect(await mails()).toHaveLength(4);
  });

  it('is nobody else’s to send', async () => {
    const { document } = await invoiced(app, [500]);
    const picker = await signIn(app, 'picker');
    expect((await refusalOf(mailed(document.id, picker))).status).toBe(403);
    expect((await refusalOf(mailed(document.id + 1))).status).toBe(404);
    expect(await mails()).toEqual([]);
  });
});
