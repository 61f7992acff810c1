import { usePhrases } from '../i18n/use-phrases.ts';
import { useUnsaved } from '../lib/unsaved.ts';
import { ConfirmDialog } from './dialog.tsx';

/** Asks before leaving a screen where something is typed and not saved; put beside the form. */
export function UnsavedDialog({ isDirty }: { readonly isDirty: boolean }) {
  const t = usePhrases('frame');
  const leaving = useUnsaved(isDirty);
  if (leaving === null) return null;
  return (
    <ConfirmDialog
      title={t('unsavedTitle')}
      lead={t('unsavedLead')}
      confirm={t('leave')}
      isDangerous
      onConfirm={leaving.leave}
      onClose={leaving.stay}
    />
  );
}
