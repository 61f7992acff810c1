import type { Knex } from 'knex';
import { insertCatalogue } from '#tests/api/catalog/catalogue-fixture.ts';
import {
  addBuyback,
  addDeviceColor,
  addDeviceModel,
  addPriceList,
  addVoucher,
  addVoucherLimit,
} from '#tests/support/factories/devices.ts';
import { addDiscount, addDiscountCode } from '#tests/support/factories/prices.ts';
import type { Given } from '#tests/support/factories/row-factory.ts';
import {
  addAddOn,
  addDeliveryMethod,
  addInstallmentProgram,
  addPaymentMethod,
} from '#tests/support/factories/sales.ts';
import { createAccount, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

export const start = new Date('2026-11-21T12:00:00Z');
export const password = 'Tajne-heslo-1';

/** Stock items of the small catalogue, and what is sold with them. */
export const items = { phone: 1, laterPhone: 3, galaxy: 4, usedPhone: 5, case: 7 } as const;
export const addOns = { insurance: 1, warranty: 2, prolonged: 3, glass: 4 } as const;
export const programs = { interestFree: 1, online: 2, leasing: 3, retired: 4 } as const;

/** A shop with the small catalogue, on a Saturday at one in Prague. */
export async function startCartApp(): Promise<TestApp> {
  return startTestApp({ now: start, environment: { TRUST_PROXY: '1' } });
}

/** Phones, a case, add-ons of every kind, programs of installments and ways to deliver and pay. */
export async function prepareCartShop({ deps, clock }: TestApp): Promise<void> {
  clock.now = start;
  const { knex } = deps;
  await insertCatalogue(knex, deps);
  await addAddOn.many(knex, [
    {
      id: addOns.warranty,
      code: 'zaruka-12',
      kind: 'extended_warranty',
      ...named('Záruka', 'Garanție'),
      for_conditions: ['new'],
      price_permille: 60,
      minimal_price: 490,
      months: 12,
      position: 2,
    },
    {
      id: addOns.prolonged,
      code: 'prodlouzeni-12',
      kind: 'prolonged_warranty',
      ...named('Prodloužení', 'Prelungire'),
      for_conditions: ['used'],
      price_permille: 80,
      minimal_price: 490,
      months: 12,
      position: 3,
    },
    {
      id: addOns.glass,
      code: 'sklo',
      kind: 'screen_protection',
      ...named('Sklo', 'Sticlă'),
      for_conditions: ['new', 'used'],
      minimal_price: 399,
      position: 4,
    },
  ]);
  await insertPrograms(knex);
  await addDeliveryMethod(knex, {
    code: 'kuryr',
    ...named('Kurýr', 'Curier'),
    price: 99,
    free_from: 30_000,
  });
  await addPaymentMethod(knex, {
    code: 'dobirka',
    kind: 'cash_on_delivery',
    ...named('Dobírka', 'Ramburs'),
    fee: 29,
  });
}

const named = (cs: string, ro: string) => ({ name_cs: cs, name_ro: ro });

const insertPrograms = (knex: Knex) =>
  addInstallmentProgram.many(knex, [
    {
      id: programs.interestFree,
      arrange_type: 'on-store',
      company: 'Obměna',
      ...named('Bez navýšení', 'Fără dobândă'),
      minimal_financed: 3_000,
      maximal_financed: 100_000,
      position: 1,
    },
    {
      id: programs.online,
      company: 'Home',
      ...named('Na dva roky', 'Pe doi ani'),
      rate_percent: 15.9,
      months: 24,
      down_payment_percent: 10,
      minimal_financed: 3_000,
      position: 2,
    },
    {
      id: programs.leasing,
      kind: 'leasing',
      company: 'Lease',
      ...named('Leasing', 'Leasing'),
      rate_percent: 12,
      months: 36,
      minimal_financed: 5_000,
      position: 3,
    },
    {
      id: programs.retired,
      company: 'Old',
      ...named('Stará', 'Veche'),
      rate_percent: 12,
      months: 12,
      minimal_financed: 1_000,
      position: 4,
      is_active: false,
    },
  ]);

/** Somebody who is signed in; the account is made where it is not there yet. */
export async function signedIn(
  app: TestApp,
  role: 'customer' | 'business' | 'shop' | 'pricing',
  client: TestClient = app.client(),
): Promise<TestClient> {
  const eMail = `${role}@example.org`;
  const known: unknown = await app.deps.knex('users').where('e_mail', eMail).first('id');
  if (known === undefined) await createAccount(app.deps, { eMail, password, role });
  await client.login(eMail, password);
  return client;
}

/** Adds to the cart, by default one new phone. */
export const add = (client: TestClient, body: Readonly<Record<string, unknown>> = {}) =>
  client.post('cart-add-product', { body: { product: items.phone, ...body } });

export const cartOf = (client: TestClient) => client.get('cart', {});

interface NewDiscount {
  readonly type?: 'percentage' | 'absolute' | 'fixed';
  readonly value: number;
  readonly code?: string;
  readonly more?: Given<'discounts'>;
}

/** Stores a discount, with a code where one is named; without one it is automatic. */
export async function discount({ deps: { knex } }: TestApp, given: NewDiscount): Promise<number> {
  const { type = 'percentage', value, code, more = {} } = given;
  const { id } = await addDiscount(knex, {
    discount_type: type,
    discount_value: value,
    is_automatic_assignment: code === undefined,
    ...more,
  });
  if (code !== undefined) await addDiscountCode(knex, { discount_id: id, code });
  return id;
}

/** A buy-back with a locked price of the small catalogue's shop; answers its id. */
export async function buyback(
  { deps: { knex } }: TestApp,
  given: Given<'buybacks'>,
): Promise<number> {
  const known: unknown = await knex('device_colors').first('id');
  if (known === undefined) await insertBoughtDevice(knex);
  const { id } = await addBuyback(knex, {
    color_id: 1,
    price_list_id: 1,
    locked_until: new Date(start.getTime() + 14 * 86_400_000),
    ...given,
  });
  return id;
}

/** A phone that is bought, the list of prices, and what comes on top of them. */
async function insertBoughtDevice(knex: Knex): Promise<void> {
  const model = await addDeviceModel(knex, { manufacturer_id: 1, name: 'iPhone 12' });
  await addDeviceColor(knex, { id: 1, model_id: model.id, slug: 'iphone-12-black' });
  await addPriceList(knex, { id: 1, code: 'v1' });
  await addVoucher.many(knex, [
    { minimal_price: 3_000, amount: 1_200 },
    { minimal_price: 6_000, amount: 2_500 },
  ]);
  await addVoucherLimit(knex, { most_amount: 2_000 });
}
