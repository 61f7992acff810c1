import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../button.tsx';
import { PaidByHand } from './paid-by-hand.tsx';
import { PayRefund } from './pay-refund.tsx';
import { refreshMoney, type Refund } from './refund.ts';
import './refunds.css';

/** What staff can do with a refund now: send it again, pay it to an account, or say that it was paid otherwise. */
export function RefundActs({ refund }: { readonly refund: Refund }) {
  const t = usePhrases('sales');
  const money = usePhrases('money');
  const [open, setOpen] = useState<'account' | 'hand' | null>(null);
  const close = () => setOpen(null);
  const { id, version, status, way, payout } = refund;
  const retry = useMutation({
    mutationFn: () =>
      client.post('admin-refund-settle', {
        params: { id },
        body: { version, to: 'waiting', note: '' },
      }),
    onSuccess: () => notify('success', t('refundAgain')),
    onSettled: refreshMoney,
  });
  // What the gateway is being told, or the bank, is paid by nobody else besides.
  const isToPay = way === 'account' && status === 'waiting' && payout === null;
  const isByHand = isToPay || (status === 'failed' && payout === null);
  const isAgain = status === 'failed' && way === 'gateway';
  if (!isToPay && !isByHand && !isAgain) return null;
  return (
    <span className="money-acts">
      {isAgain && (
        <Button busy={retry.isPending} onClick={() => retry.mutate()}>
          {t('retryRefund')}
        </Button>
      )}
      {isToPay && <Button onClick={() => setOpen('account')}>{t('payOut')}</Button>}
      {isByHand && (
        <Button kind="quiet" onClick={() => setOpen('hand')}>
          {money('byHand')}
        </Button>
      )}
      {open === 'account' && <PayRefund refund={refund} onClose={close} />}
      {open === 'hand' && <PaidByHand refund={refund} onClose={close} />}
    </span>
  );
}
