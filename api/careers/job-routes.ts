import type { Blocks } from '#core/contract/blocks.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { applicationRoutes } from './application-routes.ts';
import { applyRoute } from './apply-route.ts';
import { jobOfferRoutes } from './job-offer-routes.ts';
import { jobKey, jobsKey } from './job-offer-rows.ts';
import type { Rows } from '../platform/database/rows.ts';

type JobRow = Pick<
  Rows['job_offers'],
  'slug' | 'place' | 'employment' | 'salary_from' | 'salary_to' | 'published_at'
> & {
  readonly title: string;
  readonly summary: string;
};

const cardColumns = (language: Language) => [
  ...['slug', 'place', 'employment', 'salary_from', 'salary_to', 'published_at'],
  `title_${language} as title`,
  `summary_${language} as summary`,
];

const toCard = (row: JobRow) => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  place: row.place,
  employment: row.employment,
  salary: row.salary_from === null ? null : { from: row.salary_from, to: row.salary_to },
  publishedAt: row.published_at.toISOString(),
});

/** Job offers and applications for them. */
export function jobRoutes(deps: Dependencies): BoundRoute[] {
  const open = (now: Date) =>
    deps.reads('job_offers').where('is_open', true).where('published_at', '<=', now);

  const list = bind('job-list', async (_, { language, now, tag, changesAt }) => {
    tag(jobsKey);
    // An offer that waits for its moment is in no list kept from before it.
    const next: Pick<JobRow, 'published_at'> | undefined = await deps
      .reads('job_offers')
      .where('is_open', true)
      .where('published_at', '>', now)
      .orderBy('published_at')
      .first('published_at');
    if (next) changesAt(next.published_at);
    const rows: JobRow[] = await open(now)
      .orderBy([
        { column: 'published_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select(cardColumns(language));
    return { results: rows.map(toCard) };
  });

  const one = bind('job', async ({ params: { slug } }, { language, now, tag }) => {
    const row: (JobRow & { readonly body: Blocks }) | undefined = await open(now)
      .where({ slug })
      .first(...cardColumns(language), `body_${language} as body`);
    if (!row) throw new Refusal(404, 'not_found');
    tag(jobKey(slug));
    return { ...toCard(row), blocks: row.body };
  });

  return [list, one, applyRoute(deps), ...applicationRoutes(deps), ...jobOfferRoutes(deps)];
}
