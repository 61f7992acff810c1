import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { AmountLines, type AmountLine } from '../../ui/amount-lines.tsx';
import type { Order } from './order-query.ts';

/** From the lines to what is paid; discounts are in the lines' prices and are named below. */
export function OrderAmounts({ order }: { readonly order: Order }) {
  const t = useText('order');
  const money = useMoney();
  const fees = order.lines
    .filter(({ kind }) => kind === 'shipping' || kind === 'payment_fee')
    .map(({ name, net }): AmountLine => ({ label: name, amount: net === 0 ? t('free') : net }));
  const lines: AmountLine[] = [
    ...fees,
    ...(order.buyback > 0 ? [{ label: t('buyback'), amount: -order.buyback }] : []),
    ...(order.bonus > 0 ? [{ label: t('bonus'), amount: -order.bonus }] : []),
  ];
  return (
    <>
      <AmountLines
        lines={lines}
        sumLabel={t(order.payment.paidAt === null ? 'due' : 'paidSum')}
        sum={order.due}
      />
      {order.payout > 0 && <p className="small">{t('payout', { amount: money(order.payout) })}</p>}
      <Refunds order={order} />
      {order.discounts.length > 0 && (
        <div className="small soft">
          <p>{t('discountsTitle')}</p>
          <ul className="order-discounts">
            {order.discounts.map(({ name, code, saved }) => (
              <li key={`${name} ${code ?? ''}`}>
                {t('discount', {
                  name: code === null ? name : `${name} (${code})`,
                  saved: money(saved),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** What goes back to the customer: what they have, what is on its way and what is being made ready. */
function Refunds({ order }: { readonly order: Order }) {
  const t = useText('order');
  const money = useMoney();
  const { refunded, refundOpen, refundSent } = order;
  const amounts = [
    ['refunded', refunded - refundOpen],
    ['refundSent', refundSent],
    ['refundWaits', refundOpen - refundSent],
  ] as const;
  return amounts
    .filter(([, amount]) => amount > 0)
    .map(([phrase, amount]) => <p key={phrase}>{t(phrase, { amount: money(amount) })}</p>);
}
