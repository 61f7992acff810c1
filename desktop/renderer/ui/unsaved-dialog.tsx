import { usePhrases } from '../i18n/use-phrases.ts';
import { useUnsaved } from '../lib/unsaved.ts';
import { ConfirmDialog } from './dialog.tsx';

/** Asks before leaving a screen where something is typed and not saved; put beside the form. */
export function UnsavedDialog({ isDirty }: { readonly isDirty: boolean }) {
  const t = usePhrases('frame');
  const blocker = useUnsaved(isDirty);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('unsavedTitle')}
      lead={t('unsavedLead')}
      confirm={t('leave')}
      isDangerous
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
