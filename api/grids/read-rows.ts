import type { Language } from '#core/market/market.ts';
import { sessionVersionSql } from '../accounts/sessions.ts';
import { query, type QueryValue } from '../database/query.ts';
import type { SessionProof } from '../http/request.ts';
import { tokenSql, type Choice } from './choice.ts';
import { KeptNames, newNamesSql, type NamedCells, type Names } from './kept-names.ts';
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

/** What rows are read of, and by what they are ordered. */
type RowsOf = Pick<Choice, 'db' | 'grid' | 'order'>;

/** Reads rows of lists, and keeps the names by which their cells are told. */
export class RowReader {
  readonly #names = new KeptNames();

  /** Rows in the order of the ids, by one statement. A row that is gone is left out. */
  async read(rowsOf: RowsOf, ids: readonly number[], reading: PageReading): Promise<FoundRows> {
    const last = ids.at(-1);
    if (last === undefined) return { ids, rows: [], values: null, token: null };
    const { named } = rowsOf.grid;
    const known = named ? this.#names.of(named, reading.language) : null;
    const found = await ask(rowsOf, { ids, last, known }, reading);
    const [values, token, session, names] = found.find(({ told }) => told)?.told ?? untold;
    reading.sessionProof?.hear(session);
    const cells = named && names ? this.#names.keep(named, reading.language, names) : known;
    const texts = new Map<number, string>();
    for (const row of found) if (isThere(row)) texts.set(row.id, rowText(row, cells));
    const left: number[] = [];
    const rows: string[] = [];
    for (const id of ids) {
      const text = texts.get(id);
      if (text === undefined) continue;
      left.push(id);
      rows.push(text);
    }
    return { ids: left, rows, values, token };
  }
}

interface Asked {
  readonly ids: readonly number[];
  readonly last: number;
  readonly known: NamedCells | null;
}

function ask(
  { db, grid, order }: RowsOf,
  { ids, last, known }: Asked,
  { language, sessionProof }: PageReading,
): Promise<ToldRow[]> {
  // As the database reads it: to write an array of numbers as a list of any values takes longer.
  const bindings: QueryValue[] = [`{${ids.join(',')}}`];
  const bound = (value: QueryValue) => `$${String(bindings.push(value))}`;
  const lastId = `${bound(last)}::integer`;
  const told = [
    `(select ${placeSql(order)} from ${grid.from} where g.id = ${lastId})`,
    tokenSql(bound(grid.freshness)),
    sessionProof
      ? sessionVersionSql(bound(sessionProof.tokenHash), bound(sessionProof.at))
      : 'null',
    known
      ? newNamesSql(known.of, language, [bound(known.of.freshness), bound(known.state)])
      : 'null',
  ];
  return query<ToldRow>(
    db,
    `select x.*, last.told from (${grid.rows(language)}) x
     full join (select ${lastId} as id, json_build_array(${told.join(', ')}) as told) last
       on last.id = x.id`,
    bindings,
  );
}

/** What the last row of a page says besides: by what it is ordered, and the states it was read in. */
type Told = readonly [
  values: readonly string[] | null,
  token: string,
  session: string | null,
  names: Names | null,
];
const untold = [null, null, null, null] as const;

/** Where the last row is gone, one without an id says the rest of it. */
type ToldRow = (FoundRow | { readonly id: null }) & { readonly told: Told | null };
const isThere = (row: FoundRow | { readonly id: null }): row is FoundRow => row.id !== null;
