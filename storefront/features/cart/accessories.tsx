import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { cardsQuery } from '../../lib/cards-query.ts';
import type { ProductCardData } from '../../lib/product-card-data.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import type { CartPackage } from './cart-changes.ts';
import { useCartPage } from './cart-context.ts';
import { ChangeTrouble } from './change-trouble.tsx';

interface AccessoriesProps {
  readonly item: CartPackage;
  /** `seo_name`s of what fits, the most wanted first. */
  readonly names: readonly string[];
}

/** What fits to the product, each added with one press. */
export function Accessories({ item, names }: AccessoriesProps) {
  const t = useText('cart');
  const { data } = useQuery(cardsQuery(useClient(), names));
  const cards = (data?.results ?? []).filter(({ seoName }) => names.includes(seoName));
  if (cards.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="accessories">
      <h2 id="accessories">{t('accessories')}</h2>
      <ul className="product-grid">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} note={<AddAccessory item={item} card={card} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AddAccessoryProps {
  readonly item: CartPackage;
  readonly card: ProductCardData;
}

function AddAccessory({ item, card: { seoName, name } }: AddAccessoryProps) {
  const t = useText('cart');
  const client = useClient();
  const { change, waiting } = useCartPage();
  const place = `accessory-${seoName}`;
  const chosen = item.children.find(({ productSeoName }) => productSeoName === seoName);
  const add = () =>
    change({
      place,
      send: () =>
        client.post('cart-add-product', {
          body: { product: seoName, cartPackageItemParentId: item.id },
        }),
      said: t('added', { name }),
    });
  return (
    <div className="accessory">
      <Button
        kind="secondary"
        wide
        busy={waiting.includes(place)}
        aria-label={t('addNamed', { name })}
        onClick={add}
      >
        {chosen && <Icon name="check" size={18} />}
        {chosen ? t('addedTimes', { count: chosen.quantity }) : t('add')}
      </Button>
      <ChangeTrouble place={place} />
    </div>
  );
}
