import type { Knex } from 'knex';
import type { Language, Market } from '#core/market/market.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { query } from '../../platform/database/query.ts';

/** What is offered in the place of a variant that is retired. */
export interface Successor {
  readonly seoName: string;
  readonly name: string;
}

/** Successors of successors are followed so far. */
const mostSteps = 10;

const line = (language: Language) => `
  with recursive line (id, next_id, step) as (
    select v.id, coalesce(v.merged_into_id, v.successor_id), 0 from master_products v
    where v.seo_name = $1
      or v.id = (select r.master_product_id from product_redirects r where r.seo_name = $1)
    union
    select v.id, coalesce(v.merged_into_id, v.successor_id), line.step + 1
    from line join master_products v on v.id = line.next_id where line.step < ${String(mostSteps)}
  )
  select v.seo_name as "seoName", v.name_${language} as name
  from line join master_products v on v.id = line.id
  where v.is_active order by line.step limit 1`;

const statements = { cs: line('cs'), ro: line('ro') };

/** The nearest of its successors that is sold; null where none is. */
export async function findSuccessor(
  db: Knex,
  seoName: string,
  language: Language,
): Promise<Successor | null> {
  const [row] = await query<Successor>(db, statements[language], [seoName]);
  return row ?? null;
}

const retired = `
  select 1 from master_products v where v.retired_at is not null and (v.seo_name = $1
    or v.id = (select r.master_product_id from product_redirects r where r.seo_name = $1))`;

/** Whether a variant of this name was sold and is not any more, or leads to one of these. */
export const isRetired = async (db: Knex, seoName: string): Promise<boolean> =>
  (await query(db, retired, [seoName])).length > 0;

/** As an answer names it. */
export const placeOf = (
  successor: Successor | null,
  { code }: Pick<Market, 'code'>,
): { readonly name: string; readonly path: string } | null =>
  successor && { name: successor.name, path: shopPaths(code).product(successor.seoName) };
