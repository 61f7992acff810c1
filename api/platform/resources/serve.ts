import type { Knex } from 'knex';
import { toSnake } from '#core/contract/casing.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import type { KnownResource } from '#core/changes/all-resources.ts';
import type { ColumnType } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import type { Column } from '#core/resources/column.ts';
import { schemaOf } from '#core/resources/column-schema.ts';
import { gridOf, type Resource } from '#core/resources/resource.ts';
import type { ResourceWords, WordsOf } from '#core/resources/words.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from '../http/bind.ts';
import {
  databaseTypes,
  readRows,
  saidAs,
  type After,
  type KeptTable,
  type RowRules,
} from './kept-table.ts';
import { importRoutes } from './import-routes.ts';
import type { ImportOptions } from './import-rows.ts';
import { selectionRoutes } from './selection-routes.ts';
import { refuseConstraint } from './refuse-constraint.ts';
import { addRow, cellWriter, changeRow, deleteRow } from './row-writer.ts';
import { guardedOf } from './store-rows.ts';
import type { GridOfCalls, RowChange, ServerColumn, ServerGrid } from './server-grid.ts';

/** What the database side of a resource is besides its declaration. */
interface ServeOptions extends RowRules, Pick<ImportOptions, 'referred'> {
  /** Tables that the list reads, the resource's own as `g`. */
  readonly from?: string;
  /** Expressions of columns that are no plain column of the table. */
  readonly sql?: (language: Language) => Readonly<Record<string, string>>;
  /** Text in which a search of the list looks for words, where the columns with `search` do not say it. */
  readonly words?: string;
  /** Columns in whose order `<key>-list` answers. */
  readonly order: readonly string[];
  /** How `<key>-list` looks for a pattern, where the columns with `search` do not say it. */
  readonly searched?: (knex: Knex, pattern: string) => (rows: Knex.QueryBuilder) => void;
}

/** A resource with what the program needs to answer its calls. */
export interface Served {
  readonly table: string;
  /** What the history of changes calls it and its columns. */
  readonly said: Readonly<Record<Language, ResourceWords>>;
  readonly grid: GridOfCalls | null;
  readonly routes: (deps: Dependencies) => BoundRoute[];
  readonly after: After | undefined;
}

/** Serves a declared resource: its list, and the one writer of its rows. */
export function serve<R extends KnownResource>(
  of: R,
  { said, ...options }: ServeOptions & { readonly said: Readonly<Record<Language, WordsOf<R>>> },
): Served {
  const kept: KeptTable = { ...options, table: of.table, fields: fieldsOfTable(of) };
  return {
    table: of.table,
    said,
    grid: 'list' in of.options ? gridOfCalls(of, options, kept) : null,
    routes: (deps) => [
      ...routesOf(deps, of, options, kept),
      ...importRoutes(deps, { ...options, of, kept, said }),
      ...selectionRoutes(deps, of, kept),
    ],
    after: options.after,
  };
}

const fieldsOfTable = ({ columns }: Resource): KeptTable['fields'] =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => column.limits ?? column.answered)
      .map(([id, column]) => [
        id,
        {
          ...column,
          column: toSnake(id),
          schema: column.limits ? schemaOf(column) : undefined,
        },
      ]),
  );

function gridOfCalls(of: Resource, options: ServeOptions, kept: KeptTable): GridOfCalls {
  const definition = gridOf(of);
  // The contract has made the keys of the same declaration.
  const key = `grid-${definition.name}` as 'grid-vouchers';
  return {
    grid: serverGrid(of, options, kept),
    list: key,
    select: `${key}-select`,
    edit: `${key}-edit`,
  };
}

function serverGrid(of: Resource, options: ServeOptions, kept: KeptTable): ServerGrid {
  const definition = gridOf(of);
  const { from = `${of.table} g`, sql } = options;
  const expressions = (language: Language) => {
    const own = sql?.(language) ?? {};
    return Object.entries(of.columns).map(
      ([id, column]) => [id, column, own[id] ?? `g.${toSnake(id)}`] as const,
    );
  };
  return {
    definition,
    from,
    columns: (language) =>
      Object.fromEntries(
        expressions(language)
          .filter(([, { sortable, filterable }]) => sortable !== false || filterable !== false)
          .map(([id, column, expression]) => [id, serverColumn(column, expression)]),
      ),
    words: `grid_fold(${options.words ?? wordsOf(of)})`,
    freshness: definition.name,
    rows: (language) => `
      select ${[
        'g.id',
        'g.version',
        ...expressions(language).map(
          ([id, { type }, expression]) => `${saidAs(type, expression)} as ${toSnake(id)}`,
        ),
      ].join(', ')}
      from ${from} where g.id = any($1::integer[])`,
    edit: cellWriter(kept),
  };
}

const searchedColumns = ({ columns }: Resource): string[] =>
  Object.entries(columns).flatMap(([id, column]) =>
    column.limits && column.search ? [toSnake(id)] : [],
  );

const wordsOf = (of: Resource): string =>
  `concat_ws(' ', ${searchedColumns(of)
    .map((column) => `g.${column}`)
    .join(', ')})`;

/** What stands for an empty cell in an order: before all others, however low they are. */
const lowest: Readonly<Partial<Record<ColumnType, string>>> = {
  text: "''",
  choice: "''",
  moment: "'-infinity'",
  day: "'-infinity'",
};

// A few thousand rows: they are folded as they are compared.
function serverColumn({ type, optional }: Column, expression: string): ServerColumn {
  const sql = optional ? `coalesce(${expression}, ${lowest[type] ?? '-10000000'})` : expression;
  return {
    sql: type === 'text' ? `grid_fold(${sql})` : sql,
    type: databaseTypes[type],
    ...(optional && { blank: `${expression} is null` }),
  };
}

/** What the calls of single rows are given, parsed by the schemas that all resources share. */
interface Input {
  readonly params: { readonly id: number };
  readonly query: Readonly<Record<string, string | number | undefined>> & {
    readonly offset: number;
    readonly limit: number;
    readonly term: string;
    readonly version: number;
  };
  readonly body: RowChange['changes'] & { readonly version?: number };
}

function routesOf(
  deps: Dependencies,
  of: Resource,
  options: ServeOptions,
  kept: KeptTable,
): BoundRoute[] {
  // As above.
  const key = of.options.rows.key as 'voucher';
  const guarded = guardedOf(kept);
  const write = <T>(work: (trx: Knex.Transaction) => Promise<T>) =>
    refuseConstraint(guarded, deps.knex.transaction(work));
  const handlers: readonly (readonly [UrlKey, (input: Input) => Promise<unknown>])[] = [
    [`${key}-list`, ({ query }) => listRows(deps.reads, of, options, kept, query)],
    [`${key}-add`, ({ body }) => write((trx) => addRow(trx, deps, kept, body))],
    [
      `${key}-update`,
      ({ params: { id }, body: { version = 0, ...given } }) => {
        const asked = { id, version, changes: given, overwrite: [] };
        return write((trx) => changeRow(trx, deps, kept, asked));
      },
    ],
    [
      `${key}-delete`,
      ({ params: { id }, query: { version } }) =>
        write((trx) => deleteRow(trx, deps, kept, { id, version })),
    ],
  ];
  return handlers.map(([name, handle]) => ({
    key: name,
    endpoint: endpoints[name],
    handle: (input) => handle(input as Input), // parsed by this endpoint's schemas
    rules: undefined,
  }));
}

const paging = new Set(['offset', 'limit', 'term']);

async function listRows(
  db: Knex,
  of: Resource,
  { order, searched }: ServeOptions,
  kept: KeptTable,
  { offset, limit, term, ...query }: Input['query'],
): Promise<unknown> {
  const narrowed = Object.entries(query).filter(
    ([name, value]) => !paging.has(name) && value !== undefined,
  );
  const pattern = `%${escapeLike(term)}%`;
  const matching = (rows: Knex.QueryBuilder) => {
    for (const [name, value] of narrowed) void rows.where(toSnake(name), value ?? null);
    if (term === '') return;
    if (searched) void rows.modify(searched(db, pattern));
    else {
      void rows.where((any) => {
        for (const column of searchedColumns(of)) {
          void any.orWhereRaw('??::text ilike ?', [column, pattern]);
        }
      });
    }
  };
  const [counted] = await db(of.table).modify(matching).count<{ count: number }[]>('id');
  const results = await readRows(
    db,
    kept,
    (rows) =>
      void rows
        .modify(matching)
        .orderBy([...order, 'id'])
        .offset(offset)
        .limit(limit),
  );
  if (!counted) throw new Error('a count has no row');
  return { count: counted.count, results };
}
