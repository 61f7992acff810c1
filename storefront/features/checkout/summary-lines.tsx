import { Link } from 'react-router';
import { salePaths } from '#core/paths/sale-paths.ts';
import { useText } from '../../i18n/text.ts';
import type { ProductCardData } from '../../lib/product-card-data.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { usePictures } from '../../lib/use-pictures.ts';
import { LinePicture } from '../../ui/line-picture.tsx';
import type { Summary } from './checkout-queries.ts';

type Package = Summary['cart']['cartPackagesItems'][number];

/** What is ordered, each product with everything chosen to it, at the price after discounts. */
export function SummaryLines({ cart }: Pick<Summary, 'cart'>) {
  const t = useText('checkout');
  const paths = salePaths(useShop().market);
  const packages = cart.cartPackagesItems.filter(({ isBlocked }) => !isBlocked);
  const cardOf = usePictures(packages);
  return (
    <>
      <div className="checkout-head">
        <h2>{t('goodsTitle')}</h2>
        <Link to={paths.cart}>{t('editGoods')}</Link>
      </div>
      <ul className="checkout-lines">
        {packages.map((each) => (
          <PackageLines key={each.id} item={each} drawn={cardOf(each)} />
        ))}
      </ul>
    </>
  );
}

interface PackageLinesProps {
  readonly item: Package;
  readonly drawn: ProductCardData | null;
}

function PackageLines({ item, drawn }: PackageLinesProps) {
  const t = useText('checkout');
  const money = useMoney();
  const { installment, buyoutProduct } = item;
  return (
    <>
      <li className="checkout-product">
        <span className="checkout-picture">
          <LinePicture picture={item.picture} drawn={drawn} longest={56} />
        </span>
        <span>
          {t('pieces', { count: item.quantity })} <strong>{item.name}</strong>
          {installment && (
            <span className="choice-text">
              {t('installmentOf', {
                name: installment.name,
                months: installment.months,
                amount: money(installment.installment),
              })}
            </span>
          )}
        </span>
        <LinePrice net={item.net} listTotal={item.listTotal} />
      </li>
      {item.children.map((child) => (
        <li key={child.id} className="checkout-child">
          <span>
            {t('pieces', { count: child.quantity })} {child.name}
          </span>
          <LinePrice net={child.net} listTotal={child.listTotal} />
        </li>
      ))}
      {buyoutProduct && (
        <li className="checkout-child">
          <span>{t('swapped', { name: buyoutProduct.name })}</span>
          <span className="price">− {money(buyoutProduct.price)}</span>
        </li>
      )}
    </>
  );
}

function LinePrice({ net, listTotal }: { readonly net: number; readonly listTotal: number }) {
  const t = useText('checkout');
  const money = useMoney();
  return (
    <span className="choice-aside">
      {net < listTotal && (
        <s className="choice-usual">
          <span className="visually-hidden">{t('beforeDiscounts')} </span>
          {money(listTotal)}
        </s>
      )}
      {money(net)}
    </span>
  );
}
