import { resources } from '#core/changes/all-resources.ts';
import type { Resource } from '#core/resources/resource.ts';
import { administrationScreens } from './administration-screens.tsx';
import { afterFloor } from './after-floor.ts';
import { catalogueScreens } from './catalogue-screens.tsx';
import { contentScreens } from './content-screens.tsx';
import { salesScreens } from './sales-screens.tsx';
import { moneyScreens } from './money-screens.tsx';
import { firstStepsPath, screenGroups, type Screen } from './screen.ts';
import { warehouseScreens } from './warehouse-screens.tsx';

/** Screens of their own. A feature adds its line and its name in i18n/<language>/screens.ts. */
const ownScreens: readonly Screen[] = [
  {
    path: '/home',
    title: 'home',
    permission: 'office.use',
    group: 'groupToday',
    load: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  },
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
    path: '/delivery-matrix',
    title: 'deliveryMatrix',
    permission: 'shop.settings',
    group: 'groupShop',
    load: async () =>
      (await afterFloor(import('../features/deliveries/deliveries-screen.tsx'))).DeliveriesScreen,
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
    path: '/shop-numbers',
    title: { ofResource: 'shop_numbers' },
    permission: 'shop.settings',
    group: 'groupShop',
    load: async () =>
      (await afterFloor(import('../features/shop-settings/numbers-screen.tsx'))).NumbersScreen,
  },
  {
    path: '/buybacks',
    title: 'buybacks',
    permission: 'buyback.read',
    group: 'groupBuyback',
    load: async () =>
      (await afterFloor(import('../features/buybacks/buybacks-screen.tsx'))).BuybacksScreen,
  },
  {
    path: '/payouts',
    title: 'payouts',
    permission: 'buyback.read',
    group: 'groupBuyback',
    load: async () =>
      (await afterFloor(import('../features/payouts/payouts-screen.tsx'))).PayoutsScreen,
  },
  {
    path: '/bonuses',
    title: 'bonuses',
    permission: 'pricing.read',
    group: 'groupPricing',
    load: async () =>
      (await afterFloor(import('../features/bonuses/bonuses-screen.tsx'))).BonusesScreen,
  },
  {
    path: '/discounts',
    title: 'discounts',
    permission: 'discounts.edit',
    group: 'groupPricing',
    load: async () =>
      (await afterFloor(import('../features/discounts/discounts-screen.tsx'))).DiscountsScreen,
  },
  {
    path: '/price-lists',
    title: 'priceLists',
    permission: 'pricing.read',
    group: 'groupPricing',
    load: async () =>
      (await afterFloor(import('../features/price-lists/price-lists-screen.tsx'))).PriceListsScreen,
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
    path: '/planned-prices',
    title: { ofResource: 'planned_prices' },
    permission: 'catalogue.read',
    group: 'groupPricing',
    load: async () =>
      (await import('../features/planned-prices/planned-prices-screen.tsx')).PlannedPricesScreen,
  },
  ...salesScreens,
  {
    path: '/repairs',
    title: 'repairs',
    permission: 'repairs.manage',
    group: 'groupService',
    load: async () =>
      (await afterFloor(import('../features/repairs/repairs-screen.tsx'))).RepairsScreen,
  },
  {
    path: '/repair-numbers',
    title: 'repairNumbers',
    permission: 'repairs.manage',
    group: 'groupService',
    load: async () =>
      (await afterFloor(import('../features/repair-numbers/repair-numbers-screen.tsx')))
        .RepairNumbersScreen,
  },
  {
    path: '/repair-checks',
    title: { ofResource: 'repair_checks' },
    permission: 'service.read',
    group: 'groupService',
    load: async () =>
      (await afterFloor(import('../features/bench-lists/repair-checks-screen.tsx')))
        .RepairChecksScreen,
  },
  {
    path: '/repair-messages',
    title: { ofResource: 'repair_message_templates' },
    permission: 'service.read',
    group: 'groupService',
    load: async () =>
      (await afterFloor(import('../features/bench-lists/repair-messages-screen.tsx')))
        .RepairMessagesScreen,
  },
  {
    path: '/service-prices',
    title: { ofResource: 'service_prices' },
    permission: 'service.read',
    group: 'groupService',
    load: async () =>
      (await afterFloor(import('../features/service-prices/service-prices-screen.tsx')))
        .ServicePricesScreen,
  },
  {
    path: '/reservations',
    title: 'reservations',
    permission: 'reservations.manage',
    group: 'groupSales',
    load: async () =>
      (await import('../features/reservations/reservations-screen.tsx')).ReservationsScreen,
  },
  ...moneyScreens,
  ...warehouseScreens,
  ...catalogueScreens,
  ...contentScreens,
  ...administrationScreens,
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
