import { Link } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import { orderCodeOfTab } from '../../lib/order-of-tab.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { useShop } from '../../lib/shop.tsx';

/** To an order whose link this tab knows; otherwise to where its number and e-mail find it. */
export function OrderLink({ number }: { readonly number: string }) {
  const t = useText('order');
  const paths = salePaths(useShop().market);
  const code = orderCodeOfTab(tabStorage(), number);
  return (
    <p>
      {code === null ? (
        <Link to={paths.orderStatus}>{t('findByNumber')}</Link>
      ) : (
        <Link to={paths.order(code)}>{t('showOrder')}</Link>
      )}
    </p>
  );
}
