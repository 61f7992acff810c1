import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#api/database/open-database.ts';
import { rememberNames, type CatalogueNames } from '#api/search/catalogue-names.ts';
import { postgresEngine } from '#api/search/postgres-engine.ts';
import type { SearchEngine } from '#api/search/search-engine.ts';
import { Vocabulary } from '#api/search/vocabulary.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import { parseQuery } from '#core/search/parse-query.ts';
import { testDatabase, testTemplate } from '#tests/support/database.ts';
import { relevanceCases, type RelevanceCase } from './relevance-cases.ts';

const name = `${testDatabase().database}_relevance`;
const admin = openDatabase(testDatabase(), { mostConnections: 1 });
const knex = openDatabase({ ...testDatabase(), database: name });
let engine: SearchEngine;
let names: CatalogueNames;

beforeAll(async () => {
  await admin.raw('create database ?? template ??', [name, testTemplate]);
  const settings = { market: 'cz', now: new Date('2026-11-21T09:00:00Z') } as const;
  const silent = { staffPassword: 'Zkouska-Hledani-2026', report: () => undefined };
  await seedDatabase(knex, { ...settings, ...silent });
  engine = postgresEngine(knex, new Vocabulary(() => 0));
  names = await rememberNames(knex, () => 0)();
}, 120_000);
afterAll(async () => {
  await knex.destroy();
  await admin.raw('drop database ??', [name]);
  await admin.destroy();
});

async function firstNames({ typed, language }: RelevanceCase): Promise<string[]> {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(`${typed}: ${query.error}`);
  const { cards } = await engine.find({
    ...{ query: query.value, isUnfinished: false, filters: [] },
    ...{ boosts: names.boosts, most: 1_000 },
  });
  const ids = cards.slice(0, 5).map(({ cardId }) => cardId);
  const rows: { id: number; name: string }[] = await knex('listing_cards')
    .whereIn('id', ids)
    .select('id', `name_${language} as name`);
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
}

describe('the table of searches', () => {
  it('has at least 150 of them', () => expect(relevanceCases.length).toBeGreaterThanOrEqual(150));

  it('finds 95 % in the first place and all of them in the first five', async () => {
    const misses: string[] = [];
    const lost: string[] = [];
    for (const searched of relevanceCases) {
      const found = await firstNames(searched);
      const isRight = (each: string) => searched.expected.some((pattern) => pattern.test(each));
      const line = `${searched.typed}: wanted ${searched.wanted}, got ${found.join(', ')}`;
      if (!found.slice(0, 1).some(isRight)) misses.push(line);
      if (!found.some(isRight)) lost.push(line);
    }
    if (misses.length > 0) console.info(misses.join('\n'));
    expect(lost).toEqual([]);
    expect(misses.length).toBeLessThanOrEqual(relevanceCases.length * 0.05);
  }, 60_000);
});
