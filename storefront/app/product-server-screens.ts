import { CompareScreen } from '../features/compare/compare-screen.tsx';
import { FavouritesScreen } from '../features/favourites/favourites-screen.tsx';
import { LastVisitedRow } from '../features/last-visited/last-visited-row.tsx';
import { LastVisitedScreen } from '../features/last-visited/last-visited-screen.tsx';
import { LimitedOffersScreen } from '../features/limited-offers/limited-offers-screen.tsx';
import { ProductScreen } from '../features/product/product-screen.tsx';
import type { ProductScreens } from './product-screens.ts';

/** Products, limited offers and what the visitor keeps, as the server renders them. */
export const productServerScreens: ProductScreens = {
  Product: ProductScreen,
  Favourites: FavouritesScreen,
  LastVisited: LastVisitedScreen,
  LastVisitedRow,
  Compare: CompareScreen,
  LimitedOffers: LimitedOffersScreen,
};
