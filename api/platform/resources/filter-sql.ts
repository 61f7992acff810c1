import type { GridColumn, GridCondition, GridFilter } from '#core/grid/grid-definition.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import { foldText } from '#core/shared/text.ts';
import type { ServerColumn, ServerGrid, SqlPart } from './server-grid.ts';

const part = (sql: string, ...bindings: SqlPart['bindings']): SqlPart => ({ sql, bindings });

/** Joins conditions by "and"; nothing is true. */
export const allOf = (parts: readonly SqlPart[]): SqlPart =>
  parts.length === 0
    ? part('true')
    : part(
        parts.map(({ sql }) => `(${sql})`).join(' and '),
        ...parts.flatMap(({ bindings }) => bindings),
      );

/** Where and in which words a list is read. */
export interface Place {
  readonly language: Language;
  /** Of the market: a day begins and ends there. */
  readonly timeZone: string;
}

/**
 * The condition of a filter. Names come from the grid's own columns alone, which the contract's
 * schema has held the filter to; everything that was typed is bound (T-GRID-6).
 */
export function filterSql(grid: ServerGrid, filter: GridFilter, place: Place): SqlPart {
  const columns = grid.columns(place.language);
  return allOf([
    termSql(grid, filter.term),
    ...filter.conditions.map((condition) => {
      const column = columns[condition.column];
      const known = grid.definition.columns.find(({ id }) => id === condition.column);
      if (!column || !known) throw new Error(`the list has no column ${condition.column}`);
      return conditionSql(column, known, condition, place.timeZone);
    }),
  ]);
}

/** Every word of a search stands in the row's text, or the search is the row's code. */
function termSql({ words, secret }: ServerGrid, term: string): SqlPart {
  const folded = foldText(term).split(/\s+/).filter(Boolean);
  const named = allOf(folded.map((word) => part(`${words} like ?`, `%${escapeLike(word)}%`)));
  if (secret === undefined || folded.length === 0) return named;
  return part(`(${named.sql}) or ${secret} = ?`, ...named.bindings, term.trim());
}

function conditionSql(
  column: ServerColumn,
  { type }: GridColumn,
  condition: GridCondition,
  timeZone: string,
): SqlPart {
  if (column.condition) return column.condition(condition);
  const blank =
    column.blank ??
    (type === 'text' ? `coalesce(${column.sql}, '') = ''` : `${column.sql} is null`);
  if (condition.op === 'blank') return part(blank);
  if (condition.op === 'notBlank') return part(`not (${blank})`);
  if (type === 'text') return textSql(column, condition);
  if (type === 'boolean') return part(`${column.sql} = ?`, condition.value === true);
  if (type === 'choice') return part(`${column.sql} = any(?::text[])`, texts(condition));
  const compared =
    type === 'moment' || type === 'day'
      ? daySql(column.sql, condition, type === 'moment' ? timeZone : null)
      : numberSql(column, condition);
  return column.blank === undefined ? compared : allOf([compared, part(`not (${blank})`)]);
}

const texts = ({ value }: GridCondition): string[] =>
  Array.isArray(value) ? value.map(String) : [];

/** A comparison of folded texts. */
export function textSql({ sql, within }: ServerColumn, condition: GridCondition): SqlPart {
  const { op, value } = condition;
  if (op === 'in') return part(`${sql} = any(?::text[])`, texts(condition).map(foldText));
  const folded = foldText(String(value));
  const pattern = escapeLike(folded);
  const near = within === undefined ? [] : [part(`${within} like ?`, `%${pattern}%`)];
  if (op === 'equals') return part(`${sql} = ?`, folded);
  if (op === 'startsWith') return part(`${sql} like ?`, `${pattern}%`);
  return allOf([part(`${sql} like ?`, `%${pattern}%`), ...near]);
}

const comparisons: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

/** An index of whole numbers answers comparisons with whole numbers alone. */
const numberType = ({ type }: ServerColumn, value: number) =>
  type === 'integer' && Number.isInteger(value) && Math.abs(value) < 2 ** 31
    ? 'integer'
    : 'numeric';

function numberSql(column: ServerColumn, { op, value, to }: GridCondition): SqlPart {
  const bound = (given: GridCondition['value']) => `?::${numberType(column, Number(given))}`;
  if (op === 'between') {
    return part(
      `${column.sql} between ${bound(value)} and ${bound(to)}`,
      ...[Number(value), Number(to)],
    );
  }
  const sign = comparisons[op];
  if (sign === undefined) throw new Error(`a number is not compared by ${op}`);
  return part(`${column.sql} ${sign} ${bound(value)}`, Number(value));
}

/** Days are those of the market; `before` and `after` leave the day itself out. */
function daySql(sql: string, { op, value, to }: GridCondition, zone: string | null): SqlPart {
  const start =
    zone === null ? '(?::date + ?::integer)' : '((?::date + ?::integer)::timestamp at time zone ?)';
  const at = (day: GridCondition['value'], later: number) =>
    zone === null ? [String(day), later] : [String(day), later, zone];
  if (op === 'before') return part(`${sql} < ${start}`, ...at(value, 0));
  if (op === 'after') return part(`${sql} >= ${start}`, ...at(value, 1));
  const last = op === 'between' ? to : value;
  return part(`${sql} >= ${start} and ${sql} < ${start}`, ...at(value, 0), ...at(last, 1));
}
