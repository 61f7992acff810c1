interface SourceRow {
  /** Where it stands, as editors and spreadsheets count. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as a table of texts. Its rows are read while they are asked for, so that none holds a whole file of them. */
export interface SourceTable {
  readonly format: 'csv' | 'xlsx' | 'xml';
  /** Titles, or the numbers of the columns where the first row is one of the rows. */
  readonly header: readonly string[];
  /** Once. Throws a refusal of the file where it cannot be read any further. */
  readonly rows: Iterable<SourceRow>;
}

export type SourceRefusal =
  | 'import_not_readable'
  | 'import_empty'
  | 'import_encoding_unclear'
  | 'import_too_many_rows'
  | 'import_too_many_columns';
