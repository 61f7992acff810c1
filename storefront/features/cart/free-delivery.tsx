import { useText } from '../../i18n/text.ts';
import type { CartView } from '../../lib/cart-query.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import './added.css';

/** How far it is to a delivery that costs nothing; silent where there is none. */
export function FreeDelivery({ totals }: { readonly totals: CartView['totals'] }) {
  const t = useText('cart');
  const money = useMoney();
  const { missingToFreeDelivery: missing, goods, shipping } = totals;
  if (missing === null) {
    if (shipping !== 0) return null;
    return (
      <p className="free-delivery small">
        <Icon name="truck" size={20} />
        {t('deliveryIsFree')}
      </p>
    );
  }
  if (missing === 0) return null;
  return (
    <div className="free-delivery-way">
      <p className="free-delivery small">
        <Icon name="truck" size={20} />
        {t('missingToFree', { amount: money(missing) })}
      </p>
      <progress value={goods} max={goods + missing} aria-label={t('wayToFree')} />
    </div>
  );
}
