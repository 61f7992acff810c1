import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toSnake } from '#core/contract/casing.ts';
import { answerOf } from '../../support/answer-of.ts';
import { truncateAll } from '../../support/database.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { mergedKinds } from './merged-kinds.ts';
import { colleague, type Colleague } from './staff-call.ts';

let app: TestApp;
let jana: Colleague;
let petr: Colleague;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});
beforeEach(async () => {
  await truncateAll(app.deps.knex);
  jana = await colleague(app, 'admin', 'Jana');
  petr = await colleague(app, 'admin', 'Petr');
});

async function write({ client }: Colleague, path: string, body: object, version: number) {
  const [status, answer] = await answerOf(
    await client.changeBy('PATCH', path, { ...body, version }),
  );
  return { status, answer: answer as Readonly<Record<string, unknown>> }; // each of them an object
}

describe.each(mergedKinds)('$what', (kind) => {
  const { path, field, mine, theirs, beside, besidePath = path, read = (row) => row } = kind;
  const { both = { ...mine, ...beside }, chosen = mine } = kind;

  beforeEach(() => kind.prepare(app.deps.knex));

  it('is saved beside what somebody else changed at once (T-GRID-8)', async () => {
    expect(await write(petr, besidePath, beside, 1)).toMatchObject({ status: 200 });
    const merged = await write(jana, path, mine, 1);
    expect(merged).toMatchObject({ status: 200 });
    expect(read(merged.answer)).toMatchObject(both);
    expect(await write(jana, path, mine, 3)).toMatchObject({ status: 200 });
  });

  it('is chosen from both values where two people changed it (T-GRID-8)', async () => {
    expect(await write(petr, path, theirs, 1)).toMatchObject({ status: 200 });
    const name = toSnake(field);
    const met = { field, mine: Reflect.get(mine, name), theirs: Reflect.get(theirs, name) };
    expect(await write(jana, path, mine, 1)).toMatchObject({
      status: 409,
      answer: { current: {}, conflicts: [met] },
    });
    const saved = await write(jana, path, mine, 2);
    expect(saved).toMatchObject({ status: 200 });
    expect(read(saved.answer)).toMatchObject(chosen);
  });
});

it('lets a form choose in all its fields where what changed is on no record', async () => {
  const review = mergedKinds.find(({ field }) => field === 'reviewText');
  if (!review) throw new Error('there is no kind for reviews');
  await review.prepare(app.deps.knex);
  await app.deps.knex('reviews').update({ rating: 1, version: 2 });
  expect(await write(jana, review.path, { pros: 'displej', cons: 'cena' }, 1)).toMatchObject({
    status: 409,
    answer: {
      conflicts: [
        { field: 'pros', theirs: '' },
        { field: 'cons', theirs: '' },
      ],
    },
  });
});

it('asks for an order of pictures anew once one was taken out', async () => {
  const order = mergedKinds.find(({ field }) => field === 'order');
  if (!order) throw new Error('there is no kind for the order of pictures');
  await order.prepare(app.deps.knex);
  await petr.client.delete('gallery-file-delete', { params: { fileId: 3 }, query: { version: 1 } });
  expect(await write(jana, order.path, { order: [2, 1, 3], name: 'Telefon' }, 1)).toMatchObject({
    status: 409,
    answer: { conflicts: [{ field: 'order', mine: [2, 1, 3], theirs: [1, 2] }] },
  });
});

it('keeps a percentage beside the days of a bonus, and lets the days be chosen', async () => {
  const { id } = await jana.client.post('bonus-add', {
    body: {
      percent: 10,
      manufacturer: null,
      deviceType: null,
      validFrom: '2026-12-01',
      validTo: null,
    },
  });
  const until = (day: number) => ({ valid_from: '2026-12-01', valid_to: `2026-12-${String(day)}` });
  const path = `admin/buyback-bonuses/${String(id)}/`;
  await petr.client.patch('grid-bonuses-edit', {
    body: { rows: [{ id, version: 1, changes: { percent: 12 } }] },
  });
  expect(await write(jana, path, until(24), 1)).toMatchObject({ answer: { version: 3 } });
  const met = { field: 'validTo', mine: '2026-12-31', theirs: '2026-12-24' };
  expect(await write(petr, path, until(31), 2)).toMatchObject({ answer: { conflicts: [met] } });
  expect(await write(petr, path, until(31), 3)).toMatchObject({ status: 200 });
  const [bonus] = await app.deps.knex('buyback_bonuses').select<object[]>('percent', 'version');
  expect(bonus).toMatchObject({ percent: 12, version: 4 });
});
