import { useState } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { StaffOrder } from './staff-order.ts';

/** Gives up what a customer did not pay of goods that left for a device; another person always releases it. */
export function WriteOffRest({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('unpaidRests');
  const mayWriteOff = usePermission('orders.refund');
  const [isOpen, setOpen] = useState(false);
  const amount = order.exchange?.restToWriteOff ?? null;
  if (amount === null || !mayWriteOff) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('writeOff')}</Button>
      {isOpen && <WriteOffDialog order={order} amount={amount} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WriteOffDialogProps {
  readonly order: StaffOrder;
  readonly amount: number;
  readonly onClose: () => void;
}

function WriteOffDialog({ order: { id, version }, amount, onClose }: WriteOffDialogProps) {
  const t = usePhrases('unpaidRests');
  const approvals = usePhrases('approvals');
  const { market } = useConfig();
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['reason'],
    initial: {},
    saysTrouble: true,
    send: async ({ reason }) => {
      await client.post('admin-order-rest-write-off', {
        params: { id },
        body: { version, reason },
      });
      await queries.invalidateQueries({ queryKey: ['admin-order'] });
    },
    onSent: () => {
      notify('info', approvals('waitsFor'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('writeOffTitle', { amount: formatMoney(amount, market) })}
      lead={t('writeOffLead')}
      onClose={onClose}
      width="narrow"
      actions={
        <Button type="submit" form="write-off-rest" kind="primary" busy={isSending}>
          {t('writeOff')}
        </Button>
      }
    >
      <form ref={form} id="write-off-rest" className="stack" noValidate onSubmit={submit}>
        <TextField label={t('writeOffReason')} maxLength={500} {...field('reason')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
