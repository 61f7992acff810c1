import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useConsent } from '../lib/consent.ts';
import { useShop } from '../lib/shop.tsx';

/** True once the page has loaded and the browser has nothing else to do. */
function useQuietPage(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const rest = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => setQuiet(true));
      else setTimeout(() => setQuiet(true), 1_000);
    };
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
    return () => removeEventListener('load', rest);
  }, []);
  return quiet;
}

/** Asks for consent after everything else, where it was not answered and is not the page itself. */
export function ConsentGate({ Banner }: { readonly Banner: ComponentType }) {
  const { pathname } = useLocation();
  const choice = useConsent();
  const quiet = useQuietPage();
  const { cookies } = shopPaths(useShop().market);
  if (!quiet || choice !== null || pathname === cookies) return null;
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  );
}
