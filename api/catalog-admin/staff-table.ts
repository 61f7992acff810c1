import type { Knex } from 'knex';
import { z } from 'zod';
import { toCamel, toSnake, toWire } from '#core/contract/casing.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { endpoints, type UrlKey } from '#core/contract/endpoints.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from '../http/bind.ts';
import { Refusal } from '../http/refusal.ts';
import { lockedVersion } from './locked-version.ts';
import { refuseConstraint, type GuardedFields } from './refuse-constraint.ts';

/** A stored row, by column. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly version: number;
};

/** A table that staff keep row by row; its calls are made by core/contract/catalog-admin-table.ts. */
export interface StaffTable {
  readonly table: string;
  readonly keys: Readonly<Record<'list' | 'add' | 'update' | 'remove', UrlKey>>;
  /** Columns that a term is looked for in, or how it is looked for as a pattern. */
  readonly searched:
    readonly string[] | ((knex: Knex, part: string) => (rows: Knex.QueryBuilder) => void);
  readonly order: readonly string[];
  readonly fields: GuardedFields;
  /**
   * Works out what is stored of what was written, in camelCase, and refuses what cannot be; `before`
   * is the row as its answer says it, null for a new one.
   */
  readonly prepare?: (
    before: Answered | null,
    written: Readonly<Record<string, unknown>>,
    now: Date,
  ) => Readonly<Record<string, unknown>>;
  /** Refuses a change that the database would let through. */
  readonly check?: (
    trx: Knex,
    before: Row,
    change: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
  /** Refuses a deletion that the database would let through. */
  readonly checkRemoval?: (row: Row, now: Date) => void;
  /** Refuses a deletion of what is used, with how often and where. */
  readonly refuseUsed?: (trx: Knex, row: Row) => Promise<void>;
  /** Brings what shows the row, or showed it before, up to date; last in the transaction. */
  readonly changed: (
    trx: Knex.Transaction,
    deps: Dependencies,
    row: Row,
    before: Row,
  ) => Promise<void>;
}

type Answered = Readonly<Record<string, unknown>>;

interface Input {
  readonly params: { readonly id: number };
  readonly query: Readonly<Record<string, string | number | undefined>> & {
    readonly offset: number;
    readonly limit: number;
    readonly term: string;
    readonly version: number;
  };
  readonly body: Readonly<Record<string, unknown>>;
}

type Handle = (input: Input, deps: Dependencies) => Promise<unknown>;

/** The four calls of a table, bound. */
export function staffTableRoutes(deps: Dependencies, staff: StaffTable): BoundRoute[] {
  const { keys } = staff;
  const handlers: readonly (readonly [UrlKey, Handle])[] = [
    [keys.list, (input) => list(deps.reads, staff, input)],
    [keys.add, (input) => refuseConstraint(staff.fields, add(deps, staff, input))],
    [keys.update, (input) => refuseConstraint(staff.fields, update(deps, staff, input))],
    [keys.remove, (input) => refuseConstraint(staff.fields, remove(deps, staff, input))],
  ];
  return handlers.map(([key, handle]) => ({
    key,
    endpoint: endpoints[key],
    // Parsed by this endpoint's schemas, which all staff tables share.
    handle: (input) => handle(input as Input, deps),
    rules: undefined,
  }));
}

/** Columns of the row that the contract answers. */
function columnsOf({ keys }: StaffTable): string[] {
  const { reply }: Endpoint = endpoints[keys.add];
  if (!(reply instanceof z.ZodObject)) throw new Error(`no row is answered by ${keys.add}`);
  return Object.keys(reply.shape).map(toSnake);
}

/** A row as it is answered: moments as texts. */
const answered = (row: Row): Answered =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      toCamel(column),
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

const paging = new Set(['offset', 'limit', 'term']);

async function list(knex: Knex, staff: StaffTable, { query }: Input): Promise<unknown> {
  const matching = knex(staff.table);
  for (const [name, value] of Object.entries(query)) {
    if (!paging.has(name) && value !== undefined) void matching.where(toSnake(name), value);
  }
  if (query.term !== '') {
    const part = `%${escapeLike(query.term)}%`;
    const { searched } = staff;
    void (typeof searched === 'function'
      ? matching.modify(searched(knex, part))
      : matching.where((any) => {
          for (const column of searched) void any.orWhereRaw('?? ilike ?', [column, part]);
        }));
  }
  const [counted] = await matching.clone().count<{ count: number }[]>('id');
  const rows: Row[] = await matching
    .orderBy([...staff.order, 'id'])
    .offset(query.offset)
    .limit(query.limit)
    .select(columnsOf(staff));
  if (!counted) throw new Error('a count has no row');
  return { count: counted.count, results: rows.map(answered) };
}

async function readRow(knex: Knex, staff: StaffTable, id: number): Promise<Row> {
  const row: Row | undefined = await knex(staff.table).where({ id }).first(columnsOf(staff));
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}

function add(deps: Dependencies, staff: StaffTable, { body }: Input): Promise<unknown> {
  return deps.knex.transaction(async (trx) => {
    const stored = staff.prepare?.(null, body, deps.now()) ?? body;
    const [made] = await trx(staff.table).insert(toWire(stored)).returning<{ id: number }[]>('id');
    if (!made) throw new Error(`a row of ${staff.table} got no id`);
    const row = await readRow(trx, staff, made.id);
    await staff.changed(trx, deps, row, row);
    return answered(row);
  });
}

const lockRow = (
  trx: Knex,
  staff: StaffTable,
  { id, version }: { readonly id: number; readonly version: number },
  changes?: Answered,
): Promise<Row> =>
  lockedVersion<Row>(
    trx(staff.table).where({ id }).forUpdate().select(columnsOf(staff)),
    version,
    async () => answered(await readRow(trx, staff, id)),
    changes && { trx, table: staff.table, changes },
  );

function update(deps: Dependencies, staff: StaffTable, { params, body }: Input): Promise<unknown> {
  return deps.knex.transaction(async (trx) => {
    const { version, ...change } = body;
    const before = await lockRow(trx, staff, { id: params.id, version: Number(version) }, change);
    const written = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    );
    await staff.check?.(trx, before, written);
    const stored = staff.prepare?.(answered(before), written, deps.now()) ?? written;
    await trx(staff.table)
      .where({ id: before.id })
      .update({ ...Object(toWire(stored)), version: before.version + 1 });
    const row = await readRow(trx, staff, before.id);
    await staff.changed(trx, deps, row, before);
    return answered(row);
  });
}

function remove(deps: Dependencies, staff: StaffTable, { params, query }: Input): Promise<unknown> {
  return deps.knex.transaction(async (trx) => {
    const row = await lockRow(trx, staff, { id: params.id, version: query.version });
    staff.checkRemoval?.(row, deps.now());
    await staff.refuseUsed?.(trx, row);
    await trx(staff.table).where({ id: row.id }).delete();
    await staff.changed(trx, deps, row, row);
  });
}
