import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { compareAddress, readComparison, type Comparison } from '#core/catalog/compare-address.ts';
import { useShop } from '../../lib/shop.tsx';
import { setCompared, useVisitorLists } from '../../lib/visitor-lists.ts';

/**
 * The comparison in the address. An address without one takes what the visitor compared last; one
 * that was sent becomes the visitor's own.
 */
export function useComparison(): Comparison & { readonly isKnown: boolean } {
  const { client, market } = useShop();
  const { search } = useLocation();
  const navigate = useNavigate();
  const lists = useVisitorLists();
  const comparison = readComparison(market, [...new URLSearchParams(search)]);
  const inAddress = comparison.products.join();
  const kept = lists?.compared.join();
  const isKnown = inAddress !== '' || kept === '';
  const followed = useRef<string | null>(null);
  useEffect(() => {
    // Each address once: a change of the list without it was made by this page.
    if (kept === undefined || followed.current === inAddress) return;
    followed.current = inAddress;
    if (kept === inAddress) return;
    if (inAddress === '') {
      void navigate(compareAddress(market, { products: kept.split(',') }), { replace: true });
    } else {
      void setCompared(client, inAddress.split(','));
    }
  }, [client, inAddress, kept, market, navigate]);
  return { ...comparison, isKnown };
}
