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
  /** Of the last row, the values that it is ordered by; null where it is gone. */
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
  if (ids.length === 0) return { ids, rows: [], values: null, token: null };
  const found = await query<OrderedRow>(
    db,
    `select x.*, case when x.id = $2 then (select ${placeSql(order)} from ${grid.from}
       where g.id = $2) end as ordered_by,
       case when row_number() over () = 1 then ${tokenSql('$3')} end as token
       ${sessionProof ? `, ${sessionOfFirstSql('$4', '$5')}` : ''}
     from (select) one left join (${grid.rows(language)}) x on true`,
    [
      ...[ids, ids.at(-1) ?? 0, grid.freshness],
      ...(sessionProof ? [sessionProof.tokenHash, sessionProof.at] : []),
    ],
  );
  sessionProof?.hear(found[0]?.session ?? null);
  let values: string | null = null;
  let state: string | null = null;
  const byId = new Map<number, string>();
  for (const { ordered_by: orderedBy, token, session: _session, ...row } of found) {
    values ??= orderedBy;
    state ??= token;
    if (isThere(row)) byId.set(row.id, rowText(row));
  }
  const left = ids.filter((id) => byId.has(id));
  return {
    ids: left,
    rows: left.flatMap((id) => byId.get(id) ?? []),
    values: values === null ? null : (JSON.parse(values) as string[]), // as placeSql wrote it
    token: state,
  };
}

const sessionOfFirstSql = (tokenHash: string, at: string): string =>
  `case when row_number() over () = 1 then ${sessionVersionSql(tokenHash, at)} end as session`;

/** The last row of a page says as well by what it is ordered, and the first which state the list is in. */
type OrderedRow = (FoundRow | { readonly id: null }) & {
  readonly ordered_by: string | null;
  readonly token: string | null;
  readonly session?: string | null;
};

/** Where all rows are gone, one without an id says the state of the list. */
const isThere = (row: FoundRow | { readonly id: null }): row is FoundRow => row.id !== null;
