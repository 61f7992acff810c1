import { afterAll, beforeAll, expect, it } from 'vitest';
import { addArticle, addFaqQuestion, addLandingPage } from '#tests/support/factories/content.ts';
import { addStore } from '#tests/support/factories/stock.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertSearchCatalogue } from './search-fixture.ts';

let app: TestApp;
const text = (said: string) => [{ type: 'paragraph' as const, text: said }];

beforeAll(async () => {
  app = await startTestApp();
  const { knex } = app.deps;
  await insertSearchCatalogue(knex, app.deps);
  await addStore(knex, { slug: 'brno', name: 'Obměna Veveří', city: 'Brno', street: 'Veveří 1' });
  await addFaqQuestion(knex, {
    slug: 'jak-dlouho',
    question_cs: 'Jak dlouho platí záruka?',
    question_ro: 'Cât ține garanția?',
    answer_cs: text('Dva roky.'),
    answer_ro: text('Doi ani.'),
  });
  app.deps.replyCache.drop(['*']);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

async function pagesOf(q: string, language: 'cs' | 'ro' = 'cs'): Promise<string[]> {
  const visitor = app.client();
  visitor.cookies.set('language', language);
  const { sitePages } = await visitor.get('search', { query: { q } });
  return sitePages.map(({ path }) => path);
}

it('finds questions, stores and pages that every shop has, in both languages', async () => {
  expect(await pagesOf('záruka')).toContain('/caste-dotazy#jak-dlouho');
  expect(await pagesOf('garanție', 'ro')).toContain('/caste-dotazy#jak-dlouho');
  expect(await pagesOf('prodejna brno')).toEqual(['/prodejny/brno']);
  expect(await pagesOf('magazin brno', 'ro')).toEqual(['/prodejny/brno']);
  expect((await pagesOf('výkup'))[0]).toBe('/vykup');
});

it('offers while typing what is called so, and not what merely speaks of it', async () => {
  const suggested = async (q: string) =>
    (await app.client().get('search-suggestions', { query: { q } })).sitePages;
  expect(await suggested('veveří')).toMatchObject([{ kind: 'store', path: '/prodejny/brno' }]);
  expect(await suggested('dva roky')).toEqual([]);
  expect(await pagesOf('dva roky')).toEqual(['/caste-dotazy#jak-dlouho']);
});

it('finds an article from its moment on and a campaign until it ends, whatever was read before', async () => {
  const { knex } = app.deps;
  const before = app.clock.now;
  const at = (minutes: number) => new Date(before.getTime() + minutes * 60_000);
  await addArticle(knex, { slug: 'skladacka', title_cs: 'Skládačka', published_at: at(10) });
  const campaign = { slug: 'leto', title_cs: 'Léto s výklopkou', shown_from: at(-10) };
  await addLandingPage(knex, { ...campaign, shown_until: at(20) });
  app.deps.replyCache.drop(['*']);
  expect(await pagesOf('skládačka')).toEqual([]);
  expect(await pagesOf('výklopka')).toEqual(['/akce/leto']);
  app.clock.now = at(11);
  expect(await pagesOf('skládačka')).toEqual(['/clanky/skladacka']);
  app.clock.now = at(21);
  // Asked in other letters, as a kept answer ends by the process's own clock.
  expect(await pagesOf('vyklopka')).toEqual([]);
  app.clock.now = before;
});

it('finds what staff write at once', async () => {
  const editor = await signIn(app, 'content');
  const { results } = await editor.get('admin-faq', {});
  const [question] = results;
  expect(await pagesOf('lhůta')).toEqual([]);
  await editor.patch('admin-faq-update', {
    params: { id: question?.id ?? 0 },
    body: {
      version: question?.version ?? 0,
      answer: { cs: text('Lhůta je dva roky.'), ro: text('Doi ani.') },
    },
  });
  expect(await pagesOf('lhůta')).toEqual(['/caste-dotazy#jak-dlouho']);
});

it('counts no search as missed that a page answers', async () => {
  const { count, sitePages } = await app.client().get('search', { query: { q: 'reklamace' } });
  expect(count).toBe(0);
  expect(sitePages.length).toBeGreaterThan(0);
});
