import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useWithdrawalStatus } from '../../ui/refunds/use-withdrawal-status.ts';
import { WithdrawalActs } from '../../ui/refunds/withdrawal-acts.tsx';
import type { StaffOrder } from './staff-order.ts';

interface WithdrawalLineProps {
  readonly withdrawal: StaffOrder['withdrawals'][number];
  readonly mayRefund: boolean;
}

/** A withdrawal of the customer: goods come, money goes, or it is called off. */
export function WithdrawalLine({ withdrawal, mayRefund }: WithdrawalLineProps) {
  const t = usePhrases('sales');
  const statusText = useWithdrawalStatus();
  const { market } = useConfig();
  const { status, pieces } = withdrawal;
  const amount = formatMoney(withdrawal.amount, market);
  return (
    <li>
      <span>
        {t('withdrawal')} <span className="soft">{statusText(status)}</span>
      </span>
      <span className="soft">{t('withdrawalLine', { pieces, amount })}</span>
      {mayRefund && <WithdrawalActs withdrawal={withdrawal} />}
    </li>
  );
}
