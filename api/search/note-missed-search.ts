import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { missedWords } from '#core/search/missed-search.ts';
import type { SearchQuery } from '#core/search/parse-query.ts';
import { query } from '../platform/database/query.ts';

/** Different words of a day that are counted; whoever sends more is no customer. */
const mostOfDay = 1_000;

const noteSql = `
  insert into missed_searches (day, language, words)
  select $1, $2, $3
  where exists (select from missed_searches where day = $1 and language = $2 and words = $3)
    or (select count(*) from missed_searches where day = $1) < $4
  on conflict (day, language, words) do update set count = missed_searches.count + 1`;

/** Counts a search that found nothing, for the statistics; says nothing of who searched. */
export async function noteMissedSearch(
  db: Knex,
  asked: SearchQuery,
  { today, language }: { readonly today: string; readonly language: Language },
): Promise<void> {
  const words = missedWords(asked);
  if (words === null) return;
  await query(db, noteSql, [today, language, words, mostOfDay]);
}
