import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#api/platform/database/open-database.ts';
import { rememberNames, type CatalogueNames } from '#api/search/catalogue-names.ts';
import { postgresEngine } from '#api/search/postgres-engine.ts';
import type { SearchEngine } from '#api/search/search-engine.ts';
import { Vocabulary } from '#api/search/vocabulary.ts';
import type { MarketCode } from '#core/market/market.ts';
import { parseQuery } from '#core/search/parse-query.ts';
import { testDatabase } from '#tests/support/database.ts';
import { cloneSeeded } from '#tests/support/seeded-database.ts';
import { relevanceCases, type RelevanceCase } from './relevance-cases.ts';

interface Shop {
  readonly knex: Knex;
  readonly engine: SearchEngine;
  readonly names: CatalogueNames;
}

/** The seed of a market in a database of its own. */
async function openShop(market: MarketCode): Promise<Shop> {
  const database = databaseOf(market);
  await cloneSeeded(market, database);
  const knex = openDatabase({ ...testDatabase(), database });
  const engine = postgresEngine(knex, new Vocabulary(() => 0));
  return { knex, engine, names: await rememberNames(knex, () => 0)() };
}

const databaseOf = (market: MarketCode) => `${testDatabase().database}_relevance_${market}`;

async function firstNames(
  { knex, engine, names }: Shop,
  { typed, language }: RelevanceCase,
): Promise<string[]> {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(`${typed}: ${query.error}`);
  const { cards } = await engine.find({
    query: query.value,
    isUnfinished: false,
    filters: [],
    boosts: names.boosts,
    most: 1_000,
  });
  const ids = cards.slice(0, 5).map(({ cardId }) => cardId);
  const rows: { id: number; name: string }[] = await knex('listing_cards')
    .whereIn('id', ids)
    .select('id', `name_${language} as name`);
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.name ?? []);
}

describe.each(['cz', 'ro'] as const)('the table of searches in the %s shop', (market) => {
  const admin = openDatabase(testDatabase(), { mostConnections: 1 });
  const cases = relevanceCases[market];
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(market);
  }, 120_000);
  afterAll(async () => {
    await shop.knex.destroy();
    await admin.raw('drop database ??', [databaseOf(market)]);
    await admin.destroy();
  });

  it('has at least 150 of them', () => expect(cases.length).toBeGreaterThanOrEqual(150));

  it('finds 95 % in the first place and all of them in the first five', async () => {
    const misses: string[] = [];
    const lost: string[] = [];
    for (const searched of cases) {
      const found = await firstNames(shop, searched);
      const isRight = (each: string) => searched.expected.some((pattern) => pattern.test(each));
      const line = `${searched.typed}: wanted ${searched.wanted}, got ${found.join(', ')}`;
      if (!found.slice(0, 1).some(isRight)) misses.push(line);
      if (!found.some(isRight)) lost.push(line);
    }
    if (misses.length > 0) console.info(misses.join('\n'));
    expect(lost).toEqual([]);
    expect(misses.length).toBeLessThanOrEqual(cases.length * 0.05);
  }, 60_000);
});
