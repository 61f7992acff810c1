/** What a cell of a draft becomes when another list was published meanwhile. */
export type MergedCell = 'mine' | 'theirs' | 'conflict';

/**
 * Whose value of one cell stands: only one side changed it, or both alike. Both otherwise is a
 * conflict for a person to decide, never silently the later one (DECISIONS "Staff grids").
 */
export function mergeDraftCell<T>(base: T, mine: T, theirs: T): MergedCell {
  if (theirs === base || theirs === mine) return 'mine';
  return mine === base ? 'theirs' : 'conflict';
}
