import { openSession } from '#api/platform/sessions/sessions.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { productsGrid } from '#core/catalog/products-grid.ts';
import { withCatalogue } from './catalogue-shop.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';

const connections = 16;
const usual = 100_000;
const passes = 3;
/** Milliseconds that 19 of 20 pages stay below. */
const most = { near: 150, middle: 400, first: 1500 } as const;

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

/** Milliseconds: of a first page, and what 19 of 20 pages of a place stay below. */
interface Times {
  readonly first: number;
  readonly near: number;
  readonly middle: number;
}

/** One list as one person looks at it: its first page, and then all over. */
async function look(
  url: string,
  headers: Record<string, string>,
  { sort, filter }: { readonly sort: string; readonly filter: object },
): Promise<Times> {
  const asked = performance.now();
  const count = await countOf(url + pathOf(sort, filter, 0), headers);
  const first = performance.now() - asked;
  const pages = pagesOf(sort, filter, count);
  const p95Of = async (paths: readonly string[]) => {
    const { p95, failed } = await load(url, {
      connections,
      amount: paths.length * connections,
      paths,
      headers,
    });
    if (failed > 0) throw new Error(`a list by ${sort} failed ${String(failed)} times`);
    return p95;
  };
  return { first, near: await p95Of(pages.near), middle: await p95Of(pages.middle) };
}

/**
 * The slowest of all sorts of a filter. Each is looked at several times, a minute apart, because a
 * machine that others use as well is slow for some seconds now and then; only the first page counts
 * as it came while nothing was known of the list.
 */
async function measureFilter(
  url: string,
  headers: Record<string, string>,
  filter: object,
): Promise<Times> {
  const seen = new Map<string, Times[]>(sorts.map((sort) => [sort, []]));
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [sort, times] of seen) times.push(await look(url, headers, { sort, filter }));
  }
  const slowest = (of: (times: readonly Times[]) => number) =>
    Math.max(...[...seen.values()].map(of));
  return {
    first: slowest(([once]) => once?.first ?? Number.NaN),
    near: slowest((times) => median(times.map(({ near }) => near))),
    middle: slowest((times) => median(times.map(({ middle }) => middle))),
  };
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
  // A shop runs for weeks, and the first thousand answers of a program are still being compiled. By
  // two columns, so that nothing of what is measured is known afterwards.
  await look(url, headers, { sort: 'code,nameCs', filter: { term: 'kryt' } });
  for (const [name, filter] of Object.entries(filters)) {
    const slowest = await measureFilter(url, headers, filter);
    const what = `${String(scale)} products, filter ${name}, slowest of all sorts`;
    const row = (place: string, measured: number, bound: number): Measurement => ({
      what: `${what}, ${place}`,
      measured,
      unit: 'ms',
      bound,
      better: 'less',
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
