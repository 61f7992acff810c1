import type { Knex } from 'knex';
import { recordedTables } from '#core/changes/recorded-tables.ts';
import type { Language } from '#core/market/market.ts';
import { quoted, tableShapes, valueIn, type TableShape } from './table-shape.ts';

/** A row whose name is asked for; `said` is what is on record of it. */
export interface LabelledChange {
  readonly table: string;
  /** Its key by column. */
  readonly key: Readonly<Record<string, unknown>>;
  readonly said: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Longest chain of rows that are named by another one: stock, piece, variant. */
const mostSteps = 3;
const longestLabel = 120;

/**
 * What rows are called, in their order. One statement per table and step; a row that is gone is
 * called as the record remembers it, or by its key.
 */
export async function rowLabels(
  knex: Knex,
  rows: readonly LabelledChange[],
  language: Language,
  steps = mostSteps,
): Promise<readonly string[]> {
  const shapes = await tableShapes(knex, [...new Set(rows.map(({ table }) => table))]);
  const stored = await storedRows(knex, rows, shapes);
  const full = rows.map((row, place) => ({ ...row.key, ...row.said, ...stored.get(place) }));
  const parents = new Map<number, LabelledChange>();
  for (const [place, { table }] of rows.entries()) {
    const of = recordedTables[table]?.of;
    const id = of && full[place]?.[of.column];
    if (of && id !== undefined && id !== null && steps > 0) {
      parents.set(place, { table: of.table, key: { id }, said: {} });
    }
  }
  const named = await namesOfParents(knex, parents, language, steps);
  return rows.map(({ table, key }, place) => {
    const own = ownName(table, full[place] ?? {}, language);
    const parts = [named.get(place) ?? '', own].filter((part) => part !== '');
    return (parts.length > 0 ? parts.join(' – ') : keyText(key)).slice(0, longestLabel);
  });
}

async function namesOfParents(
  knex: Knex,
  parents: ReadonlyMap<number, LabelledChange>,
  language: Language,
  steps: number,
): Promise<ReadonlyMap<number, string>> {
  if (parents.size === 0) return new Map();
  const names = await rowLabels(knex, [...parents.values()], language, steps - 1);
  return new Map([...parents.keys()].map((place, index) => [place, names[index] ?? '']));
}

function ownName(table: string, values: Values, language: Language): string {
  for (const column of recordedTables[table]?.label ?? []) {
    const value = values[column.replace('*', language)];
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

const keyText = (key: Values): string => Object.values(key).map(String).join('/');

/** What is stored of the rows now of what names them, by their place. */
async function storedRows(
  knex: Knex,
  rows: readonly LabelledChange[],
  shapes: ReadonlyMap<string, TableShape>,
): Promise<ReadonlyMap<number, Values>> {
  const found = new Map<number, Values>();
  for (const shape of shapes.values()) {
    const asked = rows.flatMap(({ table, key }, place) =>
      table === shape.table ? [{ place, key }] : [],
    );
    const named = namingColumns(shape).map((name) => `'${name}', t.${quoted(name)}`);
    if (named.length === 0) continue;
    const same = shape.key
      .map((column) => `t.${quoted(column.name)} = ${valueIn('a.key', shape, column)}`)
      .join(' and ');
    const { rows: read } = await knex.raw<{ rows: { place: number; values: Values }[] }>(
      `select a.place, jsonb_build_object(${named.join(', ')}) as values
      from jsonb_to_recordset(?::jsonb) as a (place integer, key jsonb)
      join ${quoted(shape.table)} t on ${same}`,
      [JSON.stringify(asked)],
    );
    for (const { place, values } of read) found.set(place, values);
  }
  return found;
}

function namingColumns({ table, columns }: TableShape): string[] {
  const { label = [], of } = recordedTables[table] ?? {};
  const wanted = [...label, ...(of ? [of.column] : [])].flatMap((name) =>
    name.includes('*') ? [name.replace('*', 'cs'), name.replace('*', 'ro')] : [name],
  );
  return columns.flatMap(({ name }) => (wanted.includes(name) ? [name] : []));
}
