import { useText } from '../../i18n/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderLink } from './order-link.tsx';
import type { Attempt } from './order-query.ts';
import { PayOrder } from './pay-order.tsx';
import { useOrderOfTab } from './use-order-of-tab.ts';

/** The payment did not succeed; the order is kept, and can be paid again or otherwise. */
export function PaymentFailed({ attempt }: { readonly attempt: Attempt }) {
  const t = useText('order');
  const order = useOrderOfTab(attempt.orderNumber);
  return (
    <>
      <Notice type="error" title={t('paymentFailed')}>
        <p>{attempt.message ?? t('paymentFailedText')}</p>
        <p>{t('orderKept')}</p>
      </Notice>
      {order === undefined && <Skeleton />}
      {order?.payment.canPay && (
        <div className="stack">
          <h2>{t('payAgain')}</h2>
          <PayOrder order={order} />
        </div>
      )}
      <OrderLink number={attempt.orderNumber} />
    </>
  );
}
