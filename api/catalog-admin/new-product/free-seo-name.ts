import type { Knex } from 'knex';
import { query } from '../../platform/database/query.ts';

type Named = 'meta_masters' | 'master_products';

/**
 * A piece of the address that no other row has: the wished one, or with a number behind it. Two that
 * wish the same at once wait for each other.
 */
export async function freeSeoName(trx: Knex, table: Named, wished: string): Promise<string> {
  const [name] = await freeSeoNames(trx, table, [wished]);
  if (name === undefined) throw new Error('a row got no address');
  return name;
}

/** The same for many rows, in their order. Names are looked up whole, as the index has them. */
export async function freeSeoNames(
  trx: Knex,
  table: Named,
  wished: readonly string[],
): Promise<string[]> {
  const bases = wished.map((name) => (name === '' ? 'produkt' : name));
  await lockNames(trx, table, bases);
  const given = new Map<number, string>();
  const used = new Set<string>();
  // Few names are taken, and some by hundreds: ever more numbers are tried at once.
  for (let first = 1, many = 1; given.size < bases.length; first += many, many *= 8) {
    const open = [...bases.entries()].filter(([place]) => !given.has(place));
    const tried = new Set(open.flatMap(([, base]) => numbered(base, first, many)));
    for (const name of await takenNames(trx, table, [...tried])) used.add(name);
    for (const [place, base] of open) {
      const name = numbered(base, first, many).find((one) => !used.has(one));
      if (name === undefined) continue;
      used.add(name);
      given.set(place, name);
    }
  }
  return bases.map((base, place) => given.get(place) ?? base);
}

const numbered = (base: string, first: number, many: number): string[] =>
  Array.from({ length: many }, (_, at) =>
    first + at === 1 ? base : `${base}-${String(first + at)}`,
  );

/** In one order, so that no two wait for each other. */
const lockNames = (trx: Knex, table: Named, bases: readonly string[]) =>
  query(
    trx,
    `select pg_advisory_xact_lock(hashtext(name))
     from (select distinct unnest($1::text[]) as name order by 1) as wished`,
    [bases.map((base) => `seo name ${table} ${base}`)],
  );

const takenSql: Readonly<Record<Named, string>> = {
  meta_masters: 'select seo_name from meta_masters where seo_name = any($1::text[])',
  // An address that leads on to another product stays with it.
  master_products: `select seo_name from master_products where seo_name = any($1::text[])
    union all select seo_name from product_redirects where seo_name = any($1::text[])`,
};

async function takenNames(trx: Knex, table: Named, names: readonly string[]): Promise<string[]> {
  const rows = await query<{ seo_name: string }>(trx, takenSql[table], [names]);
  return rows.map(({ seo_name: name }) => name);
}
