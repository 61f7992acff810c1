import { accept, refuse, type Result } from '../shared/result.ts';
import type { OrderStatus } from './order-status.ts';

/** Why the contact of an order stays as it is; keys of the phrases that say so. */
export type ContactRefusal =
  'order_contact_bill' | 'order_contact_invoiced' | 'order_contact_over' | 'order_edit_picked';

export interface OrderToReach {
  readonly status: OrderStatus;
  /** Whether a bill of the service ended in it, whose customer is changed at the repair. */
  readonly isBill: boolean;
  /** Whether anybody holds it in the warehouse, or something of it lies in a crate. */
  readonly isAtWork: boolean;
  readonly isInvoiced: boolean;
}

const open: readonly OrderStatus[] = [
  'created',
  'awaiting_device',
  'awaiting_payment',
  'confirmed',
];

/** Why nothing of a contact can be edited: from a picker's first step on labels and papers are made of it (T-WH-11). */
export function contactRefusal(order: OrderToReach): ContactRefusal | null {
  if (order.isBill) return 'order_contact_bill';
  if (order.isAtWork || order.status === 'picking' || order.status === 'packed') {
    return 'order_edit_picked';
  }
  return open.includes(order.status) ? null : 'order_contact_over';
}

type Fields = Readonly<Record<string, unknown>>;

/** Of a bill, what an issued invoice prints. */
const printed = [
  'firstName',
  'lastName',
  'company',
  'street',
  'city',
  'district',
  'postcode',
  'country',
  'registrationNumber',
  'vatNumber',
] as const;

/**
 * Whether a bill can become another one. What an issued invoice prints of its buyer stays: the document is not changed, and
 * a credit note corrects goods, not people. Where the goods go and how the customer is reached is free.
 */
export function checkNewBill(
  before: Fields,
  after: Fields,
  { isInvoiced }: Pick<OrderToReach, 'isInvoiced'>,
): Result<null, 'order_contact_invoiced'> {
  const isOther = printed.some((name) => textOf(before[name]) !== textOf(after[name]));
  return isInvoiced && isOther ? refuse('order_contact_invoiced') : accept(null);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What staff see masked, so that an empty control says nothing of it. */
const maskedOfContact: readonly string[] = ['street', 'phoneNumber', 'eMail'];

/**
 * Fields that were typed, over those that are known: what was left out stays as it was, and so does an empty one of those
 * that were not shown.
 */
export function overlaid(
  known: Fields,
  typed: Fields,
  notShown: readonly string[] = maskedOfContact,
): Record<string, unknown> {
  const said = Object.entries(typed).filter(
    ([name, value]) =>
      value !== undefined && value !== null && !(notShown.includes(name) && textOf(value) === ''),
  );
  return { ...known, ...Object.fromEntries(said) };
}
