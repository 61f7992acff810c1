import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../dialog.tsx';
import { refreshMoney } from './refund.ts';
import { useWithdrawalStatus } from './use-withdrawal-status.ts';
import './refunds.css';

type To = 'received' | 'refunded' | 'cancelled';

interface WithdrawalActsProps {
  readonly withdrawal: {
    readonly id: number;
    readonly version: number;
    readonly status: string;
    readonly amount: number;
  };
}

/** What may become of a withdrawal: its goods came, its money goes back, or it is called off. */
export function WithdrawalActs({ withdrawal }: WithdrawalActsProps) {
  const t = usePhrases('sales');
  const { market } = useConfig();
  const [isAsked, setAsked] = useState(false);
  const { status } = withdrawal;
  const closing = useClosing(withdrawal, () => setAsked(false));
  if (status !== 'requested' && status !== 'received') return null;
  return (
    <span className="money-acts">
      {status === 'requested' && (
        <Button onClick={() => closing.mutate('received')}>{t('goodsCame')}</Button>
      )}
      <Button onClick={() => setAsked(true)}>{t('giveBack')}</Button>
      <Button kind="quiet" onClick={() => closing.mutate('cancelled')}>
        {t('callWithdrawalOff')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('withdrawalRefundTitle', { amount: formatMoney(withdrawal.amount, market) })}
          lead={t('withdrawalRefundLead')}
          confirm={t('giveBack')}
          busy={closing.isPending}
          onConfirm={() => closing.mutate('refunded')}
          onClose={() => setAsked(false)}
        />
      )}
    </span>
  );
}

function useClosing({ id, version }: WithdrawalActsProps['withdrawal'], onSettled: () => void) {
  const t = usePhrases('sales');
  const approvals = usePhrases('approvals');
  const statusText = useWithdrawalStatus();
  return useMutation({
    mutationFn: (to: To) =>
      client.post('admin-withdrawal-close', { params: { id }, body: { version, to } }),
    onSuccess: ({ prepared, status: now }) => {
      if (prepared === null) notify('success', t('withdrawalMoved', { status: statusText(now) }));
      else notify('info', approvals('waitsFor'));
    },
    onSettled: () => {
      onSettled();
      return refreshMoney();
    },
  });
}
