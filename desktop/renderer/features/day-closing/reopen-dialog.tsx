import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { rereadDay, type DayPlace } from './day-closing.ts';

interface ReopenDialogProps {
  readonly closing: NonNullable<DayPlace['closing']>;
  readonly onClose: () => void;
}

/** Opens a closed day again; why is kept with it. */
export function ReopenDialog({ closing: { id, version }, onClose }: ReopenDialogProps) {
  const t = usePhrases('dayClosing');
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['reason'],
    saysTrouble: true,
    rules: { reason: line(300) },
    send: ({ reason }) =>
      client.post('admin-day-reopen', { params: { id }, body: { version, reason } }),
    onSent: () => {
      notify('success', t('reopened'));
      void rereadDay();
      onClose();
    },
  });
  return (
    <Dialog
      title={t('reopenTitle')}
      lead={t('reopenLead')}
      width="narrow"
      onClose={onClose}
      actions={
        <Button kind="primary" type="submit" form="reopen-day" busy={isSending}>
          {t('reopen')}
        </Button>
      }
    >
      <form ref={form} id="reopen-day" noValidate onSubmit={submit}>
        <TextField label={t('reopenReason')} maxLength={300} autoFocus {...field('reason')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
