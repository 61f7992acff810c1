import type { PrivateFiles } from '../files/private-files.ts';

/** Columns of one table whose values are encrypted, each bound to its table, its column and its row. */
export interface EncryptedColumns {
  readonly table: string;
  /** The column with the id that the values are bound to; unique. */
  readonly row: string;
  readonly names: readonly string[];
}

/** What a feature keeps encrypted. */
export interface EncryptedData {
  readonly columns?: readonly EncryptedColumns[];
  readonly files?: readonly PrivateFiles[];
}
