import type { Knex } from 'knex';
import { query, type QueryValue } from '../database/query.ts';
import type { ChosenFilter } from '../catalog/listing/chosen-filters.ts';
import { factWord } from './category-facts.ts';

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

export type CandidateWords = readonly (readonly string[])[];

export interface CandidateQuery {
  readonly codes: readonly string[];
  /** For each needed word, the words of the index that meet it; null where one is met by nothing. */
  readonly words: CandidateWords | null;
  /** For `near`: the same, of which all must be met or any; without words nothing is near. */
  readonly near: { readonly words: CandidateWords; readonly needs: 'all' | 'any' };
  readonly filters: readonly ChosenFilter[];
  readonly most: number;
}

interface CandidateRow {
  readonly coded: Buffer | null;
  readonly whole: Buffer | null;
  readonly whole_count: string;
  readonly filtered: Buffer | null;
  readonly near: Buffer | null;
}

const tiers = [0, 1, 2, 3];
const mostNear = 200;

// Each tier stops at the bound, and none is begun after the bound is reached.
const found = (matches: string, most: string, columns = 'packed') => `
  select ${columns} from (
    ${tiers
      .map(
        (tier) =>
          `(select ${columns} from search_documents_${String(tier)} where ${matches} limit ${most})`,
      )
      .join(' union all ')}
  ) tiers limit ${most}`;

const gathered = (rows: string) => `(select string_agg(packed, '') from (${rows}) rows)`;

const coded = `
  select d.packed
  from master_products v
  join listing_cards c on c.meta_master_id = v.meta_master_id and c.group_name = v.group_name
  join search_documents d on d.card_id = c.id
  where v.is_active and (
    v.ean = any($1) or regexp_replace(lower(v.code), '[^a-z0-9]', '', 'g') = any($1))
  order by c.condition = 'used', c.condition = 'nearly_new', c.id limit 50`;

/** Reads the candidates of a query in one statement. */
export async function readCandidates(db: Knex, asked: CandidateQuery): Promise<Candidates> {
  const values: QueryValue[] = [asked.codes, asked.most];
  const bind = (value: QueryValue) => `$${String(values.push(value))}`;
  const strict = asked.words && allOf(asked.words.map(anyOf));
  const matches = strict === null ? 'false' : `words @@ ${bind(strict)}::tsquery`;
  const parts = asked.near.words.map(anyOf);
  const some = parts.join(asked.near.needs === 'all' ? '&' : '|');
  const near = some === '' ? null : `words @@ ${bind(some)}::tsquery`;
  const columns = [
    `whole.packed as whole, whole.cards as whole_count`,
    `${asked.codes.length === 0 ? 'null' : gathered(coded)} as coded`,
    `${strict === null || asked.filters.length === 0 ? 'null' : gathered(found(filtered(strict, asked.filters, bind), '$2'))} as filtered`,
    `case when whole.cards = 0 then ${near === null ? 'null' : gathered(found(near, String(mostNear)))} end as near`,
  ];
  const [row] = await query<CandidateRow>(
    db,
    `select ${columns.join(', ')}
     from (
       select string_agg(packed, '') as packed, count(*) as cards
       from (${strict === null ? "select ''::bytea as packed where false" : found(matches, '$2')}) rows
     ) whole where $1::text[] is not null and $2::integer > 0`,
    values,
  );
  return {
    coded: records(row?.coded),
    whole: records(row?.whole),
    wholeCount: Number(row?.whole_count ?? 0),
    filtered: records(row?.filtered),
    near: records(row?.near),
  };
}

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`;
const anyOf = (words: readonly string[]) => `(${words.map(quoted).join('|')})`;
const allOf = (parts: readonly string[]) => parts.join('&');

function filtered(
  strict: string,
  filters: readonly ChosenFilter[],
  bind: (value: QueryValue) => string,
): string {
  const facts = filters.flatMap(({ facts: chosen }) =>
    chosen ? [anyOf(chosen.map(factWord))] : [],
  );
  const spans = filters.flatMap(({ span }) =>
    span ? [` and price between ${bind(span.from)} and ${bind(span.to)}`] : [],
  );
  return `words @@ ${bind(allOf([strict, ...facts]))}::tsquery${spans.join('')}`;
}

/** Bytes as numbers; copied, because a driver's buffer begins anywhere. */
const records = (bytes: Buffer | null | undefined): Int32Array =>
  bytes ? new Int32Array(Uint8Array.from(bytes).buffer) : new Int32Array(0);
