import { useText } from '../../i18n/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { BuyActions } from './buy-actions.tsx';
import { ConditionLinks } from './condition-links.tsx';
import { Extras } from './extras.tsx';
import { InstallmentTeaser } from './installment-teaser.tsx';
import { PayTotal } from './pay-total.tsx';
import { PricePanel } from './price-panel.tsx';
import { ProductActions } from './product-actions.tsx';
import type { Product } from './product-query.ts';
import type { Selection } from './selection.ts';
import { SwapPanel } from './swap-panel.tsx';
import { UnitList } from './unit-list.tsx';
import type { AddToCart } from './use-add-to-cart.ts';
import { ColorLinks, GroupLinks } from './variant-links.tsx';

interface BuyColumnProps {
  readonly product: Product;
  /** Null when nothing of it is on sale. */
  readonly selection: Selection | null;
  readonly now: Date | null;
  readonly cart: AddToCart;
}

/** Name, price and every choice, in the order in which they are made. */
export function BuyColumn({ product, selection, now, cart }: BuyColumnProps) {
  const t = useText('product');
  const { name, seoName } = product;
  return (
    <div className="detail-buy">
      <h1>{name}</h1>
      {selection === null ? (
        <Notice type="info" title={t('soldOutTitle')} announced={false}>
          <p>{t('soldOutText')}</p>
        </Notice>
      ) : (
        <>
          <PricePanel
            offer={selection.offer}
            promise={product.promise}
            cities={citiesOf(product, selection)}
            now={now}
          />
          <BuyActions selection={selection} cart={cart} />
        </>
      )}
      <ProductActions seoName={seoName} name={name} />
      <ColorLinks product={product} />
      <GroupLinks product={product} />
      {selection !== null && (
        <>
          <ConditionLinks product={product} selection={selection} />
          <UnitList product={product} selection={selection} />
          <Extras seoName={seoName} selection={selection} />
          <PayTotal name={name} selection={selection} />
          <InstallmentTeaser price={selection.total} loans={product.loans} />
        </>
      )}
      {selection !== null && <SwapPanel product={product} total={selection.total} />}
    </div>
  );
}

const citiesOf = ({ stores }: Product, { offer }: Selection): readonly string[] => [
  ...new Set(
    stores
      .filter(({ slug }) => offer.stores.some((at) => at.slug === slug))
      .map(({ city }) => city),
  ),
];
