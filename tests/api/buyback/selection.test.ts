import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
import { addStore } from '#tests/support/factories/stock.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addDeviceColor, addDeviceModel } from '#tests/support/factories/devices.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertDevices, offerBody, phone, publishVersion } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { REPLY_CACHE_MB: '0' } });
  await insertDevices(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/api/new/buyback/${path}`, { headers });
  const body = (await response.json()) as Record<string, unknown>; // every answer is an object
  return { status: response.status, body };
};
const phoneQuery = 'product_type=telefony&product_manufacturer=apple&product_model=iphone-15-128gb';

it('walks down the selector, each step with its address', async () => {
  expect((await get('product-type-choices/')).body).toEqual({
    choices: [
      { value: 'telefony', label: 'Telefony' },
      { value: 'tablety', label: 'Tablety' },
      { value: 'chytre-hodinky', label: 'Chytré hodinky' },
    ],
  });
  expect((await get('manufacturer-choices/?product_type=telefony')).body).toEqual({
    choices: [{ value: 'apple', label: 'Apple' }],
    url: '/vykup/telefony',
  });
  const models = await get('model-choices/?product_type=telefony&product_manufacturer=apple');
  expect(models.body).toEqual({
    choices: [
      {
        value: 'iphone-15-128gb',
        label: 'iPhone 15 128 GB',
        maximal_price: 10_000,
        size: { width: 71.6, height: 147.6 },
      },
    ],
    url: '/vykup/telefony/apple',
  });
  const colors = await get('color-choices/?product_model=iphone-15-128gb', {
    'accept-language': 'ro',
  });
  expect(colors.body).toEqual({
    choices: [
      { value: phone, label: 'Negru', image_alt: 'Apple iPhone 15 128 GB, Negru', hex: '#1c1b1a' },
    ],
    url: '/vykup/telefony/apple/iphone-15-128gb',
  });
  expect((await get(`product-selector-url/?${phoneQuery}&product_color=${phone}`)).body).toEqual({
    url: `/vykup/telefony/apple/iphone-15-128gb/${phone}`,
  });
});

it('answers the price list of a colour with corrections of the A+ price', async () => {
  const { status, body } = await get(`appraisal-form-data/?product_color=${phone}`);
  expect(status).toBe(200);
  expect(body['appraisal']).toMatchObject({
    version: 'v41',
    minimal_buyout_price: 500,
    appraisal_result: {
      1: { quality: 'A+', price: 10_000, url: `/vykup/telefony/apple/iphone-15-128gb/${phone}` },
      5: { quality: 'D', price: 1_000 },
    },
    device_conditions: {
      3: {
        name: 'Baterie',
        type: 'battery',
        value: null,
        disabled: false,
        choices: [
          { value: 'battery_a-plus', price_correction: 0, appraisal_result: { quality: 'A+' } },
          { price_correction: -200 },
          { price_correction: -400 },
          { price_correction: -700 },
          { price_correction: -900, appraisal_result: { quality: 'D' } },
        ],
      },
      5: { choices: [{ value: 'lock_yes' }, { value: 'lock_no', appraisal_result: null }] },
    },
  });
});

it('answers any prefix of the selection with its choices, and the price list at its end', async () => {
  const empty = await get('product-selector-data/');
  expect(empty.body).toMatchObject({
    selected_choices: { product_type: null, product_color: null },
    choices: { product_manufacturer: [], product_model: [], product_color: [] },
    appraisal: null,
    offer: null,
    url: '/vykup',
  });
  const model = await get(`product-selector-data/?${phoneQuery}`);
  expect(model.body).toMatchObject({
    selected_choices: { product_model: 'iphone-15-128gb', product_color: null },
    choices: { product_color: [{ value: phone }] },
    appraisal: null,
  });
  const color = await get(`product-selector-data/?${phoneQuery}&product_color=${phone}`);
  expect(color.body).toMatchObject({ appraisal: { version: 'v41' } });
});

it.each([
  ['manufacturer-choices/?product_type=lednice', 'product_type', '/vykup'],
  ['model-choices/?product_type=lednice&product_manufacturer=apple', 'product_type', '/vykup'],
  [
    'model-choices/?product_type=telefony&product_manufacturer=nikdo',
    'product_manufacturer',
    '/vykup/telefony',
  ],
  ['color-choices/?product_model=nic', 'product_model', '/vykup'],
  ['appraisal-form-data/?product_color=nic', 'product_color', '/vykup'],
  [
    'product-selector-url/?product_type=telefony&product_manufacturer=nikdo',
    'product_manufacturer',
    '/vykup/telefony',
  ],
  [
    'product-selector-data/?product_type=tablety&product_manufacturer=apple&product_model=iphone-15-128gb',
    'product_model',
    '/vykup/tablety/apple',
  ],
  [
    `product-selector-data/?${phoneQuery}&product_color=watch-se-silver`,
    'product_color',
    '/vykup/telefony/apple/iphone-15-128gb',
  ],
  ['product-selector-data/?code=nikdy-nebyl', 'code', '/vykup'],
])('refuses %s, naming %s and the nearest valid address', async (path, field, url) => {
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect(Object.keys(body)).toContain(field);
  expect(body).toMatchObject({ url, message: expect.any(String) });
});

it('refuses a step without the one before', async () => {
  const { status, body } = await get(
    'product-selector-data/?product_type=telefony&product_model=iphone-15-128gb',
  );
  expect([status, Object.keys(body)]).toEqual([400, ['product_manufacturer']]);
});

it('refuses a device that the current price list does not buy', async () => {
  const none = { 'A+': null, A: null, B: null, C: null, D: null };
  await publishVersion(app.deps.knex, 'v42', { prices: none });
  const { status, body } = await get(`appraisal-form-data/?product_color=${phone}`);
  expect([status, Object.keys(body).sort()]).toEqual([400, ['message', 'product_color', 'url']]);
  const answer = await app.client().change('buyback/send-to-email/', offerBody());
  expect(answer.status).toBe(400);
  await publishVersion(app.deps.knex, 'v43');
});

it('reads each answer by the same number of statements, however many rows there are', async () => {
  const { knex } = app.deps;
  const paths = [
    'product-type-choices/',
    'manufacturer-choices/?product_type=telefony',
    'model-choices/?product_type=telefony&product_manufacturer=apple',
    'color-choices/?product_model=iphone-15-128gb',
    `product-selector-url/?${phoneQuery}`,
    `appraisal-form-data/?product_color=${phone}`,
    `product-selector-data/?${phoneQuery}&product_color=${phone}`,
  ];
  const count = async (path: string) => {
    let statements = 0;
    const listen = () => void (statements += 1);
    knex.on('query', listen);
    expect((await get(path)).status).toBe(200);
    knex.removeListener('query', listen);
    return statements;
  };
  const counts = async () => {
    const found: number[] = [];
    for (const path of paths) found.push(await count(path));
    return found;
  };
  const before = await counts();
  expect(before).toEqual([1, 1, 1, 1, 1, 1, 5]);
  await addDeviceModel.many(
    knex,
    times(300, () => ({ type_id: 1, manufacturer_id: 1 })),
  );
  await addDeviceColor.many(
    knex,
    times(50, () => ({ model_id: 1 })),
  );
  expect(await counts()).toEqual(before);
});

it('lists the countries in the language of the request, the own one first', async () => {
  const cs = await app.client().get('country-options', {});
  expect(cs.choices[0]).toEqual({ value: 'CZ', label: 'Česko' });
  expect(cs.choices.length).toBeGreaterThan(190);
  const response = await fetch(`${app.url}/api/new/countries/`, {
    headers: { 'accept-language': 'ro' },
  });
  const { choices } = (await response.json()) as { choices: unknown[] }; // as in session.ts
  expect(choices[0]).toEqual({ value: 'CZ', label: 'Cehia' });
});

it('lists stores that buy back or repair, and no other', async () => {
  const sunday = [...Array<null>(6).fill(null), { opens: '09:00', closes: '12:00' }];
  const store = { opening_hours: sunday, is_service_center: false };
  await addStore(app.deps.knex, { ...store, slug: 'a', is_buyout_center: true });
  await addStore(app.deps.knex, { ...store, slug: 'b', is_buyout_center: false });
  const { centers } = await app.client().get('service-buyout-centers', {});
  expect(centers.map(({ slug }) => slug)).toEqual(['a']);
  expect(centers[0]?.openingHours[6]).toEqual([{ opens: '09:00', closes: '12:00' }]);
});

it('throws for the client what the wire refuses', async () => {
  const call = app.client().get('buyback-color-choices', { query: { productModel: 'nic' } });
  await expect(call).rejects.toBeInstanceOf(ApiError);
});
