import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#api/platform/sessions/sessions.ts';
import type { CallInput } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { firstOfMany, insertMany, readGrid, where } from '#tests/api/grids/grid-fixture.ts';
import { truncateAll } from '#tests/support/database.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { signIn } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let editor: TestClient;
let pricing: TestClient;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await insertMany(app, 20);
  editor = await signIn(app, 'catalogue_editor');
  pricing = await signIn(app, 'pricing');
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

type Change = CallInput<Endpoints['admin-products-change-preview']>['body']['change'];
type Pricing = CallInput<Endpoints['admin-products-reprice-preview']>['body'];

const select = (by: TestClient, ids: readonly number[]) =>
  by.post('grid-products-select', { body: { kind: 'some', ids: [...ids], except: [] } });
async function look(change: Change, ids: readonly number[]) {
  const { id: selectionId } = await select(editor, ids);
  const seen = await editor.post('admin-products-change-preview', {
    body: { selectionId, change },
  });
  const run = (digest = seen.digest) =>
    editor.post('admin-products-change', { body: { selectionId, change, digest } });
  return { seen, run };
}
const namesOf = async (ids: readonly number[]) =>
  app.deps
    .knex('master_products')
    .whereIn('id', [...ids])
    .orderBy('id')
    .pluck('name_cs');
const pricesOf = async (ids: readonly number[]): Promise<number[]> =>
  app.deps
    .knex('products')
    .whereIn('id', [...ids])
    .orderBy('id')
    .pluck('price');
const three = [firstOfMany, firstOfMany + 1, firstOfMany + 2];
const undo = (by: TestClient, id: number | null) =>
  by.post('admin-change-undo', { params: { id: id ?? 0 }, body: {} });

describe('renaming by a pattern', () => {
  const rename = (pattern = 'Kryt {code} ({color})') =>
    ({ rename: { column: 'nameCs', pattern } }) as const;

  it('is looked at before anything is written, and is one step to take back', async () => {
    const before = await namesOf(three);
    const { seen, run } = await look(rename(), three);
    expect(seen).toMatchObject({ changed: 3, same: 0, refusedCount: 0, doubles: 0, forTwo: 0 });
    const [first] = seen.rows;
    const code = `KR${String(firstOfMany)}`;
    expect(first).toMatchObject({
      code,
      cells: [{ column: 'nameCs', before: before[0], after: `Kryt ${code}` }],
    });
    expect(await namesOf(three)).toEqual(before);
    const done = await run();
    expect(done).toMatchObject({ changed: 3, refused: [], prepared: null });
    expect(await namesOf(three)).toEqual(three.map((id) => `Kryt KR${String(id)}`));
    const listed = await readGrid(editor, 'products', {
      filter: where('nameCs', 'startsWith', 'kryt kr'),
    });
    expect(listed.count).toBe(3);
    await undo(editor, done.changeSetId);
    expect(await namesOf(three)).toEqual(before);
  });

  it('counts names that would not be told apart', async () => {
    const { seen } = await look(rename('{family}'), three);
    expect(seen.doubles).toBe(3);
  });

  it('refuses a row whose name would be empty, and changes the others', async () => {
    const { seen, run } = await look(rename('{color}'), [1, firstOfMany]);
    expect(seen).toMatchObject({
      changed: 1,
      refused: [{ id: firstOfMany, reason: 'Tato hodnota je požadována.' }],
    });
    expect(await run()).toMatchObject({ changed: 1, refusedCount: 1 });
  });

  it('asks to look again where somebody has changed a row since', async () => {
    const { run } = await look(rename(), three);
    await app.deps.knex('master_products').where({ id: firstOfMany }).update({ name_cs: 'Jiný' });
    const { status, body } = await refusalOf(run());
    expect([status, String(body['detail'])]).toEqual([409, expect.stringContaining('od náhledu')]);
    expect((await namesOf(three))[0]).toBe('Jiný');
  });

  it('names the field of a pattern that it does not know', async () => {
    const { status, body } = await refusalOf(look(rename('{barva}'), three));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      change: {
        rename: { pattern: ['Takové pole neznáme. Použijte tlačítka pod řádkem.'] },
      },
    });
  });
});

it('replaces a text in both names at once', async () => {
  const columns: ('nameCs' | 'nameRo')[] = ['nameCs', 'nameRo'];
  const replace = { replace: { columns, find: 'obal', replaceWith: 'Kryt' } };
  const { seen, run } = await look(replace, [1, ...three]);
  expect(seen).toMatchObject({ changed: 3, same: 1 });
  await run();
  expect(await namesOf(three)).toEqual(['Kryt č. 0', 'Kryt č. 0', 'Kryt č. 0']);
});

it('takes a selection out of sale: it is in the shop no more, and comes back by an undo', async () => {
  const page = () => app.client().fetch(`/api/new/catalog/product/obal-${String(firstOfMany)}/`);
  expect((await page()).status).toBe(200);
  const all = Array.from({ length: 10 }, (_, at) => firstOfMany + at);
  const { run } = await look({ activate: { isActive: false } }, all);
  const done = await run();
  expect(done.changed).toBe(10);
  expect((await page()).status).not.toBe(200);
  await undo(editor, done.changeSetId);
  expect((await page()).status).toBe(200);
});

describe('an attribute of a selection', () => {
  const color = (valueIds: number[] | null): Change => ({
    attribute: { attributeId: 1, says: valueIds && { valueIds } },
  });
  const said = async () =>
    app.deps
      .knex('product_attributes')
      .whereIn('master_product_id', three)
      .where({ attribute_id: 1 })
      .orderBy('master_product_id')
      .pluck('value_id');

  it('is said of all, changed, taken away, and brought back', async () => {
    const set = await look(color([1]), three);
    expect(set.seen).toMatchObject({ changed: 3 });
    expect(set.seen.rows[0]?.cells[0]).toMatchObject({ before: null });
    await set.run();
    expect(await said()).toEqual([1, 1, 1]);
    const again = await look(color([1]), three);
    expect(again.seen).toMatchObject({ changed: 0, same: 3 });
    const gone = await (await look(color(null), three)).run();
    expect(await said()).toEqual([]);
    await undo(editor, gone.changeSetId);
    expect(await said()).toEqual([1, 1, 1]);
  });

  it('refuses a value of another attribute', async () => {
    const { status, body } = await refusalOf(look(color([3]), three));
    expect([status, body]).toMatchObject([
      400,
      { change: { attribute: { says: [expect.any(String)] } } },
    ]);
  });
});

describe('prices of a selection', () => {
  const all = { conditions: ['new', 'nearly_new', 'used'] } as const;
  async function price(change: Omit<Pricing, 'selectionId' | 'conditions'>, by = pricing) {
    const { id: selectionId } = await select(pricing, three);
    const body = { selectionId, ...change, conditions: [...all.conditions] };
    const seen = await by.post('admin-products-reprice-preview', { body });
    const run = () =>
      by.post('admin-products-reprice', { body: { ...body, digest: seen.digest, note: 'akce' } });
    return { seen, run };
  }

  it('change by a percentage and are taken back in one step', async () => {
    const before = await pricesOf(three);
    const { seen, run } = await price({ percent: '10', ending: 'none' });
    expect(seen).toMatchObject({ changed: 3, forTwo: 0 });
    const done = await run();
    expect(await pricesOf(three)).toEqual(before.map((each) => Math.round(each * 1.1)));
    const grid = await readGrid(pricing, 'products', { filter: where('code', 'equals', 'KR1001') });
    expect(grid.results[0]?.['new_price']).toBe(Math.round((before[0] ?? 0) * 1.1));
    await undo(pricing, done.changeSetId);
    expect(await pricesOf(three)).toEqual(before);
  });

  it('wait for another person where one changes by 30 %', async () => {
    const before = await pricesOf(three);
    const { seen, run } = await price({ percent: '-40', ending: 'none' });
    expect(seen).toMatchObject({ changed: 3, forTwo: 3 });
    const done = await run();
    expect(done).toMatchObject({ changeSetId: null, prepared: { id: expect.any(Number) } });
    expect(await pricesOf(three)).toEqual(before);
    const [act] = (await pricing.get('prepared-act-list', { query: {} })).results;
    const decision = {
      params: { id: act?.id ?? 0 },
      body: { version: act?.version ?? 0, to: 'released', note: '' },
    } as const;
    expect((await refusalOf(pricing.post('prepared-act-decide', decision))).status).toBe(403);
    await (await another('pricing')).post('prepared-act-decide', decision);
    expect(await pricesOf(three)).toEqual(before.map((each) => Math.round(each * 0.6)));
  });

  it('are not released where a piece was priced anew or sold meanwhile', async () => {
    const { run } = await price({ percent: '-40', ending: 'none' });
    await run();
    await app.deps.knex('products').where({ id: firstOfMany }).update({ price: 77 });
    const [act] = (await pricing.get('prepared-act-list', { query: {} })).results;
    const decided = (await another('pricing')).post('prepared-act-decide', {
      params: { id: act?.id ?? 0 },
      body: { version: act?.version ?? 0, to: 'released', note: '' },
    });
    const { status, body } = await refusalOf(decided);
    expect([status, String(body['detail'])]).toEqual([409, expect.stringContaining('Od přípravy')]);
    expect((await pricesOf(three))[0]).toBe(77);
  });

  it('are refused to who keeps the catalogue, as its texts are to who keeps the prices', async () => {
    expect((await refusalOf(price({ percent: '1', ending: 'none' }, editor))).status).toBe(403);
    const { id: selectionId } = await select(pricing, three);
    const change = { activate: { isActive: false } };
    const asked = pricing.post('admin-products-change-preview', { body: { selectionId, change } });
    expect((await refusalOf(asked)).status).toBe(403);
  });
});

it('takes a selection of somebody else for none', async () => {
  const { id: selectionId } = await select(pricing, three);
  const change = { activate: { isActive: false } };
  const asked = editor.post('admin-products-change-preview', { body: { selectionId, change } });
  expect((await refusalOf(asked)).status).toBe(400);
});

it('changes twelve thousand names by a few statements', async () => {
  await insertMany(app, 12_431);
  editor = await signIn(app, 'catalogue_editor');
  const { id: selectionId } = await editor.post('grid-products-select', {
    body: { kind: 'all', ids: [], except: [firstOfMany], filter: { term: '', conditions: [] } },
  });
  const change: Change = {
    replace: { columns: ['nameCs'], find: 'Obal', replaceWith: 'Kryt', isCaseKept: true },
  };
  const seen = await editor.post('admin-products-change-preview', {
    body: { selectionId, change },
  });
  expect(seen).toMatchObject({ changed: 12_430 });
  const { digest } = seen;
  const done = await editor.post('admin-products-change', {
    body: { selectionId, change, digest },
  });
  expect(done.changed).toBe(12_430);
}, 120_000);

async function another(role: 'pricing'): Promise<TestClient> {
  const user = await addUser(app.deps.knex, { e_mail: 'druhy@obmena.example', role });
  const session = await openSession(app.deps.knex, { id: user.id, role }, app.deps.now());
  const client = app.client();
  client.cookies.set('session', session.token);
  return client;
}
