import type { Permission } from '../permissions/roles.ts';

/**
 * What waits for somebody of the staff, and who is asked to see to it: the first screen of the day shows those that a person
 * may work on (issue "The office's day", Home by role).
 */
const queuePermissions = {
  overdue_orders: 'orders.manage',
  unpaid_orders: 'orders.manage',
  unpaid_rests: 'orders.manage',
  reservations: 'reservations.manage',
  store_orders: 'reservations.manage',
  withdrawals: 'orders.refund',
  refunds: 'orders.refund',
  book_differences: 'orders.refund',
  enquiries: 'enquiries.answer',
  reviews: 'reviews.moderate',
  devices_to_inspect: 'buyback.read',
  counter_offers: 'buyback.read',
  payouts: 'buyback.read',
  repairs: 'repairs.manage',
  orders_to_pick: 'warehouse.work',
  warehouse_tasks: 'warehouse.work',
  imports: 'catalogue.edit',
  bank_entries: 'orders.refund',
} as const satisfies Record<string, Permission>;

export type WorkQueue = keyof typeof queuePermissions;

/** Every queue, in the order in which they are shown. */
export const workQueues = Object.keys(queuePermissions) as [WorkQueue, ...WorkQueue[]]; // a record's own keys, and it is not empty

/** Queues of a person with these permissions. */
export const queuesOf = (permissions: readonly Permission[]): WorkQueue[] =>
  workQueues.filter((queue) => permissions.includes(queuePermissions[queue]));
