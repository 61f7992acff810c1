import type { UrlKey } from '#core/contract/endpoints.ts';
import type { Permission } from '#core/permissions/roles.ts';
import { floorSight } from './floor-sight.ts';

/**
 * Permissions whose holders work with all rows of the house: there is nobody's among them that another of them may not
 * see. A new permission is closed until it stands here, and a new call of another one until it has its row below.
 */
export const houseWide: ReadonlySet<Permission> = new Set<Permission>([
  'catalogue.read',
  'catalogue.edit',
  'catalogue.texts',
  'gallery.edit',
  'prices.edit',
  'pricing.read',
  'pricing.publish',
  'discounts.edit',
  'discounts.explain',
  'statistics.read',
  'content.edit',
  'service.edit',
  'careers.edit',
  'careers.read',
  'reviews.moderate',
  'shop.settings',
  'cache.purge',
  // Supervisors of the one warehouse, and admins.
  'warehouse.manage',
  'purchasing.manage',
  'accounts.manage',
  'integrations.manage',
  'backups.manage',
  'audit.read',
]);

/** How a call keeps one member of the staff from another's things: by which case it is tried, or why there is none. */
type Sight =
  { readonly case: SightCase } | { readonly everybody: string } | { readonly elsewhere: string };

export const sightCases = [
  'goods of an order that left the warehouse',
  'contact of an order that left the warehouse',
  'the round of another picker',
  'the desk of another packer',
  'a supervisor-only close of a task',
  'an act of their own',
  'a change that another made',
  'the session of another',
  'the second factor of another',
  'the selection of another',
  'the photo of another device',
  'the photo of another repair',
  'the kept view of another',
] as const;
export type SightCase = (typeof sightCases)[number];

const money = { everybody: 'whoever refunds answers for every order' } as const;
const orders = { everybody: 'whoever manages orders answers for all of them' } as const;
const counter = {
  elsewhere: 'orders/store-pick-up.test.ts, reservations/pick-up.test.ts: whose store it is',
} as const;
const loans = { elsewhere: 'repairs/repair-loans.test.ts: whose store lends it' } as const;
const desk = {
  everybody: 'every device that comes may be inspected by everybody at the desk',
} as const;
const repairs = {
  everybody: 'every device may be taken in, repaired and handed out by everybody at the bench',
} as const;
const identity = { everybody: 'each reading of an identity is recorded with its reason' } as const;
const own = { elsewhere: 'tests/api/access/other-customers.test.ts' } as const;
const selection = { case: 'the selection of another' } as const;
const selecting = {
  everybody: 'keeps ids for its own maker; whose they are is asked when they are used',
} as const;

/** Every call of the other permissions that names a thing. */
export const staffSight: Readonly<Partial<Record<UrlKey, Sight>>> = {
  'admin-order': { case: 'goods of an order that left the warehouse' },
  'admin-order-pick-up-arrived': counter,
  'admin-order-pick-up-give': counter,
  'admin-order-invoice': orders,
  'admin-order-mails': orders,
  'admin-order-mail-again': orders,
  'admin-order-proforma': orders,
  'admin-order-proforma-mail': orders,
  'admin-order-contact': orders,
  'admin-order-editable': orders,
  'admin-order-edit-preview': orders,
  'admin-order-edit': orders,
  'admin-order-note': orders,
  'admin-order-move': orders,
  'admin-order-exchange': orders,
  'admin-order-door-exchange': orders,
  'admin-order-rest-write-off': money,
  'admin-order-hold': orders,
  'admin-order-refund': money,
  'admin-withdrawal': money,
  'admin-document-file': money,
  'admin-document-mail': money,
  'admin-day-close': money,
  'admin-day-reopen': money,
  'admin-day-closing-file': money,
  'admin-withdrawal-close': money,
  'admin-refund-payout': money,
  'bank-entry-assign': money,
  'bank-entry-note': money,
  'payment-inbox-again': money,
  'bank-entry-pay': { everybody: 'whoever pays says what the bank did' },
  'admin-refund-settle': money,
  'admin-enquiry-answer': { everybody: 'whoever answers enquiries answers all of them' },
  'admin-enquiry-close': { everybody: 'whoever answers enquiries answers all of them' },
  'admin-enquiry-reopen': { everybody: 'whoever answers enquiries answers all of them' },
  'admin-subscriber-unsubscribe': {
    everybody: 'whoever answers customers ends a subscription for each of them',
  },
  'admin-repair': repairs,
  'admin-repair-label': repairs,
  'admin-repair-needed-parts': repairs,
  'admin-repair-change': repairs,
  'admin-repair-move': repairs,
  'admin-repair-lines': repairs,
  'admin-repair-estimate': repairs,
  'admin-repair-decide': repairs,
  'admin-repair-pay': repairs,
  'admin-repair-hand-out': repairs,
  'admin-repair-claim': repairs,
  'admin-repair-claim-settle': repairs,
  'admin-repair-claim-refund': repairs,
  'admin-repair-note': repairs,
  'admin-repair-loans': loans,
  'admin-repair-lend': loans,
  'admin-repair-loan-end': loans,
  'admin-repair-bench': repairs,
  'admin-repair-checked': repairs,
  'admin-repair-timer-start': repairs,
  'admin-repair-timer-stop': repairs,
  'admin-repair-message-preview': repairs,
  'admin-repair-message': repairs,
  'admin-repair-papers': repairs,
  'admin-repair-paper': repairs,
  'admin-repair-answers': repairs,
  'admin-repair-sign': repairs,
  'admin-repair-photo-add': repairs,
  'admin-repair-photo': { case: 'the photo of another repair' },
  'admin-repair-photo-caption': { case: 'the photo of another repair' },
  'admin-repair-photo-delete': { case: 'the photo of another repair' },
  'admin-repair-reveal': {
    everybody: 'each reading is recorded with its reason, and whoever has the device may need it',
  },
  'admin-customer': {
    elsewhere: 'customers/customers.test.ts: what each role reads, kind by kind',
  },
  'admin-customer-note': {
    elsewhere: 'customers/customers.test.ts: what each role reads, kind by kind',
  },
  'admin-reservation-move': counter,
  'admin-orders-move-preview': {
    everybody: 'whoever manages orders manages all of them; the selection must be their own',
  },
  'admin-customer-terms': { everybody: 'whoever agrees terms with companies does so with each' },
  'admin-customer-terms-save': {
    everybody: 'whoever agrees terms with companies does so with each',
  },
  'admin-customer-export': {
    everybody: 'whoever answers demands of privacy answers them for everybody; each is on record',
  },
  'admin-customer-erase': {
    everybody: 'whoever answers demands of privacy answers them for everybody; each is on record',
  },
  'contact-reveal': { case: 'contact of an order that left the warehouse' },
  'prepared-act-decide': { case: 'an act of their own' },
  'pick-round-start': { everybody: 'an order that nobody picks may be taken by everybody' },
  'pick-scan': { case: 'the round of another picker' },
  'pick-heartbeat': { case: 'the round of another picker' },
  'pack-scan': { everybody: 'what is scanned lies before the packer' },
  'pack-finish': { case: 'the desk of another packer' },
  'pack-cancel': { case: 'the desk of another packer' },
  'warehouse-task-add': { everybody: 'says of a place what is to be done there' },
  'warehouse-task-close': { case: 'a supervisor-only close of a task' },
  'warehouse-task-put-back': { everybody: 'whoever is free does what lies there' },
  'warehouse-task-grade': { everybody: 'whoever is free does what lies there' },
  'warehouse-task-count': { everybody: 'whoever is free does what lies there' },
  ...floorSight,
  'admin-change': { case: 'a change that another made' },
  'admin-change-undo': { case: 'a change that another made' },
  'auth-session-end': { case: 'the session of another' },
  'auth-factor-remove': { case: 'the second factor of another' },
  'payout-prepare': selection,
  'payout-release': selection,
  'payout-file': {
    everybody: 'a release was theirs or a colleague’s; every account read is recorded',
  },
  'payout-recall': { everybody: 'asks another person, who decides' },
  'payout-paid': { everybody: 'whoever pays says what the bank did' },
  'buyback-desk': desk,
  'buyback-desk-reveal': identity,
  'buyback-account-holder': desk,
  'buyback-photo-add': desk,
  'buyback-photo': { case: 'the photo of another device' },
  'buyback-photo-delete': { case: 'the photo of another device' },
  'admin-buyback-detail': desk,
  'admin-buyback-move': desk,
  'admin-buyback-inspect': desk,
  'admin-buyback-reveal': identity,
  'grid-view-update': { case: 'the kept view of another' },
  'grid-view-delete': { case: 'the kept view of another' },
  'grid-layout-save': { everybody: 'writes how its own caller sees a list' },
  'grid-stock-locations-select': selecting,
  'grid-stations-select': selecting,
  'grid-service-operations-select': selecting,
  'grid-service-prices-select': selecting,
  'grid-service-parts-select': selecting,
  'grid-service-operation-stores-select': selecting,
  'grid-repair-checks-select': selecting,
  'grid-repair-message-templates-select': selecting,
  'grid-orders-select': selecting,
  'grid-buybacks-select': selecting,
  'grid-payouts-select': selecting,
  'grid-withdrawals-select': selecting,
  'grid-documents-select': selecting,
  'user-address-update': own,
  'user-address-remove': own,
  'product-review-add-component': own,
  'product-review-user-data': own,
};
