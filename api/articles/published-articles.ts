import { sampleMark } from '#core/content/sample-mark.ts';
import { legalArticles } from '#core/paths/shop-paths.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { articleKeys } from './article-rows.ts';

/** Texts that only samples have; a shop that really sells hides them until somebody rewrites them. */
const sampleText = `%${sampleMark}%`;

/** Articles that visitors may read now. */
export function publishedArticles({ reads, environment }: Dependencies, now: Date) {
  const published = reads('articles').where('published_at', '<=', now);
  return environment.showsSamples
    ? published
    : published.whereRaw('body_cs::text not like ?', [sampleText]);
}

/** When the next article begins to be shown; null where none waits for its moment. */
export async function nextPublication(
  { reads }: Pick<Dependencies, 'reads'>,
  now: Date,
): Promise<Date | null> {
  const next: { published_at: Date } | undefined = await reads('articles')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .first('published_at');
  return next?.published_at ?? null;
}

/** Which of the articles that pages lead to by name are there. */
export async function tellLegalArticles(
  deps: Dependencies,
  { now, tag, changesAt }: Pick<RequestContext, 'now' | 'tag' | 'changesAt'>,
): Promise<Record<'terms' | 'privacy', boolean>> {
  const slugs = legalArticles[deps.market.code];
  const both = Object.values(slugs);
  for (const slug of both) tag(articleKeys(slug).one);
  const later = await deps
    .reads('articles')
    .whereIn('slug', both)
    .where('published_at', '>', now)
    .select<{ published_at: Date }[]>('published_at');
  for (const { published_at: moment } of later) changesAt(moment);
  const rows = await publishedArticles(deps, now)
    .whereIn('slug', both)
    .select<{ slug: string }[]>('slug');
  const isThere = (slug: string) => rows.some((row) => row.slug === slug);
  return { terms: isThere(slugs.terms), privacy: isThere(slugs.privacy) };
}

/** Says once, at the start of a real shop, which texts visitors do not get to see, or whether it has no terms. */
export async function warnOfHiddenSamples(deps: Dependencies): Promise<void> {
  const { knex, environment, log, market } = deps;
  if (environment.showsSamples) return;
  const { terms } = legalArticles[market.code];
  const own = await publishedArticles(deps, deps.now()).where('slug', terms).first('id');
  if (!own) {
    log.warn(
      { slug: terms },
      'terms are missing: the checkout says that the law alone applies until an article of this slug is published',
    );
  }
  const rows = await knex('articles')
    .whereRaw('body_cs::text like ?', [sampleText])
    .select<{ slug: string }[]>('slug');
  if (rows.length === 0) return;
  const slugs = rows.map(({ slug }) => slug);
  log.warn({ slugs }, 'sample texts are hidden in production: rewrite and publish them');
}
