import { TextField } from '#ui/text-field.tsx';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { refreshMoney, type Refund } from './refund.ts';

interface PaidByHandProps {
  readonly refund: Refund;
  readonly onClose: () => void;
}

/** Says that a refund was paid beside the program, and how; nothing is sent any more. */
export function PaidByHand({ refund, onClose }: PaidByHandProps) {
  const t = usePhrases('money');
  const { market } = useConfig();
  const { id, version } = refund;
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['note'],
    rules: { note: line(500) },
    saysTrouble: true,
    send: async ({ note }) => {
      const body = { version, to: 'done' as const, note };
      await client.post('admin-refund-settle', { params: { id }, body });
      await refreshMoney();
    },
    onSent: () => {
      notify('success', t('byHandDone'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('byHandTitle', { amount: formatMoney(refund.amount, market) })}
      lead={t('byHandLead')}
      onClose={onClose}
      width="narrow"
      actions={
        <Button type="submit" form="paid-by-hand" kind="primary" busy={isSending}>
          {t('byHandConfirm')}
        </Button>
      }
    >
      <form ref={form} id="paid-by-hand" className="stack" noValidate onSubmit={submit}>
        <TextField
          label={t('byHandNote')}
          help={t('byHandNoteHelp')}
          maxLength={500}
          {...field('note')}
        />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
