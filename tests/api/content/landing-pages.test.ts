import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageKey } from '#api/landing-pages/page-rows.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addLandingPage } from '#tests/support/factories/content.ts';
import { fieldsOf } from '#tests/support/refused-fields.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  await truncateAll(app.deps.knex);
  editor = await signIn(app, 'content');
});
beforeEach(async () => {
  const { results } = await editor.get('admin-landing-page-list', {});
  for (const { id, version } of results) {
    await editor.delete('admin-landing-page-delete', { params: { id }, query: { version } });
  }
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const both = (cs: string, ro: string) => ({ cs, ro });
const hero = {
  type: 'hero',
  heading: both('Vánoce', 'Crăciun'),
  text: both('Dárky', 'Cadouri'),
  label: both('Vybrat', 'Alege'),
  href: '/telefony',
};
const page = (more: object = {}) => ({
  slug: '',
  title: both('Titulní', 'Prima'),
  description: both('Popis', 'Descriere'),
  blocks: [hero, { type: 'part', part: 'categories' }],
  shown_from: null,
  shown_until: null,
  ...more,
});
const later = (ms: number) => new Date(app.clock.now.getTime() + ms).toISOString();
const add = async (more: object) => {
  const answer = await editor.change('admin/landing-pages/', page(more));
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: number; version: number }; // the contract's
};
const homeTitle = async () => (await app.client().get('home-page', {})).page?.title ?? null;

describe('the front page', () => {
  it('is the own one until a composed page begins, whoever read it before', async () => {
    expect(await homeTitle()).toBeNull();
    await add({});
    expect(await homeTitle()).toBeNull();
    await add({ shown_from: later(0) });
    expect(await homeTitle()).toBe('Titulní');
  });

  it('changes by itself at the date of a campaign and back at its end', async () => {
    await add({ shown_from: later(-10_000) });
    await add({
      title: both('Vánoce', 'Crăciun'),
      shown_from: later(60_000),
      shown_until: later(120_000),
    });
    // What is kept ends with the page.
    const kept = await app.client().fetch('/api/new/pages/home/');
    expect(kept.headers.get('surrogate-control')).toMatch(/^max-age=(?:60|59)$/);
    const started = app.clock.now;
    const titleIn = async (ms: number) => {
      app.clock.now = new Date(started.getTime() + ms);
      const { knex, replyCache } = app.deps;
      await knex.transaction((trx) => replyCache.purge(trx, [pageKey('')]));
      return expect.poll(homeTitle);
    };
    await (await titleIn(60_000)).toBe('Vánoce');
    await (await titleIn(120_000)).toBe('Titulní');
    app.clock.now = started;
  });

  it('speaks the language of the visitor', async () => {
    await add({ shown_from: later(0) });
    const client = app.client();
    await client.change('language/', { language: 'ro' });
    const { page: shown } = await client.get('home-page', {});
    expect(shown?.blocks).toEqual([
      { ...hero, heading: 'Crăciun', text: 'Cadouri', label: 'Alege' },
      { type: 'part', part: 'categories' },
    ]);
  });
});

describe('a page of a campaign', () => {
  it('stands at its own address from its moment on', async () => {
    await add({ slug: 'vanoce', shown_from: later(0) });
    await addLandingPage(app.deps.knex, { slug: 'koncept' });
    const shown = await app.client().get('landing-page', { params: { slug: 'vanoce' } });
    expect(shown.title).toBe('Titulní');
    const draft = await app.client().fetch('/api/new/pages/landing/koncept/');
    expect(draft.status).toBe(404);
  });

  it('is refused with the field that is wrong', async () => {
    const refused = async (blocks: readonly object[]) =>
      fieldsOf(await editor.change('admin/landing-pages/', page({ blocks })));
    const row = { type: 'products', heading: both('Řada', 'Rând'), row: 'list', list: '' };
    expect(await refused([row])).toEqual(['blocks']);
    expect(await refused([{ ...row, list: 'https://jinde.example/' }])).toEqual(['blocks']);
    expect(await refused([{ ...hero, href: 'javascript:x' }])).toEqual(['blocks']);
    const backwards = page({ shown_from: later(60_000), shown_until: later(0) });
    expect(await fieldsOf(await editor.change('admin/landing-pages/', backwards))).toEqual([
      'shown_until',
    ]);
  });

  it('is changed, previewed before it is shown, and deleted; an old version is a conflict', async () => {
    const { id, version } = await add({ slug: 'leto' });
    const changed = { title: both('Léto', 'Vara'), version };
    const where = `admin/landing-pages/${String(id)}/`;
    expect((await editor.changeBy('PATCH', where, changed)).status).toBe(200);
    expect((await editor.changeBy('PATCH', where, changed)).status).toBe(409);
    const link = await editor.post('admin-landing-page-preview', { params: { id }, body: {} });
    const code = new URL(link.url).pathname.split('/').at(-1) ?? '';
    const seen = await app.client().get('landing-page-preview', { params: { code } });
    expect(seen.title).toBe('Léto');
    const started = app.clock.now;
    app.clock.now = new Date(started.getTime() + 31 * 60_000);
    expect((await app.client().fetch(`/api/new/pages/preview/${code}/`)).status).toBe(404);
    app.clock.now = started;
    const gone = await editor.changeBy('DELETE', `${where}?version=2`);
    expect(gone.status).toBe(204);
  });
});
