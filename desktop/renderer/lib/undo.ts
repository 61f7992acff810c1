import { phrases } from '../i18n/use-phrases.ts';
import { undoChange } from './history.ts';
import { notify } from './notify.ts';

/** Says that something was changed, with a button that takes it back; null: nothing had to change. */
export function offerUndo(changeSetId: number | null, text: string): void {
  if (changeSetId === null) {
    notify('info', text);
    return;
  }
  const label = phrases('frame')('undo');
  notify('success', text, { label, run: () => undoChange(changeSetId) });
}
