import type { LoadPage, PageRoute } from '../../lib/page-route.ts';
import { prepareCategory } from './category-query.ts';

/** A place of the menu, whatever lies below it. */
interface MenuPlace {
  readonly urlPath: string;
  readonly children?: readonly MenuPlace[];
}

const isInMenu = (path: string, places: readonly MenuPlace[]): boolean =>
  places.some(({ urlPath, children }) => urlPath === path || isInMenu(path, children ?? []));

/** Whatever no other page has is a category, or nothing. */
export const route: PageRoute = {
  path: { cz: '*', ro: '*' },
  screen: () => import('./category-screen.tsx').then((file) => file.CategoryScreen),
  phrases: ['listing', 'productCard'],
  weight: (pathname, menu) => (isInMenu(pathname, menu) ? 'links' : 'script'),
};

export const load: LoadPage = prepareCategory;
