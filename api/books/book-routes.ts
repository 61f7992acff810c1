import type { Knex } from 'knex';
import { booksLight, isCheckAwaited } from '#core/books/books-light.ts';
import type { BookCheck } from '#core/books/book-checks.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { checkBooksJob } from './check-books.ts';

/** Whether the books balance, for who answers for money. */
export const bookRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-books', async ({ query: { state, before } }, { now }) => {
    const asked = await stateOf(deps.knex);
    const rows = await query<Listed>(deps.knex, listSql[state], [before ?? null, perPage + 1]);
    return {
      light: booksLight(asked, now),
      checkedAt: asked.checkedAt?.toISOString() ?? null,
      isAwaited: isCheckAwaited(asked, now),
      open: asked.open,
      results: rows.slice(0, perPage).map(({ closedAt, since, ...row }) => ({
        ...row,
        since: since.toISOString(),
        closedAt: closedAt?.toISOString() ?? null,
      })),
      hasMore: rows.length > perPage,
    };
  }),
  bind('admin-books-check', async (_, context) => {
    await deps.knex.transaction(async (trx) => {
      await query(trx, firstSql, []);
      const asked = await stateOf(trx);
      if (isCheckAwaited(asked, context.now)) return;
      const of = { asked_at: context.now, asked_by: staffOf(context).id };
      await trx('books_checked').update(of);
      await deps.jobs.enqueue(trx, checkBooksJob, {});
    });
    return undefined;
  }),
];

const perPage = 200;

interface Listed extends Pick<Rows['book_differences'], 'id' | 'reference' | 'target' | 'since'> {
  readonly check: BookCheck;
  readonly expected: number;
  readonly found: number;
  readonly closedAt: Date | null;
}

const pageSql = (which: string) => `
  select id, check_name as check, reference, target, expected::float8 as expected,
    found::float8 as found, since, closed_at as "closedAt"
  from book_differences where closed_at is ${which} and ($1::integer is null or id < $1)
  order by id desc limit $2`;
const listSql = { open: pageSql('null'), closed: pageSql('not null') };

// Two that ask at once wait for each other here.
const firstSql = `
  insert into books_checked (id) values (1) on conflict (id) do update set id = 1`;

interface Asked {
  readonly checkedAt: Date | null;
  readonly askedAt: Date | null;
  readonly open: number;
}

async function stateOf(db: Knex): Promise<Asked> {
  const [row] = await query<Asked>(
    db,
    `select c.checked_at as "checkedAt", c.asked_at as "askedAt",
      (select count(*)::integer from book_differences where closed_at is null) as open
     from (select 1) one left join books_checked c on true`,
    [],
  );
  return row ?? { checkedAt: null, askedAt: null, open: 0 };
}
