import type { OrderStatus } from '../orders/order-status.ts';
import type { Permission, Role } from '../permissions/roles.ts';
import type { ReservationStatus } from '../reservations/reservation-status.ts';
import { isClosedRepair, type RepairStatus } from '../service/repair-status.ts';

/** Through what a customer can be reached. */
export const customerThings = ['order', 'reservation', 'enquiry', 'repair', 'account'] as const;
export type CustomerThing = (typeof customerThings)[number];

/** And through what somebody else can, who need not be one: whoever wants to work here, or to read the news. */
export const contactThings = [...customerThings, 'application', 'subscriber'] as const;
export type ContactThing = (typeof contactThings)[number];

/** What is masked of it; the last two are of an order that goes to another address. */
export const contactFields = [
  'e_mail',
  'phone_number',
  'street',
  'delivery_phone_number',
  'delivery_street',
] as const;
export type ContactField = (typeof contactFields)[number];

/** Things of which no state says who may look. */
type Stateless = 'enquiry' | 'account' | 'application' | 'subscriber';

/** A thing with its state, where it has one. */
export type ContactOf =
  | { readonly thing: 'order'; readonly status: OrderStatus }
  | { readonly thing: 'reservation'; readonly status: ReservationStatus }
  | { readonly thing: 'repair'; readonly status: RepairStatus }
  | { readonly thing: Stateless; readonly status: null };

const readBy: Record<ContactThing, Permission> = {
  order: 'orders.manage',
  reservation: 'reservations.manage',
  enquiry: 'enquiries.answer',
  repair: 'repairs.manage',
  account: 'customers.read',
  application: 'careers.read',
  subscriber: 'enquiries.answer',
};

/** Whether somebody sees a thing's contact at all; in clear nobody does without saying why. */
export function contactSight(
  permissions: readonly Permission[],
  thing: ContactThing,
): 'masked' | 'nothing' {
  return permissions.includes(readBy[thing]) ? 'masked' : 'nothing';
}

/** Who asks: a key has the role of its maker and fewer permissions. */
export interface Reader {
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

/** Whoever answers customers may need any field at any time. */
const answering: ReadonlySet<Role> = new Set(['support', 'admin']);
const inWarehouse: ReadonlySet<OrderStatus> = new Set(['confirmed', 'picking', 'packed']);
const waiting: ReadonlySet<ReservationStatus> = new Set(['preparing', 'ready']);

/** Fields that somebody may reveal of a thing as it stands, for a reason that is recorded. */
export function revealable({ role, permissions }: Reader, of: ContactOf): readonly ContactField[] {
  const mayRead = contactSight(permissions, of.thing) === 'masked';
  if (!mayRead || !permissions.includes('contacts.reveal')) return [];
  if (answering.has(role)) return contactFields;
  // Whoever has the device before them calls and writes to its owner, until it is given back.
  if (of.thing === 'repair') return isClosedRepair(of.status) ? [] : contactFields;
  // Whoever runs the warehouse calls about goods that lie in it, and writes to nobody.
  const lies = of.thing === 'order' ? inWarehouse.has(of.status) : isWaiting(of);
  return lies ? contactFields.filter((field) => field !== 'e_mail') : [];
}

const isWaiting = (of: ContactOf): boolean => of.thing === 'reservation' && waiting.has(of.status);

/** `b…@posta.example`: enough to tell whether it is the one that a customer says. */
function maskMail(eMail: string): string {
  const at = eMail.lastIndexOf('@');
  return at < 1 ? hidden(eMail) : `${first(eMail)}…${eMail.slice(at)}`;
}

/** `…567`, whether it was typed with spaces or without; a short one is hidden whole. */
function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, '');
  return digits.length < 7 ? hidden(phone) : `…${digits.slice(-3)}`;
}

/** `D…`: neither the street nor the house. */
const maskStreet = (street: string): string =>
  street.trim() === '' ? '' : `${first(street.trim())}…`;

const first = (text: string): string => [...text][0] ?? '';
const hidden = (text: string): string => (text === '' ? '' : '…');

const masks: Record<ContactField, (value: string) => string> = {
  e_mail: maskMail,
  phone_number: maskPhone,
  street: maskStreet,
  delivery_phone_number: maskPhone,
  delivery_street: maskStreet,
};

/** A field as it is shown to whoever has not said why they need it; empty stays empty. */
export const maskContact = (field: ContactField, value: string): string => masks[field](value);
