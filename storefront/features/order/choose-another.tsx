import { useText } from '../../i18n/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { OrderLink } from './order-link.tsx';
import type { Attempt } from './order-query.ts';
import { PayOrder } from './pay-order.tsx';
import { useOrderOfTab } from './use-order-of-tab.ts';

interface ChooseAnotherProps {
  readonly attempt: Attempt;
  /** Why this way does not work; null where it does. */
  readonly message: string | null;
}

/** Other ways to pay the same order. */
export function ChooseAnother({ attempt, message }: ChooseAnotherProps) {
  const t = useText('order');
  const order = useOrderOfTab(attempt.orderNumber);
  const choices =
    order === null ? (
      <OrderLink number={attempt.orderNumber} />
    ) : (
      order?.payment.canPay && <PayOrder order={order} />
    );
  if (message === null) {
    return (
      <details className="payment-others">
        <summary>{t('payOtherwise')}</summary>
        <div className="stack">{choices}</div>
      </details>
    );
  }
  return (
    <div className="stack">
      <Notice type="warning">
        <p>{message}</p>
      </Notice>
      <h2>{t('payOtherwise')}</h2>
      {choices}
    </div>
  );
}
