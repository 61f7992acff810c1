import type { Knex } from 'knex';
import { query, type QueryValue } from '../platform/database/query.ts';
import type { ChosenFilter } from '../catalog/listing/chosen-filters.ts';
import { factWord } from './category-facts.ts';
import { codedDocuments } from './coded-documents.ts';
import { recordsIn } from './records-in.ts';

/** Records of core/search/packed-document.ts, not ranked yet. */
export interface Candidates {
  /** Cards with one of the codes. */
  readonly coded: Int32Array;
  /** Cards that meet every needed word, and how many of them were looked at. */
  readonly whole: Int32Array;
  readonly wholeCount: number;
  /** Those of them that every filter lets through; empty where nothing is chosen. */
  readonly filtered: Int32Array;
  /** Where none meets every word: cards that meet some. */
  readonly near: Int32Array;
}

/** For each word of a query, the words of the index that meet it, by their numbers. */
export type CandidateWords = readonly ReadonlyMap<number, string>[];

export interface CandidateQuery {
  readonly codes: readonly string[];
  /** Of the needed words; null where one is met by nothing. */
  readonly words: CandidateWords | null;
  /** For `near`: of these all must be met or any; without words nothing is near. */
  readonly near: { readonly words: CandidateWords; readonly needs: 'all' | 'any' };
  readonly filters: readonly ChosenFilter[];
  readonly most: number;
}

interface PackedCandidates {
  readonly coded: Buffer | null;
  readonly whole: Buffer | null;
  readonly whole_count: string;
  readonly filtered: Buffer | null;
  readonly near: Buffer | null;
}

/** Tiers that a statement looks at, first to last. */
const tiersOf = { all: [0, 1, 2, 3], last: [3] };
export type Tiers = keyof typeof tiersOf;
export const mostNear = 200;

// Each tier stops at the bound, and none is begun after the bound is reached.
const found = (tiers: readonly number[], matches: string, most: string) => `
  select packed from (
    ${tiers
      .map(
        (tier) =>
          `(select packed from search_documents_${String(tier)} where ${matches} limit ${most})`,
      )
      .join(' union all ')}
  ) tiers limit ${most}`;

const gathered = (rows: string) => `(select string_agg(packed, '') from (${rows}) rows)`;

/** Reads the candidates of a query in one statement, from all documents or from the last tier. */
export async function readCandidates(
  db: Knex,
  asked: CandidateQuery,
  from: Tiers,
): Promise<Candidates> {
  const tiers = tiersOf[from];
  const values: QueryValue[] = [asked.most, ...asked.codes];
  const bind = (value: QueryValue) => `$${String(values.push(value))}`;
  const strict = asked.words && allOf(asked.words.map(anyOf));
  const matches = strict === null ? null : `words @@ ${bind(strict)}::tsquery`;
  const parts = asked.near.words.map(anyOf);
  const some = parts.join(asked.near.needs === 'all' ? '&' : '|');
  const near = some === '' ? null : `words @@ ${bind(some)}::tsquery`;
  // Of what meets any word only the most looked at are read, among which those that lack one word may not be.
  const close = asked.near.needs === 'all' ? null : butOne(parts);
  const nearest = close === null ? null : `words @@ ${bind(close)}::tsquery`;
  const columns = [
    `whole.packed as whole, whole.cards as whole_count`,
    `${codedDocuments(asked.codes.length, 2)} as coded`,
    `${strict === null || asked.filters.length === 0 ? 'null' : gathered(found(tiers, filtered(strict, asked.filters, bind), '$1'))} as filtered`,
    `case when whole.cards = 0 then ${nearOf(tiers, nearest, near)} end as near`,
  ];
  const [row] = await query<PackedCandidates>(
    db,
    `select ${columns.join(', ')}
     from (
       select string_agg(packed, '') as packed, count(*) as cards
       from (${matches === null ? "select ''::bytea as packed where false" : found(tiers, matches, '$1')}) rows
     ) whole where $1::integer > 0`,
    values,
  );
  return {
    coded: recordsIn(row?.coded),
    whole: recordsIn(row?.whole),
    wholeCount: Number(row?.whole_count ?? 0),
    filtered: recordsIn(row?.filtered),
    near: recordsIn(row?.near),
  };
}

/** Cards that lack one word; where there are none, those that meet any. */
function nearOf(tiers: readonly number[], close: string | null, near: string | null): string {
  if (near === null) return 'null';
  const some = gathered(found(tiers, near, String(mostNear)));
  return close === null
    ? some
    : `coalesce(${gathered(found(tiers, close, String(mostNear)))}, ${some})`;
}

/** Every part but one, whichever it is; null where that is no more than any of them. */
const butOne = (parts: readonly string[]): string | null =>
  parts.length < 3
    ? null
    : parts
        .map((_, left) => parts.filter((_part, at) => at !== left).join('&'))
        .map((all) => `(${all})`)
        .join('|');

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`;
const anyOf = (words: ReadonlyMap<number, string>) => anyWord([...words.values()]);
const anyWord = (words: readonly string[]) => `(${words.map(quoted).join('|')})`;
const allOf = (parts: readonly string[]) => parts.join('&');

function filtered(
  strict: string,
  filters: readonly ChosenFilter[],
  bind: (value: QueryValue) => string,
): string {
  const facts = filters.flatMap(({ facts: chosen }) =>
    chosen ? [anyWord(chosen.map(factWord))] : [],
  );
  const spans = filters.flatMap(({ span }) =>
    span ? [` and price between ${bind(span.from)} and ${bind(span.to)}`] : [],
  );
  return `words @@ ${bind(allOf([strict, ...facts]))}::tsquery${spans.join('')}`;
}
