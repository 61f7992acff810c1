import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { PayRefund } from './pay-refund.tsx';
import { refreshMoney, type Refund } from './refund.ts';

const statuses = ['waiting', 'sent', 'done', 'failed'] as const;

interface RefundLineProps {
  readonly refund: Refund;
}

/** Money that goes back: by itself the way it came, or to an account that staff prepare. */
export function RefundLine({ refund }: RefundLineProps) {
  const t = usePhrases('sales');
  const { market } = useConfig();
  const [isPaying, setPaying] = useState(false);
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
  const known = statuses.find((one) => one === status);
  const isOpen = status === 'waiting' || status === 'failed';
  const isToPay = way === 'account' && status === 'waiting' && payout === null;
  return (
    <li>
      <span>
        {t('refund')}{' '}
        <span className="soft">{known === undefined ? status : t(`refund_${known}`)}</span>
      </span>
      <span className="soft">
        {isOpen && way === 'gateway' && t('refundByGateway')}
        {payout === 'prepared' && t('refundPrepared')}
        {payout === 'released' && t('refundReleased')}
        {status === 'failed' && refund.problem}
      </span>
      <span className="amount">{formatMoney(refund.amount, market)}</span>
      {status === 'failed' && way === 'gateway' && (
        <Button busy={retry.isPending} onClick={() => retry.mutate()}>
          {t('retryRefund')}
        </Button>
      )}
      {isToPay && <Button onClick={() => setPaying(true)}>{t('payOut')}</Button>}
      {isPaying && <PayRefund refund={refund} onClose={() => setPaying(false)} />}
    </li>
  );
}
