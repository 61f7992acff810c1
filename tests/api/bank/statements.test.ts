import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromWire } from '#core/contract/casing.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { mostStatementBytes } from '#core/contract/bank.ts';
import { wipeCounters } from '#api/bank/jobs.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { releaseAll } from '../orders/order-steps.ts';
import { insertOrder, insertWays, paymentStatusOf } from '../payments/order-fixture.ts';
import { booking, camt } from './camt-statement.ts';

type Uploaded = Reply<Endpoints['bank-statement-upload']>;

let app: TestApp;
let support: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  await insertWays(app.deps.knex);
  support = await signIn(app, 'support');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

async function send(text: string, by: TestClient = support, fields: Record<string, string> = {}) {
  const form = formWith(fields, Buffer.from(text), 'vypis');
  const answer = await sendForm(by, 'payment/bank/statements/', form);
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
async function upload(text: string, fields: Record<string, string> = {}): Promise<Uploaded> {
  const { status, body } = await send(text, support, fields);
  expect(status, JSON.stringify(body)).toBe(200);
  return fromWire(body) as Uploaded; // the contract's reply, camelCased
}
const list = (state: 'open' | 'waiting' | 'taken' | 'noted' = 'open') =>
  support.get('bank-entry-list', { query: { state } });
const statusOf = ({ id }: { readonly id: number }) => paymentStatusOf(app.deps.knex, id);
const cheap = { due: 900 };

describe('a statement', () => {
  it('pays an order exactly, once, whichever files bring the movement', async () => {
    const order = await insertOrder(app.deps.knex, cheap);
    const file = camt([booking({ amount: '900.00', symbol: order.number })]);
    expect(await upload(file)).toMatchObject({
      entries: 1,
      added: 1,
      taken: 1,
      open: 0,
      difference: 0,
    });
    expect(await statusOf(order)).toBe('paid');
    expect(await upload(file)).toMatchObject({ entries: 1, added: 0, taken: 0 });
    expect(await upload(`${file}\n`)).toMatchObject({ added: 0 });
    expect(await app.deps.knex('refunds')).toHaveLength(0);
    expect((await list('taken')).results).toMatchObject([
      { orderNumber: order.number, state: 'taken', counterAccount: '…5399', counterName: 'Jana' },
    ]);
  });

  it('brings its movements once where two people upload it at once', async () => {
    const order = await insertOrder(app.deps.knex, cheap);
    const file = camt([booking({ amount: '900.00', symbol: order.number })]);
    const answers = await Promise.all([upload(file), upload(`${file} `)]);
    expect(answers.map(({ added }) => added).toSorted()).toEqual([0, 1]);
    expect(await app.deps.knex('payment_callbacks')).toHaveLength(1);
  });

  it('leaves a larger payment to another person, and is taken by their release', async () => {
    const order = await insertOrder(app.deps.knex, { due: 9_000 });
    const paid = booking({ amount: '9000.00', symbol: order.number });
    const again = booking({ amount: '9000.00', symbol: order.number, reference: 'B-2' });
    expect(await upload(camt([paid, again]))).toMatchObject({ waiting: 1, open: 1 });
    expect(await statusOf(order)).toBe('waiting');
    expect((await list()).results).toMatchObject([{ reason: 'order_not_waiting' }]);
    await releaseAll(app);
    expect(await statusOf(order)).toBe('paid');
    expect(await app.deps.knex('payment_callbacks')).toHaveLength(1);
  });

  it.each([
    ['underpaid', { amount: '899.00' }],
    ['overpaid', { amount: '900.01' }],
    ['debit', { amount: '900.00', sign: 'DBIT' }],
    ['reversal', { amount: '900.00', isReversal: true }],
    ['reversal', { amount: '900.00', sign: 'DBIT', isReversal: true }],
    ['foreign_currency', { amount: '900.00', currency: 'EUR' }],
  ] as const)('leaves what is %s to a person', async (reason, said) => {
    const order = await insertOrder(app.deps.knex, cheap);
    await upload(camt([booking({ ...said, symbol: order.number })]));
    expect((await list()).results).toMatchObject([{ reason, orderNumber: order.number }]);
    expect(await statusOf(order)).toBe('waiting');
  });

  it('reads every payment of one booking, and says by how much it misses its balance', async () => {
    const order = await insertOrder(app.deps.knex, cheap);
    const batch = booking({ amount: '900.00', symbol: order.number, batchWith: '100.00' });
    expect(await upload(camt([batch], { closing: '1000.50' }))).toMatchObject({
      entries: 2,
      taken: 1,
      open: 1,
      difference: -50,
    });
  });

  it('keeps a movement that bears the name of another one', async () => {
    await upload(camt([booking({ amount: '1.00' })]));
    expect(await upload(camt([booking({ amount: '2.00' })]))).toMatchObject({ added: 1, open: 1 });
    expect((await list()).results[0]).toMatchObject({ reason: 'doubled_reference', amount: 200 });
  });
});

describe('a file that is refused', () => {
  const refusalOf = async (text: string) => {
    const { status, body } = await send(text);
    expect(await app.deps.knex('bank_entries')).toHaveLength(0);
    return [status, JSON.stringify(body)];
  };
  const good = camt([booking({ amount: '1.00' })]);

  it.each([
    [
      'of another account',
      good.replace('CZ6508000000192000145399', 'CZ4120100000002000000000'),
      'jiného účtu',
    ],
    ['in another currency', good.replace('<Ccy>CZK</Ccy>', '<Ccy>EUR</Ccy>'), 'jiné měně'],
    ['without movements', camt([]), 'žádný pohyb'],
    ['cut off', good.slice(0, 400), 'nejde přečíst'],
    ['of another message', good.replace('camt.053', 'camt.054'), 'nejde přečíst'],
    ['with a wrong amount', good.replace('>1.00<', '>1,00<'), 'nejde přečíst'],
    [
      'with entities',
      good.replace('<Document', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document'),
      'nejde přečíst',
    ],
    ['that is no table', '\u0000\u0001', 'nejde přečíst'],
  ])('is one %s', async (_, text, said) => {
    const [status, body] = await refusalOf(text);
    expect(status).toBe(400);
    expect(body).toContain(said);
  });

  it('is one that is too large, and one of who may not', async () => {
    const { status } = await send('x'.repeat(mostStatementBytes + 1));
    expect(status).toBe(413);
    for (const role of ['picker', 'pricing', 'customer'] as const) {
      expect((await send(good, await signIn(app, role))).status).toBe(403);
    }
    expect(await app.deps.knex('bank_statements')).toHaveLength(0);
  });
});

describe('a table', () => {
  it('is read by columns that a person says, which are remembered', async () => {
    const row = (amount: string) => `kdy;kolik\n26.11.2026;${amount}`;
    expect((await send(row('5'))).status).toBe(400);
    expect(await upload(row('5'), { columns: 'bookedOn,amount' })).toMatchObject({ added: 1 });
    expect(await upload(row('6'))).toMatchObject({ added: 1, difference: null });
  });
});

describe('a movement that waits for a person', () => {
  const opened = async (amount = '899.00') => {
    await upload(camt([booking({ amount })]));
    const [entry] = (await list()).results;
    if (!entry) throw new Error('no movement');
    return { params: { id: entry.id }, version: entry.version };
  };

  it('is put to an order by its number, once', async () => {
    const order = await insertOrder(app.deps.knex, { due: 899 });
    const { params, version } = await opened();
    const body = { version, orderNumber: order.number, givesSurplusBack: false };
    const path = `payment/bank/entries/${String(params.id)}/order/`;
    const wire = { version, order_number: order.number };
    expect((await support.change(path, { ...wire, order_number: '1999999999' })).status).toBe(400);
    expect(await support.post('bank-entry-assign', { params, body })).toMatchObject({
      state: 'taken',
      orderNumber: order.number,
    });
    expect(await statusOf(order)).toBe('paid');
    expect((await support.change(path, wire)).status).toBe(409);
    expect((await support.change(path, { ...wire, version: version + 1 })).status).toBe(409);
  });

  it('pays nothing where it is no whole amount', async () => {
    const order = await insertOrder(app.deps.knex, cheap);
    const { params, version } = await opened('899.50');
    const path = `payment/bank/entries/${String(params.id)}/order/`;
    const answer = await support.change(path, { version, order_number: order.number });
    expect(answer.status).toBe(409);
    expect(await statusOf(order)).toBe('waiting');
  });

  it('is noted, and opened again by an empty note', async () => {
    const { params, version } = await opened();
    const note = (text: string, at: number) =>
      support.post('bank-entry-note', { params, body: { version: at, note: text } });
    expect(await note('Úrok', version)).toMatchObject({ state: 'noted', note: 'Úrok' });
    expect((await list()).counts).toEqual({ open: 0, waiting: 0, taken: 0, noted: 1 });
    expect(await note('', version + 1)).toMatchObject({ state: 'open', note: null });
  });

  it('keeps its payer encrypted, and forgets them after the term', async () => {
    await opened();
    const [row] = await app.deps.knex('bank_entries').select('counter');
    expect(String(row?.counter)).not.toContain('Jana');
    app.clock.now = new Date('2030-01-01T00:00:00Z');
    await wipeCounters.run({}, app.deps);
    expect(await app.deps.knex('bank_entries').whereNotNull('counter')).toHaveLength(0);
  });
});

it('shows messages of payments that name no order', async () => {
  const body = { movement: 'm-7', variableSymbol: '1999999999', amount: 10 };
  await support.post('admin-bank-transfer', { body });
  expect((await list()).messages).toMatchObject([{ reference: '1999999999', amount: 10 }]);
});
