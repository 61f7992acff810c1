import { afterFloor } from './after-floor.ts';
import { speakOfFloor } from '../i18n/use-phrases.ts';
import type { Screen } from './screen.ts';

/** Screens of the catalogue. */
export const catalogueScreens: readonly Screen[] = [
  {
    path: '/products',
    title: 'products',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () => (await import('../features/products/products-screen.tsx')).ProductsScreen,
  },
  {
    path: '/new-product',
    title: 'newProduct',
    permission: 'catalogue.edit',
    group: 'groupCatalogue',
    load: async () =>
      (await import('../features/new-product/new-product-screen.tsx')).NewProductScreen,
  },
  {
    path: '/families',
    title: 'families',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await import('../features/products/families/families-screen.tsx')).FamiliesScreen,
  },
  {
    path: '/images',
    title: 'images',
    permission: 'gallery.edit',
    group: 'groupCatalogue',
    load: async () =>
      (await afterFloor(import('../features/products/images/images-screen.tsx'))).ImagesScreen,
  },
  {
    path: '/catalogue-filters',
    title: 'catalogueFilters',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await afterFloor(import('../features/products/filters/filters-screen.tsx'))).FiltersScreen,
  },
  {
    path: '/seo-texts',
    title: 'seoTexts',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await afterFloor(import('../features/products/seo/seo-texts-screen.tsx'))).SeoTextsScreen,
  },
  {
    path: '/page-parts',
    title: 'pageParts',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await afterFloor(import('../features/products/components/components-screen.tsx')))
        .ComponentsScreen,
  },
  {
    path: '/imports',
    title: 'imports',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () => (await import('../features/import/imports-screen.tsx')).ImportsScreen,
  },
  {
    path: '/feeds',
    title: 'feeds',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () => {
      const screen = import('../features/feeds/feeds-screen.tsx');
      return (await Promise.all([screen, speakOfFloor()]))[0].FeedsScreen;
    },
  },
  {
    path: '/import-schedules',
    title: 'importSchedules',
    permission: 'catalogue.edit',
    group: 'groupCatalogue',
    load: async () => (await import('../features/import/schedules-screen.tsx')).SchedulesScreen,
  },
  {
    path: '/categories',
    title: 'categories',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await afterFloor(import('../features/categories/categories-screen.tsx'))).CategoriesScreen,
  },
  {
    path: '/assignment',
    title: 'assignment',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await afterFloor(import('../features/assignment/assignment-screen.tsx'))).AssignmentScreen,
  },
  {
    path: '/device-catalogue',
    title: 'deviceCatalogue',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () => (await import('../features/device-catalogue/device-screen.tsx')).DeviceScreen,
  },
];
