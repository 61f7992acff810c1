import { salePaths } from '#core/paths/sale-paths.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { usePaths, useShop } from '../../lib/shop.tsx';

export interface Place {
  readonly to: string;
  readonly label: string;
}

/** The pages beside the catalogue, as the footer and the small menu list them. */
export function usePlaces(): Record<'shop' | 'sell' | 'about', readonly Place[]> {
  const t = useText('shell');
  const buyback = usePaths();
  const { market, config } = useShop();
  const shop = shopPaths(market);
  return {
    shop: [
      { to: shop.priceList, label: t('priceList') },
      { to: shop.limitedOffers, label: t('limitedOffers') },
      { to: shop.favourites, label: t('favourites') },
      { to: shop.compare, label: t('compare') },
      { to: salePaths(market).orderStatus, label: t('orderStatus') },
    ],
    sell: [
      { to: buyback.root, label: t('sellDevice') },
      { to: buyback.centers, label: t('centers') },
      { to: buyback.status, label: t('status') },
      { to: servicePaths(market).root, label: t('service') },
      { to: shop.findRepair, label: t('repairStatus') },
    ],
    about: [
      { to: shop.stores, label: t('stores') },
      { to: shop.showRooms, label: t('showRooms') },
      { to: shop.contact, label: t('contact') },
      { to: shop.articles, label: t('articles') },
      { to: shop.faq, label: t('faq') },
      { to: shop.jobs, label: t('jobs') },
      ...(config.articles.terms ? [{ to: shop.terms, label: t('terms') }] : []),
      ...(config.articles.privacy ? [{ to: shop.privacy, label: t('privacy') }] : []),
      { to: shop.cookies, label: t('cookies') },
    ],
  };
}
