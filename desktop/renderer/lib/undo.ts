import { phrases } from '../i18n/use-phrases.ts';
import { notify } from './notify.ts';

type Undo = (changeSetId: number) => void | Promise<void>;

let undo: Undo = () => undefined;

/** Told by the history, which knows how to undo and to ask about conflicts. */
export const setUndo = (how: Undo): void => {
  undo = how;
};

/** Says that something was changed, with a button that takes it back. */
export function offerUndo(changeSetId: number | null, text: string): void {
  if (changeSetId === null) {
    notify('info', text);
    return;
  }
  const label = phrases('frame')('undo');
  notify('success', text, { label, run: () => undo(changeSetId) });
}
