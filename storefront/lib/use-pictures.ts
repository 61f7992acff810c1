import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from './cards-query.ts';
import type { ProductCardData } from './product-card-data.ts';
import { useClient } from './shop.tsx';

interface Named {
  readonly productSeoName: string;
}

/** A list asks for no more cards at once. */
const mostCards = 24;

/** Cards of the products in the cart, which say how each is drawn; null where one is not sold. */
export function usePictures(packages: readonly Named[]): (item: Named) => ProductCardData | null {
  const names = [...new Set(packages.map(({ productSeoName }) => productSeoName))];
  const { data } = useQuery(cardsQuery(useClient(), names.slice(0, mostCards)));
  const cards = data?.results ?? [];
  return ({ productSeoName }) => cards.find(({ seoName }) => seoName === productSeoName) ?? null;
}
