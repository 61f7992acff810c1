import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareEmptyShop } from '#api/shop-settings/prepare-empty-shop.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addDeliveryMethod, addPaymentMethod } from '#tests/support/factories/sales.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  ENCRYPTION_KEYS: `a:${Buffer.alloc(32, 7).toString('base64')}`,
  CAPTCHA_SITE_KEY: '1x00000000',
  CAPTCHA_SECRET: '1x00000001',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  LOANS_API_URL: 'https://loans.example',
  LOANS_USERNAME: 'shop',
  LOANS_PASSWORD: 'heslo',
  LOANS_SECRET: 'podpis',
};

const company = {
  name: 'Krám a.s.',
  street: 'Dlouhá 1',
  city: 'Praha',
  postcode: '110 00',
  companyId: '12345679',
  vatId: 'CZ12345679',
  register: 'Zapsáno u Městského soudu v Praze, oddíl B, vložka 1',
  eMail: 'obchod@kram.example',
  phone: '601 234 567',
  iban: 'CZ65 0800 0000 1920 0014 5399',
  bic: 'gibaczpx',
  bank: 'Česká spořitelna',
};

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp({ environment: production });
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const save = (body: Partial<typeof company> = {}, version = 0) =>
  admin.patch('admin-company-save', { body: { ...company, ...body, version } });

describe('the company', () => {
  it('is nobody in a real shop until staff say it, and then stands on pages and papers', async () => {
    expect(await admin.get('admin-company', {})).toEqual({
      source: 'none',
      kept: null,
      inForce: null,
      version: 0,
    });
    expect((await admin.get('config', {})).company.name).toBe('');
    const saved = await save();
    expect(saved).toMatchObject({
      source: 'settings',
      version: 1,
      inForce: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX', postcode: '11000' },
    });
    expect((await admin.get('config', {})).company.name).toBe('Krám a.s.');
  });

  it('is said once by two who begin together, and changed at the version that was seen', async () => {
    await save();
    expect((await refusalOf(save())).status).toBe(409);
    expect(await save({ name: 'Krám s.r.o.' }, 1)).toMatchObject({ version: 2 });
    expect((await refusalOf(save({}, 1))).status).toBe(409);
  });

  it('is refused by field where papers or the bank could not carry it', async () => {
    const refused = await refusalOf(save({ iban: 'CZ66', companyId: '1', name: '東京' }));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body)).toEqual(
      expect.arrayContaining(['iban', 'company_id', 'name']),
    );
  });

  it('is for admins alone', async () => {
    const clerk = await signIn(app, 'support');
    expect((await refusalOf(clerk.get('admin-company', {}))).status).toBe(403);
  });
});

describe('ways to deliver and to pay', () => {
  const activate = (key: 'admin-delivery-method' | 'admin-payment-method', id: number) =>
    admin.patch(`${key}-update`, { params: { id }, body: { isActive: true, version: 1 } });

  it('are switched on only where they work, with the reason said', async () => {
    const { knex } = app.deps;
    const off = { is_active: false };
    const courier = await addDeliveryMethod(knex, off);
    const place = await addDeliveryMethod(knex, { ...off, kind: 'pickup_place' });
    const express = await addDeliveryMethod(knex, { ...off, kind: 'express' });
    const reasonOf = async (id: number) =>
      (await refusalOf(activate('admin-delivery-method', id))).body;
    expect(await reasonOf(courier.id)).toEqual({
      is_active: ['Nejdřív vyplňte údaje firmy: bez nich nevznikne doklad k objednávce.'],
    });
    await save();
    expect(await activate('admin-delivery-method', courier.id)).toMatchObject({ isActive: true });
    expect(await reasonOf(place.id)).toHaveProperty('is_active');
    expect(await reasonOf(express.id)).toHaveProperty('is_active');
  });

  it('take no carrier that does not drive here, has no points or is not set up', async () => {
    const { knex } = app.deps;
    const courier = await addDeliveryMethod(knex, { is_active: false });
    const place = await addDeliveryMethod(knex, { is_active: false, kind: 'pickup_place' });
    const give = (id: number, carrier: 'sameday' | 'gls' | 'packeta') =>
      refusalOf(
        admin.patch('admin-delivery-method-update', {
          params: { id },
          body: { carrier, version: 1 },
        }),
      );
    expect((await give(courier.id, 'sameday')).body).toEqual({
      carrier: ['V tomto obchodě tenhle dopravce nejezdí.'],
    });
    expect((await give(place.id, 'gls')).body).toEqual({
      carrier: ['GLS tu výdejní místa nenabízí. Zvolte jiného dopravce.'],
    });
    expect((await give(courier.id, 'packeta')).body).toEqual({
      carrier: ['Přístup k tomuto dopravci není nastavený, řekněte to správci serveru.'],
    });
  });

  it('keep the days on which parcels leave, and refuse what are no days', async () => {
    const { id } = await addDeliveryMethod(app.deps.knex, { is_active: false });
    const edit = (body: Readonly<Record<'shipsOn' | 'closedDays', string>>) =>
      admin.patch('admin-delivery-method-update', {
        params: { id },
        body: { ...body, version: 1 },
      });
    for (const shipsOn of ['8', '21', 'po'])
      expect((await refusalOf(edit({ shipsOn, closedDays: '2026-12-24' }))).body).toHaveProperty(
        'ships_on',
      );
    expect(
      (await refusalOf(edit({ shipsOn: '12345', closedDays: '24. 12.' }))).body,
    ).toHaveProperty('closed_days');
    const days = { shipsOn: '123456', closedDays: '2026-12-24 2026-12-31' };
    expect(await edit(days)).toMatchObject(days);
  });

  it('keep their prices by weight, and refuse what are none', async () => {
    const { id } = await addDeliveryMethod(app.deps.knex, { is_active: false });
    const edit = (weightPrices: string) =>
      admin.patch('admin-delivery-method-update', {
        params: { id },
        body: { weightPrices, version: 1 },
      });
    for (const wrong of ['5', '5:', '5:149,15:199', '5 kg: 149'])
      expect((await refusalOf(edit(wrong))).body).toHaveProperty('weight_prices');
    expect(await edit('5:149 15:199')).toMatchObject({ weightPrices: '5:149 15:199' });
  });

  it('keep the most that they may weigh, and refuse what is no weight', async () => {
    const { id } = await addDeliveryMethod(app.deps.knex, { is_active: false });
    const edit = (mostWeightKg: number | null, version = 1) =>
      admin.patch('admin-delivery-method-update', {
        params: { id },
        body: { mostWeightKg, version },
      });
    for (const wrong of [0, -1, 1000.01, 0.001])
      expect((await refusalOf(edit(wrong))).body).toHaveProperty('most_weight_kg');
    expect(await edit(31.5)).toMatchObject({ mostWeightKg: 31.5 });
    expect(await edit(null, 2)).toMatchObject({ mostWeightKg: null });
  });

  it('take no payment without its gateway', async () => {
    const { knex } = app.deps;
    const card = await addPaymentMethod(knex, { kind: 'card', is_active: false });
    const wallet = await addPaymentMethod(knex, { kind: 'google_pay', is_active: false });
    const twisto = await addPaymentMethod(knex, { kind: 'twisto', is_active: false });
    expect(await activate('admin-payment-method', card.id)).toMatchObject({ isActive: true });
    for (const { id } of [wallet, twisto]) {
      const refused = await refusalOf(activate('admin-payment-method', id));
      expect(refused.body).toHaveProperty('is_active');
    }
    const { results } = await admin.get('admin-payment-readiness', {});
    expect(Object.fromEntries(results.map(({ kind, readiness }) => [kind, readiness]))).toEqual({
      card: 'ready',
      google_pay: 'no_script',
      apple_pay: 'no_script',
      twisto: 'no_script',
      bank_transfer: 'ready',
      cash_on_delivery: 'ready',
      installments: 'ready',
      leasing: 'ready',
    });
  });

  it('are no cells to be set in the list, which would ask nothing', async () => {
    const { id } = await addDeliveryMethod(app.deps.knex, { is_active: false });
    const answer = await admin.patch('grid-delivery-methods-edit', {
      body: { rows: [{ id, version: 1, changes: { isActive: true } }] },
    });
    expect(answer).toMatchObject({ applied: 0, refused: [{ column: 'isActive' }] });
  });
});

describe('the first steps', () => {
  const statesOf = async () => {
    const { steps, isLeading } = await admin.get('admin-first-steps', {});
    return { isLeading, states: steps.map(({ state }) => state) };
  };

  it('lead a shop that began empty, and close one after another', async () => {
    await prepareEmptyShop(app.deps);
    await prepareEmptyShop(app.deps);
    const { knex } = app.deps;
    expect(await knex('delivery_methods').where('is_active', true)).toEqual([]);
    expect(await statesOf()).toEqual({
      isLeading: true,
      states: ['open', 'open', 'open', 'open', 'open'],
    });
    await save();
    await knex('delivery_methods').where('code', 'courier').update({ is_active: true });
    await knex('payment_methods').where('code', 'bank-transfer').update({ is_active: true });
    expect((await statesOf()).states).toEqual(['done', 'done', 'done', 'open', 'open']);
  });

  it('do not lead a shop that had goods from its beginning', async () => {
    expect((await statesOf()).isLeading).toBe(false);
  });
});
