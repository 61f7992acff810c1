import { Navigate } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { orderCodeOfTab } from '../../lib/order-of-tab.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OrderLink } from './order-link.tsx';
import type { Attempt } from './order-query.ts';
import { PaymentWaits } from './payment-waits.tsx';

interface HoldOutcomeProps {
  readonly attempt: Attempt;
  readonly onChanged: () => void;
}

const over: readonly Attempt['status'][] = ['failed', 'cancelled', 'expired'];

/** What became of a card that was to be held; the order goes on either way. */
export function HoldOutcome({ attempt, onChanged }: HoldOutcomeProps) {
  const t = useText('order');
  const money = useMoney();
  const { market } = useShop();
  const { isPaid, orderNumber: number, amount, status } = attempt;
  const code = orderCodeOfTab(tabStorage(), number);
  if (isPaid && code !== null) return <Navigate to={salePaths(market).thanks(code)} replace />;
  return (
    <div className="payment">
      <p>{t('paymentOf', { number, amount: money(amount) })}</p>
      {isPaid && (
        <Notice type="success" title={t('holdDone')}>
          <p>{t('holdDoneText')}</p>
        </Notice>
      )}
      {over.includes(status) && (
        <Notice type="error" title={t('holdFailed')}>
          <p>{t('holdFailedText')}</p>
        </Notice>
      )}
      {isPaid || over.includes(status) ? (
        <OrderLink number={number} />
      ) : (
        <PaymentWaits attempt={attempt} onChanged={onChanged} />
      )}
    </div>
  );
}
