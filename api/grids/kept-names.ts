import type { Language } from '#core/market/market.ts';
import { tokenSql } from './choice.ts';
import type { NamedColumn } from './server-grid.ts';

/** Names that stood in one state of what they are read from, in the order in which cells tell them. */
export interface Names {
  readonly state: string;
  readonly pairs: readonly (readonly [id: number, name: string])[];
}

/** Tells the cells of a column by names. */
export class NamedCells {
  readonly of: NamedColumn;
  readonly state: string;
  readonly #names: ReadonlyMap<string, { readonly name: string; readonly place: number }>;

  constructor(of: NamedColumn, { state, pairs }: Names) {
    this.of = of;
    this.state = state;
    this.#names = new Map(pairs.map(([id, name], place) => [String(id), { name, place }]));
  }

  /** The names of a cell's ids; null where it has none. */
  told(ids: string): string | null {
    // Most cells have one, and a page is a hundred of them.
    const only = this.#names.get(ids);
    if (only) return only.name;
    const found = ids.split(',').flatMap((id) => this.#names.get(id) ?? []);
    found.sort((one, other) => one.place - other.place);
    return found.length === 0 ? null : found.map(({ name }) => name).join(', ');
  }
}

/**
 * Names of what rows of lists refer to, as they were last read: whoever reads rows asks with the
 * state that is known here, and is answered the names as well where they are others by now.
 */
export class KeptNames {
  readonly #kept = new Map<string, NamedCells>();

  /** The names that are kept, or none in a state that nothing is ever in. */
  of(column: NamedColumn, language: Language): NamedCells {
    const kept = this.#kept.get(`${column.freshness} ${language}`);
    return kept ?? new NamedCells(column, { state: '', pairs: [] });
  }

  keep(column: NamedColumn, language: Language, names: Names): NamedCells {
    const cells = new NamedCells(column, names);
    this.#kept.set(`${column.freshness} ${language}`, cells);
    return cells;
  }
}

/**
 * Expression of the names as JSON, null where their state is the one that is known. Its bindings are
 * the column's `freshness` and the known state.
 */
export const newNamesSql = (
  { names }: NamedColumn,
  language: Language,
  [freshness, known]: readonly [string, string],
): string => `(
  select json_build_object('state', n.state, 'pairs', (
    select coalesce(json_agg(json_build_array(id, name)), '[]') from (${names(language)}) named))
  from (select ${tokenSql(freshness)} as state) n where n.state <> ${known})`;
