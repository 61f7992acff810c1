import type { Knex } from 'knex';
import { indexDiscounts, type DiscountIndex } from '#core/discounts/discount-index.ts';
import { query } from '../platform/database/query.ts';
import { discountColumns, discountOf, type DiscountRow } from './discount-row.ts';

/** All discounts as the rules ask for them, with their names by id. */
export interface DiscountBook {
  readonly version: string | null;
  readonly index: DiscountIndex;
  readonly names: ReadonlyMap<number, { readonly cs: string; readonly ro: string }>;
}

// By the settings of a database, which its transactions share: two programs in one process do not
// answer for each other.
const kept = new WeakMap<object, DiscountBook>();

/**
 * The book of a version that the caller has just read (`book_version` of a cart); read anew only where it is another one than that which this process keeps. A
 * version changes with every change by staff and where a limit of uses is reached or left.
 */
export async function discountBook(db: Knex, version: string | null): Promise<DiscountBook> {
  const { config } = db.client as { readonly config: object }; // typed `any` by Knex
  const known = kept.get(config);
  if (known?.version === version) return known;
  const rows = await query<DiscountRow & { book_version: string | null }>(db, bookSql, []);
  const book: DiscountBook = {
    // The version that was read with the rows: a change in between must not be missed later.
    version: rows[0]?.book_version ?? version,
    index: indexDiscounts(rows.map(discountOf)),
    names: new Map(
      rows.map((row) => [row.id, { cs: row.marketing_name_cs, ro: row.marketing_name_ro }]),
    ),
  };
  kept.set(config, book);
  return book;
}

/** The book of now, for those who have not read its version with something else. */
export async function currentBook(db: Knex): Promise<DiscountBook> {
  const versions = await query<{ version: string }>(db, 'select version from discount_book', []);
  return discountBook(db, versions[0]?.version ?? null);
}

/** What customers read of a discount; none is ever deleted, so each has its name. */
export const nameIn = ({ names }: DiscountBook, id: number) => names.get(id) ?? { cs: '', ro: '' };

const bookSql = `
  select ${discountColumns}, (select b.version from discount_book b) as book_version
  from discounts d order by d.id`;
