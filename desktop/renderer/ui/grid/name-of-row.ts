import type { GridController } from './grid-controller.ts';

/** What a row is called: what stays in sight of it, or its number where the list has let go of it. */
export function nameOfRow({ blocks, props }: GridController, id: number): string {
  const at = blocks.indexOf(id);
  const row = at === -1 ? undefined : blocks.rowAt(at);
  const naming = props.pinned?.[0] ?? props.grid.columns[0]?.id;
  const name = row === undefined || naming === undefined ? null : row[naming];
  return name === '' || name === null || name === undefined ? String(id) : String(name);
}
