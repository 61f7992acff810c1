import type { Knex } from 'knex';
import type { BookCheck, Difference } from '#core/books/book-checks.ts';
import { checkOrder } from '#core/books/check-order.ts';
import { settleDifferences, type KnownDifference } from '#core/books/known-differences.ts';
import { query } from '../platform/database/query.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';
import { bookedOrders } from './booked-orders.ts';
import { differenceOf, sumsThatDiffer, type SumRow } from './sums-that-differ.ts';

/** Of one check; where there are more the shop has another trouble than a list of them, and all are counted anew next time. */
const mostFound = 1_000;

/** A check by hand of a large shop, and every nightly one. */
export const checkBooksJob = 'books-check';

interface Found {
  readonly differences: readonly Difference[];
  /** Checks that were cut off. */
  readonly cut: ReadonlySet<BookCheck>;
}

/** Compares all sums of the shop, and keeps what differs; one at a time, and what is found again stays what it was. */
export const checkBooks: JobDefinition = {
  name: checkBooksJob,
  // When nobody sells, and after what ends of itself at midnight.
  schedule: '40 3 * * *',
  run: (_, { knex, now }) =>
    knex.transaction(async (trx) => {
      await query(trx, `select pg_advisory_xact_lock(hashtext('book_differences'))`, []);
      // The ledger of years is summed by one statement.
      await trx.raw("set local statement_timeout to '600s'");
      const at = now();
      const found = await findDifferences(trx);
      await keepDifferences(trx, found, at);
      await query(trx, checkedSql, [at]);
    }),
};

async function findDifferences(trx: Knex): Promise<Found> {
  const found = new Map<BookCheck, Difference[]>();
  const add = (difference: Difference) => {
    const those = found.get(difference.check) ?? [];
    if (those.length <= mostFound) found.set(difference.check, [...those, difference]);
  };
  for await (const page of bookedOrders(trx)) {
    for (const order of page) checkOrder(order).forEach(add);
  }
  for (const [check, sql] of entriesOf(sumsThatDiffer)) {
    const rows = await query<SumRow>(trx, sql, [mostFound + 1]);
    for (const row of rows) add(differenceOf(check, row));
  }
  const all = [...found.entries()];
  return {
    differences: all.flatMap(([, those]) => those.slice(0, mostFound)),
    cut: new Set(all.filter(([, those]) => those.length > mostFound).map(([check]) => check)),
  };
}

// A record's own keys.
const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>) =>
  Object.entries(record) as [K, V][];

const knownSql = `
  select id, check_name as check, subject, expected::float8 as expected, found::float8 as found
  from book_differences where closed_at is null`;
const openSql = `
  insert into book_differences (check_name, subject, reference, target, expected, found, since)
  select d.*, $7::timestamptz from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[],
    $6::bigint[]) d`;
const changeSql = `
  update book_differences b set expected = d.expected, found = d.found
  from unnest($1::int[], $2::bigint[], $3::bigint[]) d (id, expected, found) where b.id = d.id`;
const closeSql = 'update book_differences set closed_at = $2 where id = any($1::int[])';
const checkedSql = `
  insert into books_checked (checked_at) values ($1)
  on conflict (id) do update set checked_at = excluded.checked_at`;

async function keepDifferences(trx: Knex, { differences, cut }: Found, at: Date): Promise<void> {
  const known = await query<KnownDifference>(trx, knownSql, []);
  const { changed, closed, opened } = settleDifferences(known, differences, cut);
  await query(trx, openSql, [
    opened.map(({ check }) => check),
    opened.map(({ subject }) => subject),
    opened.map(({ reference }) => reference),
    opened.map(({ target }) => target),
    opened.map(({ expected }) => expected),
    opened.map(({ found }) => found),
    at,
  ]);
  await query(trx, changeSql, [
    changed.map(({ id }) => id),
    changed.map(({ expected }) => expected),
    changed.map(({ found }) => found),
  ]);
  await query(trx, closeSql, [closed, at]);
}
