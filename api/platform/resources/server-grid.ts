import type { Knex } from 'knex';
import type { UrlKey } from '#core/contract/endpoints.ts';
import type { CellValue, GridCondition, GridDefinition } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import type { StoredCell } from './last-changes.ts';
import type { Dependencies } from '../dependencies.ts';
import type { RequestContext } from '../http/request.ts';
import type { WireRow } from './wire-row.ts';

/** A part of a statement; every value stands in `bindings` and never in the text (T-GRID-6). */
export interface SqlPart {
  readonly sql: string;
  readonly bindings: readonly Knex.RawBinding[];
}

/** How a column is compared in the database; its expressions name the table as `g`. */
export interface ServerColumn {
  /** Texts are compared folded, in the collation "C"; a sortable one is never null. */
  readonly sql: string;
  /** Type that a sort value, sent back as a text, is read as; such as `integer`. */
  readonly type: 'text' | 'integer' | 'numeric' | 'boolean' | 'timestamptz' | 'date';
  /** Condition of an empty cell, where that is neither null nor an empty text. */
  readonly blank?: string;
  /** A folded text with an index by trigrams that holds this one among others. */
  readonly within?: string;
  /** A comparison of the column's own, in place of the one by its type. */
  readonly condition?: (condition: GridCondition) => SqlPart;
}

/** One cell that was asked to become something else. */
export interface RefusedCell {
  readonly id: number;
  readonly column: string;
  /** Phrase key of a field's message. */
  readonly phrase: string;
  /** The value that came meanwhile, where that is the reason. */
  readonly theirs?: CellValue;
  /** Where that value stands, so that whoever wrote it can be named. */
  readonly stored?: StoredCell;
}

/** Changes that one row asks for, as the contract says them. */
export interface RowChange {
  readonly id: number;
  readonly version: number;
  readonly changes: Readonly<Record<string, CellValue>>;
  readonly overwrite: readonly string[];
}

/** What became of a block of cells. */
export interface EditOutcome {
  readonly applied: number;
  readonly refused: readonly RefusedCell[];
  /** Rows that were asked about, to be answered as they are now. */
  readonly ids: readonly number[];
}

/** Writes a block of cells in one transaction: what can be is applied, the rest is refused. */
export type GridEditor = (
  trx: Knex.Transaction,
  deps: Dependencies,
  rows: readonly RowChange[],
  context: RequestContext,
) => Promise<EditOutcome>;

/** A list with the keys of its calls. */
export interface GridOfCalls {
  readonly grid: ServerGrid;
  readonly list: UrlKey;
  readonly select: UrlKey;
  readonly edit?: UrlKey;
}

/** How one list of the back office is read from the database. */
export interface ServerGrid {
  readonly definition: GridDefinition;
  /** The table, with `g` as its name and the id as `g.id`. */
  readonly from: string;
  readonly columns: (language: Language) => Readonly<Record<string, ServerColumn>>;
  /** Folded text in which the words of a search are looked for. */
  readonly words: string;
  /** A code that finds its row where it is typed whole, as it is: words would let it be guessed in parts. */
  readonly secret?: string;
  /** Name in `grid_changes` of what the list is chosen by: a kept count is stale when it changed. */
  readonly freshness: string;
  /**
   * Statement that reads the rows of the ids `$1`, in any order, by the columns' names on the wire. A
   * column `members` is an object of JSON whose members belong to the row as well. Days are those of the market's zone.
   */
  readonly rows: (language: Language, timeZone: string) => string;
  /** Adds to the rows of a page what no statement of its own says, such as names of records of any table. */
  readonly complete?: (
    db: Knex,
    rows: readonly WireRow[],
    language: Language,
  ) => Promise<WireRow[]>;
  readonly edit?: GridEditor;
}
