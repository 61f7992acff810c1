import type { Knex } from 'knex';
import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '#api/platform/sessions/sessions.ts';
import { fromWire } from '#core/contract/casing.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { formWith, sendForm } from '../support/upload.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';
import { withSaleShop, type SaleShop } from './sale-shop.ts';

/** Rows of the supplier's whole stock for each product of the price list. */
const stockPerProduct = 50;
const categories = ['Telefony', 'Tablety', 'Hodinky', 'Příslušenství'];

/** A price list of products that the shop does not have: two variants a family. */
const productFile = (products: number): Buffer =>
  Buffer.from(
    [
      'Kód;Název;Rodina;Kapacita;Výrobce;Kategorie;Popis;Cena;Skladem',
      ...Array.from({ length: products }, (_, at) => {
        const family = Math.floor(at / 2);
        const name = `Model ${String(family)} Zkušební`;
        const category = categories[family % categories.length] ?? '';
        const size = at % 2 === 0 ? '128 GB' : '256 GB';
        const price = 1_000 + (at % 500) * 10;
        return `BENCH${String(at)};${name};m${String(family)};${size};Značka ${String(family % 50)};${category};Popis modelu ${String(family)};${String(price)};${String(at % 30)}`;
      }),
    ].join('\n'),
  );

/** A supplier's whole stock, of which the shop keeps a part; two columns. */
const stockFile = (rows: number): Buffer =>
  Buffer.from(
    `Kód;Skladem\n${Array.from({ length: rows }, (_, at) => `BENCH${String(at)};${String((at * 7) % 40)}`).join('\n')}`,
  );

interface Work {
  readonly id: number;
  readonly status: string;
  readonly columns: readonly { readonly field: string | null }[];
  readonly options: object;
  readonly counts: object;
}

async function upload(staff: TestClient, content: Buffer, name: string): Promise<Work> {
  const answer = await sendForm(staff, 'admin/imports/', formWith({}, content, name));
  if (answer.status !== 201) throw new Error(`the upload was answered ${await answer.text()}`);
  // The call's own reply, as the wire has it.
  return fromWire(await answer.json()) as Work;
}

async function until(staff: TestClient, id: number, status: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const work = await staff.get('import-read', { params: { id } });
    if (work.status === status) return (performance.now() - start) / 1_000;
    if (work.status === 'failed') throw new Error('the import failed');
    await wait(500);
  }
}

async function check(staff: TestClient, { id, columns, options }: Work, more: object) {
  await staff.change(`admin/imports/${String(id)}/check/`, {
    mapping: columns.map(({ field }) => field ?? 'none'),
    options: { ...wireOf(options), ...more },
    supplier: '',
  });
  return until(staff, id, 'checked');
}

const wireOf = (options: object) =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]: [string, unknown]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

async function apply(staff: TestClient, { id }: Work): Promise<number> {
  await staff.change(`admin/imports/${String(id)}/apply/`, { to: 'applying' });
  return until(staff, id, 'done');
}

/** What a visitor's calls take, p99 in milliseconds, in rounds of some seconds. */
async function visitorsOf(shop: SaleShop, isOver: () => boolean): Promise<number> {
  const p99s: number[] = [];
  do {
    const paths = ['/api/new/products/?limit=24', '/api/new/search/?q=iphone', '/'];
    const { p99 } = await load(shop.shop.url, { connections: 4, seconds: 5, paths });
    p99s.push(p99);
  } while (!isOver());
  return median(p99s);
}

const say = (what: string, value: number, unit: string) =>
  console.log(`${what}: ${value.toFixed(1)} ${unit}`);

/** Said at once, as the whole takes a quarter of an hour. */
const measured = (what: string, value: number, unit: string, bound: number): Measurement => {
  say(what, value, unit);
  return { what, measured: value, unit, bound, better: 'less' };
};

async function measure(shop: SaleShop, products: number): Promise<Measurement[]> {
  const staff = createTestClient(shop.shop.url);
  const admin = await shop.knex('users').where({ role: 'admin' }).first('id', 'role');
  if (!admin) throw new Error('the shop has no admin');
  staff.cookies.set('session', (await openSession(shop.knex, admin, new Date())).token);
  const alone = await visitorsOf(shop, () => true);
  say('memory before the import', shop.shop.memory().peak, 'MB');
  const work = await upload(staff, productFile(products), 'zbozi.csv');
  const preview = await check(staff, work, { is_published: true });
  let isDone = false;
  const visitors = visitorsOf(shop, () => isDone);
  const applied = await apply(staff, work);
  isDone = true;
  const beside = await visitors;
  say("visitors' p99 alone", alone, 'ms');
  say("visitors' p99 beside the import", beside, 'ms');
  const peak = shop.shop.memory().peak;
  await expectMade(shop.knex, products);
  const first = [
    measured(`preview of ${String(products)} products`, preview, 's', 60),
    measured(`applying ${String(products)} products with price and stock`, applied, 's', 180),
    measured(
      `visitors' p99 beside it, ratio to ${alone.toFixed(0)} ms alone`,
      beside / alone,
      '×',
      2,
    ),
    measured(`memory of the shop at ${String(products)} products`, peak, 'MB', 400),
  ];
  const stockRows = products * stockPerProduct;
  const start = performance.now();
  const stock = await upload(staff, stockFile(stockRows), 'sklad.csv');
  const uploaded = performance.now();
  say('  upload of it', (uploaded - start) / 1_000, 's');
  say('  looking at it', await check(staff, stock, { adds_new: false }), 's');
  say('  applying it', await apply(staff, stock), 's');
  const seconds = (performance.now() - start) / 1_000;
  return [
    ...first,
    measured(`${String(stockRows)} rows of stock, from upload to the end`, seconds, 's', 600),
    measured(`memory of the shop at ${String(stockRows)} rows`, shop.shop.memory().peak, 'MB', 400),
  ];
}

async function expectMade(knex: Knex, products: number): Promise<void> {
  const [made] = await knex('master_products')
    .where('code', 'like', 'BENCH%')
    .count<{ count: number }[]>('id');
  if (Number(made?.count) !== products) throw new Error(`made ${String(made?.count)} products`);
}

/** A merchant's catalogue comes in while visitors shop; then a supplier's whole stock. */
export const benchImport = (products = 20_000): Promise<Measurement[]> =>
  withSaleShop((shop) => measure(shop, products));
