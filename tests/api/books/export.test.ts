import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cutPrice } from '#api/orders/cut-price.ts';
import type { InvoiceDocument } from '#core/documents/invoice-document.ts';
import { marginVat } from '#core/shared/vat.ts';
import { insertLine, insertOrders } from '#tests/api/documents/order-rows.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { creditOf, invoiced, invoiceOf, used } from './books-fixture.ts';

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

const november = { from: '2026-11-01', to: '2026-11-30' };
const take = (body = november, by = support) => by.post('admin-document-export', { body });

/** Rows of a book by their titles; no cell of these tests holds a semicolon. */
function rowsOf(file: Uint8Array | undefined): Record<string, string>[] {
  const text = new TextDecoder().decode(file);
  const [titles = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/gu, '')));
  return rows.map((cells) =>
    Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? ''])),
  );
}
async function packOf(body = november) {
  const { contents, ...told } = await take(body);
  const files = unzipSync(Buffer.from(contents, 'base64'));
  const names = Object.keys(files).toSorted();
  return {
    ...told,
    files,
    names,
    vat: rowsOf(files['vat-book.csv']),
    margins: rowsOf(files['margin-book.csv']),
  };
}
const hundredths = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);
const sumOf = (rows: readonly Record<string, string>[], title: string) =>
  rows.reduce((sum, row) => sum + hundredths(row[title]), 0);

it('adds up to the documents, whatever they are', async () => {
  const line = fc.record({
    net: fc.integer({ min: 1, max: 60_000 }),
    pieces: fc.integer({ min: 1, max: 3 }),
    given: fc.oneof(
      fc.record({ vat_rate: fc.constantFrom(12, 21) }),
      fc.constant({ vat_scheme: 'exempt' as const, vat_rate: 0 }),
      fc.record({
        vat_scheme: fc.constant('margin' as const),
        bought_for: fc.integer({ min: 0, max: 60_000 }),
      }),
    ),
  });
  const orders = fc.sample(fc.array(line, { minLength: 1, maxLength: 4 }), {
    numRuns: 25,
    seed: 7,
  });
  const ids = await insertOrders(app.deps.knex, orders.length);
  const issued: InvoiceDocument[] = [];
  let tax = 0;
  for (const [at, lines] of orders.entries()) {
    const orderId = ids[at] ?? 0;
    const back: number[] = [];
    for (const [place, { net, pieces, given }] of lines.entries()) {
      const nets = Array.from({ length: pieces }, () => net);
      const code = `ZB-${String(place)}`;
      const units = await insertLine(app.deps.knex, orderId, nets, { ...given, code });
      const isBack = at % 2 === 0;
      if (isBack) back.push(...units);
      if ('bought_for' in given && !isBack) {
        tax += marginVat(given.bought_for * pieces, net * pieces, 21);
      }
    }
    issued.push((await invoiceOf(app, orderId)).snapshot);
    if (back.length > 0) issued.push(await creditOf(app, orderId, back));
  }
  const { vat, margins, names, count } = await packOf();
  expect(count).toBe(issued.length);
  expect(names.filter((name) => name.endsWith('.isdoc'))).toHaveLength(issued.length);
  for (const { number, total, ...one } of issued) {
    const own = vat.filter((row) => row['Číslo dokladu'] === number);
    const vatOf = one.vat.reduce((sum, { vatHundredths }) => sum + vatHundredths, 0);
    expect([number, sumOf(own, 'Celkem'), sumOf(own, 'DPH')]).toEqual([number, total * 100, vatOf]);
    expect(sumOf(own, 'Základ') + sumOf(own, 'DPH')).toBe(total * 100);
    const sold = margins.filter((row) => row['Číslo dokladu'] === number);
    expect([number, sumOf(sold, 'Prodejní cena')]).toEqual([number, one.marginTotal * 100]);
  }
  expect(sumOf(margins, 'Prodejní cena') - sumOf(margins, 'Pořizovací cena')).toBe(
    sumOf(margins, 'Přirážka'),
  );
  // What came back whole was taxed for nothing in the end.
  expect(sumOf(margins, 'DPH z přirážky')).toBe(tax);
});

it('books a cut of the price by the margin that is lost, and the rest when the piece comes back', async () => {
  const { orderId, units } = await invoiced(app, [6_210], used);
  const [unitId = 0] = units;
  const part = await app.deps.knex.transaction((trx) =>
    cutPrice(trx, { unitId, net: 6_210 }, 2_000),
  );
  await creditOf(app, orderId, [part.unitId]);
  const { margins } = await packOf();
  expect(
    margins.map((row) => [row['Pořizovací cena'], row['Prodejní cena'], row['DPH z přirážky']]),
  ).toEqual([
    ['5000', '6210', '210'],
    ['0', '-2000', '-210'],
  ]);
  await creditOf(app, orderId, [unitId]);
  const rows = (await packOf()).margins;
  for (const title of ['Pořizovací cena', 'Prodejní cena', 'DPH z přirážky']) {
    expect([title, sumOf(rows, title)]).toEqual([title, 0]);
  }
});

it('leaves the price empty that nobody knows any more, and taxes the whole', async () => {
  const { orderId } = await invoiced(app, [1_210], used);
  await app.deps.knex('order_lines').where({ order_id: orderId }).update({ code: 'JINY' });
  const { margins } = await packOf();
  expect(margins).toMatchObject([{ 'Pořizovací cena': '', 'DPH z přirážky': '210' }]);
});

it('takes whole days of the market, and these alone', async () => {
  app.clock.now = new Date('2026-10-31T23:30:00Z');
  await invoiced(app, [500]);
  // Half past midnight in Prague.
  expect((await packOf({ from: '2026-11-01', to: '2026-11-01' })).count).toBe(1);
  const before = await refusalOf(take({ from: '2026-10-31', to: '2026-10-31' }));
  expect(before).toMatchObject({ status: 409 });
  expect(JSON.stringify(before.body)).toContain('nevystavili žádný doklad');
});

it('neutralises what a customer wrote', async () => {
  const [orderId = 0] = await insertOrders(app.deps.knex, 1);
  await app.deps.knex.raw(
    `update orders set billing_address = billing_address || '{"firstName": "=1+1"}'`,
  );
  await insertLine(app.deps.knex, orderId, [500]);
  await invoiceOf(app, orderId);
  expect((await packOf()).vat).toMatchObject([{ Odběratel: "'=1+1 Řeřichová" }]);
});

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'dřív než začátek'],
  [{ from: '2026-08-01', to: '2026-11-01' }, 'nejvýš 92 dní'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
])('refuses %j', async (body, words) => {
  const refused = await refusalOf(take(body));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain(words);
});

it('is on record, and nobody else’s', async () => {
  await invoiced(app, [500]);
  const packer = await signIn(app, 'packer');
  expect((await refusalOf(take(november, packer))).status).toBe(403);
  const events = () =>
    app.deps.knex('security_events').where({ kind: 'exported' }).select('subject');
  expect(await events()).toEqual([]);
  await take();
  expect(await events()).toEqual([{ subject: 'admin-document-export' }]);
});
