import { markets } from '#core/market/market.ts';
import { openWithdrawals } from '#core/orders/withdrawals-grid.ts';
import { daysBetween, formatDate, type CalendarDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { StatusDot } from '../../ui/states.tsx';
import { urgencyTone } from './urgency-tone.ts';
import type { Withdrawal } from './withdrawal.ts';

/** When it came, until when its money is due, and what is known of its goods and account. */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = usePhrases('money');
  const moment = useMoment();
  const { hasAccount, reason, receivedAt, refundBy, requestedAt, closedAt, status } = withdrawal;
  const isOpen = openWithdrawals.some((one) => one === status);
  return (
    <dl className="withdrawal-facts">
      <Fact name={t('requestedAt')}>{moment(requestedAt)}</Fact>
      {isOpen && (
        <Fact name={t('refundBy')}>
          {formatDate(refundBy)} <DaysLeft until={refundBy} />
        </Fact>
      )}
      {closedAt !== null && <Fact name={t('closedAt')}>{moment(closedAt)}</Fact>}
      <Fact name={t('goods')}>
        {receivedAt === null ? t('goodsNot') : t('goodsOn', { moment: moment(receivedAt) })}
      </Fact>
      <Fact name={t('account')}>{t(hasAccount ? 'accountKnown' : 'accountUnknown')}</Fact>
      {reason !== '' && <Fact name={t('reason')}>{reason}</Fact>}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: React.ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function DaysLeft({ until }: { readonly until: CalendarDate }) {
  const t = usePhrases('money');
  const { market } = useConfig();
  const left = daysBetween(dayInTimeZone(new Date(), markets[market].timeZone), until);
  const said =
    left < 0
      ? t('late', { count: -left })
      : left === 0
        ? t('leftToday')
        : t('left', { count: left });
  return <StatusDot tone={urgencyTone(left) ?? 'neutral'}>{said}</StatusDot>;
}
