import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '#tests/support/answer-of.ts';
import { phone } from '#tests/support/buyback-fixture.ts';
import { addServicePrice } from '#tests/support/factories/service.ts';
import { signIn } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { formWith, sendForm } from '#tests/support/upload.ts';
import { closeService, fillService, startServiceApp } from './service-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startServiceApp({});
});
beforeEach(() => fillService(app));
afterAll(() => closeService(app));

const visitor = () => app.client();
const steps = { productType: 'telefony', productManufacturer: 'apple' };
const chosen = { ...steps, productModel: 'iphone-15-128gb' };
const selected = (query: object) => visitor().get('service-selector-data', { query });
const pricesOf = async (query: object) =>
  (await selected(query)).operations?.map(({ slug, price }) => [slug, price]);

/** A kept answer is dropped when the word of the change arrives, a moment after it. */
const seen = (price: readonly [string, number]) =>
  vi.waitFor(async () => expect(await pricesOf(chosen)).toContainEqual(price), 5_000);
const forgetKept = () => app.deps.replyCache.purge(app.deps.knex, ['*']);

describe('the selector', () => {
  it('walks down to the operations, each model once whatever its storage', async () => {
    const start = await selected({});
    expect(start.choices.productType.map(({ value }) => value)).toContain('telefony');
    expect(start).toMatchObject({ device: null, operations: null, url: '/servis' });
    const models = await selected(steps);
    expect(models.choices.productModel).toMatchObject([
      { value: 'iphone-15-128gb', label: 'iPhone 15', maximalPrice: 10_000 },
    ]);
    expect(await selected(chosen)).toMatchObject({
      device: {
        name: 'Apple iPhone 15',
        buyback: { url: '/vykup/telefony/apple/iphone-15-128gb', maximalPrice: 10_000 },
      },
      operations: [
        { slug: 'displej', name: 'Výměna displeje', price: 4_000, durationMinutes: 60 },
        { slug: 'baterie', price: 900, durationMinutes: 30, warrantyMonths: 12 },
      ],
      url: '/servis/telefony/apple/iphone-15-128gb',
    });
  });

  it('answers another storage as the one that stands for it', async () => {
    const answer = await selected({ ...steps, productModel: 'iphone-15-256gb' });
    expect(answer.selectedChoices.productModel).toBe('iphone-15-128gb');
    expect(answer.url).toBe('/servis/telefony/apple/iphone-15-128gb');
    expect(answer.operations).toHaveLength(2);
  });

  it('leads back from a step that is not there, and refuses one with a gap', async () => {
    await expect(selected({ ...chosen, productColor: 'neni' })).rejects.toMatchObject({
      status: 400,
      body: { url: '/servis/telefony/apple/iphone-15-128gb' },
    });
    await expect(selected({ productManufacturer: 'apple' })).rejects.toMatchObject({
      status: 400,
      body: { product_type: ['Tato hodnota je požadována.'] },
    });
  });

  it('takes the price of a colour, and leaves out what is not done there', async () => {
    const { knex } = app.deps;
    await addServicePrice(knex, { operation_id: 1, color_id: 1, price: 5_000 });
    await addServicePrice(knex, { operation_id: 2, color_id: 1, is_offered: false });
    expect(await pricesOf({ ...chosen, productColor: phone })).toEqual([['displej', 5_000]]);
    expect(await pricesOf(chosen)).toEqual([
      ['displej', 4_000],
      ['baterie', 900],
    ]);
  });

  it('shows a planned price from its first day on', async () => {
    const later = { operation_id: 2, type_id: 1, price: 950, valid_from: '2026-11-27' };
    await addServicePrice(app.deps.knex, later);
    expect(await pricesOf(chosen)).toContainEqual(['baterie', 900]);
    app.clock.now = new Date('2026-11-26T23:30:00Z');
    await forgetKept();
    await seen(['baterie', 950]);
    app.clock.now = new Date('2026-11-26T12:00:00Z');
  });
});

it('answers the operations of a colour and of a found model', async () => {
  const ofColor = await visitor().get('service-operations', { query: { productColor: phone } });
  expect(ofColor.url).toBe(`/servis/telefony/apple/iphone-15-128gb/${phone}`);
  expect(ofColor.operations.map(({ price }) => price)).toEqual([4_000, 900]);
  const found = await visitor().get('service-search-product', {
    query: { product: 'iphone-15-256gb' },
  });
  expect(found.product).toEqual({ value: 'iphone-15-256gb', label: 'Apple iPhone 15' });
  expect(found.operations.map(({ price }) => price)).toEqual([4_000, 900]);
});

describe('smart search', () => {
  const search = (q: string) => visitor().get('service-smart-search', { query: { q } });

  it('finds a device with the operation below it, and the operation alone', async () => {
    const { result } = await search('iphone 15 prasklé sklo');
    expect(result).toEqual([
      {
        kind: 'device',
        label: 'Apple iPhone 15',
        url: '/servis/telefony/apple/iphone-15-128gb',
        price: null,
      },
      {
        kind: 'operation',
        label: 'Apple iPhone 15 – Výměna displeje',
        url: '/servis/telefony/apple/iphone-15-128gb?operation=displej',
        price: 4_000,
      },
    ]);
    const alone = await search('sklo');
    expect(alone.result).toMatchObject([{ kind: 'operation', url: '/servis?operation=displej' }]);
  });

  it('asks for two letters', async () => {
    await expect(search('i')).rejects.toMatchObject({
      status: 400,
      body: { q: ['Napište alespoň 2 znaky.'] },
    });
  });

  it('knows an operation as soon as staff have added it', async () => {
    expect((await search('diagnostika')).result).toEqual([]);
    const technician = await signIn(app, 'service_tech');
    const operation = { name_cs: 'Diagnostika', name_ro: 'Diagnosticare', slug: 'diagnostika' };
    const rest = { duration_minutes: 30, warranty_months: 0, position: 9, is_active: true };
    const added = await technician.changeBy('POST', 'admin/service-operations/', {
      ...operation,
      ...rest,
      text_cs: null,
      text_ro: null,
      words_cs: null,
      words_ro: null,
      damage: null,
    });
    expect(added.status).toBe(201);
    await vi.waitFor(async () => {
      expect((await search('diagnostika')).result).toMatchObject([{ label: 'Diagnostika' }]);
    });
  });
});

describe('prices by staff', () => {
  const price = {
    operation_id: 2,
    type_id: null,
    model_id: 1,
    color_id: null,
    price: 1_200,
    duration_minutes: null,
    is_offered: true,
    is_whole_family: true,
    valid_from: null,
  };
  let technician: TestClient;
  beforeEach(async () => {
    technician = await signIn(app, 'service_tech');
  });
  const add = async (body: object, by = technician) =>
    answerOf(await by.changeBy('POST', 'admin/service-prices/', body));

  it('are seen by the next visitor, whose page is not the kept one', async () => {
    expect(await pricesOf(chosen)).toContainEqual(['baterie', 900]);
    expect((await add(price))[0]).toBe(201);
    await seen(['baterie', 1_200]);
  });

  it('reach one type, model or colour, and neither none nor two', async () => {
    expect(await add({ ...price, model_id: null })).toMatchObject([
      400,
      { model_id: ['Tato hodnota je požadována.'] },
    ]);
    expect(await add({ ...price, type_id: 1 })).toMatchObject([
      400,
      { model_id: [expect.any(String)] },
    ]);
  });

  it('are one for a reach and a first day', async () => {
    expect((await add({ ...price, operation_id: 1 }))[0]).toBe(400);
    expect((await add({ ...price, operation_id: 1, valid_from: '2026-12-01' }))[0]).toBe(201);
  });

  it('come from a spreadsheet, which names devices as the list does', async () => {
    const lines = [
      'Úkon;Typ zařízení;Model;Barva;Cena;Platí od',
      'Výměna displeje;;iPhone 15 128 GB;;4500;',
      'Výměna displeje;;iPhone 15 128 GB;;4700;1. 1. 2027',
      'Baterie;;;iPhone 15 256 GB Černá;;',
      'Baterie;Telefony;iPhone 15 128 GB;;1;',
    ].join('\r\n');
    const send = async (call: string, fields = {}) => {
      const form = formWith(fields, new TextEncoder().encode(lines), 'ceny.csv');
      return answerOf(await sendForm(technician, `admin/grids/service-prices/${call}/`, form));
    };
    const [status, looked] = await send('import-preview');
    expect([status, looked]).toMatchObject([
      200,
      { refusal: null, ignored: [], bad: [{ line: 5 }] },
    ]);
    const { plan } = looked as { plan: string }; // as the contract promises
    expect(await send('import', { plan })).toMatchObject([200, { applied: 3, bad: 1 }]);
    await seen(['displej', 4_500]);
    app.clock.now = new Date('2027-01-01T12:00:00Z');
    await forgetKept();
    await seen(['displej', 4_700]);
    app.clock.now = new Date('2026-11-26T12:00:00Z');
  });

  it('are not changed by those who only answer for them', async () => {
    const support = await signIn(app, 'support');
    expect((await add(price, support))[0]).toBe(403);
  });
});
