import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { RefundActs } from './refund-acts.tsx';
import { RefundState } from './refund-state.tsx';
import type { Refund } from './refund.ts';

interface RefundLineProps {
  readonly refund: Refund;
}

/** Money that goes back: by itself the way it came, or to an account that staff prepare. */
export function RefundLine({ refund }: RefundLineProps) {
  const t = usePhrases('sales');
  const { market } = useConfig();
  return (
    <li>
      <span>{t('refund')}</span>
      <RefundState refund={refund} />
      <span className="amount">{formatMoney(refund.amount, market)}</span>
      <RefundActs refund={refund} />
    </li>
  );
}
