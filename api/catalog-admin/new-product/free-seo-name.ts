import type { Knex } from 'knex';

/**
 * A piece of the address that no other row has: the wished one, or with a number behind it. Two that
 * wish the same at once wait for each other.
 */
export async function freeSeoName(
  trx: Knex,
  table: 'meta_masters' | 'master_products',
  wished: string,
): Promise<string> {
  const base = wished === '' ? 'produkt' : wished;
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`seo name ${table} ${base}`]);
  const taken = new Set<string>(
    await trx(table)
      .where('seo_name', base)
      .orWhere('seo_name', 'like', `${base}-%`)
      .pluck('seo_name'),
  );
  if (table === 'master_products') {
    // An address that leads on to another product stays with it.
    const redirected: string[] = await trx('product_redirects')
      .where('seo_name', base)
      .orWhere('seo_name', 'like', `${base}-%`)
      .pluck('seo_name');
    for (const name of redirected) taken.add(name);
  }
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const name = `${base}-${String(number)}`;
    if (!taken.has(name)) return name;
  }
}
