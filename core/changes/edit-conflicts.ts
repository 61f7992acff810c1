/** One change of a row since the writer saw it. */
export interface LaterChange {
  /** The row's version after it. */
  readonly version: number;
  /** Columns that it changed. */
  readonly columns: readonly string[];
}

/** A field that two people changed. */
export interface EditConflict {
  readonly column: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Edit {
  /** The version that the writer saw. */
  readonly seen: number;
  /** What the writer wants, by column. */
  readonly mine: Readonly<Record<string, unknown>>;
  /** Columns in which the writer's value is to win. */
  readonly overwrite: readonly string[];
}

export interface StoredRow {
  readonly version: number;
  /** What is stored now, by column. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly later: readonly LaterChange[];
}

/**
 * Columns in which an edit of a stale version meets another one (T-GRID-8): different fields merge,
 * the same field is a conflict, whatever its values. Where a change since then is not on record, any
 * field may have been meant by it, so every one is a conflict. Null where the version
 * was never reached.
 */
export function editConflicts(
  { seen, mine, overwrite }: Edit,
  { version, values, later }: StoredRow,
): readonly EditConflict[] | null {
  if (seen > version) return null;
  const recorded = later.filter((change) => change.version > seen && change.version <= version);
  const known = new Set(recorded.map((change) => change.version));
  const changed = new Set(recorded.flatMap(({ columns }) => columns));
  const isWhole = known.size === version - seen;
  return Object.entries(mine)
    .filter(([column]) => (!isWhole || changed.has(column)) && !overwrite.includes(column))
    .map(([column, value]) => ({ column, mine: value, theirs: values[column] ?? null }));
}
