import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { Panel } from '../../ui/panel.tsx';
import { withdrawalKey } from '../../ui/refunds/refund.ts';
import { useWithdrawalStatus } from '../../ui/refunds/use-withdrawal-status.ts';
import { WithdrawalActs } from '../../ui/refunds/withdrawal-acts.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import type { Withdrawal } from './withdrawal.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalLines } from './withdrawal-lines.tsx';
import './withdrawals.css';

const tones = {
  requested: 'warning',
  received: 'info',
  refunded: 'success',
  cancelled: 'neutral',
} as const;

interface WithdrawalPanelProps {
  /** Id of the withdrawal, as it stands in the address. */
  readonly reference: string;
  readonly onClose: () => void;
}

/** One withdrawal beside the list: what comes back, until when its money is due, and what comes next. */
export function WithdrawalPanel({ reference, onClose }: WithdrawalPanelProps) {
  const t = usePhrases('money');
  const isId = /^[1-9]\d{0,8}$/.test(reference);
  const queryKey = [...withdrawalKey, reference];
  useLiveQueries('withdrawals', queryKey);
  const found = useQuery({
    queryKey,
    enabled: isId,
    queryFn: ({ signal }) =>
      client.get('admin-withdrawal', { params: { id: Number(reference) } }, { signal }),
  });
  const { data } = found;
  return (
    <Panel
      title={t('withdrawalTitle', { number: data?.orderNumber ?? '' })}
      onClose={onClose}
      takesFocus
      link={`/withdrawals/${reference}`}
      actions={data && <WithdrawalActs withdrawal={data} />}
    >
      {!isId && (
        <EmptyState title={t('withdrawalMissing')}>{t('withdrawalMissingText')}</EmptyState>
      )}
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {isId && found.isPending && <Skeleton lines={10} />}
      {data && <Detail withdrawal={data} />}
    </Panel>
  );
}

function Detail({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = usePhrases('money');
  const statusText = useWithdrawalStatus();
  const { orderId, status } = withdrawal;
  return (
    <div className="withdrawal">
      <p>
        <StatusDot tone={tones[status]}>{statusText(status)}</StatusDot>{' '}
        <Link to={`/orders/${String(orderId)}`}>{t('openOrder')}</Link>
      </p>
      <WithdrawalFacts withdrawal={withdrawal} />
      <WithdrawalLines withdrawal={withdrawal} />
      <OrderRefunds orderId={orderId} />
    </div>
  );
}
