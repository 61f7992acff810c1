import { CategoryScreen } from '../features/category/category-screen.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { MenuSheet } from '../features/menu/menu-sheet.tsx';
import { PriceListScreen } from '../features/price-list/price-list-screen.tsx';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { Suggestions } from '../features/search/suggestions.tsx';
import type { CatalogueScreens } from './catalogue-screens.ts';

export const catalogueServerScreens: CatalogueScreens = {
  Home: HomeScreen,
  MenuSheet,
  Suggestions,
  Category: CategoryScreen,
  Search: SearchScreen,
  PriceList: PriceListScreen,
};
