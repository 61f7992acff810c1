import { Link } from 'react-router';
import { productAddress } from '#core/catalog/product-address.ts';
import { useText } from '../../i18n/text.ts';
import { useAvailabilityText } from '../../lib/availability-text.ts';
import { useShop } from '../../lib/shop.tsx';
import { ConditionLabel } from '../../ui/condition.tsx';
import { Price } from '../../ui/price.tsx';
import type { PriceListReply } from './price-list-query.ts';

/** Rows under the name of their manufacturer. */
export function PriceTable({ rows }: { readonly rows: PriceListReply['results'] }) {
  const t = useText('priceList');
  const say = useAvailabilityText();
  const { market } = useShop();
  return (
    <table className="price-table" role="table">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('manufacturer')}</th>
          <th scope="col">{t('condition')}</th>
          <th scope="col">{t('availability')}</th>
          <th scope="col" className="price-table-price">
            {t('price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seoName, name, manufacturer, condition, availability, price }) => (
          <tr key={`${seoName} ${condition}`}>
            <th scope="row">
              <Link to={productAddress(market, seoName, { condition })}>{name}</Link>
            </th>
            <td>{manufacturer}</td>
            <td>
              <ConditionLabel condition={condition} grade={null} />
            </td>
            <td className="small">{say(availability)}</td>
            <td className="price-table-price">
              <Price amount={price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
