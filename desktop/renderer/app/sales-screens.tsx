import { afterFloor } from './after-floor.ts';
import type { Screen } from './screen.ts';

/** Screens of what is sold, to whom, and how much of it. */
export const salesScreens: readonly Screen[] = [
  {
    path: '/orders',
    title: 'orders',
    permission: 'orders.manage',
    group: 'groupSales',
    load: async () =>
      (await afterFloor(import('../features/orders/orders-screen.tsx'))).OrdersScreen,
  },
  {
    path: '/customers',
    title: 'customers',
    permission: 'customers.read',
    group: 'groupSales',
    load: async () =>
      (await afterFloor(import('../features/customers/customers-screen.tsx'))).CustomersScreen,
  },
  {
    path: '/why-code',
    title: 'whyCode',
    permission: 'discounts.explain',
    group: 'groupSales',
    load: async () =>
      (await afterFloor(import('../features/discounts/why-code-screen.tsx'))).WhyCodeScreen,
  },
  {
    path: '/statistics',
    title: 'statistics',
    permission: 'statistics.read',
    group: 'groupSales',
    load: async () =>
      (await afterFloor(import('../features/statistics/statistics-screen.tsx'))).StatisticsScreen,
  },
];
