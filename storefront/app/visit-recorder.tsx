import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { loadCartBadge, reloadCartBadge } from '../lib/cart-badge.ts';
import { useShop } from '../lib/shop.tsx';
import { loadSignedIn, onSignedIn } from '../lib/signed-in.ts';
import { loadVisitorLists, recordVisit, reloadVisitorLists } from '../lib/visitor-lists.ts';

/** The page comes first: what is only remembered waits until the browser has nothing to do. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3_000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Remembers which product pages were seen. It stands outside of the screens, which arrive with the
 * first touch: a page that was only read counts as well.
 */
export function VisitRecorder() {
  const { client, market, gonePath } = useShop();
  const { pathname } = useLocation();
  const pattern = `${shopPaths(market).product('')}:seoName`;
  const seoName =
    pathname === gonePath ? undefined : matchPath(pattern, pathname)?.params['seoName'];
  // A failure leaves open who it is; the page is everybody's anyway.
  useEffect(() => whenIdle(() => void loadSignedIn(client).catch(() => null)), [client]);
  useEffect(() => whenIdle(() => loadCartBadge(client)), [client]);
  useEffect(
    () =>
      onSignedIn(() => {
        reloadVisitorLists(client);
        reloadCartBadge(client);
      }),
    [client],
  );
  useEffect(
    () =>
      whenIdle(() =>
        seoName === undefined ? loadVisitorLists(client) : recordVisit(client, seoName),
      ),
    [client, seoName],
  );
  return null;
}
