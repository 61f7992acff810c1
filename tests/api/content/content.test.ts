import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContent } from '#api/seed/insert-content.ts';
import { languages, marketCodes } from '#core/market/market.ts';
import { endpoints } from '#core/contract/endpoints.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { fieldsOf } from '#tests/support/refused-fields.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  await truncateAll(app.deps.knex);
  await app.deps.knex.transaction((trx) => insertContent(trx, 'cz', app.clock.now));
  editor = await signIn(app, 'content');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const slug = 'jak-vymazat-telefon-pred-prodejem';
const paragraph = (text: string) => ({ type: 'paragraph', text });
const newArticle = (more: object = {}) => ({
  slug: 'novy-clanek',
  title: { cs: 'Nový článek', ro: 'Articol nou' },
  perex: { cs: 'O čem je', ro: 'Despre ce este' },
  body: { cs: [paragraph('Text')], ro: [paragraph('Text')] },
  published_at: '2026-11-20T08:00:00Z',
  ...more,
});

describe('articles', () => {
  it('come a page at a time, newest first, in the language of the request', async () => {
    const client = app.client();
    const first = await client.get('article-list', { query: { limit: 2 } });
    const second = await client.get('article-list', { query: { limit: 2, offset: 2 } });
    expect(first.count).toBeGreaterThanOrEqual(6);
    const days = [...first.results, ...second.results].map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().reverse());
    await client.change('language/', { language: 'ro' });
    const romanian = await client.get('article', { params: { slug } });
    expect(romanian.title).toContain('ștergeți telefonul');
  });

  it('answers 404 for what is unknown, a draft or still to come', async () => {
    await editor.change('admin/articles/', newArticle({ slug: 'koncept', published_at: null }));
    const later = newArticle({ slug: 'zitra', published_at: '2026-11-22T08:00:00Z' });
    expect((await editor.change('admin/articles/', later)).status).toBe(201);
    for (const name of ['neni', 'koncept', 'zitra', 'a%00b']) {
      expect((await app.client().fetch(`/api/new/articles/${name}/`)).status).toBe(404);
    }
  });

  it('shows a scheduled article from its moment on, whoever read the list before', async () => {
    const client = app.client();
    const { now } = app.clock;
    const soon = new Date(now.getTime() + 2_000).toISOString();
    const article = newArticle({ slug: 'za-chvili', published_at: soon });
    expect((await editor.change('admin/articles/', article)).status).toBe(201);
    const newest = async () => (await client.get('article-list', { query: { limit: 1 } })).results;
    const kept = await client.fetch('/api/new/articles/');
    expect(kept.headers.get('surrogate-control')).toMatch(/^max-age=[01]$/);
    expect((await newest())[0]?.slug).not.toBe('za-chvili');
    app.clock.now = new Date(soon);
    const first = async () => (await newest())[0]?.slug;
    await expect.poll(first, { timeout: 10_000 }).toBe('za-chvili');
    app.clock.now = now;
  });

  it('takes a new article and refuses an address that is used', async () => {
    const client = app.client();
    const before = await client.get('article-list', { query: {} });
    expect((await editor.change('admin/articles/', newArticle())).status).toBe(201);
    const after = await client.get('article-list', { query: {} });
    expect(after.count).toBe(before.count + 1);
    const again = await editor.change('admin/articles/', newArticle());
    expect([again.status, await fieldsOf(again)]).toEqual([400, ['slug']]);
  });

  it('purges exactly the changed article, and the list where it shows there', async () => {
    const client = app.client();
    const read = (path: string) => client.fetch(`/api/new/articles/${path}`);
    const list = async () => (await read('')).headers.get('etag');
    expect((await read(`${slug}/`)).headers.get('surrogate-key')).toContain(`article:${slug}`);
    const before = await list();
    const { results } = await editor.get('admin-article-list', { query: {} });
    const { id, version } = results.find((each) => each.slug === slug) ?? { id: 0, version: 0 };
    const body = { body: { cs: [paragraph('Jinak')], ro: [paragraph('Altfel')] }, version };
    expect((await editor.changeBy('PATCH', `admin/articles/${String(id)}/`, body)).status).toBe(
      200,
    );
    const changed = await client.get('article', { params: { slug } });
    expect(changed.blocks).toEqual([paragraph('Jinak')]);
    expect(await list()).toBe(before);
    const title = { title: { cs: 'Nový titulek', ro: 'Titlu nou' }, version: version + 1 };
    expect((await editor.changeBy('PATCH', `admin/articles/${String(id)}/`, title)).status).toBe(
      200,
    );
    expect(await list()).not.toBe(before);
  });

  it('answers a stale version with 409 and the current article, and loses nothing', async () => {
    const { results } = await editor.get('admin-article-list', { query: {} });
    const { id = 0, version = 0 } = results[0] ?? {};
    const stale = await editor.changeBy('PATCH', `admin/articles/${String(id)}/`, {
      perex: { cs: 'x', ro: 'x' },
      version: version + 7,
    });
    const { current } = (await stale.json()) as { current: { version: number } }; // of a 409
    expect([stale.status, current.version]).toEqual([409, version]);
  });

  it.each([
    ['markup as a block', [{ type: 'html', html: '<script>' }]],
    ['a link that runs', [{ type: 'link', label: 'x', href: 'javascript:alert(1)' }]],
    [
      "somebody else's picture",
      [{ type: 'picture', src: 'https://x.example/a.png', alt: 'x', width: 1, height: 1 }],
    ],
    ['a block with more to it', [{ ...paragraph('x'), onclick: 'x' }]],
  ])('refuses %s', async (_, blocks) => {
    const body = { cs: blocks, ro: [paragraph('x')] };
    const answer = await editor.change('admin/articles/', newArticle({ slug: 'zly', body }));
    expect([answer.status, await fieldsOf(answer)]).toEqual([400, ['body']]);
  });

  it('lets only those change content who may', async () => {
    const support = await signIn(app, 'support');
    expect((await support.change('admin/articles/', newArticle())).status).toBe(403);
    expect((await app.client().change('admin/articles/', newArticle())).status).toBe(401);
  });
});

describe('frequent questions', () => {
  it('come in groups, twenty at least, and without what is hidden', async () => {
    const client = app.client();
    const { groups } = await client.get('faq', {});
    const questions = groups.flatMap(({ questions: list }) => list);
    expect(questions.length).toBeGreaterThanOrEqual(20);
    const { results } = await editor.get('admin-faq', {});
    const { id = 0, version = 0, slug: hidden = '' } = results[0] ?? {};
    await editor.changeBy('PATCH', `admin/faq/${String(id)}/`, { is_visible: false, version });
    const left = (await client.get('faq', {})).groups.flatMap(({ questions: list }) => list);
    expect(left.map((each) => each.slug)).not.toContain(hidden);
    expect(left).toHaveLength(questions.length - 1);
    const stale = await editor.changeBy('PATCH', `admin/faq/${String(id)}/`, {
      is_visible: true,
      version,
    });
    expect(stale.status).toBe(409);
  });

  it('takes a question into a group that exists', async () => {
    const question = {
      slug: 'nova-otazka',
      group: 'vykup',
      position: 99,
      is_visible: true,
      question: { cs: 'Nová?', ro: 'Nouă?' },
      answer: { cs: [paragraph('Ano')], ro: [paragraph('Da')] },
    };
    expect((await editor.change('admin/faq/', { ...question, group: 'neni' })).status).toBe(400);
    expect((await editor.change('admin/faq/', question)).status).toBe(201);
    const { groups } = await app.client().get('faq', {});
    expect(JSON.stringify(groups)).toContain('nova-otazka');
  });
});

describe('the texts of the seed', () => {
  it.each(marketCodes)('are whole in both languages on the market %s', async (market) => {
    const { knex } = app.deps;
    await knex.raw(
      'truncate articles, faq_questions, faq_groups, job_offers restart identity cascade',
    );
    await knex.transaction((trx) => insertContent(trx, market, app.clock.now));
    app.deps.replyCache.drop(['articles', 'jobs']);
    for (const language of languages) {
      const client = app.client();
      await client.change('language/', { language });
      const { results } = await client.get('article-list', { query: {} });
      for (const { slug: name } of results) {
        const article = await client.get('article', { params: { slug: name } });
        expect(endpoints.article.reply.safeParse(article).success).toBe(true);
        expect(article.blocks.length).toBeGreaterThan(5);
      }
      const jobs = await client.get('job-list', {});
      expect(jobs.results.length).toBeGreaterThan(1);
    }
  });
});
