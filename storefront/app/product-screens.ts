import type { ComponentType } from 'react';
import type { ProductSlots } from '../features/product/product-slots.ts';
import type { ScreenLoader } from './screen-loader.ts';

/** Products, limited offers and what the visitor keeps. */
export interface ProductScreens extends Pick<ProductSlots, 'LastVisitedRow'> {
  readonly Product: ComponentType<ProductSlots>;
  readonly Favourites: ComponentType;
  readonly LastVisited: ComponentType;
  readonly Compare: ComponentType;
  readonly LimitedOffers: ComponentType;
}

/** The same as they arrive in the browser. */
export function productScreens({ screen, part }: ScreenLoader): ProductScreens {
  const product = screen(['product', 'productCard', 'duration'], () =>
    import('../features/product/product-screen.tsx').then((file) => file.ProductScreen),
  );
  const favourites = screen(['visitorLists', 'productCard'], () =>
    import('../features/favourites/favourites-screen.tsx').then((file) => file.FavouritesScreen),
  );
  const lastVisited = screen(['visitorLists', 'productCard'], () =>
    import('../features/last-visited/last-visited-screen.tsx').then(
      (file) => file.LastVisitedScreen,
    ),
  );
  const lastVisitedRow = part(['visitorLists', 'productCard'], () =>
    import('../features/last-visited/last-visited-row.tsx').then((file) => file.LastVisitedRow),
  );
  const compare = screen(['visitorLists', 'productCard'], () =>
    import('../features/compare/compare-screen.tsx').then((file) => file.CompareScreen),
  );
  const limitedOffers = screen(['limitedOffers', 'productCard', 'duration'], () =>
    import('../features/limited-offers/limited-offers-screen.tsx').then(
      (file) => file.LimitedOffersScreen,
    ),
  );
  return {
    Product: product.Screen,
    Favourites: favourites.Screen,
    LastVisited: lastVisited.Screen,
    LastVisitedRow: lastVisitedRow.Screen,
    Compare: compare.Screen,
    LimitedOffers: limitedOffers.Screen,
  };
}
