import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { cardsQuery } from '../../lib/cards-query.ts';
import { useClient } from '../../lib/shop.tsx';
import { ProductRow } from '../../ui/product-row.tsx';

/** What the visitor looked at last, as the cart says it. */
export function LastVisited({ names }: { readonly names: readonly string[] }) {
  const t = useText('cart');
  const { data } = useQuery(cardsQuery(useClient(), names));
  const cards = (data?.results ?? []).filter(({ seoName }) => names.includes(seoName));
  return <ProductRow heading={t('lastVisited')} cards={cards} />;
}
