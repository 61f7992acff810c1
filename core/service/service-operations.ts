/** Operations that a device shows until it is expanded (SPECIFICATION section 9). */
const collapsedCount = 7;

export interface ShownOperations<Operation> {
  readonly operations: readonly Operation[];
  /** Operations behind the button that expands the list; 0 shows no button. */
  readonly hiddenCount: number;
}

/** Service operations of a device as its list shows them: the first seven, or all once expanded. */
export function shownOperations<Operation>(
  operations: readonly Operation[],
  isExpanded: boolean,
): ShownOperations<Operation> {
  const shown = isExpanded ? operations : operations.slice(0, collapsedCount);
  return { operations: shown, hiddenCount: operations.length - shown.length };
}
