import type { ComponentType } from 'react';
import { resources } from '#core/changes/all-resources.ts';
import type { Permission } from '#core/permissions/roles.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { PhraseKey } from '../i18n/phrase-book.ts';

/** Groups of the navigation, in its order. */
export const screenGroups = [
  'groupBuyback',
  'groupPricing',
  'groupSales',
  'groupWarehouse',
  'groupCatalogue',
  'groupShop',
  'groupAdministration',
] as const satisfies readonly PhraseKey<'screens'>[];
export type ScreenGroup = (typeof screenGroups)[number];

export interface Screen {
  /** Begins with a slash; what is behind it belongs to the screen (`/buybacks/12`). */
  readonly path: string;
  readonly title: PhraseKey<'screens'> | { readonly ofResource: string };
  /** Who has none of these does not see the screen. */
  readonly permission: Permission;
  readonly group: ScreenGroup;
  /** Loaded when it is first opened; the component is the screen's. */
  readonly load: () => Promise<ComponentType>;
}

/** Where the back office of a shop that is not set up yet begins. */
export const firstStepsPath = '/first-steps';

/** Screens of their own. A feature adds its line and its name in i18n/<language>/screens.ts. */
const ownScreens: readonly Screen[] = [
  {
    path: firstStepsPath,
    title: 'firstSteps',
    permission: 'shop.settings',
    group: 'groupShop',
    load: async () =>
      (await import('../features/first-steps/first-steps-screen.tsx')).FirstStepsScreen,
  },
  {
    path: '/company',
    title: 'company',
    permission: 'shop.settings',
    group: 'groupShop',
    load: async () => (await import('../features/shop-settings/company-screen.tsx')).CompanyScreen,
  },
  {
    path: '/payments',
    title: { ofResource: 'payment_methods' },
    permission: 'shop.settings',
    group: 'groupShop',
    load: async () =>
      (await import('../features/shop-settings/payments-screen.tsx')).PaymentsScreen,
  },
  {
    path: '/buybacks',
    title: 'buybacks',
    permission: 'buyback.read',
    group: 'groupBuyback',
    load: async () => (await import('../features/buybacks/buybacks-screen.tsx')).BuybacksScreen,
  },
  {
    path: '/payouts',
    title: 'payouts',
    permission: 'buyback.read',
    group: 'groupBuyback',
    load: async () => (await import('../features/payouts/payouts-screen.tsx')).PayoutsScreen,
  },
  {
    path: '/bonuses',
    title: 'bonuses',
    permission: 'pricing.read',
    group: 'groupPricing',
    load: async () => (await import('../features/bonuses/bonuses-screen.tsx')).BonusesScreen,
  },
  {
    path: '/price-lists',
    title: 'priceLists',
    permission: 'pricing.read',
    group: 'groupPricing',
    load: async () =>
      (await import('../features/price-lists/price-lists-screen.tsx')).PriceListsScreen,
  },
  {
    path: '/price-levels',
    title: 'priceLevels',
    permission: 'catalogue.read',
    group: 'groupPricing',
    load: async () =>
      (await import('../features/price-levels/price-levels-screen.tsx')).PriceLevelsScreen,
  },
  {
    path: '/orders',
    title: 'orders',
    permission: 'orders.read',
    group: 'groupSales',
    load: async () => (await import('../features/orders/orders-screen.tsx')).OrdersScreen,
  },
  {
    path: '/picking',
    title: 'picking',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/picking/picking-screen.tsx')).PickingScreen,
  },
  {
    path: '/locations',
    title: 'locations',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/locations/locations-screen.tsx')).LocationsScreen,
  },
  {
    path: '/stations',
    title: { ofResource: 'stations' },
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/stations/stations-screen.tsx')).StationsScreen,
  },
  {
    path: '/warehouse-tasks',
    title: 'warehouseTasks',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/warehouse-tasks/tasks-screen.tsx')).TasksScreen,
  },
  {
    path: '/packing',
    title: 'packing',
    permission: 'warehouse.work',
    group: 'groupWarehouse',
    load: async () => (await import('../features/packing/packing-screen.tsx')).PackingScreen,
  },
  {
    path: '/approvals',
    title: 'approvals',
    permission: 'office.use',
    group: 'groupAdministration',
    load: async () => (await import('../features/approvals/approvals-screen.tsx')).ApprovalsScreen,
  },
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
    load: async () => (await import('../features/products/images/images-screen.tsx')).ImagesScreen,
  },
  {
    path: '/catalogue-filters',
    title: 'catalogueFilters',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await import('../features/products/filters/filters-screen.tsx')).FiltersScreen,
  },
  {
    path: '/seo-texts',
    title: 'seoTexts',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await import('../features/products/seo/seo-texts-screen.tsx')).SeoTextsScreen,
  },
  {
    path: '/page-parts',
    title: 'pageParts',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await import('../features/products/components/components-screen.tsx')).ComponentsScreen,
  },
  {
    path: '/imports',
    title: 'imports',
    permission: 'catalogue.edit',
    group: 'groupCatalogue',
    load: async () => (await import('../features/import/imports-screen.tsx')).ImportsScreen,
  },
  {
    path: '/feeds',
    title: 'feeds',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () => (await import('../features/feeds/feeds-screen.tsx')).FeedsScreen,
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
      (await import('../features/categories/categories-screen.tsx')).CategoriesScreen,
  },
  {
    path: '/assignment',
    title: 'assignment',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () =>
      (await import('../features/assignment/assignment-screen.tsx')).AssignmentScreen,
  },
  {
    path: '/device-catalogue',
    title: 'deviceCatalogue',
    permission: 'catalogue.read',
    group: 'groupCatalogue',
    load: async () => (await import('../features/device-catalogue/device-screen.tsx')).DeviceScreen,
  },
  {
    path: '/staff',
    title: 'staff',
    permission: 'accounts.manage',
    group: 'groupAdministration',
    load: async () => (await import('../features/staff/staff-screen.tsx')).StaffScreen,
  },
  {
    path: '/audit',
    title: 'audit',
    permission: 'audit.read',
    group: 'groupAdministration',
    load: async () => (await import('../features/audit/audit-screen.tsx')).AuditScreen,
  },
  {
    path: '/security',
    title: 'security',
    permission: 'audit.read',
    group: 'groupAdministration',
    load: async () => (await import('../features/security-log/security-screen.tsx')).SecurityScreen,
  },
  {
    path: '/cache-purge',
    title: 'cachePurge',
    permission: 'cache.purge',
    group: 'groupAdministration',
    load: async () => (await import('../features/cache-purge/purge-screen.tsx')).PurgeScreen,
  },
  {
    path: '/api-keys',
    title: 'apiKeys',
    permission: 'integrations.manage',
    group: 'groupAdministration',
    load: async () => (await import('../features/api-keys/api-keys-screen.tsx')).ApiKeysScreen,
  },
  {
    path: '/backups',
    title: 'backups',
    permission: 'backups.manage',
    group: 'groupAdministration',
    load: async () => (await import('../features/backups/backups-screen.tsx')).BackupsScreen,
  },
];

/** The screen that comes out of a declaration, where it names its place. */
function screenOf(resource: Resource): Screen[] {
  const { table, options } = resource;
  const group = screenGroups.find((one) => one === options.screen?.group);
  if (!options.screen || !group) return [];
  return [
    {
      path: options.screen.path,
      title: { ofResource: table },
      permission: options.read,
      group,
      load: async () => (await import('../ui/resource/resource-list.tsx')).resourceScreen(resource),
    },
  ];
}

/** Every screen of the back office. */
export const allScreens: readonly Screen[] = [
  ...ownScreens,
  ...resources.flatMap((one) => screenOf(one)),
];
