import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { cardsQuery } from '../../lib/cards-query.ts';
import { useShop } from '../../lib/shop.tsx';
import { useVisitorLists } from '../../lib/visitor-lists.ts';
import { ProductRow } from '../../ui/product-row.tsx';

/** What the visitor saw before, the newest first; nothing until something is known. */
export function LastVisitedRow({ except }: { readonly except?: string }) {
  const t = useText('visitorLists');
  const { client } = useShop();
  const names = (useVisitorLists()?.lastVisited ?? []).filter((name) => name !== except);
  const { data } = useQuery(cardsQuery(client, names));
  const cards = (data?.results ?? []).filter(({ seoName }) => names.includes(seoName));
  if (names.length === 0) return null;
  return <ProductRow heading={t('lastVisitedTitle')} cards={cards} />;
}
