import type { Language } from '#core/market/market.ts';
import { query } from '../database/query.ts';
import { tokenSql, type Choice } from './choice.ts';
import { rowText, type FoundRow } from './row-text.ts';
import { placeSql } from './sort-sql.ts';

export interface FoundRows {
  /** Those of the ids that are still there. */
  readonly ids: readonly number[];
  /** Rows as the wire's JSON, with commas in between. */
  readonly rows: string;
  /** Of the last row, the values that it is ordered by; null where it is gone. */
  readonly values: readonly string[] | null;
  /** The list's state as the rows were read; null where none were asked for. */
  readonly token: string | null;
}

/** Rows in the order of the ids, by one statement. A row that is gone is left out. */
export async function readRows(
  choice: Choice,
  ids: readonly number[],
  language: Language,
): Promise<FoundRows> {
  if (ids.length === 0) return { ids, rows: '', values: null, token: null };
  return choice.grid.isText ? readText(choice, ids, language) : readColumns(choice, ids, language);
}

/** Values of the row `$2`, by which it stands in its place. */
const orderedBy = ({ grid, order }: Choice): string =>
  `(select ${placeSql(order)} from ${grid.from} where g.id = $2)`;

/** What stands beside the rows: by what the last one is ordered, and which state the list is in. */
interface Beside {
  readonly ordered_by: string | null;
  readonly token: string | null;
}

const valuesOf = (orderedBy: string | null): string[] | null =>
  orderedBy === null ? null : (JSON.parse(orderedBy) as string[]); // as placeSql wrote it

async function readText(
  choice: Choice,
  ids: readonly number[],
  language: Language,
): Promise<FoundRows> {
  const { db, grid } = choice;
  const inOrder = 'order by array_position($1::integer[], x.id)';
  const [found] = await query<Beside & { left_ids: number[] | null; rows: string | null }>(
    db,
    `select string_agg(x.row, ',' ${inOrder}) as rows,
       case when count(*) < cardinality($1::integer[]) then array_agg(x.id ${inOrder}) end as left_ids,
       case when bool_or(x.id = $2) then ${orderedBy(choice)} end as ordered_by,
       ${tokenSql('$3')} as token
     from (${grid.rows(language)}) x`,
    [ids, ids.at(-1) ?? 0, grid.freshness],
  );
  if (!found) throw new Error('an aggregate has no row');
  const { rows, left_ids: left, ordered_by: place, token } = found;
  return {
    ids: rows === null ? [] : (left ?? ids),
    rows: rows ?? '',
    values: valuesOf(place),
    token,
  };
}

async function readColumns(
  choice: Choice,
  ids: readonly number[],
  language: Language,
): Promise<FoundRows> {
  const { db, grid } = choice;
  const found = await query<Beside & (FoundRow | { readonly id: null })>(
    db,
    `select x.*, case when x.id = $2 then ${orderedBy(choice)} end as ordered_by,
       case when row_number() over () = 1 then ${tokenSql('$3')} end as token
     from (select) one left join (${grid.rows(language)}) x on true`,
    [ids, ids.at(-1) ?? 0, grid.freshness],
  );
  let values: string | null = null;
  let state: string | null = null;
  const byId = new Map<number, string>();
  for (const { ordered_by: place, token, ...row } of found) {
    values ??= place;
    state ??= token;
    if (isThere(row)) byId.set(row.id, rowText(row));
  }
  const left = ids.filter((id) => byId.has(id));
  return {
    ids: left,
    rows: left.flatMap((id) => byId.get(id) ?? []).join(','),
    values: valuesOf(values),
    token: state,
  };
}

/** Where all rows are gone, one without an id says the state of the list. */
const isThere = (row: FoundRow | { readonly id: null }): row is FoundRow => row.id !== null;
