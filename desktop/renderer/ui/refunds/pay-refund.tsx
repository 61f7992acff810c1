import { TextField } from '#ui/text-field.tsx';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { refreshMoney, type Refund } from './refund.ts';

interface PayRefundProps {
  readonly refund: Refund;
  readonly onClose: () => void;
}

/** Prepares the payment of a refund to an account; another person releases it. */
export function PayRefund({ refund, onClose }: PayRefundProps) {
  const t = usePhrases('sales');
  const approvals = usePhrases('approvals');
  const { market } = useConfig();
  const { id, version, hasAccount } = refund;
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['account', 'holder'],
    saysTrouble: true,
    send: async (typed) => {
      const body = { version, ...typed, reason: '' };
      await client.post('admin-refund-payout', { params: { id }, body });
      await refreshMoney();
    },
    onSent: () => {
      notify('info', approvals('waitsFor'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('payOutTitle', { amount: formatMoney(refund.amount, market) })}
      lead={t('payOutLead')}
      onClose={onClose}
      width="narrow"
      actions={
        <Button type="submit" form="pay-refund" kind="primary" busy={isSending}>
          {t('payOut')}
        </Button>
      }
    >
      <form ref={form} id="pay-refund" className="stack" noValidate onSubmit={submit}>
        <TextField
          label={t('account')}
          help={t(hasAccount ? 'accountHelp' : 'accountAsked')}
          maxLength={40}
          {...field('account')}
        />
        <TextField label={t('holder')} help={t('holderHelp')} maxLength={70} {...field('holder')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
