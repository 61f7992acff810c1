import type { Knex } from 'knex';

interface Column {
  readonly table: string;
  readonly column: string;
  /** Name in `pg_type`; of an array's element where it is one. */
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  /** `CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])))`, of this column alone. */
  readonly checks: readonly string[];
}

/** What the driver makes of a value, with the parsers of `connection.ts`. */
const parsed: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  oid: 'number',
  text: 'string',
  time: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  xid8: 'string',
  pg_snapshot: 'string',
};
/** Elements that the driver reads otherwise than a value alone. */
const parsedInArray: Readonly<Record<string, string>> = {
  int8: 'string',
  numeric: 'number',
  date: 'Date',
};

const columnsSql = `
  select c.relname as table, a.attname as column, coalesce(e.typname, t.typname) as type,
    e.oid is not null as "isArray", not a.attnotnull as "isNullable",
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not c.relispartition and c.relname not like 'knex_migrations%'
  order by c.relname, a.attnum`;

/** The values that a check lets a column have, as literals; undefined where it lists none. */
function literalsOf(check: string): string[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check)?.[1];
  const items = list?.split(', ').map((item) => /^('[^']*'|\d+)(?:::\w+)?$/.exec(item)?.[1]);
  return items?.every((item) => item !== undefined) === true ? items : undefined;
}

function typeOf({ table, column, type, isArray, isNullable, checks }: Column): string {
  const value = (isArray ? parsedInArray[type] : undefined) ?? parsed[type];
  if (value === undefined) throw new Error(`${table}.${column}: how does the driver read ${type}?`);
  const literals = checks.map(literalsOf).find((found) => found !== undefined);
  const known = literals?.join(' | ') ?? value;
  const full = isArray ? `readonly (${known})[]` : known;
  return isNullable && full !== 'unknown' ? `${full} | null` : full;
}

/** The types of all rows as the migrated database has them: the text of `rows.ts`. */
export async function writeRows(knex: Knex): Promise<string> {
  const { rows } = await knex.raw<{ rows: Column[] }>(columnsSql);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const interfaces = tables.map((table) => {
    const columns = rows.filter((column) => column.table === table);
    const fields = columns.map((column) => `readonly ${column.column}: ${typeOf(column)};`);
    return `readonly ${table}: {\n${fields.join('\n')}\n};`;
  });
  return `${head}\nexport interface Rows {\n${interfaces.join('\n')}\n}\n`;
}
const head = `/**
 * Generated from the migrated database by \`npm run rows\`; never edited. A row of each table as the driver gives it:
 * a numeric is text, a date \`YYYY-MM-DD\`; what is in JSON is for its reader to say (\`unknown & T\` is \`T\`).
 */`;
