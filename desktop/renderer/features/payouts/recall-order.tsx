import { useState } from 'react';
import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PayoutOrder } from './payout-order.ts';

interface RecallOrderProps {
  readonly order: PayoutOrder;
}

/** Proposes to take back what of an order is not paid yet; another person releases it. */
export function RecallOrder({ order }: RecallOrderProps) {
  const t = usePhrases('payouts');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('recall')}</Button>
      {isOpen && <RecallDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function RecallDialog({ order, onClose }: RecallOrderProps & { readonly onClose: () => void }) {
  const t = usePhrases('payouts');
  const approvals = usePhrases('approvals');
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['reason'],
    initial: {},
    saysTrouble: true,
    send: ({ reason }) =>
      client.post('payout-recall', { params: { id: order.id }, body: { reason } }),
    onSent: () => {
      notify('info', approvals('waitsFor'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('recallTitle', { reference: order.reference })}
      lead={t('recallLead')}
      onClose={onClose}
      width="narrow"
      actions={
        <Button type="submit" form="recall-order" kind="primary" busy={isSending}>
          {t('recallAsk')}
        </Button>
      }
    >
      <form ref={form} id="recall-order" className="stack" noValidate onSubmit={submit}>
        {order.fileMadeAt !== null && <p>{t('recallFile')}</p>}
        <TextAreaField label={t('recallReason')} maxLength={500} {...field('reason')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
