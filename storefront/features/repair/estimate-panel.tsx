import { formatDate } from '#core/shared/calendar.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeclineRepair } from './decline-repair.tsx';
import { EstimateForm } from './estimate-form.tsx';
import type { Repair } from './repair-query.ts';
import { ToldNotice } from './told-notice.tsx';
import { useDecision } from './use-decision.ts';

/** What is asked of the customer and their word on it. A changed estimate is ticked anew, never answered by the old ticks. */
export function EstimatePanel({ repair }: { readonly repair: Repair }) {
  const { estimate, store } = repair;
  const { decide, isDeciding, ...outcome } = useDecision(repair.code);
  const decline = () => estimate && decide({ digest: estimate.digest, approved: [], total: 0 });
  return (
    <>
      <Outcome {...outcome} />
      {estimate !== null && (
        <Card className="stack">
          {estimate.isExpired ? (
            <Expired until={estimate.validUntil} phone={store.phone} />
          ) : (
            <EstimateForm
              key={estimate.digest}
              estimate={estimate}
              phone={store.phone}
              isDeciding={isDeciding}
              onApprove={decide}
            />
          )}
          <DeclineRepair key={`decline ${estimate.digest}`} busy={isDeciding} onDecline={decline} />
        </Card>
      )}
    </>
  );
}

interface ExpiredProps {
  readonly until: string;
  readonly phone: string;
}

function Expired({ until, phone }: ExpiredProps) {
  const t = useText('repair');
  return (
    <Notice type="warning" title={t('expiredTitle')} announced={false}>
      <p>{t('expiredText', { day: formatDate(until), phone })}</p>
    </Notice>
  );
}

type OutcomeProps = Pick<ReturnType<typeof useDecision>, 'decided' | 'conflict' | 'hasFailed'>;

/** What became of the answer. */
function Outcome({ decided, conflict, hasFailed }: OutcomeProps) {
  const t = useText('repair');
  const money = useMoney();
  if (decided !== null) {
    const isApproved = decided.approved.length > 0;
    const total = money(decided.total);
    return (
      <ToldNotice
        type="success"
        title={isApproved ? t('approvedDone', { total }) : t('declinedDone')}
      >
        <p>{t(isApproved ? 'approvedDoneText' : 'declinedDoneText')}</p>
      </ToldNotice>
    );
  }
  if (conflict !== null) return <ToldNotice type="warning" title={conflict} />;
  if (!hasFailed) return null;
  return (
    <Notice type="error" title={t('decideFailedTitle')}>
      <p>{t('decideFailedText')}</p>
    </Notice>
  );
}
