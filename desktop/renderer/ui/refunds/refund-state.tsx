import { usePhrases } from '../../i18n/use-phrases.ts';
import { StatusDot } from '../states.tsx';
import type { Refund } from './refund.ts';

const tones = { waiting: 'info', sent: 'info', done: 'success', failed: 'error' } as const;
const statuses = ['waiting', 'sent', 'done', 'failed'] as const;

/** Where the money of a refund is, and what stands in its way. */
export function RefundState({ refund }: { readonly refund: Refund }) {
  const t = usePhrases('sales');
  const { status, way, payout, problem } = refund;
  const known = statuses.find((one) => one === status);
  const isOpen = status === 'waiting' || status === 'failed';
  const said = [
    isOpen && way === 'gateway' && t('refundByGateway'),
    payout === 'prepared' && t('refundPrepared'),
    payout === 'released' && t('refundReleased'),
    (status === 'failed' || status === 'done') && problem,
  ].filter((text) => typeof text === 'string');
  return (
    <span>
      <StatusDot tone={known === undefined ? 'neutral' : tones[known]}>
        {known === undefined ? status : t(`refund_${known}`)}
      </StatusDot>{' '}
      <span className="soft">{said.join(' · ')}</span>
    </span>
  );
}
