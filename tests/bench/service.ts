import type { EmbeddedServer } from '#api/platform/database/embedded-server.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import { compare, withServers, type Servers } from './api-calls.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import type { Measurement } from './report.ts';
import { differently } from './search.ts';

const api = '/api/new/service';
const device = 'iphone-15-128gb';
const colour = `${device}-black`;
const calls = [
  { name: 'operations', path: `${api}/operations/?product_color=${colour}`, bound: 0.7 },
  {
    name: 'selector data',
    path:
      `${api}/selector-data/?product_type=telefony&product_manufacturer=apple` +
      `&product_model=${device}&product_color=${colour}`,
    bound: 0.5,
  },
] as const;
const searches = [
  { name: 'words as they are spelled', typed: ['iphone 13', 'galaxy s23 baterie', 'displej'] },
  { name: 'typos', typed: ['iphnoe 13 batrie', 'samsnug s23 displej', 'galaxi ultra'] },
  { name: 'glued names', typed: ['iphone13promax', 'galaxys24ultra', 'baterieiphone'] },
  { name: 'unknown words', typed: ['rozbitý telefon nefunguje', 'xyzzy plugh', 'nokia 3310 kryt'] },
] as const;

const models = 3_000;
const operations = 40;
const connections = 16;
const rounds = 3;
const secondsEach = 4;

/** Calls of the service against the bare handler, and its search over 3 000 models and 40 operations. */
export const benchService = (): Promise<Measurement[]> =>
  withServers(
    calls.map(({ path }) => path),
    async (servers) => {
      const measurements: Measurement[] = [];
      for (const call of calls) measurements.push(...(await compare(servers, call)));
      for (const search of searches) measurements.push(await searchFor(servers, search));
      return measurements;
    },
    fill,
  );

async function searchFor(
  { uncached }: Servers,
  { name, typed }: (typeof searches)[number],
): Promise<Measurement> {
  const paths = typed.flatMap((text) =>
    differently(`${api}/smart-search/?q=${encodeURIComponent(text)}`),
  );
  const p95: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result = await load(uncached.url, { connections, seconds: secondsEach, paths });
    if (result.failed > 0) throw new Error(`${name} failed ${String(result.failed)} times`);
    p95.push(result.p95);
  }
  return {
    what: `smart search, ${name}, uncached, p95 at ${String(connections)} connections`,
    measured: median(p95),
    unit: 'ms',
    bound: 30,
    better: 'less',
  };
}

/** The demonstration, with more models under other names, and a price of each operation for each of them. */
async function fill(connection: EmbeddedServer['connection']): Promise<void> {
  await migrate(connection);
  const knex = openDatabase(connection, { statementTimeoutMs: 0, mostConnections: 4 });
  const settings = { market: 'cz', now: new Date(), staffPassword: 'Mereni-Vykonu-2026' } as const;
  await seedDatabase(knex, { ...settings, report: () => undefined });
  await knex.raw(
    `insert into device_models (slug, type_id, manufacturer_id, name)
     select 'bench-' || d.id, d.type_id, d.manufacturer_id, d.name || ' Mk' || d.id
     from device_models d order by d.id
     limit greatest(0, ? - (select count(distinct (manufacturer_id, name)) from device_models))`,
    [models],
  );
  await knex.raw(
    `insert into service_operations
       (slug, name_cs, name_ro, words_cs, duration_minutes, warranty_months, position)
     select 'bench-' || n, 'Oprava dílu ' || n, 'Reparație piesă ' || n, 'závada porucha', 60, 12, 100 + n
     from generate_series(1, ? - (select count(*)::integer from service_operations)) n`,
    [operations],
  );
  await knex.raw(
    `insert into service_prices (operation_id, model_id, price)
     select o.id, d.id, 1000 from service_operations o
     cross join (select distinct on (manufacturer_id, name) id from device_models
       order by manufacturer_id, name, storage_gb nulls first, id) d
     on conflict on constraint service_prices_reach_unique do nothing`,
  );
  await knex.raw('analyze');
  await knex.destroy();
}
