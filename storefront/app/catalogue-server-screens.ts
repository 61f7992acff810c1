import { CategoryScreen } from '../features/category/category-screen.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { PriceListScreen } from '../features/price-list/price-list-screen.tsx';
import { SearchScreen } from '../features/search/search-screen.tsx';
import type { CatalogueScreens } from './catalogue-screens.ts';

export const catalogueServerScreens: CatalogueScreens = {
  Home: HomeScreen,
  Category: CategoryScreen,
  Search: SearchScreen,
  PriceList: PriceListScreen,
};
