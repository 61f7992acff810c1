import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SelectionState } from '#core/buyback/selection-state.ts';
import { markets } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { useClient, useMoney, usePaths, useShop } from '../../lib/shop.tsx';
import { bestPricesQuery } from './selector-queries.ts';

/** What we pay most for, as a reason to go on; nothing while it is not known. */
export function BestPrices({ state }: { readonly state: SelectionState }) {
  const t = useText('selector');
  const { market } = useShop();
  const paths = usePaths();
  const money = useMoney();
  const productType = state.selectedProductType ?? markets[market].phoneTypeSlug;
  const { data } = useQuery(bestPricesQuery(useClient(), productType, null));
  if (!data || data.models.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="best-prices">
      <h2 id="best-prices">{t('bestPrices')}</h2>
      <ul className="choice-rows">
        {data.models.map(({ value, label, maximalPrice }) => (
          <li key={value}>
            <Link
              discover="none"
              to={paths.selector({
                productType,
                productManufacturer: data.manufacturer,
                productModel: value,
              })}
            >
              <span>{label}</span>
              <b>{t('upTo', { price: money(maximalPrice ?? 0) })}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
