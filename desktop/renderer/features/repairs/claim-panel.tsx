import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, StatusDot } from '../../ui/states.tsx';
import { ExchangeClaim, RejectClaim } from './settle-claim.tsx';
import { RefundClaim } from './refund-claim.tsx';
import type { Claim } from './claim.ts';
import { useMoney } from './repair-words.ts';
import { repairKey, type Repair } from './repairs.ts';

const ways = ['exchanged', 'reduced', 'refunded', 'rejected'] as const;
type Way = (typeof ways)[number];

/** How a claim ends where nothing is repaired. */
export function ClaimPanel({ repair }: { readonly repair: Repair }) {
  const { id, version, claimed } = repair;
  const isClaim = claimed.repair !== null || claimed.order !== null;
  const found = useQuery({
    queryKey: [...repairKey(id), 'claim', version],
    enabled: isClaim,
    queryFn: ({ signal }) => client.get('admin-repair-claim', { params: { id } }, { signal }),
  });
  const { data } = found;
  if (found.isError && !data) {
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  }
  return data?.claim ? <Known repair={repair} claim={data.claim} /> : null;
}

interface KnownProps {
  readonly repair: Repair;
  readonly claim: Claim;
}

function Known({ repair, claim }: KnownProps) {
  const t = usePhrases('repairClaim');
  const [asked, setAsked] = useState<Way | null>(null);
  const paysBack = usePermission('orders.refund');
  const close = () => setAsked(null);
  const { canSettle, isPrepared, pieces, settled } = claim;
  if (settled) return <Settled settled={settled} />;
  if (!canSettle && !isPrepared) return null;
  const hasGoods = pieces.some(({ productId }) => productId !== null);
  const isPaid = paysBack && pieces.length > 0;
  const isOffered = { exchanged: hasGoods, reduced: isPaid, refunded: isPaid, rejected: true };
  const offered = ways.filter((way) => isOffered[way]);
  return (
    <section>
      <h2>{t('heading')}</h2>
      {isPrepared && (
        <p>
          <StatusDot tone="warning">{t('isPrepared')}</StatusDot>
        </p>
      )}
      {canSettle && !isPrepared && (
        <>
          <p className="soft">{t('lead')}</p>
          <div className="repair-acts" role="group" aria-label={t('heading')}>
            {offered.map((way) => (
              <Button key={way} onClick={() => setAsked(way)}>
                {t(`act_${way}`)}
              </Button>
            ))}
          </div>
        </>
      )}
      {asked === 'exchanged' && <ExchangeClaim repair={repair} pieces={pieces} onClose={close} />}
      {asked === 'rejected' && <RejectClaim repair={repair} onClose={close} />}
      {(asked === 'reduced' || asked === 'refunded') && (
        <RefundClaim repair={repair} pieces={pieces} outcome={asked} onClose={close} />
      )}
    </section>
  );
}

function Settled({ settled }: { readonly settled: NonNullable<Claim['settled']> }) {
  const t = usePhrases('repairClaim');
  const money = useMoney();
  const { outcome, amount, reason, instead } = settled;
  return (
    <section>
      <h2>{t('heading')}</h2>
      <p>
        <StatusDot tone={outcome === 'rejected' ? 'error' : 'success'}>
          {t(`was_${outcome}`, { amount: money(amount), instead: instead ?? '' })}
        </StatusDot>
      </p>
      <p>{reason}</p>
    </section>
  );
}
