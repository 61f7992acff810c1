import type { MarketCode } from '../market/market.ts';
import { buybackPaths } from '../paths/buyback-paths.ts';
import { salePaths } from '../paths/sale-paths.ts';
import { servicePaths } from '../paths/service-paths.ts';
import { shopPaths } from '../paths/shop-paths.ts';

/** Addresses of pages that every shop has, which its search leads to; what they are called is in phrases/{cs,ro}/fixed-pages.ts. */
export function fixedPages(market: MarketCode) {
  const shop = shopPaths(market);
  const buyback = buybackPaths(market);
  return {
    buyback: buyback.root,
    buybackStatus: buyback.status,
    centers: buyback.centers,
    service: servicePaths(market).root,
    repair: shop.repair,
    repairStatus: shop.findRepair,
    stores: shop.stores,
    contact: shop.contact,
    faq: shop.faq,
    orderStatus: salePaths(market).orderStatus,
    priceList: shop.priceList,
    limitedOffers: shop.limitedOffers,
    articles: shop.articles,
    jobs: shop.jobs,
  } as const;
}

export type FixedPage = keyof ReturnType<typeof fixedPages>;
