import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAnaf } from '#api/outside/companies/anaf.ts';
import { createAres } from '#api/outside/companies/ares.ts';
import { playedAnaf } from '#api/outside/companies/sandbox.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addProfile, addUser } from '#tests/support/factories/people.ts';
import { addPriceLevel } from '#tests/support/factories/prices.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let admin: TestClient;
let key: string;
let person: string;
let level: number;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const { knex } = app.deps;
  await truncateAll(knex);
  const firm = await addUser(knex, { e_mail: 'firma@posta.example', role: 'business' });
  await addProfile(knex, { user_id: firm.id, company: 'Stará s.r.o.', phone: '+420601234567' });
  const jana = await addUser(knex, { e_mail: 'jana@posta.example' });
  level = (await addPriceLevel(knex, { name_cs: 'Velkoobchod', name_ro: 'En-gros' })).id;
  key = `account-${String(firm.id)}`;
  person = `account-${String(jana.id)}`;
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const read = () => admin.get('admin-customer-terms', { params: { key } });
const wanted = {
  company: 'Nová s.r.o.',
  registrationNumber: '27082440',
  vatNumber: 'CZ27082440',
  paymentDays: 14,
};
async function save(more: object = {}) {
  const { levels: _, ...seen } = await read();
  const body = { ...wanted, levelId: level, seen, ...more };
  return admin.post('admin-customer-terms-save', { params: { key }, body });
}

describe('the terms of a company', () => {
  it('are changed and shown on its page, and on record without its personal data', async () => {
    expect(await read()).toMatchObject({
      company: 'Stará s.r.o.',
      levelId: null,
      paymentDays: 0,
      levels: [{ id: level, name: 'Velkoobchod' }],
    });
    expect(await save()).toMatchObject({ ...wanted, levelId: level });
    const page = await admin.get('admin-customer', { params: { key } });
    expect(page.account).toMatchObject({ kind: 'business', level: 'Velkoobchod' });
    const entries = await app.deps.knex('change_entries').where({ table_name: 'user_profiles' });
    expect(entries).toMatchObject([
      { before: { payment_days: 0 }, after: { payment_days: 14, price_level_id: level } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/601234567|Nová/);
  });

  it('are refused where somebody changed them meanwhile', async () => {
    const { levels: _, ...seen } = await read();
    await save();
    expect(await refusalOf(save({ paymentDays: 30, seen }))).toMatchObject({ status: 409 });
    expect((await read()).paymentDays).toBe(14);
  });

  it('are of companies alone, within ninety days, and of levels that there are', async () => {
    const asked = admin.get('admin-customer-terms', { params: { key: person } });
    expect((await refusalOf(asked)).status).toBe(404);
    expect((await refusalOf(save({ paymentDays: 91 }))).body).toHaveProperty('payment_days');
    expect((await refusalOf(save({ levelId: 999 }))).body).toHaveProperty('level_id');
    expect((await refusalOf(save({ registrationNumber: '27082441' }))).body).toHaveProperty(
      'registration_number',
    );
  });
});

describe('the register', () => {
  const find = (number: string) => admin.post('admin-company-find', { body: { number } });

  it('finds a company by its number, and says what it cannot say', async () => {
    expect(await find('270 82 440')).toMatchObject({
      outcome: 'found',
      isSandbox: true,
      company: { number: '27082440', vatNumber: 'CZ27082440', isInactive: false },
    });
    const support = await signIn(app, 'support');
    const asked = support.post('admin-company-find', { body: { number: '27082440' } });
    expect((await refusalOf(asked)).status).toBe(403);
  });

  it.each([
    ['25063674', 'unknown'],
    ['26168685', 'unavailable'],
  ] as const)('of %s is %s', async (number, outcome) => {
    const report: string[] = [];
    const ares = createAres({
      isSandbox: true,
      report: (problem) => report.push(problem),
      fetch: () => Promise.resolve(new Response('', { status: outcome === 'unknown' ? 404 : 503 })),
    });
    expect(await ares.find(number)).toEqual({ outcome });
    expect(report).toEqual(outcome === 'unknown' ? [] : ['Error']);
  });

  it('is given up where it never answers, and told of once', async () => {
    const report: string[] = [];
    const ares = createAres({
      isSandbox: true,
      patienceMs: 20,
      report: (problem) => report.push(problem),
      fetch: (_, init) =>
        new Promise((_answered, reject) => {
          init?.signal?.addEventListener('abort', () =>
            reject(new DOMException('no answer', 'TimeoutError')),
          );
        }),
    });
    expect(await ares.find('27082440')).toEqual({ outcome: 'unavailable' });
    expect(report).toEqual(['TimeoutError']);
  });

  it('of Romania says who pays VAT and who is inactive', async () => {
    const anaf = createAnaf({
      isSandbox: true,
      report: () => undefined,
      today: () => '2026-11-27',
      fetch: playedAnaf,
    });
    expect(await anaf.find('14399840')).toMatchObject({
      outcome: 'found',
      company: { number: '14399840', vatNumber: 'RO14399840', isInactive: false },
    });
    expect(await anaf.find('18547294')).toEqual({ outcome: 'unknown' });
    expect(await anaf.find('18547295')).toEqual({ outcome: 'unavailable' });
  });
});
