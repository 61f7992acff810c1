/** Operations that a device shows before the others are unfolded (SPECIFICATION section 4). */
const shownCount = 7;

export interface FoldedOperations<Operation> {
  readonly shown: readonly Operation[];
  /** Unfolded on demand; where there are none, nothing says that there could be. */
  readonly folded: readonly Operation[];
}

/** Operations of a device as its page shows them: the first seven, and the others folded away. */
export const foldOperations = <Operation>(
  operations: readonly Operation[],
): FoldedOperations<Operation> => ({
  shown: operations.slice(0, shownCount),
  folded: operations.slice(shownCount),
});
