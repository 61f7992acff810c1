import { verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { demoAccounts } from '#api/seed/demo-accounts.ts';
import type { StoredQuestion } from '#api/seed/read-questions.ts';
import { seedDatabase, seedLock } from '#api/seed/seed.ts';
import { marketCodes, type MarketCode } from '#core/market/market.ts';
import { testDatabase, testTemplate } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addDeviceType } from '#tests/support/factories/devices.ts';
import { cloneSeeded, seededPassword } from '#tests/support/seeded-database.ts';

const tables = [
  ...['users', 'device_types', 'manufacturers', 'device_models', 'device_colors', 'stores'],
  ...['price_list_versions', 'price_list_questions', 'price_list_prices', 'current_price_list'],
  ...['buyback_bonuses', 'buyback_vouchers', 'buyback_voucher_limit'],
];

interface UserRow {
  readonly e_mail: string;
  readonly role: string;
  readonly password_hash: string;
  readonly is_active: boolean;
}

interface StoreRow {
  readonly is_buyout_center: boolean;
  readonly opening_hours: unknown[];
}

const admin = openDatabase(testDatabase(), { mostConnections: 1 });
const databases = new Map<string, Knex>();

afterAll(async () => {
  for (const [name, knex] of databases) {
    await knex.destroy();
    await admin.raw('drop database ??', [name]);
  }
  await admin.destroy();
});

const nameOf = (name: string) => `${testDatabase().database}_${name}`;

function open(name: string): Knex {
  const knex = openDatabase({ ...testDatabase(), database: name });
  databases.set(name, knex);
  return knex;
}

/** A migrated database of this file's own. */
async function emptyDatabase(name: string): Promise<Knex> {
  await admin.raw('create database ?? template ??', [nameOf(name), testTemplate]);
  return open(nameOf(name));
}

async function seed(knex: Knex, market: MarketCode, password?: string) {
  const lines: string[] = [];
  const now = new Date('2026-11-21T09:00:00Z');
  const report = (line: string) => lines.push(line);
  const filled = await seedDatabase(knex, { market, now, staffPassword: password, report });
  return { filled, lines };
}

async function phoneQuestions(knex: Knex): Promise<StoredQuestion[]> {
  const sql = `
    select questions from price_list_questions
    join device_types on device_types.id = type_id where kind = 'phone'`;
  const { rows } = await knex.raw<{ rows: { questions: StoredQuestion[] }[] }>(sql);
  return rows[0]?.questions ?? [];
}

/** One text for all rows of the seeded tables. */
async function contentOf(knex: Knex): Promise<string[]> {
  const texts: string[] = [];
  for (const table of tables) {
    const sql = "select md5(string_agg(t::text, '|' order by t::text)) as sum from ?? t";
    const { rows } = await knex.raw<{ rows: { sum: string }[] }>(sql, [table]);
    texts.push(`${table} ${rows[0]?.sum ?? 'empty'}`);
  }
  return texts;
}

describe.each(marketCodes)('the seed of the market %s', (market) => {
  let knex: Knex;
  beforeAll(async () => {
    // A database of its own, because two markets are compared side by side.
    const name = nameOf(`seed_${market}`);
    await cloneSeeded(market, name);
    knex = open(name);
  }, 120_000);

  it('prices every model in the current list and asks about every type', async () => {
    const { rows } = await knex.raw<{ rows: Record<string, number | string>[] }>(`
      select v.code,
        (select count(*) from price_list_prices p where p.version_id = v.id) as prices,
        (select count(*) from device_models) as models,
        (select count(*) from price_list_questions q where q.version_id = v.id) as asked
      from current_price_list c join price_list_versions v on v.id = c.version_id`);
    expect(rows).toEqual([
      { code: 'v1', asked: 3, prices: expect.any(Number), models: rows[0]?.['prices'] },
    ]);
    expect(rows[0]?.['models']).toBeGreaterThanOrEqual(2_000);
  });

  it('is written in the language, currency and slugs of the market', async () => {
    const types = await knex('device_types').orderBy('position').pluck('slug');
    const price = await knex('device_models')
      .join('price_list_prices', 'model_id', 'id')
      .where({ slug: 'iphone-15-128gb' })
      .first('price_a_plus', 'price_d', 'minimal_price', 'storage_gb', 'width_mm');
    const expected = {
      cz: [
        ['telefony', 'tablety', 'chytre-hodinky'],
        { price_a_plus: 8_500, price_d: 1_700, minimal_price: 260 },
      ],
      ro: [
        ['telefoane', 'tablete', 'ceasuri-inteligente'],
        { price_a_plus: 1_755, price_d: 350, minimal_price: 55 },
      ],
    } as const;
    expect(types).toEqual(expected[market][0]);
    expect(price).toEqual({ ...expected[market][1], storage_gb: 128, width_mm: 71.6 });
  });

  it('asks the questions in order with both languages', async () => {
    const questions = await phoneQuestions(knex);
    expect(questions).toHaveLength(10);
    expect(questions[3]).toMatchObject({ id: 'battery', type: 'battery' });
    expect(questions[3]?.choices[1]).toEqual({
      value: 'battery_2',
      label: { cs: '80–89 %', ro: '80–89 %' },
      quality: 'A',
      correctionPercent: -4,
    });
    expect(questions[9]).toMatchObject({
      id: 'account-lock',
      type: 'lock',
      choices: [{ quality: 'A+' }, { quality: null }],
    });
  });

  it('opens six to eight stores, of which at least six buy devices', async () => {
    const stores = await knex<StoreRow>('stores').select('is_buyout_center', 'opening_hours');
    expect(stores.length).toBeGreaterThanOrEqual(6);
    expect(stores.length).toBeLessThanOrEqual(8);
    expect(stores.filter((store) => store.is_buyout_center).length).toBeGreaterThanOrEqual(6);
    for (const { opening_hours: hours } of stores) {
      expect(hours).toHaveLength(7);
      const time: unknown = expect.stringMatching(/^\d\d:\d\d$/);
      expect(hours[0]).toEqual([{ opens: time, closes: time }]);
    }
  });

  it('makes an account for every role that works with the password given', async () => {
    const users = await knex<UserRow>('users').select(
      'e_mail',
      'role',
      'password_hash',
      'is_active',
    );
    const open = users.filter((user) => user.is_active);
    expect(open.map((user) => user.e_mail).toSorted()).toEqual(
      demoAccounts(market)
        .map(({ eMail }) => eMail)
        .toSorted(),
    );
    expect(users.map((user) => user.role)).toContain('buyback_desk');
    expect(users.every((user) => user.password_hash.startsWith('$argon2id$'))).toBe(true);
    expect(await verify(open[0]?.password_hash ?? '', seededPassword)).toBe(true);
  });

  it('shows approved reviews by customers who bought, and leaves the demo customer two to write', async () => {
    const { rows } = await knex.raw<{ rows: object[] }>(`
      select count(*) >= 30 as many, bool_and(r.status = 'approved') as approved,
        bool_and(exists (select 1 from purchases p where p.user_id = r.user_id
          and p.master_product_id = r.master_product_id and p.delivered_at < r.created_at)) as bought,
        (select count(*) from purchases p join users u on u.id = p.user_id
          where u.e_mail = 'customer@obmena.example' and p.delivered_at is not null) as waiting,
        (select count(*) > 30 from listing_card_texts where cs::json ->> 'reviews' is not null) as shown
      from reviews r`);
    expect(rows).toEqual([{ many: true, approved: true, bought: true, waiting: 2, shown: true }]);
  });

  it('changes nothing when it runs again', async () => {
    const before = await contentOf(knex);
    expect(before.filter((text) => text.endsWith('empty'))).toEqual([]);
    const { filled, lines } = await seed(knex, market, 'Another-Password-2026');
    expect({ filled, lines }).toEqual({
      filled: false,
      lines: ['The database has devices already; nothing was seeded.'],
    });
    expect(await contentOf(knex)).toEqual(before);
  });
});

it('fills a database once when two processes start together, and tells the password once', async () => {
  const knex = await emptyDatabase('seed_together');
  const runs = await Promise.all([seed(knex, 'cz'), seed(knex, 'cz')]);
  expect(runs.map(({ filled }) => filled).toSorted()).toEqual([false, true]);
  const told = runs.flatMap(({ lines }) => lines).filter((line) => line.startsWith('Password'));
  expect(told).toHaveLength(1);
  const password = told[0]?.split(': ')[1] ?? '';
  const account = await knex<UserRow>('users').where({ role: 'admin' }).first('password_hash');
  expect(await verify(account?.password_hash ?? '', password)).toBe(true);
}, 60_000);

it('waits for another process longer than a statement may take', async () => {
  const knex = await emptyDatabase('seed_waits');
  await addDeviceType(knex);
  const place = { ...testDatabase(), database: `${testDatabase().database}_seed_waits` };
  const patient = openDatabase(place, { statementTimeoutMs: 100 });
  const other = await knex.transaction();
  await other.raw('select pg_advisory_xact_lock(?)', [seedLock]);
  const waiting = seed(patient, 'cz');
  const longEnough = knex('pg_stat_activity')
    .whereRaw("datname = current_database() and wait_event = 'advisory'")
    .whereRaw("clock_timestamp() - query_start > interval '300 ms'");
  await eventually(async () => expect(await longEnough.clone()).toHaveLength(1));
  await other.commit();
  try {
    expect((await waiting).filled).toBe(false);
  } finally {
    await patient.destroy();
  }
});

it('refuses a password that is too short for staff', async () => {
  const knex = await emptyDatabase('seed_refused');
  await expect(seed(knex, 'cz', 'Kratke-1')).rejects.toThrow('at least 12 characters');
  expect(await knex('device_types').first()).toBeUndefined();
});
