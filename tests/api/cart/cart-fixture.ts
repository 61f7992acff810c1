import { insertCatalogue } from '#tests/api/catalog/catalogue-fixture.ts';
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
  await knex.raw(`
    insert into add_ons (id, code, kind, name_cs, name_ro, text_cs, text_ro, for_kinds,
      for_conditions, price_permille, minimal_price, months, position)
    overriding system value values
      (2, 'zaruka-12', 'extended_warranty', 'Záruka', 'Garanție', '', '', '{phone}', '{new}',
       60, 490, 12, 2),
      (3, 'prodlouzeni-12', 'prolonged_warranty', 'Prodloužení', 'Prelungire', '', '', '{phone}',
       '{used}', 80, 490, 12, 3),
      (4, 'sklo', 'screen_protection', 'Sklo', 'Sticlă', '', '', '{phone}', '{new,used}',
       0, 399, null, 4);
    insert into installment_programs (id, kind, arrange_type, company, name_cs, name_ro,
      rate_percent, months, down_payment_percent, minimal_financed, maximal_financed, position,
      is_active)
    overriding system value values
      (1, 'installments', 'on-store', 'Obměna', 'Bez navýšení', 'Fără dobândă', 0, 10, 0, 3000,
       100000, 1, true),
      (2, 'installments', 'online', 'Home', 'Na dva roky', 'Pe doi ani', 15.9, 24, 10, 3000, null,
       2, true),
      (3, 'leasing', 'online', 'Lease', 'Leasing', 'Leasing', 12, 36, 0, 5000, null, 3, true),
      (4, 'installments', 'online', 'Old', 'Stará', 'Veche', 12, 12, 0, 1000, null, 4, false);
    insert into delivery_methods (code, kind, name_cs, name_ro, text_cs, text_ro, price, free_from,
      days_min, days_max, position)
    values ('kuryr', 'courier', 'Kurýr', 'Curier', '', '', 99, 30000, 1, 2, 1);
    insert into payment_methods (code, kind, name_cs, name_ro, text_cs, text_ro, fee, position)
    values ('dobirka', 'cash_on_delivery', 'Dobírka', 'Ramburs', '', '', 29, 1)`);
}

/** Somebody who is signed in; the account is made where it is not there yet. */
export async function signedIn(
  app: TestApp,
  role: 'customer' | 'business' | 'pricing',
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
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Stores a discount, with a code where one is named; without one it is automatic. */
export async function discount({ deps: { knex } }: TestApp, given: NewDiscount): Promise<number> {
  const { type = 'percentage', value, code, more = {} } = given;
  const [row] = await knex('discounts')
    .insert({
      marketing_name_cs: 'Sleva',
      marketing_name_ro: 'Reducere',
      discount_type: type,
      discount_value: value,
      applies_to: 'goods',
      is_automatic_assignment: code === undefined,
      ...more,
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('the discount was not stored');
  if (code !== undefined) {
    await knex('discount_codes').insert({
      discount_id: row.id,
      code,
      code_key: code.toLowerCase().replaceAll('o', '0'),
    });
  }
  return row.id;
}

/** A buy-back with a locked price of the small catalogue's shop; answers its id. */
export async function buyback(
  { deps: { knex } }: TestApp,
  given: { readonly code: string; readonly price: number } & Readonly<Record<string, unknown>>,
): Promise<number> {
  await knex.raw(`
    insert into device_types (id, slug, kind, name_cs, name_ro, position)
      overriding system value values (1, 'telefony', 'phone', 'Telefony', 'Telefoane', 1)
      on conflict do nothing;
    insert into device_models (id, slug, type_id, manufacturer_id, name)
      overriding system value values (1, 'iphone-12', 1, 1, 'iPhone 12') on conflict do nothing;
    insert into device_colors (id, slug, model_id, name_cs, name_ro, hex, position)
      overriding system value values (1, 'iphone-12-black', 1, 'černý', 'negru', '#000000', 1)
      on conflict do nothing;
    insert into price_list_versions (id, code) overriding system value values (1, 'v1')
      on conflict do nothing;
    insert into buyback_vouchers (minimal_price, amount) values (3000, 1200), (6000, 2500)
      on conflict do nothing;
    insert into buyback_voucher_limit (most_amount) values (2000) on conflict do nothing`);
  const [row] = await knex('buybacks')
    .insert({
      status: 'quoted',
      language: 'cs',
      color_id: 1,
      price_list_id: 1,
      grade: 'A',
      snapshot: '{}',
      locked_until: new Date(start.getTime() + 14 * 86_400_000),
      ...given,
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('the buy-back was not stored');
  return row.id;
}
