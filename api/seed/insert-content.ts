import type { Knex } from 'knex';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { seedArticles } from './data/articles.ts';
import { buybackQuestions } from './data/faq-buyback.ts';
import { shopQuestions } from './data/faq-shop.ts';
import { seedJobs } from './data/jobs.ts';
import { idOf, insertRows, insertSlugged } from './insert-rows.ts';
import { readBlocks } from './read-blocks.ts';

const dayMs = 86_400_000;
const groups = [buybackQuestions, ...shopQuestions];

/** Fills articles, frequent questions and job offers of one market's shop. */
export async function insertContent(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
): Promise<void> {
  const blocks = (text: string) => readBlocks(text, pagesOf(market));
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const textsOf = ({ cs, ro }: (typeof seedArticles)[number]) => ({
    title_cs: cs.title,
    title_ro: ro.title,
    body_cs: blocks(cs.body),
    body_ro: blocks(ro.body),
  });
  const articles = seedArticles.map((article) => ({
    ...textsOf(article),
    slug: article.slug[market],
    perex_cs: article.cs.perex,
    perex_ro: article.ro.perex,
    published_at: daysAgo(article.daysAgo),
    changed_at: now,
    version: 1,
  }));
  await insertRows(trx, 'articles', articles);
  const jobs = seedJobs.map((job) => ({
    ...textsOf(job),
    slug: job.slug[market],
    summary_cs: job.cs.perex,
    summary_ro: job.ro.perex,
    place: job.place[market],
    employment: job.employment,
    is_open: true,
    salary_from: job.salary[market][0],
    salary_to: job.salary[market][1],
    published_at: daysAgo(job.daysAgo),
  }));
  await insertRows(trx, 'job_offers', jobs);
  await insertFaq(trx, market, now, blocks);
}

async function insertFaq(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
  blocks: (text: string) => ReturnType<typeof readBlocks>,
): Promise<void> {
  const ids = await insertSlugged(
    trx,
    'faq_groups',
    groups.map(({ slug, name }, position) => ({
      slug: slug[market],
      name_cs: name.cs,
      name_ro: name.ro,
      position,
    })),
  );
  const questions = groups.flatMap(({ slug: group, questions: list }) =>
    list.map(({ slug, cs, ro }, position) => ({
      group_id: idOf(ids, group[market]),
      slug: slug[market],
      position,
      question_cs: cs[0],
      answer_cs: blocks(cs[1]),
      question_ro: ro[0],
      answer_ro: blocks(ro[1]),
      is_visible: true,
      changed_at: now,
      version: 1,
    })),
  );
  await insertRows(trx, 'faq_questions', questions);
}

/** Pages that the texts lead to. */
function pagesOf(market: MarketCode): Readonly<Record<string, string>> {
  const shop = shopPaths(market);
  const buyback = buybackPaths(market);
  const articleOf = (czech: string) =>
    shop.article(seedArticles.find(({ slug }) => slug.cz === czech)?.slug[market] ?? '');
  return {
    buyback: buyback.root,
    centers: buyback.centers,
    stores: shop.stores,
    faq: shop.faq,
    grades: articleOf('co-znamenaji-stupne-stavu'),
    erase: articleOf('jak-vymazat-telefon-pred-prodejem'),
    warranty: articleOf('zaruka-na-pouzite-zarizeni'),
  };
}
