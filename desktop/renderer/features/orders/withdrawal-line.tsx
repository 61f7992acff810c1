import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { refreshMoney } from './refund.ts';
import type { StaffOrder } from './staff-order.ts';

type Withdrawal = StaffOrder['withdrawals'][number];
type To = 'received' | 'refunded' | 'cancelled';

const statuses = ['requested', 'received', 'refunded', 'cancelled'] as const;

function useStatusText() {
  const t = usePhrases('sales');
  return (status: string): string => {
    const known = statuses.find((one) => one === status);
    return known === undefined ? status : t(`withdrawal_${known}`);
  };
}

interface WithdrawalLineProps {
  readonly withdrawal: Withdrawal;
  readonly mayRefund: boolean;
}

/** A withdrawal of the customer: goods come, money goes, or it is called off. */
export function WithdrawalLine({ withdrawal, mayRefund }: WithdrawalLineProps) {
  const t = usePhrases('sales');
  const approvals = usePhrases('approvals');
  const statusText = useStatusText();
  const { market } = useConfig();
  const [isAsked, setAsked] = useState(false);
  const { id, version, status, pieces } = withdrawal;
  const amount = formatMoney(withdrawal.amount, market);
  const closing = useMutation({
    mutationFn: (to: To) =>
      client.post('admin-withdrawal-close', { params: { id }, body: { version, to } }),
    onSuccess: ({ prepared, status: now }) => {
      if (prepared === null) notify('success', t('withdrawalMoved', { status: statusText(now) }));
      else notify('info', approvals('waitsFor'));
    },
    onSettled: () => {
      setAsked(false);
      return refreshMoney();
    },
  });
  const isOpen = status === 'requested' || status === 'received';
  return (
    <li>
      <span>
        {t('withdrawal')} <span className="soft">{statusText(status)}</span>
      </span>
      <span className="soft">{t('withdrawalLine', { pieces, amount })}</span>
      {mayRefund && isOpen && (
        <span className="order-buttons">
          {status === 'requested' && (
            <Button onClick={() => closing.mutate('received')}>{t('goodsCame')}</Button>
          )}
          <Button onClick={() => setAsked(true)}>{t('giveBack')}</Button>
          <Button kind="quiet" onClick={() => closing.mutate('cancelled')}>
            {t('callWithdrawalOff')}
          </Button>
        </span>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('withdrawalRefundTitle', { amount })}
          lead={t('withdrawalRefundLead')}
          confirm={t('giveBack')}
          busy={closing.isPending}
          onConfirm={() => closing.mutate('refunded')}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}
