import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { AmountLines, type AmountLine } from '../../ui/amount-lines.tsx';
import type { Totals } from './checkout-queries.ts';

/** Every amount between the list prices and what is to be paid, each with its reason. */
export function CheckoutTotals({ totals }: { readonly totals: Totals }) {
  const t = useText('checkout');
  const money = useMoney();
  const lines: AmountLine[] = [
    { label: t('goods'), amount: totals.listTotal },
    ...totals.applied
      .filter(({ saved }) => saved > 0)
      .map(({ name, code, saved }) => ({
        label: code === null ? name : t('discountOfCode', { name, code }),
        amount: -saved,
      })),
    { label: t('shipping'), amount: shippingOf(totals, t) },
    ...(totals.paymentFee ? [{ label: t('paymentFee'), amount: totals.paymentFee }] : []),
    ...(totals.buyback > 0 ? [{ label: t('buyback'), amount: -totals.buyback }] : []),
    ...(totals.bonus > 0 ? [{ label: t('bonus'), amount: -totals.bonus }] : []),
  ];
  return (
    <>
      <AmountLines lines={lines} sumLabel={t('due')} sum={totals.due} />
      {totals.payout > 0 && (
        <p className="small">{t('payout', { amount: money(totals.payout) })}</p>
      )}
      <p className="small soft">{t('withVat')}</p>
      {totals.missingToFreeDelivery !== null && totals.missingToFreeDelivery > 0 && (
        <p className="small">
          {t('missingToFree', { amount: money(totals.missingToFreeDelivery) })}
        </p>
      )}
    </>
  );
}

function shippingOf({ shipping }: Totals, t: (key: 'free' | 'notChosen') => string) {
  if (shipping === null) return t('notChosen');
  return shipping === 0 ? t('free') : shipping;
}
