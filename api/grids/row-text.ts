import type { NamedCells } from './kept-names.ts';

/** A row by the names of the wire, with the part of it that is kept as a text. */
export interface FoundRow {
  readonly id: number;
  /** An object of JSON with at least one member. */
  readonly members?: string;
  /** What a row says besides and is no part of it. */
  readonly told?: unknown;
  readonly [column: string]: unknown;
}

/**
 * A row as the wire's JSON: what the database keeps in that form is neither parsed nor written
 * again, and cells of ids are told by names.
 */
export function rowText(
  { members, told: _, ...cells }: FoundRow,
  named: NamedCells | null,
): string {
  const row: Record<string, unknown> = cells;
  if (named) row[named.of.column] = named.told(String(row[named.of.column]));
  const text = JSON.stringify(row);
  return members === undefined ? text : `${text.slice(0, -1)},${members.slice(1)}`;
}
