import type { buybackPaths } from '#core/buyback/buyback-paths.ts';
import type { shopPaths } from '#core/catalog/shop-paths.ts';
import type { Menu } from '../lib/menu.ts';

type BuybackPaths = ReturnType<typeof buybackPaths>;
type ShopPaths = ReturnType<typeof shopPaths>;

/** Steps of the selector before the questionnaire: type, manufacturer and model. */
const linkSteps = 3;

/**
 * Whether a page is made of links alone, so that the server's markup does all of its work: the home
 * page, categories, search and prices, articles and job offers, the selector until a colour is
 * chosen, limited offers and products, whose buttons hold a press until their code is there. Pages of
 * stores are not among them: their doors open and close while somebody looks on.
 */
export function isLinksOnlyPage(
  pathname: string,
  paths: BuybackPaths,
  shop: ShopPaths,
  menu: Menu,
): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === '' || plainPages(shop).includes(path) || isCategory(path, menu)) return true;
  if (pagesWithCode(shop).some((page) => path.startsWith(page('')))) return true;
  if (path !== paths.root && !path.startsWith(`${paths.root}/`)) return false;
  const pages = [
    paths.status,
    paths.centers,
    paths.offer(''),
    paths.thankYou(''),
    paths.counterOffer(''),
  ];
  if (pages.some((page) => path.startsWith(page.replace(/\/$/, '')))) return false;
  return path.slice(paths.root.length).split('/').filter(Boolean).length <= linkSteps;
}

const plainPages = (shop: ShopPaths): readonly string[] => [
  shop.limitedOffers,
  shop.search,
  shop.priceList,
  shop.articles,
  shop.jobs,
];

const pagesWithCode = (shop: ShopPaths) => [shop.product, shop.article];

/** A place of the menu, whatever lies below it. */
interface MenuPlace {
  readonly urlPath: string;
  readonly children?: readonly MenuPlace[];
}

const isCategory = (path: string, places: readonly MenuPlace[]): boolean =>
  places.some(({ urlPath, children }) => urlPath === path || isCategory(path, children ?? []));
