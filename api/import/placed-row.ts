import type { ReadRow } from '#core/import/read-row.ts';

/** A row with its place in the file. */
export interface PlacedRow extends ReadRow {
  readonly place: number;
}
