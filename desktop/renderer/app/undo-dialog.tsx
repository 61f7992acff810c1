import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { undoQuestion } from '../lib/undo-question.ts';
import { useMoment } from '../lib/use-moment.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

/** Before an undo reaches what is not in sight: what it is, when it was, how much of it, and where. */
export function UndoDialog() {
  const t = usePhrases('frame');
  const moment = useMoment();
  const question = useStore(undoQuestion, (state) => state.question);
  if (!question) return null;
  const { what, at, rows, isElsewhere, isRedo, answer } = question;
  const lead = [
    `${what}, ${moment(at)}.`,
    t('undoRows', { count: rows }),
    isElsewhere ? t('undoElsewhere') : '',
  ];
  return (
    <ConfirmDialog
      title={t(isRedo ? 'redoTitle' : 'undoTitle')}
      lead={lead.filter((text) => text !== '').join(' ')}
      confirm={t(isRedo ? 'redo' : 'undo')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
