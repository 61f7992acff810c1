import { foldText } from '#core/shared/text.ts';
import type { TreeRow } from './visible-rows.ts';

/** What a key does in a tree, by the pattern of WAI-ARIA. */
export type TreeStep =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'open' | 'close'; readonly id: number };

const go = (row: TreeRow | undefined): TreeStep | null =>
  row === undefined ? null : { kind: 'go', to: row.id };

const parentRow = (rows: readonly TreeRow[], at: number): TreeRow | undefined => {
  const level = rows[at]?.level ?? 0;
  return rows.slice(0, at).findLast((row) => row.level < level);
};

/**
 * Arrows, Home, End and the pages. Right opens, then goes in; left closes, then goes out. Null where
 * the key does nothing.
 *
 * @param at place of the line with the focus; `page`: lines of one page.
 */
export function stepOf(
  rows: readonly TreeRow[],
  at: number,
  key: string,
  page: number,
): TreeStep | null {
  const row = rows[at];
  if (row === undefined) return null;
  if (key === 'ArrowDown') return go(rows[at + 1]);
  if (key === 'ArrowUp') return go(rows[at - 1]);
  if (key === 'Home') return go(rows[0]);
  if (key === 'End') return go(rows.at(-1));
  if (key === 'PageDown') return go(rows[Math.min(at + page, rows.length - 1)]);
  if (key === 'PageUp') return go(rows[Math.max(at - page, 0)]);
  if (key === 'ArrowRight') {
    if (row.isOpen === null) return null;
    return row.isOpen ? go(rows[at + 1]) : { kind: 'open', id: row.id };
  }
  if (key !== 'ArrowLeft') return null;
  return row.isOpen === true ? { kind: 'close', id: row.id } : go(parentRow(rows, at));
}

/**
 * The next line whose name begins with what was typed, from the one behind the focus and around. While
 * a word goes on being typed, the line with the focus may stay.
 */
export function typeAhead(
  rows: readonly TreeRow[],
  at: number,
  typed: string,
  nameOf: (id: number) => string,
): number | null {
  const sought = foldText(typed);
  const first = sought.length > 1 ? at : at + 1;
  const around = [...rows.slice(first), ...rows.slice(0, first)];
  return around.find(({ id }) => foldText(nameOf(id)).startsWith(sought))?.id ?? null;
}
