import { openSession } from '#api/accounts/sessions.ts';
import { openDatabase } from '#api/database/open-database.ts';
import { productsGrid } from '#core/grid/products-grid.ts';
import { withCatalogue } from './catalogue-shop.ts';
import { load } from './load.ts';
import type { Measurement } from './report.ts';

const connections = 16;
const usual = 100_000;
/** Milliseconds that 19 of 20 pages stay below. */
const most = { near: 60, middle: 300, first: 1500 } as const;

/** One filter of each kind of column, from those that find nearly all to those that find few. */
const filters: Readonly<Record<string, object>> = {
  none: {},
  'name contains': { conditions: [{ column: 'nameCs', op: 'contains', value: 'kožené' }] },
  manufacturer: { conditions: [{ column: 'manufacturer', op: 'startsWith', value: 's' }] },
  kind: { conditions: [{ column: 'kind', op: 'in', value: ['accessory'] }] },
  price: { conditions: [{ column: 'newPrice', op: 'between', value: 300, to: 600 }] },
  active: { conditions: [{ column: 'isActive', op: 'is', value: true }] },
  words: { term: 'sklo samsung' },
};

const sorts = productsGrid.columns.flatMap((column) =>
  'sortable' in column ? [] : [column.id, `-${column.id}`],
);

function pathOf(sort: string, filter: object, offset: number): string {
  const query = new URLSearchParams({ sort, filter: JSON.stringify(filter) });
  return `/api/new/admin/grids/products/?${query.toString()}&offset=${String(offset)}&limit=100`;
}

/** Every page of the first 10 000 rows and the last one, and pages around the middle. */
const pagesOf = (sort: string, filter: object, count: number) => ({
  near: [
    ...Array.from({ length: 100 }, (_, page) => pathOf(sort, filter, page * 100)),
    pathOf(sort, filter, Math.max(0, count - 100)),
  ],
  middle: Array.from({ length: 20 }, (_, page) =>
    pathOf(sort, filter, Math.floor(count / 2) + page * 1000),
  ),
});

interface Slowest {
  near: number;
  middle: number;
  first: number;
}

/** One list as one person looks at it: its first page while nothing is known of it, then all over. */
async function measure(
  url: string,
  headers: Record<string, string>,
  { sort, filter }: { readonly sort: string; readonly filter: object },
  slowest: Slowest,
): Promise<void> {
  const asked = performance.now();
  const count = await countOf(url + pathOf(sort, filter, 0), headers);
  slowest.first = Math.max(slowest.first, performance.now() - asked);
  const pages = pagesOf(sort, filter, count);
  for (const place of ['near', 'middle'] as const) {
    const { p95, failed } = await load(url, {
      ...{ connections, amount: pages[place].length * connections, paths: pages[place], headers },
    });
    if (failed > 0) throw new Error(`a list by ${sort} failed ${String(failed)} times`);
    slowest[place] = Math.max(slowest[place], p95);
  }
}

/** The staff's list of products with every filter in every sort that it offers. */
export const benchGrids = (scale = usual): Promise<Measurement[]> =>
  withCatalogue(scale, async (start, { environment }) => {
    const { url } = await start({});
    return measureGrids(url, environment['DATABASE_URL'] ?? '', scale);
  });

/** The same on a shop that runs already. */
async function measureGrids(url: string, database: string, scale: number): Promise<Measurement[]> {
  const headers = { cookie: `session=${await openStaffSession(database)}` };
  const measurements: Measurement[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    const slowest: Slowest = { near: 0, middle: 0, first: 0 };
    for (const sort of sorts) await measure(url, headers, { sort, filter }, slowest);
    const what = `${String(scale)} products, filter ${name}, slowest of all sorts`;
    const row = (place: string, measured: number, bound: number): Measurement => ({
      ...{ what: `${what}, ${place}`, measured, unit: 'ms', bound, better: 'less' },
    });
    measurements.push(
      row('first 10 000 rows and last page, p95', slowest.near, most.near),
      row('jumps around the middle, p95', slowest.middle, most.middle),
      row('the very first page', slowest.first, most.first),
    );
  }
  return measurements;
}

/** A session of somebody who may read the catalogue; passwords are slow by design. */
async function openStaffSession(database: string): Promise<string> {
  const knex = openDatabase(database);
  try {
    const user: { id: number } | undefined = await knex('users')
      .where({ role: 'admin' })
      .first('id');
    if (!user) throw new Error('the demonstration shop has no admin');
    return (await openSession(knex, { id: user.id, role: 'admin' }, new Date())).token;
  } finally {
    await knex.destroy();
  }
}

async function countOf(address: string, headers: Record<string, string>): Promise<number> {
  const answer: unknown = await (await fetch(address, { headers })).json();
  return Number(Reflect.get(Object(answer), 'count'));
}
