import type { Knex } from 'knex';

export interface Column {
  readonly name: string;
  /** As SQL says it, such as `integer[]`. */
  readonly type: string;
  readonly isArray: boolean;
}

/** What a recorded table looks like; its names and types come from the catalogue and may be put into SQL. */
export interface TableShape {
  readonly table: string;
  readonly key: readonly Column[];
  /** Without those that the database works out itself. */
  readonly columns: readonly Column[];
}

/** Columns that every change touches and that no undo brings back. */
export const bookkeeping: ReadonlySet<string> = new Set([
  'version',
  'updated_at',
  'changed_at',
  'changed_by',
]);

interface KeyedColumn extends Column {
  readonly table: string;
  readonly place: number | null;
}

/** Shapes by table. */
export async function tableShapes(
  knex: Knex,
  tables: readonly string[],
): Promise<ReadonlyMap<string, TableShape>> {
  const { rows } = await knex.raw<{ rows: KeyedColumn[] }>(
    `select c.relname::text as "table", a.attname::text as name,
        format_type(a.atttypid, null) as type, y.typcategory = 'A' as "isArray",
        array_position(k.conkey, a.attnum) as place
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''
      join pg_type y on y.oid = a.atttypid
      join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relnamespace = 'public'::regnamespace and c.relname = any(?)
      order by c.relname, a.attnum`,
    [[...tables]],
  );
  const names = new Set(rows.map(({ table }) => table));
  return new Map([...names].map((table) => [table, shapeOf(table, rows)]));
}

function shapeOf(table: string, rows: readonly KeyedColumn[]): TableShape {
  const columns = rows.filter((row) => row.table === table);
  const key = columns
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => Number(one.place) - Number(other.place));
  return { table, columns, key };
}

/** A name of the catalogue as SQL takes it, whatever it is. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The value of a column inside of a jsonb expression, in the column's own type. */
export function valueIn(json: string, shape: TableShape, { name, type, isArray }: Column): string {
  if (type === 'jsonb') return `nullif(${json} -> '${name}', 'null'::jsonb)`;
  if (!isArray) return `(${json} ->> '${name}')::${type}`;
  return `(jsonb_populate_record(null::${quoted(shape.table)}, ${json})).${quoted(name)}`;
}

/** The key of an entry whose `row_id` says it all. */
export function keyColumns(shapes: ReadonlyMap<string, TableShape>): string {
  const named = [...shapes.values()].flatMap(({ table, key: [column, ...more] }) =>
    column && more.length === 0 ? [`when '${table}' then '${column.name}'`] : [],
  );
  if (named.length === 0) return `'{}'::jsonb`;
  return `jsonb_build_object(case table_name ${named.join(' ')} else '' end, row_id)`;
}

/** The key of a row of `undo_rows` as it is on the wire: its columns with a slash between. */
export const keyText = (shapes: ReadonlyMap<string, TableShape>, key = 'key'): string => {
  const cases = [...shapes.values()].map(
    (shape) =>
      `when '${shape.table}' then concat_ws('/', ${shape.key
        .map(({ name }) => `${key} ->> '${name}'`)
        .join(', ')})`,
  );
  return `case table_name ${cases.join(' ')} end`;
};
