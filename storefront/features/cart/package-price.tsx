import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Price } from '../../ui/price.tsx';
import type { CartPackage } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';

/** What the product itself costs, with each discount of it in words. */
export function PackagePrice({ item }: { readonly item: CartPackage }) {
  const t = useText('cart');
  const money = useMoney();
  const { view } = useCartPage();
  const { id, unitPrice, quantity, listTotal, net, isBlocked } = item;
  if (isBlocked) return <p className="package-price soft">{t('notCounted')}</p>;
  const discounts = view.totals.applied.flatMap(({ name, lines }) =>
    lines
      .filter((line) => line.packageId === id && line.childId === null && line.amount > 0)
      .map(({ amount }) => ({ name, amount })),
  );
  return (
    <div className="package-price">
      <Price amount={net} size="medium" />
      {net < listTotal && (
        <s className="soft small">
          <span className="visually-hidden">{t('before')} </span>
          {money(listTotal)}
        </s>
      )}
      {quantity > 1 && <p className="small soft">{t('perPiece', { price: money(unitPrice) })}</p>}
      {discounts.map(({ name, amount }) => (
        <p className="small package-saved" key={name}>
          {t('lineSaved', { name, amount: money(amount) })}
        </p>
      ))}
    </div>
  );
}
