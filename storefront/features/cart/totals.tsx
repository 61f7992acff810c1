import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { AmountLines, type AmountLine } from '../../ui/amount-lines.tsx';
import { Price } from '../../ui/price.tsx';
import { CartPromise } from './cart-promise.tsx';
import { useCartPage } from './cart-context.ts';
import { AppliedDiscounts } from './discounts.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { ToCheckout } from './to-checkout.tsx';
import { WalletButtons } from './wallet-buttons.tsx';

/** What it all costs, and the way on; on a phone both stay in sight. */
export function Totals() {
  const t = useText('cart');
  const money = useMoney();
  const { view, waiting } = useCartPage();
  const { totals } = view;
  const lines: AmountLine[] = [
    { label: t('goods'), amount: totals.listTotal },
    ...(totals.saved > 0 ? [{ label: t('saved'), amount: -totals.saved }] : []),
    { label: t('delivery'), amount: shippingOf(totals.shipping, t) },
    ...(totals.paymentFee ? [{ label: t('paymentFee'), amount: totals.paymentFee }] : []),
    ...(totals.buyback > 0 ? [{ label: t('buyback'), amount: -totals.buyback }] : []),
    ...(totals.bonus > 0 ? [{ label: t('bonus'), amount: -totals.bonus }] : []),
  ];
  return (
    <aside className="cart-aside" aria-label={t('totals')} aria-busy={waiting.length > 0}>
      <div className="card stack">
        <h2>{t('totals')}</h2>
        <AmountLines lines={lines} sumLabel={t('due')} sum={totals.due} />
        {totals.payout > 0 && (
          <p className="small">{t('payout', { amount: money(totals.payout) })}</p>
        )}
        <AppliedDiscounts />
        <FreeDelivery totals={totals} />
        <p className="small soft">{t('withVat')}</p>
        <div className="cart-action">
          <ToCheckout />
        </div>
        <WalletButtons />
        {/* Comes after the cart itself: above the button it would push it from under a pointer. */}
        <CartPromise digest={view.digest} />
      </div>
      <div className="cart-bar">
        <p className="cart-bar-sum">
          <span className="small soft">{t('due')}</span>
          <Price amount={totals.due} size="medium" />
        </p>
        <ToCheckout />
      </div>
    </aside>
  );
}

function shippingOf(shipping: number | null, t: (key: 'free' | 'later') => string) {
  if (shipping === null) return t('later');
  return shipping === 0 ? t('free') : shipping;
}
