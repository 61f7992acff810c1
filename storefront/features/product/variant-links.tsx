import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { InPlaceLink } from './in-place-link.tsx';
import { productQuery, type Product } from './product-query.ts';
import { useProductLinks } from './use-product-links.ts';

/** Asks for a variant when a pointer comes near its link. */
function usePrefetch(): (seoName: string) => () => void {
  const queryClient = useQueryClient();
  const { client } = useShop();
  return (seoName) => () =>
    void queryClient.query(productQuery(client, seoName)).catch(() => undefined);
}

/** Colours of the family in this capacity; each is a link to its variant. */
export function ColorLinks({ product }: { readonly product: Product }) {
  const t = useText('product');
  const { toVariant } = useProductLinks(product.seoName);
  const prefetch = usePrefetch();
  const current = product.colors.find(({ isCurrent }) => isCurrent);
  if (current === undefined) return null;
  return (
    <nav className="detail-choice" aria-label={t('color')}>
      <p className="detail-choice-name">
        {t('color')}: <strong>{current.label}</strong>
      </p>
      <ul className="color-links">
        {product.colors.map(({ value, label, hex, seoName, isCurrent, isAvailable }) => (
          <li key={value}>
            <InPlaceLink
              to={toVariant(seoName)}
              className={isAvailable ? 'color-link' : 'color-link color-link-gone'}
              aria-current={isCurrent ? 'true' : undefined}
              aria-label={isAvailable ? label : t('colorSoldOut', { label })}
              title={isAvailable ? label : t('colorSoldOut', { label })}
              onPointerEnter={prefetch(seoName)}
            >
              <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
                <circle
                  cx="16"
                  cy="16"
                  r="15.5"
                  fill={hex}
                  stroke="currentColor"
                  strokeOpacity="0.35"
                />
              </svg>
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Capacities (or other groups) of the family, each with its lowest price. */
export function GroupLinks({ product }: { readonly product: Product }) {
  const t = useText('product');
  const money = useMoney();
  const { toVariant } = useProductLinks(product.seoName);
  const prefetch = usePrefetch();
  if (product.groups.length < 2) return null;
  const isCapacity = product.groups.every(({ groupName }) => /[GT]B$/.test(groupName));
  const name = t(isCapacity ? 'capacity' : 'variant');
  return (
    <nav className="detail-choice" aria-label={name}>
      <p className="detail-choice-name">{name}</p>
      <ul className="group-links">
        {product.groups.map(({ groupName, seoName, price, isCurrent }) => (
          <li key={groupName}>
            <InPlaceLink
              to={toVariant(seoName)}
              className="group-link"
              aria-current={isCurrent ? 'true' : undefined}
              onPointerEnter={prefetch(seoName)}
            >
              <strong>{groupName}</strong>
              <span className="small numbers">
                {price === null ? t('soldOutShort') : t('from', { price: money(price) })}
              </span>
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
