import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshCards } from '#api/read-models/refresh-cards.ts';
import { readCandidates, type CandidateQuery } from '#api/search/candidates.ts';
import { ResidentSearch } from '#api/search/resident/resident-search.ts';
import { numberAt, packedField, recordStarts } from '#core/search/packed-document.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertSearchCatalogue } from './search-fixture.ts';

let app: TestApp;
let resident: ResidentSearch;
beforeAll(async () => {
  app = await startTestApp();
  await insertSearchCatalogue(app.deps.knex, app.deps);
  resident = new ResidentSearch(app.deps.knex);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

async function asking(words: readonly string[], most = 100): Promise<CandidateQuery> {
  const { knex } = app.deps;
  const rows: { id: number; word: string }[] = await knex('search_words').whereIn('word', words);
  const given = words.map(
    (word) => new Map(rows.flatMap((row) => (row.word === word ? [[row.id, word]] : []))),
  );
  return { codes: [], words: given, near: { words: given, needs: 'any' }, filters: [], most };
}

const familiesIn = (records: Int32Array) =>
  recordStarts(records).map((start) => numberAt(records, start, packedField.familyId));

const found = async (...words: string[]) =>
  familiesIn((await resident.candidates(await asking(words))).whole);

const rename = (trx: Parameters<typeof refreshCards>[0], id: number, name: string) =>
  trx('meta_masters')
    .where({ id })
    .update({ name_cs: name, name_ro: name })
    .then(() => refreshCards(trx, [id], app.deps));

const questions = [['iphone'], ['iphone', '13'], ['apple'], ['samsung', 's24'], ['13', 'samsung']];

it.each(questions)('finds in memory for %j what the database finds', async (...words) => {
  const asked = await asking(words);
  const [inMemory, inDatabase] = [
    await resident.candidates(asked),
    await readCandidates(app.deps.knex, asked, 'all'),
  ];
  for (const part of ['whole', 'near'] as const) {
    const sorted = (records: Int32Array) => familiesIn(records).toSorted((a, b) => a - b);
    expect(sorted(inMemory[part])).toEqual(sorted(inDatabase[part]));
  }
  expect(inMemory.wholeCount).toBe(inDatabase.wholeCount);
  expect(inMemory.whole.length + inMemory.near.length).toBeGreaterThan(0);
});

it('finds a change in the very next search', async () => {
  expect(await found('iphone', '13')).toContain(2);
  await app.deps.knex.transaction((trx) => rename(trx, 2, 'Apple Zenfone'));
  expect(await found('iphone', '13')).not.toContain(2);
  expect(await found('zenfone')).toEqual([2]);
});

it('finds a change that begins before another one and is committed after it', async () => {
  const { knex } = app.deps;
  const late = await knex.transaction();
  await rename(late, 3, 'Samsung Laterphone');
  await knex.transaction((trx) => rename(trx, 6, 'Samsung Soonerphone'));
  expect(await found('soonerphone')).toEqual([6]);
  await late.commit();
  expect(await found('laterphone')).toEqual([3]);
});

it('asks the database for the documents that memory does not hold', async () => {
  const { knex } = app.deps;
  const moved = new ResidentSearch(knex);
  await knex('search_documents').whereIn('meta_master_id', [4, 5]).update({ tier: 3 });
  const { whole, wholeCount } = await moved.candidates(await asking(['apple']));
  expect([familiesIn(whole).toSorted(), wholeCount]).toEqual([[1, 2, 4, 5], 4]);
  const first = await moved.candidates(await asking(['apple'], 3));
  expect([recordStarts(first.whole).length, first.wholeCount]).toEqual([3, 3]);
});

it('forgets what was made anew or emptied', async () => {
  expect(await found('zenfone')).toEqual([2]);
  await insertSearchCatalogue(app.deps.knex, app.deps);
  expect(await found('iphone', '13')).toContain(2);
  const asked = await asking(['iphone']);
  await truncateAll(app.deps.knex);
  expect((await resident.candidates(asked)).wholeCount).toBe(0);
});
