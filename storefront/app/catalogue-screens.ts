import type { ComponentType } from 'react';
import type { CategoryScreenProps } from '../features/category/category-screen.tsx';
import type { HomeScreenProps } from '../features/home/home-screen.tsx';
import type { MenuSheetProps } from '../features/menu/menu-sheet.tsx';
import type { SuggestionsProps } from '../features/search/search-box.tsx';
import type { ScreenLoader } from './screen-loader.ts';

/** Screens that lead to a product: home, menu, categories, search, prices. */
export interface CatalogueScreens {
  readonly Home: ComponentType<HomeScreenProps>;
  readonly MenuSheet: ComponentType<MenuSheetProps>;
  readonly Suggestions: ComponentType<SuggestionsProps>;
  readonly Category: ComponentType<CategoryScreenProps>;
  readonly Search: ComponentType;
  readonly PriceList: ComponentType;
}

/** The same as they arrive in the browser. */
export function catalogueScreens({ screen, part, plainPart }: ScreenLoader): CatalogueScreens {
  const home = screen(['home', 'productCard'], () =>
    import('../features/home/home-screen.tsx').then((file) => file.HomeScreen),
  );
  const menuSheet = plainPart([], () =>
    import('../features/menu/menu-sheet.tsx').then((file) => file.MenuSheet),
  );
  const suggestions = part(['search', 'productCard'], () =>
    import('../features/search/suggestions.tsx').then((file) => file.Suggestions),
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
    MenuSheet: menuSheet.Screen,
    Suggestions: suggestions.Screen,
  };
}
