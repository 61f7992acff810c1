import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { line } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

interface OtherReasonProps {
  /** Its name, as it stands beside it. */
  readonly field: string;
  readonly reveal: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why, where none of the usual reasons fits. */
export function OtherReason({ field: name, reveal, onClose }: OtherReasonProps) {
  const t = usePhrases('contacts');
  const frame = usePhrases('frame');
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['reason'],
    rules: { reason: line(500) },
    send: ({ reason }) => reveal(reason),
    onSent: onClose,
  });
  return (
    <Dialog
      title={t('whyTitle')}
      lead={t('whyLead', { field: name })}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frame('cancel')}</Button>
          <Button kind="primary" type="submit" form="other-reason" busy={isSending}>
            {t('showNow')}
          </Button>
        </>
      }
    >
      <form ref={form} id="other-reason" noValidate onSubmit={submit}>
        <TextField label={t('reason')} maxLength={500} autoFocus {...field('reason')} />
      </form>
    </Dialog>
  );
}
