import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { documentIsdoc, documentPdf } from '#api/documents/document-files.ts';
import { InvoiceModel } from '#api/documents/invoice-model.ts';
import { issueDocument } from '#api/documents/issue-document.ts';
import { buildDocument } from '#core/documents/build-document.ts';
import { creditNote, invoice } from '#core/documents/document.example.ts';
import { testDatabase, truncateAll } from '#tests/support/database.ts';
import { insertOrders, insertRefund } from './order-rows.ts';
import { romanian } from './sample-documents.ts';

let knex: Knex;
beforeAll(() => {
  knex = openDatabase(testDatabase());
});
beforeEach(() => truncateAll(knex));
afterAll(async () => {
  await truncateAll(knex);
  await knex.destroy();
});

const now = new Date('2026-11-21T12:00:00Z');
const draft = buildDocument(invoice);
const issueIn = (trx: Knex, orderId: number, at = now) =>
  issueDocument(trx, { orderId, refundId: null, draft, now: at });
const issue = (orderId: number, at = now) => knex.transaction((trx) => issueIn(trx, orderId, at));
const positions = async () =>
  (await InvoiceModel.query(knex).orderBy('position')).map((row) => row.position);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('numbers a hundred invoices that are issued at once from 1 to 100', async () => {
  const orders = await insertOrders(knex, 100);
  const issued = await Promise.all(orders.map((id) => issue(id)));
  expect(await positions()).toEqual(upTo(100));
  expect(new Set(issued.map(({ number }) => number)).size).toBe(100);
  expect(
    issued
      .map(({ number }) => number)
      .toSorted()
      .at(-1),
  ).toBe('2260000100');
}, 30_000);

it('leaves no gap where some of those who issue at once fail', async () => {
  const orders = await insertOrders(knex, 40);
  const failing = orders.map((id, index) =>
    knex.transaction(async (trx) => {
      await issueIn(trx, id);
      if (index % 3 === 0) throw new Error('the payment was not recorded');
    }),
  );
  const outcomes = await Promise.allSettled(failing);
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBe(26);
  expect(await positions()).toEqual(upTo(26));
}, 30_000);

it('gives the number of a transaction that was rolled back to the next', async () => {
  const [first = 0, second = 0] = await insertOrders(knex, 2);
  const lost = await knex.transaction();
  expect((await issueIn(lost, first)).number).toBe('2260000001');
  await lost.rollback();
  expect((await issue(second)).number).toBe('2260000001');
  expect((await issue(first)).number).toBe('2260000002');
});

it('issues one invoice for an order, however many ask at once', async () => {
  const [first = 0, second = 0] = await insertOrders(knex, 2);
  const rows = await Promise.all(Array.from({ length: 10 }, () => issue(first)));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
  expect((await issue(second)).position).toBe(2);
  expect(await positions()).toEqual([1, 2]);
});

it('issues one credit note for each refund, in a series of its own', async () => {
  const [orderId = 0] = await insertOrders(knex, 1);
  await issue(orderId);
  const credit = (refundId: number) =>
    knex.transaction((trx) =>
      issueDocument(trx, { orderId, refundId, draft: buildDocument(creditNote), now }),
    );
  const [first, second] = [await insertRefund(knex, orderId), await insertRefund(knex, orderId)];
  const rows = await Promise.all([first, first, second].map(credit));
  expect(rows.map(({ refundId }) => refundId)).toEqual([first, first, second]);
  expect(new Set(rows.map(({ number }) => number))).toEqual(new Set(['3260000001', '3260000002']));
  expect(rows.map(({ total }) => total)).toEqual([-24_990, -24_990, -24_990]);
});

describe('the series', () => {
  it.each([
    ['cz', '2026-12-31T22:59:59.999Z', '2260000002', '2026-12-31'],
    ['cz', '2026-12-31T23:00:00Z', '2270000001', '2027-01-01'],
    ['ro', '2026-12-31T21:59:59.999Z', '2260000002', '2026-12-31'],
    ['ro', '2026-12-31T22:00:00Z', '2270000001', '2027-01-01'],
  ] as const)('in %s at %s goes on with %s on %s', async (market, at, number, issuedOn) => {
    const [first = 0, second = 0] = await insertOrders(knex, 2);
    await issue(first);
    const own = market === 'ro' ? buildDocument({ ...invoice, ...romanian }) : draft;
    const row = await knex.transaction((trx) =>
      issueDocument(trx, { orderId: second, refundId: null, draft: own, now: new Date(at) }),
    );
    expect(row).toMatchObject({ number, snapshot: { number, issuedOn } });
  });
});

it('keeps what was issued: the row cannot be changed or taken away', async () => {
  const [orderId = 0] = await insertOrders(knex, 1);
  const { id } = await issue(orderId);
  await expect(knex('invoices').where({ id }).update({ total: 1 })).rejects.toThrow('issued');
  await expect(knex('invoices').where({ id }).delete()).rejects.toThrow('issued');
});

it('hands an issued document out as files that carry its number', async () => {
  const [orderId = 0] = await insertOrders(knex, 1);
  const row = await issue(orderId);
  const again = await InvoiceModel.query(knex).findById(row.id).throwIfNotFound();
  const [pdf, repeated] = await Promise.all([documentPdf(row), documentPdf(again)]);
  expect(pdf).toMatchObject({ name: 'faktura-2260000001.pdf', type: 'application/pdf' });
  expect(Buffer.from(pdf.content).subarray(0, 5).toString()).toBe('%PDF-');
  expect(repeated.content).toBe(pdf.content);
  const isdoc = documentIsdoc(row);
  expect(isdoc.name).toBe('faktura-2260000001.isdoc');
  expect(Buffer.from(isdoc.content).toString()).toContain('<ID>2260000001</ID>');
}, 30_000);
