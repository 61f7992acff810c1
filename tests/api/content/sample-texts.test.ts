import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warnOfHiddenSamples } from '#api/articles/published-articles.ts';
import { sitemapPages } from '#api/sitemap/sitemap-sections.ts';
import { insertContent } from '#api/seed/insert-content.ts';
import type { Dependencies } from '#api/platform/dependencies.ts';
import { legalArticles, shopPaths } from '#core/paths/shop-paths.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const { terms, privacy } = legalArticles.cz;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { REPLY_CACHE_MB: '0' } });
  await truncateAll(app.deps.knex);
  await app.deps.knex.transaction((trx) => insertContent(trx, 'cz', app.clock.now));
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

/** The settings are read at each call, so a test may sell for real for a while. */
function sellForReal(): () => void {
  const { environment } = app.deps;
  Object.assign(app.deps, { environment: { ...environment, showsSamples: false } });
  return () => void Object.assign(app.deps, { environment });
}

const listed = async (deps: Dependencies) => {
  const paths: string[] = [];
  for await (const batch of sitemapPages(deps, 'articles') ?? []) {
    paths.push(...batch.map(({ path }) => path));
  }
  return paths;
};

describe('sample terms and privacy', () => {
  it('are there in a shop that is tried out, and pages are told so', async () => {
    const client = app.client();
    expect((await client.get('config', {})).articles).toEqual({ terms: true, privacy: true });
    expect((await client.get('article', { params: { slug: privacy } })).title).toBe(
      'Ochrana osobních údajů',
    );
    expect(await listed(app.deps)).toContain(shopPaths('cz').privacy);
  });

  it('are nowhere in a shop that sells for real until somebody has rewritten them', async () => {
    const editor = await signIn(app, 'content');
    const stop = sellForReal();
    try {
      const client = app.client();
      expect((await client.get('config', {})).articles).toEqual({ terms: false, privacy: false });
      expect(await refusalOf(client.get('article', { params: { slug: terms } }))).toMatchObject({
        status: 404,
      });
      const { results } = await client.get('article-list', { query: { limit: 100 } });
      expect(results.map(({ slug }) => slug)).not.toContain(terms);
      expect(results.length).toBeGreaterThan(3);
      expect(await listed(app.deps)).not.toContain(shopPaths('cz').terms);

      const all = await editor.get('admin-article-list', { query: { limit: 100 } });
      const stored = all.results.find(({ slug }) => slug === terms);
      if (!stored) throw new Error('staff see samples as any other article');
      const own = [{ type: 'paragraph', text: 'Smlouva vzniká přijetím objednávky.' }] as const;
      await editor.patch('admin-article-update', {
        params: { id: stored.id },
        body: { version: stored.version, body: { cs: [...own], ro: [...own] } },
      });
      expect((await app.client().get('config', {})).articles.terms).toBe(true);
    } finally {
      stop();
    }
  });

  it('are named in one line of the log when such a shop starts', async () => {
    const before = app.logs.length;
    await warnOfHiddenSamples(app.deps);
    expect(app.logs).toHaveLength(before);
    const stop = sellForReal();
    await warnOfHiddenSamples(app.deps);
    stop();
    expect(app.logs.slice(before).join()).toContain(privacy);
  });

  it('are said to be missing when such a shop starts without terms of its own', async () => {
    const stop = sellForReal();
    const { knex } = app.deps;
    const stored = await knex('articles').where('slug', terms).first('published_at');
    await knex('articles').where('slug', terms).update({ published_at: '2099-01-01' });
    const before = app.logs.length;
    await warnOfHiddenSamples(app.deps);
    await knex('articles').where('slug', terms).update({ published_at: stored?.published_at });
    stop();
    const said = app.logs.slice(before).filter((line) => line.includes('terms are missing'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(terms);
  });
});

it('names the company behind the shop to every page', async () => {
  const { company } = await app.client().get('config', {});
  expect(company).toMatchObject({ name: 'Obměna s.r.o.', companyId: '12345679' });
  expect(company).not.toHaveProperty('iban');
});
