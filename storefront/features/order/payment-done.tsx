import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Attempt } from './order-query.ts';
import { OrderLink } from './order-link.tsx';

/** Paid, in a window that does not know the link of the order: the mail and the number lead to it. */
export function PaymentDone({ attempt }: { readonly attempt: Attempt }) {
  const t = useText('order');
  const money = useMoney();
  const { orderNumber: number, amount } = attempt;
  return (
    <div className="payment">
      <Notice type="success" title={t('paymentDone')}>
        <p>{t('paymentOf', { number, amount: money(amount) })}</p>
        <p>{t('paymentDoneText')}</p>
      </Notice>
      <OrderLink number={number} />
    </div>
  );
}
