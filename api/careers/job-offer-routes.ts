import type { Knex } from 'knex';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { bilingualColumns, lockedVersion } from '../platform/resources/locked-version.ts';
import { refuseConstraint } from '../platform/resources/refuse-constraint.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import {
  columnsOf,
  jobKey,
  jobsKey,
  loadOffer,
  toStored,
  type OfferChange,
  type OfferRow,
} from './job-offer-rows.ts';

const guarded = { job_offers_slug_unique: 'slug' };

type ListedRow = OfferRow & { readonly applications: number };

/** What staff do with job offers. */
export function jobOfferRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, reads, replyCache } = deps;
  const list = bind('admin-job-offer-list', async ({ query }) => {
    const [counted] = await reads('job_offers').count<{ count: number }[]>('id');
    if (!counted) throw new Error('a count has no row');
    const rows: ListedRow[] = await reads('job_offers as j')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .offset(query.offset)
      .limit(query.limit)
      .select('j.*')
      .select(
        reads('job_applications as a')
          .whereRaw('a.job_offer_id = j.id')
          .select(reads.raw('count(*)::integer'))
          .as('applications'),
      );
    return { count: counted.count, results: rows.map((row) => toListed(row, deps)) };
  });

  const one = bind('admin-job-offer', ({ params }) => loadOffer(knex, params.id));

  const add = bind('admin-job-offer-add', ({ body }) =>
    refuseConstraint(
      guarded,
      knex.transaction(async (trx) => {
        const [row] = await trx('job_offers')
          .insert({ ...columnsOf(body), slug: body.slug })
          .returning<OfferRow[]>('*');
        if (!row) throw new Error('a job offer was not stored');
        await replyCache.purge(trx, [jobsKey, jobKey(row.slug)]);
        return toStored(row);
      }),
    ),
  );

  const update = bind('admin-job-offer-update', ({ params, body: { version, ...change } }) =>
    knex.transaction(async (trx) => {
      const { id, slug, ...row } = await lockOffer(trx, params.id, version, change);
      await trx('job_offers')
        .where({ id })
        .update({ ...columnsOf(change), version: row.version + 1 });
      await replyCache.purge(trx, [jobsKey, jobKey(slug)]);
      return loadOffer(trx, id);
    }),
  );

  const remove = bind('admin-job-offer-delete', ({ params, query }) =>
    refuseConstraint(
      guarded,
      knex.transaction(async (trx) => {
        const { id, slug } = await lockOffer(trx, params.id, query.version);
        await trx('job_offers').where({ id }).delete();
        await replyCache.purge(trx, [jobsKey, jobKey(slug)]);
        return undefined;
      }),
    ),
  );

  return [list, one, add, update, remove];
}

const toListed = (row: ListedRow, { environment, market }: Dependencies) => {
  const { id, version, slug, title, place, employment, salary, isOpen, publishedAt } =
    toStored(row);
  return {
    id,
    version,
    slug,
    title,
    place,
    employment,
    salary,
    isOpen,
    publishedAt,
    address: `${environment.publicUrl}${shopPaths(market.code).job(slug)}`,
    applications: row.applications,
  };
};

const columnsOfField = {
  ...bilingualColumns('title', 'summary', 'body'),
  salary: ['salary_from', 'salary_to'],
};

const lockOffer = (
  trx: Knex,
  id: number,
  version: number,
  changes?: OfferChange,
): Promise<OfferRow> =>
  lockedVersion(
    trx('job_offers').where({ id }).forUpdate().select<OfferRow[]>('*'),
    version,
    () => loadOffer(trx, id),
    changes && { trx, table: 'job_offers', changes: { ...changes }, columns: columnsOfField },
  );
