import type { GridController } from './grid-controller.ts';

/**
 * Rows stay where they are from now on, where what was changed is what they are sorted or chosen by: whoever edits one
 * after the other must not see them leave.
 */
export function holdRows(controller: GridController, changed: readonly string[]): void {
  const { sort } = controller.state;
  const { term, conditions } = controller.sentFilter;
  const isChosenBy = (id: string) =>
    sort.split(',').some((part) => part.replace(/^-/, '') === id) ||
    conditions.some(({ column }) => column === id);
  if (term !== '' || changed.some(isChosenBy)) controller.store.setState({ isHeld: true });
}
