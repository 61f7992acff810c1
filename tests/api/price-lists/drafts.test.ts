import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDeviceModel } from '#tests/support/factories/devices.ts';
import { phone } from '#tests/support/buyback-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { draftRows, editCells, emptyDrafts, newDraft, price } from './draft-fixture.ts';

let app: TestApp;
let pricing: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await emptyDrafts(app);
  pricing = await signIn(app, 'pricing');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const publish = async (id: number, more: { note?: string; acceptedWarnings?: string } = {}) => {
  const { version } = await pricing.get('price-draft', { params: { id } });
  return pricing.post('price-draft-publish', {
    params: { id },
    body: { version, note: 'podzim', ...more },
  });
};

it('begins with every model and answer of the published list, unchanged', async () => {
  const draft = await newDraft(pricing);
  expect(draft).toMatchObject({ basedOn: 'v41', current: 'v41', state: 'open', changedModels: 0 });
  const rows = await draftRows(pricing, draft.id);
  expect(rows.map((row) => [row['slug'], row['price_a_plus'], row['change']])).toEqual([
    ['ipad-air-256gb', 10_000, 'unchanged'],
    ['iphone-15-128gb', 10_000, 'unchanged'],
    ['watch-se', 10_000, 'unchanged'],
  ]);
  expect(rows[0]).toMatchObject({ price_a_plus: 10_000, minimal_price: 500, difference: 0 });
  const choices = await draftRows(pricing, draft.id, 'price-draft-choices');
  expect(choices).toHaveLength(22 * 3);
  expect(choices[7]).toMatchObject({ question: 'Tělo', quality: 'B', correction_percent: -3 });
});

it('says what became of each model, with the largest change by amount and percent', async () => {
  const draft = await newDraft(pricing);
  await price(pricing, draft.id, 'iphone-15-128gb', { price_b: 6_300, price_c: 3_900 });
  const empty = { price_a_plus: null, price_a: null, price_b: null, price_c: null, price_d: null };
  await price(pricing, draft.id, 'watch-se', empty);
  const { results, count } = await pricing.get('price-draft-differences', {
    params: { id: draft.id },
    query: {},
  });
  expect(count).toBe(2);
  expect(results).toMatchObject([
    { device: 'Apple Watch SE', change: 'removed' },
    {
      device: 'Apple iPhone 15 128 GB',
      change: 'lowered',
      prices: [
        { price: 'B', before: 7_000, after: 6_300, percent: -10 },
        { price: 'C', before: 4_000, after: 3_900, percent: -2.5 },
      ],
    },
  ]);
  const [, iphone] = await draftRows(pricing, draft.id);
  expect(iphone).toMatchObject({ difference: -700, difference_percent: -10 });
  const { changes } = await pricing.get('price-draft', { params: { id: draft.id } });
  expect(changes).toMatchObject({ unchanged: 1, lowered: 1, removed: 1, raised: 0 });
});

it('publishes what the draft says, and the shop buys by it', async () => {
  const path = `/api/new/buyback/appraisal-form-data/?product_color=${phone}`;
  const appraisal = async () => {
    const answer = (await (await fetch(app.url + path)).json()) as {
      appraisal: { version: string; appraisal_result: Record<string, { price: number }> };
    }; // as in buyback.ts
    return [answer.appraisal.version, answer.appraisal.appraisal_result['3']?.price];
  };
  expect(await appraisal()).toEqual(['v41', 7_000]);
  const draft = await newDraft(pricing);
  await price(pricing, draft.id, 'iphone-15-128gb', { price_b: 6_900 });
  const [first] = await draftRows(pricing, draft.id, 'price-draft-choices');
  const changes = { correction_percent: -2.5 };
  await editCells(
    pricing,
    [{ id: Number(first?.id) + 7, version: 1, changes }],
    'price-draft-choices',
  );
  const published = await publish(draft.id);
  expect(published).toMatchObject({ state: 'published', publishedAs: 'v42', current: 'v42' });
  await expect.poll(appraisal).toEqual(['v42', 6_900]);
  const { results } = await pricing.get('admin-price-list-versions', { query: {} });
  expect(results[0]).toMatchObject({ code: 'v42', note: 'podzim', publishedBy: 'Jana Nováková' });
  const asked = await app.deps
    .knex('price_list_questions')
    .whereIn('version_id', app.deps.knex('current_price_list').select('version_id'))
    .where('type_id', 1)
    .first<{ questions: { choices: { correctionPercent: number }[] }[] }>('questions');
  expect(asked.questions[1]?.choices[2]?.correctionPercent).toBe(-2.5);
  const late = await price(pricing, draft.id, 'iphone-15-128gb', { price_b: 1 });
  expect(late).toMatchObject({ applied: 0, refused: [{ column: 'priceB' }] });
});

it('warns of what is odd and publishes only what was read (T-BUY-7)', async () => {
  const draft = await newDraft(pricing);
  await price(pricing, draft.id, 'iphone-15-128gb', { price_b: 9_500, minimal_price: 1_500 });
  const choices = await draftRows(pricing, draft.id, 'price-draft-choices');
  // The worst body of a watch pays more than the best one.
  const worst = choices.filter((one) => one['question'] === 'Tělo').at(-1);
  await editCells(
    pricing,
    [{ id: worst?.id, version: 1, changes: { correction_percent: 5 } }],
    'price-draft-choices',
  );
  const params = { id: draft.id };
  const warnings = await pricing.get('price-draft-warnings', { params });
  const codes = warnings.groups.map(({ code }) => code);
  expect(codes).toContain('worse_answer_raises_price');
  expect(codes).toContain('grade_prices_not_descending');
  expect(codes).toContain('minimum_above_grade');
  expect(warnings.groups).toContainEqual(
    expect.objectContaining({
      code: 'large_change',
      about: 'B',
      models: ['Apple iPhone 15 128 GB'],
    }),
  );
  expect(await refusalOf(publish(draft.id))).toMatchObject({
    status: 400,
    body: { digest: warnings.digest },
  });
  // Another price, and what was read is not what would be published.
  await price(pricing, draft.id, 'iphone-15-128gb', { price_b: 9_900 });
  expect((await refusalOf(publish(draft.id, { acceptedWarnings: warnings.digest }))).status).toBe(
    400,
  );
  const { digest } = await pricing.get('price-draft-warnings', { params });
  // A large change is published by two people.
  const asked = await publish(draft.id, { acceptedWarnings: digest });
  expect(asked.state).toBe('open');
  expect(asked.prepared).not.toBeNull();
  const released = { id: asked.prepared?.id ?? 0 };
  const release = { version: 1, to: 'released', note: '' } as const;
  const own = pricing.post('prepared-act-decide', { params: released, body: release });
  expect((await refusalOf(own)).status).toBe(403);
  const admin = await signIn(app, 'admin');
  await admin.post('prepared-act-decide', { params: released, body: release });
  expect((await pricing.get('price-draft', { params })).state).toBe('published');
});

it('refuses to publish a priced model without its minimal price', async () => {
  const draft = await newDraft(pricing);
  await price(pricing, draft.id, 'watch-se', { minimal_price: null });
  const { digest } = await pricing.get('price-draft-warnings', { params: { id: draft.id } });
  expect(await refusalOf(publish(draft.id, { acceptedWarnings: digest }))).toMatchObject({
    status: 400,
    body: { minimal_price: [expect.any(String)] },
  });
});

it('moves onto a list published meanwhile, with what both changed decided by a person', async () => {
  const mine = await newDraft(pricing, 'Můj');
  const theirs = await newDraft(pricing, 'Jejich');
  await price(pricing, mine.id, 'iphone-15-128gb', { price_b: 6_900, price_c: 4_100 });
  await price(pricing, theirs.id, 'iphone-15-128gb', { price_b: 7_100, price_a: 8_400 });
  await publish(theirs.id);
  expect((await refusalOf(publish(mine.id))).status).toBe(409);
  const params = { id: mine.id };
  const preview = await pricing.get('price-draft-rebase-preview', { params });
  expect(preview).toMatchObject({
    onto: 'v42',
    conflicts: [{ column: 'priceB', base: 7_000, mine: 6_900, theirs: 7_100 }],
  });
  const send = (decided: { mine: string[]; theirs: string[] }) =>
    pricing.post('price-draft-rebase', {
      params,
      body: { version: mine.version, onto: 'v42', ...decided },
    });
  expect((await refusalOf(send({ mine: [], theirs: [] }))).status).toBe(409);
  const key = preview.conflicts[0]?.key ?? '';
  const moved = await send({ mine: [key], theirs: [] });
  expect(moved).toMatchObject({ basedOn: 'v42', changedModels: 1 });
  const [, iphone] = await draftRows(pricing, mine.id);
  expect(iphone).toMatchObject({ price_a: 8_400, price_b: 6_900, price_c: 4_100, change: 'mixed' });
  expect((await publish(mine.id)).publishedAs).toBe('v43');
});

it('undoes a pasted block in one step, a rebase, and the discarding of a draft', async () => {
  const draft = await newDraft(pricing);
  const rows = await draftRows(pricing, draft.id);
  const pasted = await editCells(
    pricing,
    rows.map(({ id, version }, n) => ({ id, version, changes: { price_d: n === 2 ? -5 : 900 } })),
  );
  expect(pasted).toMatchObject({ applied: 2, refused: [{ column: 'priceD' }] });
  const undo = (id: number | null) =>
    pricing.post('admin-change-undo', { params: { id: Number(id) }, body: {} });
  expect(await undo(pasted.change_set_id)).toMatchObject({ undone: 2, conflicts: [] });
  const discarded = await pricing.post('price-draft-discard', {
    params: { id: draft.id },
    body: { version: draft.version },
  });
  expect(discarded.state).toBe('discarded');
  await undo(discarded.changeSetId);
  expect((await pricing.get('price-draft', { params: { id: draft.id } })).state).toBe('open');
  expect(await draftRows(pricing, draft.id)).toMatchObject([
    { price_d: 1_000 },
    { price_d: 1_000 },
    { price_d: 1_000 },
  ]);
});

it('merges different cells of a row and names both values of the same one (T-GRID-8)', async () => {
  const draft = await newDraft(pricing);
  const admin = await signIn(app, 'admin');
  const [, row] = await draftRows(pricing, draft.id);
  const edit = (client: TestClient, changes: object) =>
    editCells(client, [{ id: row?.id, version: row?.version, changes }]);
  await edit(pricing, { price_a: 8_000 });
  expect(await edit(admin, { price_b: 6_500 })).toMatchObject({ applied: 1, refused: [] });
  expect(await edit(admin, { price_a: 8_200 })).toMatchObject({
    applied: 0,
    refused: [{ column: 'priceA', theirs: 8_000 }],
  });
});

it('offers a model that came after the draft was begun, and lets only those with the right write', async () => {
  const draft = await newDraft(pricing);
  const model = { slug: 'iphone-16', type_id: 1, manufacturer_id: 1, name: 'iPhone 16' };
  await addDeviceModel(app.deps.knex, model);
  expect(await draftRows(pricing, draft.id)).toHaveLength(4);
  const editor = await signIn(app, 'catalogue_editor');
  expect(await draftRows(editor, draft.id)).toHaveLength(4);
  expect((await refusalOf(newDraft(editor))).status).toBe(403);
});
