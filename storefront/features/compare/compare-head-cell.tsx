import { Link } from 'react-router';
import { compareAddress } from '#core/catalog/compare-address.ts';
import { productAddress } from '#core/catalog/product-address.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { setCompared } from '../../lib/visitor-lists.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { Compared } from './compare-query.ts';

interface CompareHeadCellProps {
  readonly card: Compared['products'][number];
  readonly products: readonly string[];
  readonly onlyDifferences: boolean;
}

/** A product at the top of its column: picture, name, price, and the way to take it away. */
export function CompareHeadCell({ card, products, onlyDifferences }: CompareHeadCellProps) {
  const t = useText('visitorLists');
  const money = useMoney();
  const { market, client } = useShop();
  const { seoName, name, condition, colors, price, isFrom } = card;
  const hex = colors.find((color) => color.seoName === seoName)?.hex ?? colors[0]?.hex;
  const others = products.filter((each) => each !== seoName);
  return (
    <th scope="col">
      <div className="compare-head">
        <Link
          className="compare-remove"
          to={compareAddress(market, { products: others, onlyDifferences })}
          replace
          preventScrollReset
          aria-label={t('remove', { name })}
          // The last one leaves no address to follow.
          onClick={() => void setCompared(client, others)}
        >
          <Icon name="close" size={18} />
        </Link>
        <span className="compare-picture">
          <ProductPicture {...card} hex={hex} longest={96} sizes="96px" />
        </span>
        <Link className="compare-name" to={productAddress(market, seoName, { condition })}>
          {name}
        </Link>
        <span className="price">{isFrom ? t('from', { price: money(price) }) : money(price)}</span>
      </div>
    </th>
  );
}
