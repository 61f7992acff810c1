import type { Permission } from '../permissions/roles.ts';

/** By what a customer is known: an account, or any thing that bears their e-mail. */
export const customerThings = [
  'account',
  'order',
  'buyback',
  'reservation',
  'repair',
  'enquiry',
] as const;
export type CustomerThing = (typeof customerThings)[number];

/** Names a customer by one of their things, as no address may hold an e-mail. */
export interface CustomerKey {
  readonly thing: CustomerThing;
  readonly id: number;
}

/** Who reads the things of a kind, and so finds people by them. */
export const customerThingReadBy: Readonly<Record<CustomerThing, Permission>> = {
  account: 'customers.read',
  order: 'orders.manage',
  buyback: 'buyback.read',
  reservation: 'reservations.manage',
  repair: 'repairs.manage',
  enquiry: 'enquiries.answer',
};

const largestId = 2 ** 31 - 1;

export const customerKeyText = ({ thing, id }: CustomerKey): string => `${thing}-${String(id)}`;

/** Reads `order-12`; null for what is no key. */
export function parseCustomerKey(text: string): CustomerKey | null {
  const [name, digits = '', ...rest] = text.split('-');
  const thing = customerThings.find((one) => one === name);
  if (thing === undefined || rest.length > 0 || !/^[1-9]\d{0,9}$/.test(digits)) return null;
  const id = Number(digits);
  return id > largestId ? null : { thing, id };
}
