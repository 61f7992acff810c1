import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { refreshMoney } from '../../ui/refunds/refund.ts';
import type { StaffOrder } from './staff-order.ts';

/** Types a transfer of the bank's statement; above a limit another person releases it. */
export function TypeTransfer({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('transfer')}</Button>
      {isOpen && <TransferDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TransferDialogProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}

function TransferDialog({ order: { number, due, exchange }, onClose }: TransferDialogProps) {
  const t = usePhrases('sales');
  const approvals = usePhrases('approvals');
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['movement', 'amount'],
    initial: { amount: String(exchange?.toPay ?? due) },
    saysTrouble: true,
    send: async ({ movement, amount }) => {
      const body = { movement, variableSymbol: number, amount: Number(amount.replace(/\s/g, '')) };
      const reply = await client.post('admin-bank-transfer', { body });
      await refreshMoney();
      return reply;
    },
    onSent: ({ prepared }) => {
      const text = prepared === null ? t('transferTaken') : approvals('waitsFor');
      notify(prepared === null ? 'success' : 'info', text);
      onClose();
    },
  });
  return (
    <Dialog
      title={t('transferTitle', { number })}
      lead={t('transferLead')}
      onClose={onClose}
      width="narrow"
      actions={
        <Button type="submit" form="type-transfer" kind="primary" busy={isSending}>
          {t('transfer')}
        </Button>
      }
    >
      <form ref={form} id="type-transfer" className="stack" noValidate onSubmit={submit}>
        <TextField label={t('movement')} maxLength={60} {...field('movement')} />
        <TextField label={t('transferAmount')} inputMode="numeric" {...field('amount')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
