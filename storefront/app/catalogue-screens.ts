import type { ScreenLoader } from './screen-loader.ts';

/** Screens that lead to a product: home, menu, search. */
export function catalogueScreens({ screen, part, plainPart }: ScreenLoader) {
  const home = screen(['home', 'productCard'], () =>
    import('../features/home/home-screen.tsx').then((file) => file.HomeScreen),
  );
  const menuSheet = plainPart([], () =>
    import('../features/menu/menu-sheet.tsx').then((file) => file.MenuSheet),
  );
  const suggestions = part(['search', 'productCard'], () =>
    import('../features/search/suggestions.tsx').then((file) => file.Suggestions),
  );
  return {
    Home: home.Screen,
    MenuSheet: menuSheet.Screen,
    Suggestions: suggestions.Screen,
  };
}
