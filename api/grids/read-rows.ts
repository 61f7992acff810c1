import type { Language } from '#core/market/market.ts';
import { sessionVersionSql } from '../accounts/sessions.ts';
import { query } from '../database/query.ts';
import type { SessionProof } from '../http/request.ts';
import { tokenSql, type Choice } from './choice.ts';
import { rowText, type FoundRow } from './row-text.ts';
import { placeSql } from './sort-sql.ts';

export interface FoundRows {
  /** Those of the ids that are still there. */
  readonly ids: readonly number[];
  /** Rows as the wire's JSON. */
  readonly rows: readonly string[];
  /** Of the last row that was asked for, the values that it is ordered by; null where it is gone. */
  readonly values: readonly string[] | null;
  /** The list's state as the rows were read; null where none were asked for. */
  readonly token: string | null;
}

/** For whom a page is read. */
export interface PageReading {
  readonly language: Language;
  /** Where the statement that reads the rows is to prove the session as well. */
  readonly sessionProof: SessionProof | null;
}

/** Rows in the order of the ids, by one statement. A row that is gone is left out. */
export async function readRows(
  { db, grid, order }: Choice,
  ids: readonly number[],
  { language, sessionProof }: PageReading,
): Promise<FoundRows> {
  const last = ids.at(-1);
  if (last === undefined) return { ids, rows: [], values: null, token: null };
  const found = await query<ToldRow>(
    db,
    `select x.*, last.told from (${grid.rows(language)}) x
     full join (select $2::integer as id, json_build_array(
       (select ${placeSql(order)} from ${grid.from} where g.id = $2), ${tokenSql('$3')},
       ${sessionProof ? sessionVersionSql('$4', '$5') : 'null'}) as told) last on last.id = x.id`,
    [
      // As the database reads it: to write an array of numbers as a list of any values takes longer.
      ...[`{${ids.join(',')}}`, last, grid.freshness],
      ...(sessionProof ? [sessionProof.tokenHash, sessionProof.at] : []),
    ],
  );
  let told: ToldRow['told'] = null;
  const byId = new Map<number, string>();
  for (const row of found) {
    told ??= row.told;
    if (isThere(row)) byId.set(row.id, rowText(row));
  }
  const [values, token, session] = told ?? [null, null, null];
  sessionProof?.hear(session);
  const left = ids.filter((id) => byId.has(id));
  return { ids: left, rows: left.flatMap((id) => byId.get(id) ?? []), values, token };
}

/** The last row of a page says as well by what it is ordered, and the states of list and session. */
type ToldRow = (FoundRow | { readonly id: null }) & {
  readonly told:
    readonly [values: readonly string[] | null, token: string, session: string | null] | null;
};

/** Where the last row is gone, one without an id says the rest of it. */
const isThere = (row: FoundRow | { readonly id: null }): row is FoundRow => row.id !== null;
