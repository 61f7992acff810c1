/** What the order of undoing needs to know of a change set. */
export interface UndoableSet {
  readonly id: number;
  readonly undoes: number | null;
  readonly undoneBy: number | null;
  readonly refusal: string | null;
}

/**
 * How far a change set is from what somebody did: 0 is a change, 1 its undo, 2 the redo, and so on. An
 * undone set that is no more in the list counts as a change.
 */
function depthOf(set: UndoableSet, byId: ReadonlyMap<number, UndoableSet>): number {
  let depth = 0;
  for (let at: UndoableSet | undefined = set; at && at.undoes !== null; at = byId.get(at.undoes)) {
    depth += 1;
  }
  return depth;
}

const stands = ({ undoneBy, refusal }: UndoableSet) => undoneBy === null && refusal === null;

const indexed = (newestFirst: readonly UndoableSet[]) =>
  new Map(newestFirst.map((set) => [set.id, set]));

/** What Ctrl+Z undoes: the newest change or redo that stands. */
export function nextUndo<T extends UndoableSet>(newestFirst: readonly T[]): T | null {
  const byId = indexed(newestFirst);
  return newestFirst.find((set) => stands(set) && depthOf(set, byId) % 2 === 0) ?? null;
}

/** What Ctrl+Shift+Z undoes: the newest undo that stands, unless something new was done since. */
export function nextRedo<T extends UndoableSet>(newestFirst: readonly T[]): T | null {
  const byId = indexed(newestFirst);
  for (const set of newestFirst) {
    const depth = depthOf(set, byId);
    if (depth % 2 === 1 && stands(set)) return set;
    if (depth === 0 && set.undoneBy === null) return null;
  }
  return null;
}
