import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { orderQuery, type Attempt } from './order-query.ts';
import { PayOrder } from './pay-order.tsx';
import { codeOfOrder } from './thanks-of.ts';

/** The payment did not succeed; the order is kept, and can be paid again or otherwise. */
export function PaymentFailed({ attempt }: { readonly attempt: Attempt }) {
  const t = useText('order');
  const client = useClient();
  const { data: order } = useQuery(orderQuery(client, codeOfOrder(attempt.orderUrl)));
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
      <p>
        <Link to={attempt.orderUrl}>{t('showOrder')}</Link>
      </p>
    </>
  );
}
