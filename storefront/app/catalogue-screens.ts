import type { ComponentType } from 'react';
import type { CategoryScreenProps } from '../features/category/category-screen.tsx';
import type { HomeScreenProps } from '../features/home/home-screen.tsx';
import type { ScreenLoader } from './screen-loader.ts';

/** Screens that lead to a product: home, categories, search, prices. */
export interface CatalogueScreens {
  readonly Home: ComponentType<HomeScreenProps>;
  readonly Category: ComponentType<CategoryScreenProps>;
  readonly Search: ComponentType;
  readonly PriceList: ComponentType;
}

/** The same as they arrive in the browser. */
export function catalogueScreens({ screen }: ScreenLoader): CatalogueScreens {
  const home = screen(['home', 'productCard'], () =>
    import('../features/home/home-screen.tsx').then((file) => file.HomeScreen),
  );
  const category = screen(['listing', 'productCard'], () =>
    import('../features/category/category-screen.tsx').then((file) => file.CategoryScreen),
  );
  const search = screen(['search', 'listing', 'productCard'], () =>
    import('../features/search/search-screen.tsx').then((file) => file.SearchScreen),
  );
  const priceList = screen(['priceList', 'listing', 'productCard'], () =>
    import('../features/price-list/price-list-screen.tsx').then((file) => file.PriceListScreen),
  );
  return {
    Category: category.Screen,
    Search: search.Screen,
    PriceList: priceList.Screen,
    Home: home.Screen,
  };
}
