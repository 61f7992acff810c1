import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { addJobApplication } from '#tests/support/factories/content.ts';
import { answerOf } from '#tests/support/answer-of.ts';
import { truncateAll } from '#tests/support/database.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let editor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.now = new Date('2026-11-21T12:00:00Z');
  await truncateAll(app.deps.knex);
  await app.deps.replyCache.purge(app.deps.knex, ['*']);
  editor = await signIn(app, 'content');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const path = 'admin/job-offers/';
const change = async (method: 'POST' | 'PATCH' | 'DELETE', at: string, body?: object) =>
  answerOf(await editor.changeBy(method, at, body));
const blocks = [{ type: 'paragraph', text: 'Opravujete telefony.' }];
const offer = {
  slug: 'technik',
  title: { cs: 'Technik', ro: 'Tehnician' },
  place: 'Brno',
  summary: { cs: 'Opravy', ro: 'Reparații' },
  body: { cs: blocks, ro: blocks },
  employment: 'full_time',
  salary: { from: 35_000, to: 45_000 },
  is_open: true,
  published_at: '2026-11-20T08:00:00.000Z',
};
const slugs = async () => (await app.client().get('job-list', {})).results.map(({ slug }) => slug);
const statusOf = async (slug: string) =>
  (await app.client().fetch(`/api/new/careers/jobs/${slug}/`)).status;

it('writes a job offer that visitors see at once, changes it and closes it', async () => {
  expect(await slugs()).toEqual([]);
  expect(await change('POST', path, offer)).toEqual([201, { ...offer, id: 1, version: 1 }]);
  await eventually(async () => expect(await slugs()).toEqual(['technik']));
  const patch = { version: 1, salary: null, title: { cs: 'Technička', ro: 'Tehniciană' } };
  expect(await change('PATCH', `${path}1/`, patch)).toEqual([
    200,
    { ...offer, ...patch, id: 1, version: 2 },
  ]);
  await eventually(async () =>
    expect(await app.client().get('job', { params: { slug: 'technik' } })).toMatchObject({
      title: 'Technička',
      salary: null,
      blocks,
    }),
  );
  await change('PATCH', `${path}1/`, { version: 2, is_open: false });
  await eventually(async () =>
    expect([await slugs(), await statusOf('technik')]).toEqual([[], 404]),
  );
});

it('publishes an offer when its moment comes', async () => {
  await change('POST', path, { ...offer, published_at: '2026-11-21T12:00:30Z' });
  expect([await slugs(), await statusOf('technik')]).toEqual([[], 404]);
  const list = await app.client().fetch('/api/new/careers/jobs/');
  const seconds = Number(/max-age=(\d+)/.exec(list.headers.get('surrogate-control') ?? '')?.[1]);
  expect(seconds).toBeLessThanOrEqual(30);
  app.clock.now = new Date('2026-11-21T12:00:30Z');
  expect(await statusOf('technik')).toBe(200);
});

it.each([
  [{ slug: 'Technik Brno' }, { slug: [expect.any(String)] }],
  [{ salary: { from: 40_000, to: 30_000 } }, { salary: { to: [expect.stringContaining('mzdy')] } }],
  [{ body: { cs: [{ type: 'html', text: '<b>' }], ro: blocks } }, { body: expect.anything() }],
  [{ applications: 1 }, { applications: ['Toto pole neznáme.'] }],
])('refuses %j by its field', async (wrong, fields: object) => {
  expect(await change('POST', path, { ...offer, ...wrong })).toEqual([400, fields]);
});

it('refuses an address that is used and a version that is stale', async () => {
  await change('POST', path, offer);
  expect(await change('POST', path, offer)).toEqual([
    400,
    { slug: ['Tato hodnota je už použita.'] },
  ]);
  for (const [method, at, body] of [
    ['PATCH', `${path}1/`, { version: 4, place: 'Praha' }],
    ['DELETE', `${path}1/?version=4`, undefined],
  ] as const) {
    expect(await change(method, at, body)).toMatchObject([
      409,
      { current: { version: 1, place: 'Brno' } },
    ]);
  }
});

it('deletes an offer that nobody has applied for, and no other', async () => {
  await change('POST', path, offer);
  await change('POST', path, { ...offer, slug: 'prodavac' });
  await addJobApplication(app.deps.knex, { job_offer_id: 1 });
  expect(await (await editor.fetch(`/api/new/${path}`)).json()).toMatchObject({
    count: 2,
    results: [
      { slug: 'prodavac', applications: 0 },
      { slug: 'technik', applications: 1 },
    ],
  });
  expect((await change('DELETE', `${path}1/?version=1`))[0]).toBe(409);
  expect(await change('DELETE', `${path}2/?version=1`)).toEqual([204, null]);
  expect((await editor.fetch(`/api/new/${path}2/`)).status).toBe(404);
});

it('lets only those in who may edit them', async () => {
  const support = await signIn(app, 'support');
  for (const [client, status] of [
    [app.client(), 401],
    [support, 403],
  ] as const) {
    const answers = await Promise.all([
      client.fetch(`/api/new/${path}`),
      client.fetch(`/api/new/${path}1/`),
      client.changeBy('POST', path, offer),
      client.changeBy('PATCH', `${path}1/`, { version: 1 }),
      client.changeBy('DELETE', `${path}1/?version=1`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
  }
});
