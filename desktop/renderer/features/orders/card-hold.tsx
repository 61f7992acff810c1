import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { StaffOrder } from './staff-order.ts';

type Act = StaffOrder['holdActs'][number];

/** The card that secures what devices are to pay, with what staff may do about it. */
export function CardHold({ order }: { readonly order: StaffOrder }) {
  const t = usePhrases('sales');
  const { market } = useConfig();
  const mayAct = usePermission('orders.refund');
  const [act, setAct] = useState<Act | null>(null);
  const { hold, holdActs, holdProblem } = order;
  if (hold === null || hold.state === 'offered') return null;
  const amount = formatMoney(hold.amount, market);
  const until = hold.until === null ? '' : formatDate(hold.until);
  return (
    <section>
      <h3>{t('hold')}</h3>
      <p>{t(`hold_${hold.state}`, { amount, until })}</p>
      {holdProblem !== null && <p role="alert">{t('holdProblem')}</p>}
      {mayAct && (
        <div className="cluster">
          {holdActs.map((each) => (
            <Button key={each} onClick={() => setAct(each)}>
              {t(`hold_act_${each}`)}
            </Button>
          ))}
        </div>
      )}
      {act !== null && <HoldDialog order={order} act={act} onClose={() => setAct(null)} />}
    </section>
  );
}

interface HoldDialogProps {
  readonly order: StaffOrder;
  readonly act: Act;
  readonly onClose: () => void;
}

function HoldDialog({ order: { id, version, hold }, act, onClose }: HoldDialogProps) {
  const t = usePhrases('sales');
  const approvals = usePhrases('approvals');
  const [reason, setReason] = useState('');
  const end = useMutation({
    mutationFn: () =>
      client.post('admin-order-hold', { params: { id }, body: { version, to: act, reason } }),
    onSuccess: ({ prepared }) => {
      if (prepared === null) notify('success', t('holdEnded'));
      else notify('info', approvals('waitsFor'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
  });
  const isPromise = act === 'release' && hold?.isGone === true;
  const text = isPromise ? 'hold_text_promise' : (`hold_text_${act}` as const);
  return (
    <Dialog
      title={t(`hold_act_${act}`)}
      lead={t(text)}
      onClose={onClose}
      width="narrow"
      actions={
        <Button kind="primary" busy={end.isPending} onClick={() => end.mutate()}>
          {t(`hold_act_${act}`)}
        </Button>
      }
    >
      <TextField
        label={t('holdReason')}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
