import type { UrlKey } from '#core/contract/endpoints.ts';
import type { Role } from '#core/permissions/roles.ts';

/** As docs/security.md classes them; a name is no more than what a task is spoken of by. */
export type DataClass = 'name' | 'contact' | 'identity';

/**
 * Members of the staff who read data of a customer in clear, by the call that tells it. Contacts and identities nobody does:
 * whoever needs a field says why to a reveal, which is no reading and is recorded.
 */
export const tells: Readonly<
  Record<DataClass, Readonly<Partial<Record<UrlKey, readonly Role[]>>>>
> = {
  name: {
    'admin-order': ['warehouse_supervisor', 'support', 'admin'],
    'admin-repair': ['service_tech', 'support', 'admin'],
    'admin-repair-list': ['service_tech', 'support', 'admin'],
    'admin-reservation-list': ['warehouse_supervisor', 'support', 'admin'],
    // Signed by whoever wrote it, for everybody.
    'admin-review-list': ['content', 'support', 'admin'],
  },
  contact: {},
  // The shop's own account, which the seller of the test has too.
  identity: { 'admin-company': ['admin'] },
};

/** Names of fields that say how somebody is reached or paid. */
export const personalName =
  /mail|phone|street|birth|personalIdentification|identityCard|bankAccount|^iban$|^holder$/i;

/** What fields of replies to the staff are named like personal data; a new one wants its row here. */
export const personalFields: Readonly<Partial<Record<UrlKey, readonly string[]>>> = {
  // The staff's own accounts, for whoever manages them.
  'active-users': ['eMail'],
  'save-user': ['eMail'],
  // The shop's own company.
  'admin-company': ['eMail', 'iban', 'phone', 'street'],
  'admin-company-save': ['eMail', 'iban', 'phone', 'street'],
  // Places of carriers and of the shop.
  'admin-delivery-place-add': ['street'],
  'admin-delivery-place-list': ['street'],
  'admin-delivery-place-update': ['street'],
  // Masked.
  'admin-customer': ['eMail', 'phone'],
  'admin-customer-find': ['eMail', 'phone'],
  'admin-enquiry-list': ['eMail'],
  // Masked.
  'admin-job-application': ['eMail', 'phone'],
  'admin-job-application-answer': ['eMail', 'phone'],
  'admin-job-application-list': ['eMail', 'phone'],
  'admin-job-application-move': ['eMail', 'phone'],
  // The account is the shop's; the rest is masked, and empty for pickers and packers.
  'admin-order': ['eMail', 'iban', 'mailCheck', 'phoneNumber', 'street'],
  // Masked.
  'admin-phone-order-preview': ['street'],
  'admin-repair': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-change': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-claim-settle': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-claim-refund': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-decide': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-estimate': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-hand-out': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-customer-find': ['eMail'],
  'admin-repair-lines': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-move': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-note': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-pay': ['eMail', 'phoneNumber', 'street'],
  'admin-repair-take-in': ['eMail', 'phoneNumber', 'street'],
  // Masked.
  'admin-reservation-find': ['eMail', 'phone'],
  'admin-reservation-list': ['eMail', 'phone'],
  'admin-reservation-move': ['eMail', 'phone'],
  // Masked.
  'admin-subscriber-find': ['eMail'],
  'admin-subscriber-list': ['eMail'],
  'admin-subscriber-unsubscribe': ['eMail'],
  // The shop's own stores.
  'admin-store-add': ['eMail', 'phone', 'street'],
  'admin-store-list': ['eMail', 'phone', 'street'],
  'admin-store-update': ['eMail', 'phone', 'street'],
  // Of the parcel in hand, for whoever packs it.
  'pack-cancel': ['street'],
  'pack-desk': ['street'],
  'pack-scan': ['street'],
};
