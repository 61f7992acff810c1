import { afterFloor } from './after-floor.ts';
import type { Screen } from './screen.ts';

/** Screens of money that comes and goes. */
export const moneyScreens: readonly Screen[] = [
  {
    path: '/withdrawals',
    title: 'withdrawals',
    permission: 'orders.refund',
    group: 'groupMoney',
    load: async () =>
      (await afterFloor(import('../features/withdrawals/withdrawals-screen.tsx')))
        .WithdrawalsScreen,
  },
  {
    path: '/refunds',
    title: 'refunds',
    permission: 'orders.refund',
    group: 'groupMoney',
    load: async () =>
      (await afterFloor(import('../features/refunds/refunds-screen.tsx'))).RefundsScreen,
  },
  {
    path: '/documents',
    title: 'documents',
    permission: 'orders.refund',
    group: 'groupMoney',
    load: async () =>
      (await afterFloor(import('../features/documents/documents-screen.tsx'))).DocumentsScreen,
  },
  {
    path: '/books',
    title: 'books',
    permission: 'orders.refund',
    group: 'groupMoney',
    load: async () => (await afterFloor(import('../features/books/books-screen.tsx'))).BooksScreen,
  },
  {
    path: '/day-closing',
    title: 'dayClosing',
    permission: 'orders.refund',
    group: 'groupMoney',
    load: async () =>
      (await afterFloor(import('../features/day-closing/day-closing-screen.tsx'))).DayClosingScreen,
  },
  {
    path: '/bank',
    title: 'bank',
    permission: 'orders.refund',
    group: 'groupMoney',
    load: async () => (await afterFloor(import('../features/bank/bank-screen.tsx'))).BankScreen,
  },
];
