import { useLocation } from 'react-router';
import {
  productAddress,
  readProductChoice,
  type ProductChoice,
} from '#core/catalog/product-address.ts';
import { useShop } from '../../lib/shop.tsx';

/** The choice that the address holds, decoded; the same on the server and in the browser. */
export function useProductChoice(): ProductChoice {
  const { market } = useShop();
  const { search } = useLocation();
  return readProductChoice(market, [...new URLSearchParams(search)]);
}

/**
 * Addresses of the same page with another choice. Links keep everything else that was chosen; a unit
 * belongs to one variant and condition and stays only with them.
 */
export function useProductLinks(seoName: string) {
  const { market } = useShop();
  const { unit, ...lasting } = useProductChoice();
  return {
    toVariant: (other: string) => productAddress(market, other, lasting),
    toCondition: (condition: ProductChoice['condition']) =>
      productAddress(market, seoName, { ...lasting, condition }),
    toUnit: (condition: ProductChoice['condition'], id: number) =>
      productAddress(market, seoName, { ...lasting, condition, unit: id }),
    withExtras: (extras: readonly string[]) =>
      productAddress(market, seoName, { ...lasting, unit, extras }),
    withSwap: (swap: ProductChoice['swap']) =>
      productAddress(market, seoName, { ...lasting, unit, swap }),
    withSwapOffer: (swapOffer: string | null) =>
      productAddress(market, seoName, { ...lasting, unit, swapOffer }),
  };
}
