import type { Language } from '#core/market/market.ts';
import type { ServerColumn, ServerGrid, SqlPart } from './server-grid.ts';

/** One column of an order. */
export interface SortPart {
  readonly sql: string;
  readonly type: ServerColumn['type'] | 'id';
  readonly isDown: boolean;
}

/**
 * The order that a `sort` of the contract means. Ties are broken by the id in the direction of the
 * first column, so that one index serves it forwards and backwards.
 */
export function sortParts(grid: ServerGrid, sort: string, language: Language): SortPart[] {
  const columns = grid.columns(language);
  const parts = sort.split(',').map((name): SortPart => {
    const isDown = name.startsWith('-');
    const column = columns[isDown ? name.slice(1) : name];
    if (!column) throw new Error(`the list has no column ${name}`);
    return { sql: column.sql, type: column.type, isDown };
  });
  return [...parts, { sql: 'g.id', type: 'id', isDown: parts[0]?.isDown ?? false }];
}

/** After `order by`. */
export const orderSql = (parts: readonly SortPart[]): string =>
  parts.map(({ sql, isDown }) => `${sql} ${isDown ? 'desc' : 'asc'}`).join(', ');

/** The same order from the last row to the first. */
export const turned = (parts: readonly SortPart[]): SortPart[] =>
  parts.map((part) => ({ ...part, isDown: !part.isDown }));

const typeOf = ({ type }: SortPart) => (type === 'id' ? 'integer' : type);

/**
 * Condition of what stands behind a row with these values (T-GRID-7). With one direction it is one
 * comparison of rows, which an index answers from the place on.
 */
export function behindSql(parts: readonly SortPart[], values: readonly string[]): SqlPart {
  const bound = parts.map((one) => `?::${typeOf(one)}`);
  if (parts.every(({ isDown }) => isDown === parts[0]?.isDown)) {
    const sign = parts[0]?.isDown ? '<' : '>';
    const names = parts.map(({ sql }) => sql).join(', ');
    return { sql: `(${names}) ${sign} (${bound.join(', ')})`, bindings: values };
  }
  const cases = parts.map((one, place) => {
    const equal = parts.slice(0, place).map(({ sql }, before) => `${sql} = ${bound[before] ?? ''}`);
    return [...equal, `${one.sql} ${one.isDown ? '<' : '>'} ${bound[place] ?? ''}`].join(' and ');
  });
  return {
    sql: cases.map((one) => `(${one})`).join(' or '),
    bindings: cases.flatMap((_, place) => values.slice(0, place + 1)),
  };
}

/** The values of a row by which it stands in its place, as a list of texts in JSON. */
export const placeSql = (parts: readonly SortPart[]): string =>
  `json_build_array(${parts.map(({ sql }) => `(${sql})::text`).join(', ')})`;
