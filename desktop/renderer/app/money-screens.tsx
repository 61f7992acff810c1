import { afterFloor } from './after-floor.ts';
import type { Screen } from './screen.ts';

/** Screens of who watches over the shop's account. */
export const moneyScreens: readonly Screen[] = [
  {
    path: '/bank',
    title: 'bank',
    permission: 'orders.refund',
    group: 'groupSales',
    load: async () => (await afterFloor(import('../features/bank/bank-screen.tsx'))).BankScreen,
  },
];
